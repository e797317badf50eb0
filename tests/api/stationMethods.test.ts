import { afterEach, expect, test } from "vitest";
import { UnreadableReply } from "../../src/api/hostErrors";
import { endSession, startSession } from "../../src/api/session";
import { dataProvider } from "../../src/dataProvider";
import { fakeHost, json } from "../support/fakeHost";

const admin = { firstName: "Meena", lastName: "Rao", email: "meena@example.com" };
const scan = {
  scanId: "0d4f3c1e-8c9b-4a6e-9a52-3f1c0a7d9e11",
  sequence: 1,
  scannedAt: "2026-11-20T03:00:00Z",
  sentAt: "2026-11-20T03:00:01Z",
  queued: false,
};

afterEach(endSession);

test("an admin records a punch by the data provider and gets what the host says of it", async () => {
  const reply = {
    outcome: "CHECKED_IN",
    barcodeId: "EMP-A-00001",
    name: "Asha Rao",
    at: "2026-11-20T03:00:00.000Z",
    workedHours: 0,
  };
  const asked = fakeHost({ "POST /station/punch": () => json(reply) });
  startSession({ token: "abc", admin });
  const body = { ...scan, barcodeId: "EMP-A-00001" };
  expect(await dataProvider.punch(body)).toEqual(reply);
  expect(asked).toMatchObject([{ method: "POST", path: "/station/punch", body }]);
  expect(asked[0]?.headers.get("Authorization")).toBe("Bearer abc");
});

test("an answer that says nothing of the reel is none", async () => {
  fakeHost({ "POST /station/return-reel": () => json({ outcome: "RETURNED" }) });
  startSession({ token: "abc", admin });
  const body = { ...scan, barcodeId: "REEL-000001", weight: 480 };
  await expect(dataProvider.returnReel(body)).rejects.toBeInstanceOf(UnreadableReply);
});

test("what runs and what a station knows are read by the data provider too", async () => {
  const data = { employees: [], reels: [], orders: [] };
  fakeHost({
    "GET /station/open-usages": () => json([]),
    "GET /station/data": () => json(data),
  });
  startSession({ token: "abc", admin });
  expect(await dataProvider.getOpenUsages()).toEqual([]);
  expect(await dataProvider.getStationData()).toEqual(data);
});
