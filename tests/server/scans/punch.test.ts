import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { employees, punches, scans } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { beginSpan } from "../../support/timeSpan";

const minute = 60_000;
const host = plant();

/**
 * Returns a badge without scans. Its person joined a week ago, because a scan of some minutes ago may be yesterday's.
 */
async function newBadge(n: number): Promise<string> {
  const { body } = exampleOf("registerEmployee", n);
  const made = await host.call("owner", "registerEmployee", { body });
  const barcodeId = String(made.body.barcodeId);
  const joinedAt = new Date(Date.now() - 7 * 24 * 60 * minute);
  await host.db.update(employees).set({ joinedAt }).where(eq(employees.barcodeId, barcodeId));
  return barcodeId;
}

const punch = (body: object, who: "station" | "owner" = "station") =>
  host.call(who, "punch", { body });

const punchesOf = (barcodeId: string) =>
  host.db
    .select({ at: punches.punchedAt, scanId: punches.scanId })
    .from(punches)
    .innerJoin(employees, eq(employees.id, punches.employeeId))
    .where(eq(employees.barcodeId, barcodeId))
    .orderBy(punches.punchedAt);

/** Returns a scan of some minutes ago that is sent now. */
const ago = (minutes: number) => scanBody(new Date(Date.now() - minutes * minute));

let n = 0;
const nextBadge = () => {
  n += 1;
  return newBadge(n);
};

beforeAll(() => host.tokenOf("station"));

test("a badge checks in and out, and attendance shows it", async () => {
  const barcodeId = await nextBadge();
  expect(await punch({ ...ago(90), queued: true, barcodeId })).toMatchObject({
    status: 200,
    body: { outcome: "CHECKED_IN", barcodeId, name: "Chaitra Gowda", workedHours: 0 },
  });
  expect(await punch({ ...scanBody(), barcodeId })).toMatchObject({
    status: 200,
    body: { outcome: "CHECKED_OUT", workedHours: 1.5 },
  });
  const [checkIn, checkOut] = await punchesOf(barcodeId);
  if (!checkIn || !checkOut) throw new Error("Both scans count");
  const query = { date: indiaDate(checkIn.at) };
  const { body } = await host.call("owner", "getAttendance", { query });
  expect(body.find((row: { barcodeId: string }) => row.barcodeId === barcodeId)).toMatchObject({
    status: "PRESENT",
    checkInTime: checkIn.at.toISOString(),
    checkOutTime: checkOut.at.toISOString(),
  });
});

test("a station is told until when the next scan of a badge is a check-out", async () => {
  const [isIn, wasIn, isOut] = [await nextBadge(), await nextBadge(), await nextBadge()];
  const checkIn = ago(90);
  await punch({ ...ago(15 * 60), sequence: 0, queued: true, barcodeId: wasIn });
  await punch({ ...checkIn, queued: true, barcodeId: isIn });
  await punch({ ...ago(80), queued: true, barcodeId: isOut });
  await punch({ ...scanBody(), barcodeId: isOut });
  const { checkOutsUntil } = (await host.call("station", "getStationData")).body;
  expect(checkOutsUntil).not.toHaveProperty([isOut]);
  expect(checkOutsUntil).not.toHaveProperty([wasIn]);
  const until = Date.parse(checkIn.scannedAt) + 14 * 60 * minute;
  expect(Math.abs(Date.parse(checkOutsUntil[isIn]) - until)).toBeLessThan(10_000);
});

test("a station is told the seconds within which a second scan of a badge counts for nothing", async () => {
  const { periods, ...before } = (await host.call("owner", "getCalendar")).body;
  const readSeconds = async () =>
    (await host.call("station", "getStationData")).body.shortestSpanSeconds;
  expect(await readSeconds()).toBe(before.shortestSpanSeconds);
  const longer = { ...before, shortestSpanSeconds: 95 };
  const edited = await host.call("owner", "updateCalendar", { body: longer });
  expect(edited.status).toBe(200);
  expect(await readSeconds()).toBe(95);
  const body = { ...before, version: edited.body.version };
  expect((await host.call("owner", "updateCalendar", { body })).status).toBe(200);
});

test("the same scan again gets the first answer and changes nothing", async () => {
  const barcodeId = await nextBadge();
  const body = { ...scanBody(), barcodeId };
  const first = await punch(body);
  const later = new Date(Date.now() + 5_000).toISOString();
  const again = await punch({ ...body, sentAt: later, queued: true });
  expect(again.text).toBe(first.text);
  expect(await punchesOf(barcodeId)).toHaveLength(1);
});

test("fifty simultaneous requests of the same scan count once", async () => {
  const barcodeId = await nextBadge();
  const body = { ...scanBody(), barcodeId };
  const replies = await Promise.all(Array.from({ length: 50 }, () => punch(body)));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(replies[0]).toMatchObject({ status: 200, body: { outcome: "CHECKED_IN" } });
  expect(await punchesOf(barcodeId)).toHaveLength(1);
});

test("a scan's id for another scan is refused", async () => {
  const body = { ...scanBody(), barcodeId: await nextBadge() };
  await punch(body);
  const other = await nextBadge();
  for (const changed of [{ barcodeId: other }, { sequence: body.sequence + 1 }]) {
    expect(await punch({ ...body, ...changed })).toMatchObject({
      status: 409,
      body: { message: "This scan's id was used for another scan" },
    });
  }
  expect(await punchesOf(other)).toEqual([]);
});

test("a badge within a minute, at another station too, is already recorded", async () => {
  const barcodeId = await nextBadge();
  const first = await punch({ ...scanBody(), barcodeId });
  const second = await punch({ ...scanBody(), barcodeId }, "owner");
  expect(second).toMatchObject({
    status: 200,
    body: { outcome: "ALREADY_RECORDED", recordedAs: "CHECKED_IN", at: first.body.at },
  });
  expect(await punchesOf(barcodeId)).toHaveLength(1);
});

test("one of twenty simultaneous scans of a badge counts", async () => {
  const barcodeId = await nextBadge();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => punch({ ...scanBody(), barcodeId })),
  );
  const outcomes = replies.map(({ body }) => body.outcome);
  expect(outcomes.filter((outcome) => outcome === "CHECKED_IN")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "ALREADY_RECORDED")).toHaveLength(19);
  expect(await punchesOf(barcodeId)).toHaveLength(1);
});

test("a clock three hours off is corrected, and the scan is marked", async () => {
  const barcodeId = await nextBadge();
  const station = Date.now() + 180 * minute;
  const expectNow = beginSpan();
  const body = {
    ...scanBody(new Date(station - 10_000)),
    sentAt: new Date(station).toISOString(),
    barcodeId,
  };
  const { at } = (await punch(body)).body;
  expectNow(Date.parse(at) + 10_000);
  const [scan] = await host.db.select().from(scans).where(eq(scans.id, body.scanId));
  expect(scan).toMatchObject({ isClockOff: true, isLate: false, isException: false });
  expect(scan?.scannedAt).toEqual(new Date(body.scannedAt));
});

test("a scan that waited counts at its own time, and is marked late", async () => {
  const barcodeId = await nextBadge();
  const expectSent = beginSpan();
  const body = { ...ago(200), queued: true, barcodeId };
  const { at } = (await punch(body)).body;
  expectSent(Date.parse(at) + 200 * minute);
  const [scan] = await host.db.select().from(scans).where(eq(scans.id, body.scanId));
  expect(scan).toMatchObject({ isLate: true, isClockOff: false, sequence: body.sequence });
});

test("a scan of 1970 counts when it arrives, and the office sees why", async () => {
  const barcodeId = await nextBadge();
  const body = { ...scanBody(new Date(300_000)), queued: true, barcodeId };
  const expectNow = beginSpan();
  const { at } = (await punch(body)).body;
  expectNow(at);
  const { body: exceptions } = await host.call("owner", "getExceptions");
  expect(exceptions).toContainEqual(
    expect.objectContaining({
      kind: "CLOCK_OFF",
      barcodeId,
      detail: "The station's clock showed 1 Jan 1970: the time when the scan arrived was taken",
    }),
  );
  expect(exceptions).not.toContainEqual(expect.objectContaining({ kind: "LATE_SCAN", barcodeId }));
});

test("a scan of last year after one of today has a wrong clock, unless it has waited since", async () => {
  const [waited, today, lastYear] = [await nextBadge(), await nextBadge(), await nextBadge()];
  const expectSent = beginSpan();
  const twoDaysAgo = ago(2 * 24 * 60);
  await punch({ ...scanBody(), barcodeId: today });
  const off = { ...ago(365 * 24 * 60), queued: true, barcodeId: lastYear };
  const expectNow = beginSpan();
  expectNow((await punch(off)).body.at);
  const first = { ...twoDaysAgo, sequence: 0, queued: true, barcodeId: waited };
  const { at } = (await punch(first)).body;
  expectSent(Date.parse(at) + 2 * 24 * 60 * minute);
});

test("an unknown badge is refused, and nothing is written", async () => {
  const body = { ...scanBody(), barcodeId: "EMP-A-99999" };
  expect(await punch(body)).toMatchObject({
    status: 404,
    body: { message: "The badge EMP-A-99999 was not found" },
  });
  expect(await host.db.select().from(scans).where(eq(scans.id, body.scanId))).toEqual([]);
});

test("a scan outside employment is refused and noted, and does not count", async () => {
  const barcodeId = await nextBadge();
  const joinedAt = new Date(Date.now() + 2 * 24 * 60 * minute);
  await host.db.update(employees).set({ joinedAt }).where(eq(employees.barcodeId, barcodeId));
  const body = { ...scanBody(), barcodeId };
  expect(await punch(body)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("is not employed on") },
  });
  const [scanRow] = await host.db.select().from(scans).where(eq(scans.id, body.scanId));
  expect(scanRow).toMatchObject({ isException: true });
  expect(await punchesOf(barcodeId)).toEqual([]);
});

test("a deactivated badge is refused and noted, and does not count", async () => {
  const barcodeId = await nextBadge();
  await host.call("owner", "deactivateEmployee", { params: { barcodeId } });
  const message = "The badge of Chaitra Gowda is no longer active: please go to the office";
  const body = { ...scanBody(), barcodeId };
  expect(await punch(body)).toMatchObject({ status: 409, body: { message } });
  expect(await punch({ ...body, queued: true })).toMatchObject({
    status: 200,
    body: { outcome: "EXCEPTION", message },
  });
  const scanRows = await host.db.select().from(scans).where(eq(scans.id, body.scanId));
  expect(scanRows).toMatchObject([{ isException: true }]);
  expect(await punchesOf(barcodeId)).toEqual([]);
});

test("a scan from before a badge's deactivation counts, even if it arrives late", async () => {
  const barcodeId = await nextBadge();
  await host.call("owner", "deactivateEmployee", { params: { barcodeId } });
  expect(await punch({ ...ago(30), queued: true, barcodeId })).toMatchObject({
    body: { outcome: "CHECKED_IN" },
  });
});

test.each([
  ["scanId", "not-a-uuid"],
  ["scanId", undefined],
  ["sequence", -1],
  ["sequence", 1.5],
  ["scannedAt", "yesterday"],
  ["sentAt", "2026-11-20T08:30:00"],
  ["queued", "no"],
  ["barcodeId", "emp a"],
])("a scan whose %s is %j is refused at that field", async (field, value) => {
  const body = { ...scanBody(), barcodeId: "EMP-A-00001", [field]: value };
  const { status, body: reply } = await punch(body);
  expect(status).toBe(400);
  expect(Object.keys(reply.errors)).toEqual([field]);
});

test("the server can add scans, but neither change nor delete one", async () => {
  const change = host.callsDb.update(scans).set({ sequence: 0 }).where(eq(scans.id, randomUUID()));
  await expect(change).rejects.toMatchObject({ cause: { message: /permission denied/ } });
  const remove = host.callsDb.delete(scans).where(eq(scans.id, randomUUID()));
  await expect(remove).rejects.toMatchObject({ cause: { message: /permission denied/ } });
});
