import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { makeMachine } from "../../support/machines";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();
const today = indiaDate(new Date());
const yesterday = dateAfter(today, -1);
let versionId = 0;

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Plain", smallBox);
});

async function enter(machineId: number, good: number, at: string) {
  const order = {
    ...newOrder("Kaveri Weaves"),
    quantity: 10_000,
    specificationVersionId: versionId,
  };
  const orderId = Number((await host.call("staff", "createOrder", { body: order })).body.id);
  const body = { entryId: randomUUID(), machineId, orderId, good, waste: 0, at };
  const reply = await host.call("staff", "createStageEntry", { body });
  expect(reply.status, reply.text).toBe(200);
}

const figuresOf = async (id: number, from: string, to: string) =>
  (
    await host.call("staff", "getMachineFigures", {
      params: { id: String(id) },
      query: { from, to },
    })
  ).body;

async function edit(id: number, changes: object) {
  const params = { id: String(id) };
  const { body } = await host.call("owner", "getMachine", { params });
  const { name, unit, stage, ratePerHour, runsFrom, runsTo, version } = body;
  const form = { name, unit, stage, ratePerHour, runsFrom, runsTo, version };
  return host.call("owner", "updateMachine", { params, body: { ...form, ...changes } });
}

test("ten minutes at 900 and ten at 500 a minute keep 75 % after the rate has changed", async () => {
  const times = { runsFrom: "08:00", runsTo: "08:10", ratePerHour: 54_000 };
  const id = await makeMachine(host, "Rated", "CORRUGATING", times);
  await enter(id, 7500, "2026-05-04T08:10:00+05:30");
  await enter(id, 3000, "2026-05-05T08:10:00+05:30");
  const changed = await edit(id, { ratePerHour: 30_000, changesFrom: "2026-05-05" });
  expect(changed.status, changed.text).toBe(200);
  expect(changed.body).toMatchObject({ ratePerHour: 30_000, validFrom: "2026-05-05" });
  expect(await figuresOf(id, "2026-05-04", "2026-05-05")).toMatchObject({ performance: 0.75 });
  // A change without a day holds from today on.
  expect((await edit(id, { ratePerHour: 60_000 })).body).toMatchObject({ validFrom: today });
  expect(await figuresOf(id, "2026-05-04", "2026-05-05")).toMatchObject({ performance: 0.75 });
});

test("shorter hours leave the 480 planned minutes of a past day", async () => {
  const id = await makeMachine(host, "Shortened", "CORRUGATING", { runsTo: "16:00" });
  await enter(id, 100, `${yesterday}T10:00:00+05:30`);
  expect((await edit(id, { runsTo: "12:00" })).status).toBe(200);
  expect(await figuresOf(id, yesterday, yesterday)).toMatchObject({ plannedMinutes: 480 });
});

test("a short Saturday has its own planned minutes, and a Saturday off has none", async () => {
  const more = { saturday: "08:00-13:00", secondFourthSaturdayOff: true };
  const id = await makeMachine(host, "Saturdays", "CORRUGATING", more);
  for (const day of ["01", "02", "09"]) await enter(id, 100, `2026-05-${day}T10:00:00+05:30`);
  const minutesOf = async (date: string) => (await figuresOf(id, date, date)).plannedMinutes;
  expect(await minutesOf("2026-05-01")).toBe(480);
  expect(await minutesOf("2026-05-02")).toBe(300);
  expect(await minutesOf("2026-05-09")).toBe(0);
  // Pieces of a day without hours have no ideal, so they do not raise the performance.
  const both = await figuresOf(id, "2026-05-02", "2026-05-09");
  expect(both.performance).toBeCloseTo(100 / (5 * 3600));
});

test("a second person's same change gets the first person's machine, not an error at the day", async () => {
  const id = await makeMachine(host, "Changed twice", "CORRUGATING");
  const change = { ratePerHour: 4000, changesFrom: dateAfter(today, 7), version: 1 };
  expect((await edit(id, change)).status).toBe(200);
  const late = await edit(id, change);
  expect(late.status).toBe(409);
  expect(late.body.current).toMatchObject({ ratePerHour: 4000, version: 2 });
});

test("a day before the last change, and a day without a change, are refused at the field", async () => {
  const id = await makeMachine(host, "Refused", "CORRUGATING");
  const next = dateAfter(today, 7);
  expect((await edit(id, { ratePerHour: 4000, changesFrom: next })).body.validFrom).toBe(next);
  const earlier = await edit(id, { ratePerHour: 5000, changesFrom: today });
  expect(earlier.status).toBe(400);
  expect(earlier.body.errors.changesFrom).toMatch(/^Other hours of Refused hold from /);
  const same = await edit(id, { ratePerHour: 4000, changesFrom: dateAfter(today, 9) });
  expect(same.body.errors).toEqual({
    changesFrom: "Change the rate or the hours, or leave this day empty",
  });
  const wrong = await edit(id, { saturday: "8-1" });
  expect(wrong.body.errors).toEqual({
    saturday: "Must be hours such as 08:00-13:00, or OFF",
  });
  // A further edit before that day amends the change that is to come.
  expect((await edit(id, { ratePerHour: 4500 })).body.validFrom).toBe(next);
});

test("an undo takes back the day of a change together with its rate", async () => {
  const id = await makeMachine(host, "Undone", "CORRUGATING", { ratePerHour: 3600 });
  await enter(id, 1800, `${yesterday}T08:30:00+05:30`);
  const before = await figuresOf(id, yesterday, yesterday);
  expect((await edit(id, { ratePerHour: 7200, changesFrom: yesterday })).status).toBe(200);
  const changed = await figuresOf(id, yesterday, yesterday);
  expect(changed.performance).toBeCloseTo(before.performance / 2);
  const [change] = (await host.call("owner", "getUndoable")).body.changes;
  const undone = await host.call("owner", "undoChange", { params: { id: String(change.id) } });
  expect(undone.status, undone.text).toBe(200);
  expect(await figuresOf(id, yesterday, yesterday)).toMatchObject({
    performance: before.performance,
  });
});
