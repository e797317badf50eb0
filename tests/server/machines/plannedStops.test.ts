import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Schedule } from "../../../contract/schedule";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { readMachineStates } from "../../../server/machines/machineStates";
import { makeMachine, storeOrder } from "../../support/machines";
import { plant } from "../../support/plant";
import { specifiedBox } from "../../support/specifiedOrder";

const host = plant();
const today = indiaDate(new Date());
let versionId = 0;

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Tea box");
});

const makeAll = (name: string, unit: string) =>
  makeMachine(host, name, "CORRUGATING", { unit, runsFrom: "18:00", runsTo: "17:00" });

const stop = (machineId: number, startedAt: string, endedAt?: string, more: object = {}) =>
  host.call("staff", "createMachineStop", {
    body: { stopId: randomUUID(), machineId, reason: "MAINTENANCE", startedAt, endedAt, ...more },
  });

const cancel = (id: number) =>
  host.call("staff", "cancelMachineStop", { params: { id: String(id) } });

const scheduledMachine = async (id: number) => {
  const { machines }: Schedule = (await host.call("staff", "getSchedule")).body;
  return machines.find((machine) => machine.id === id);
};

const on = (days: number, time: string) => `${dateAfter(today, days)}T${time}:00+05:30`;

test("the plan leaves out the time of a planned stop until the stop is cancelled", async () => {
  const machineId = await makeAll("Planned", "A");
  const orderId = await storeOrder(host.db, versionId, { quantity: 3600 });
  const placement = async () => {
    const { orders }: Schedule = (await host.call("staff", "getSchedule")).body;
    return orders.find((order) => order.orderId === orderId)?.placements[0];
  };
  const [from, to] = [new Date(Date.now() + 5 * 60_000), new Date(Date.now() + 300 * 60_000)];
  const begun = Date.parse((await placement())?.from ?? "");
  const planned = await stop(machineId, from.toISOString(), to.toISOString());
  expect(planned.body).toMatchObject({ kind: "PLANNED", isOpen: false });
  const { reason } = planned.body;
  expect((await scheduledMachine(machineId))?.plannedStops).toEqual([
    { id: planned.body.id, reason, from: from.toISOString(), to: to.toISOString() },
  ]);
  const { from: start = "", to: end = "" } = (await placement()) ?? {};
  // The run of 80 minutes begins before the stop and goes on after it, or waits for its end.
  expect(Date.parse(end)).toBeGreaterThan(to.getTime());
  expect(Date.parse(start) < from.getTime() || Date.parse(start) >= to.getTime()).toBe(true);
  expect((await cancel(planned.body.id)).body).toMatchObject({ kind: "CANCELLED" });
  expect(Date.parse((await placement())?.from ?? "") - begun).toBeLessThan(60 * 60_000);
  expect((await scheduledMachine(machineId))?.plannedStops).toEqual([]);
  expect(await cancel(planned.body.id)).toMatchObject({ status: 409 });
});

test("a planned stop has an end, and overlaps no other planned one", async () => {
  const machineId = await makeAll("Overlap", "A");
  expect((await stop(machineId, on(2, "14:00"))).body.errors).toEqual({
    endedAt: "Enter the end of the planned stop",
  });
  expect((await stop(machineId, on(2, "14:00"), on(2, "16:00"))).status).toBe(200);
  expect(await stop(machineId, on(2, "15:00"), on(2, "17:00"))).toMatchObject({ status: 400 });
  // A stop without an end does not wait for the planned one.
  expect((await stop(machineId, new Date().toISOString())).body).toMatchObject({ isOpen: true });
  const write = host.db.execute(sql`
    insert into machine_stops (stop_id, machine_id, kind, reason, started_at, ended_at, created_by)
    values (gen_random_uuid(), ${machineId}, 'PLANNED', 'OTHER', ${on(2, "15:00")}, ${on(2, "17:00")}, 'staff@example.com')`);
  await expect(write).rejects.toMatchObject({
    cause: { constraint: "machine_stops_planned_overlap" },
  });
});

const edit = (row: { id: number; version: number }, startedAt: string, endedAt: string) =>
  host.call("staff", "updateMachineStop", {
    params: { id: String(row.id) },
    body: { version: row.version, reason: "MAINTENANCE", startedAt, endedAt },
  });

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test("a planned stop cannot be moved into the past", async () => {
  const machineId = await makeAll("Moved", "A");
  const { body: planned } = await stop(machineId, inMinutes(60), inMinutes(120));
  expect((await edit(planned, inMinutes(-600), inMinutes(-300))).body.errors).toEqual({
    startedAt: "A planned stop cannot begin in the past",
  });
  const moved = await edit(planned, inMinutes(180), inMinutes(240));
  expect(moved, moved.text).toMatchObject({ status: 200, body: { kind: "PLANNED" } });
});

test("a planned stop that has begun keeps its start and its past, and one that is over stays as it was", async () => {
  const machineId = await makeAll("Begun", "A");
  const { body: planned } = await stop(machineId, inMinutes(60), inMinutes(120));
  const [start, end] = [inMinutes(-60), inMinutes(60)];
  const setTimes = (startedAt: string, endedAt: string) =>
    host.db.execute(sql`update machine_stops set started_at = ${startedAt}, ended_at = ${endedAt}
      where id = ${planned.id}`);
  await setTimes(start, end);
  expect((await edit(planned, inMinutes(30), end)).body.errors).toEqual({
    startedAt: "This planned stop has begun. Change its end instead.",
  });
  expect((await edit(planned, start, inMinutes(-30))).body.errors).toEqual({
    endedAt: "A planned stop that has begun cannot end in the past",
  });
  const longer = await edit(planned, start, inMinutes(90));
  expect(longer, longer.text).toMatchObject({ status: 200 });
  await setTimes(inMinutes(-120), inMinutes(-60));
  expect((await edit(longer.body, inMinutes(-120), inMinutes(90))).body.errors).toEqual({
    endedAt: "This stop has already ended",
  });
  const ended = await host.call("staff", "endMachineStop", {
    params: { id: String(planned.id) },
    body: { endedAt: inMinutes(-90) },
  });
  expect(ended.status).toBe(409);
});

test("a planned stop is no planned time of the OEE, and the wall shows it while it lasts", async () => {
  const machineId = await makeMachine(host, "Worked", "CORRUGATING", { unit: "B" });
  const at = "2026-05-04T10:00:00+05:30";
  const orderId = await storeOrder(host.db, versionId, { unit: "B", quantity: 20_000 });
  const entry = { entryId: randomUUID(), machineId, orderId, good: 18_500, waste: 400 };
  const body = { ...entry, reason: "SETTING", at };
  const entered = await host.call("staff", "createStageEntry", { body });
  expect(entered.status, entered.text).toBe(200);
  await host.db.execute(sql`
    insert into machine_stops (stop_id, machine_id, kind, reason, started_at, ended_at, created_by)
    values (gen_random_uuid(), ${machineId}, 'PLANNED', 'MAINTENANCE', '2026-05-04T14:00:00+05:30', '2026-05-04T15:00:00+05:30', 'staff@example.com')`);
  await stop(machineId, "2026-05-04T13:30:00+05:30", "2026-05-04T14:30:00+05:30");
  const figures = await host.call("staff", "getMachineFigures", {
    params: { id: String(machineId) },
    query: { from: "2026-05-01", to: "2026-05-31" },
  });
  // Half an hour of the entered hour is in the planned stop.
  expect(figures.body).toMatchObject({ plannedMinutes: 420, stopMinutes: 30, plannedStops: [] });
  expect(figures.body.availability).toBeCloseTo(390 / 420);
  const stateAt = async (time: string) =>
    (await readMachineStates(host.db, Date.parse(`2026-05-04T${time}:00+05:30`))).find(
      ({ id }) => id === machineId,
    );
  expect(await stateAt("14:45")).toMatchObject({ state: "STOPPED", reason: "MAINTENANCE" });
  expect((await stateAt("15:30"))?.state).not.toBe("STOPPED");
});
