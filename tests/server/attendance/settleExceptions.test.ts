import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { punches, scans } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { at, badge, correctionCalls, hireTwo } from "./correctionCalls";

const host = plant();
const { exceptionsOf, kindsOf, propose } = correctionCalls(host);

/** Returns a station's scan in its stored form, by default of a badge. */
const stationScan = (moment: string, changes: Partial<typeof scans.$inferInsert>) => ({
  id: randomUUID(),
  call: "punch" as const,
  adminId: 1,
  sequence: 1,
  content: {},
  employeeId: 2,
  scannedAt: new Date(at(moment)),
  sentAt: new Date(at(moment)),
  receivedAt: new Date(at(moment)),
  at: new Date(at(moment)),
  isLate: false,
  isClockOff: false,
  reply: {},
  ...changes,
});

const lateScan = stationScan("07-01 08:30", { isLate: true, sentAt: new Date(at("07-01 09:30")) });
const badgeScan = stationScan("07-02 08:30", {
  isException: true,
  reply: { message: "This badge is no longer active" },
});

beforeAll(async () => {
  await hireTwo(host, { 1: [], 2: ["04-01 08:30", "04-02 08:30", "05-03 09:00", "05-03 17:00"] });
  await host.call("owner", "registerReel", exampleOf("registerReel", 1));
  await host.db.insert(scans).values([
    lateScan,
    badgeScan,
    stationScan("07-03 08:30", { isLate: true }),
    stationScan("07-04 08:30", {
      call: "returnReel",
      employeeId: null,
      reelId: 1,
      isException: true,
      reply: { message: "The reel weighs more than it was issued with" },
    }),
  ]);
  await host.db.insert(punches).values([
    { employeeId: 2, punchedAt: lateScan.at, scanId: lateScan.id },
    { employeeId: 2, punchedAt: new Date(at("07-01 16:30")) },
  ]);
});

test("work on a Sunday is one exception, of the day", async () => {
  expect(await exceptionsOf("2026-05")).toMatchObject([
    { kind: "DAY_OFF", date: "2026-05-03", detail: "Worked 8 h on the weekly off" },
  ]);
});

test("the stations' notes are listed: late scans, a deactivated badge and a reel's conflict, no repeats", async () => {
  expect(await exceptionsOf("2026-07")).toMatchObject([
    {
      id: `LATE_SCAN:${lateScan.id}`,
      barcodeId: badge(2),
      detail: "Sent 1 h after it was scanned",
    },
    { id: `DEACTIVATED_BADGE:${badgeScan.id}`, detail: "This badge is no longer active" },
    {
      kind: "REEL_CONFLICT",
      name: "Reel 50001",
      barcodeId: "REEL-000001",
      detail: "The reel weighs more than it was issued with",
    },
  ]);
});

test("a late scan is settled by its removal, a reel's conflict by its confirmation", async () => {
  const [late, deactivated, conflict] = await exceptionsOf("2026-07");
  const takeOut = { action: "VOID", exceptionId: late?.id, barcodeId: badge(2), at: late?.at };
  expect((await propose("owner", takeOut)).status).toBe(200);
  const confirm = { action: "CONFIRM", exceptionId: conflict?.id };
  expect(await propose("owner", confirm)).toMatchObject({
    status: 200,
    body: { name: "Reel 50001", barcodeId: "REEL-000001" },
  });
  const add = { action: "ADD", exceptionId: deactivated?.id, barcodeId: badge(2) };
  expect((await propose("owner", { ...add, at: deactivated?.at })).status).toBe(200);
  const left = (await exceptionsOf("2026-07")).map(({ id }) => id);
  for (const settled of [late, deactivated, conflict]) expect(left).not.toContain(settled?.id);
  // The check-out without its removed check-in and the added scan have no partner.
  expect(await kindsOf("2026-07")).toEqual([
    "2026-07-01 OPEN_CHECK_OUT",
    "2026-07-02 OPEN_CHECK_OUT",
  ]);
});

test("an exception of a scan that was added is settled like others", async () => {
  const open = (await exceptionsOf("2026-07"))[1];
  expect(open?.id).toMatch(/^OPEN_CHECK_OUT:C\d+$/);
  expect((await propose("owner", { action: "CONFIRM", exceptionId: open?.id })).status).toBe(200);
  expect(await kindsOf("2026-07")).toEqual(["2026-07-01 OPEN_CHECK_OUT"]);
});

test("the list says how many are open, by a summary too", async () => {
  const query = { month: "2026-04", summary: { choices: ["kind"] } };
  expect((await host.call("staff", "getExceptions", { query })).body).toMatchObject({
    total: (await exceptionsOf("2026-04")).length,
    choices: { kind: ["OPEN_CHECK_OUT"] },
  });
});

test.each(["2026-13", "26-01", "3026-01", "2026-1"])("there is no month %s", async (month) => {
  const reply = await host.call("staff", "getExceptions", { query: { month } });
  expect(reply).toMatchObject({ status: 400, body: { errors: { month: expect.any(String) } } });
});
