import { expect, test } from "vitest";
import type { WaitingScan } from "../../src/station/queue/scan";
import {
  type BadgeScan,
  directionAt,
  isRepeated,
  lastPunch,
} from "../../src/station/queue/stationRecords";
import { records as plant } from "./records";

const code = "EMP-A-00001";
const hour = 3_600_000;
const eight = Date.parse("2026-03-02T08:00:00.000Z");
const records = { ...plant, checkOutsUntil: {}, fetchedAt: eight };
const isIn = { ...records, checkOutsUntil: { [code]: new Date(eight + 13 * hour).toISOString() } };
const none: ReadonlyMap<string, BadgeScan> = new Map();

const waitingAt = (at: number, barcodeId = code): WaitingScan => ({
  scanId: String(at),
  sequence: 1,
  scannedAt: new Date(at).toISOString(),
  label: "Asha Rao",
  content: { call: "punch", body: { barcodeId } },
});

test("a badge that is in checks out until the host's limit, and any other one checks in", () => {
  expect(directionAt(code, eight + hour, undefined, isIn)).toBe("out");
  expect(directionAt(code, eight + 14 * hour, undefined, isIn)).toBe("in");
  expect(directionAt(code, eight + hour, undefined, records)).toBe("in");
  expect(directionAt(code, eight + hour, undefined, plant)).toBeUndefined();
  expect(directionAt(code, eight + hour, undefined, undefined)).toBeUndefined();
});

test("a scan here that the host's records do not have yet counts too", () => {
  const last = { at: eight + hour, as: "out" } as const;
  expect(directionAt(code, eight + 2 * hour, last, isIn)).toBe("in");
  const before = { at: eight - hour, as: "in" } as const;
  expect(directionAt(code, eight + 2 * hour, before, records)).toBe("in");
});

test("the last waiting scan counts, without repeated ones and other badges", () => {
  const waiting = [
    waitingAt(eight + hour),
    waitingAt(eight + hour + 59_000),
    waitingAt(eight + 9 * hour),
    waitingAt(eight + 10 * hour, "EMP-A-00002"),
  ];
  expect(lastPunch(code, { records, waiting, seen: none })).toEqual({
    at: eight + 9 * hour,
    as: "out",
  });
  const seen = new Map([[code, { at: eight + 8 * hour, as: "in" as const }]]);
  expect(lastPunch(code, { records, waiting, seen })).toEqual({ at: eight + 9 * hour, as: "out" });
  expect(lastPunch(code, { records, waiting: [], seen: none })).toBeUndefined();
});

test("a second scan within the host's distance is repeated, and within 60 s before the host has told it", () => {
  const last = { at: eight, as: "in" } as const;
  expect(isRepeated(last, eight + 59_999, undefined)).toBe(true);
  expect(isRepeated(last, eight + 60_000, undefined)).toBe(false);
  expect(isRepeated(last, eight + 60_000, records)).toBe(false);
  const tenMinutes = { ...records, shortestSpanSeconds: 600 };
  expect(isRepeated(last, eight + 599_999, tenMinutes)).toBe(true);
  expect(isRepeated(last, eight + 600_000, tenMinutes)).toBe(false);
  // The clock was set back since.
  expect(isRepeated(last, eight - 1, records)).toBe(false);
  expect(isRepeated(undefined, eight, records)).toBe(false);
});

test("a waiting scan within the host's distance does not turn the direction", () => {
  const waiting = [waitingAt(eight + hour), waitingAt(eight + hour + 300_000)];
  const tenMinutes = { ...records, shortestSpanSeconds: 600 };
  const first = { at: eight + hour, as: "in" };
  expect(lastPunch(code, { records: tenMinutes, waiting, seen: none })).toEqual(first);
  const second = { at: eight + hour + 300_000, as: "out" };
  expect(lastPunch(code, { records, waiting, seen: none })).toEqual(second);
});
