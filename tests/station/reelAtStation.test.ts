import { expect, test } from "vitest";
import type { ScanContent, WaitingScan } from "../../src/station/queue/scan";
import { reelAtStation, reelsByNumber } from "../../src/station/queue/stationRecords";
import { records } from "./records";

const code = "REEL-000001";

const waiting = (content: ScanContent, sequence = 1): WaitingScan => ({
  scanId: `scan ${sequence}`,
  sequence,
  scannedAt: "2026-03-02T06:00:00.000Z",
  label: "Reel",
  content,
});

const issued = waiting({
  call: "issueReel",
  body: { barcodeId: code, orderId: 7, usageType: "TOP" },
});
const returned = (body: { weight: number; isFinished?: boolean }) =>
  waiting({ call: "returnReel", body: { barcodeId: code, ...body } }, 2);

test("a reel in stock is issued, a running one is returned", () => {
  expect(reelAtStation(code, records, []).kind).toBe("issue");
  expect(reelAtStation("REEL-000002", records, [])).toMatchObject({
    kind: "return",
    running: { client: "Deccan Tile Works", weightBefore: 640.5 },
  });
  expect(reelAtStation("REEL-000003", records, []).kind).toBe("finished");
  expect(reelAtStation("REEL-999999", records, [])).toEqual({ kind: "unknown" });
});

test("a scan that waits at this station counts as done", () => {
  expect(reelAtStation(code, records, [issued])).toMatchObject({
    kind: "return",
    running: { orderId: 7, client: "Cauvery Coolers", usageType: "TOP", weightBefore: 500 },
  });
  expect(reelAtStation(code, records, [issued, returned({ weight: 120 })])).toMatchObject({
    kind: "issue",
    reel: { currentWeight: 120 },
  });
  const finished = returned({ weight: 4, isFinished: true });
  expect(reelAtStation(code, records, [issued, finished]).kind).toBe("finished");
  const other = waiting({ call: "punch", body: { barcodeId: "EMP-A-00001" } });
  expect(reelAtStation(code, records, [other]).kind).toBe("issue");
});

test("a printed number names its reel, and a finished one only where no other reel has it", () => {
  const barcodesOf = (number: string, known = records) =>
    reelsByNumber(number, known).map(({ barcodeId }) => barcodeId);
  expect(barcodesOf("48001")).toEqual(["REEL-000001"]);
  expect(barcodesOf("048003")).toEqual(["REEL-000003"]);
  expect(barcodesOf("9")).toEqual([]);
  const same = { ...records, reels: records.reels.map((reel) => ({ ...reel, reelNo: 7 })) };
  expect(barcodesOf("7", same)).toEqual(["REEL-000001", "REEL-000002"]);
});
