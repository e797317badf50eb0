import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { machineStops, orders, stageEntries } from "../../../server/db/schema";
import { makeMachine } from "../../support/machines";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();
const minuteMs = 60_000;
let versionId = 0;

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Printed", { ...smallBox, printColours: 1 });
});

async function anyMachine(stage: string, unit = "A") {
  const name = `${stage} ${randomUUID()}`.slice(0, 40);
  return { id: await makeMachine(host, name, stage, { unit }), name };
}

async function placeOrder() {
  const body = {
    ...newOrder("Kaveri Weaves"),
    quantity: 1000,
    specificationVersionId: versionId,
  };
  return Number((await host.call("staff", "createOrder", { body })).body.id);
}

const cardOf = (orderId: number) => `ORD-${String(orderId).padStart(6, "0")}`;

const entryOf = (machineId: number, orderId: number, more: object) => ({
  ...scanBody(),
  barcodeId: cardOf(orderId),
  machineId,
  waste: 0,
  ...more,
});

const enter = (machineId: number, orderId: number, more: object) =>
  host.call("station", "enterStage", { body: entryOf(machineId, orderId, more) });

const ofMachine = (machineId: number, more: object) => ({
  body: { ...scanBody(), barcodeId: `MACHINE-${machineId}`, machineId, ...more },
});

/** Returns the fields of a scan that was made some minutes ago and waited at the station. */
const ago = (minutes: number) => ({
  queued: true,
  scannedAt: new Date(Date.now() - minutes * minuteMs).toISOString(),
});

const stagesOf = async (id: number) =>
  (await host.call("staff", "getOrderStages", { params: { id: String(id) } })).body.stages;

const dataOf = async () => (await host.call("station", "getStationData")).body;

const machineOf = async (id: number) =>
  (await dataOf()).machines.find((machine: { id: number }) => machine.id === id);

const exceptions = async () => {
  const today = indiaDate(new Date());
  const query = { filter: JSON.stringify({ date_gte: today, date_lte: today }) };
  return (await host.call("owner", "getExceptions", { query })).body;
};

test("a station enters pieces once for each scan, and its records have the stage and the entry", async () => {
  const [machine, id] = [await anyMachine("CORRUGATING"), await placeOrder()];
  const body = entryOf(machine.id, id, { good: 400, waste: 12, reason: "WARP" });
  const replies = await Promise.all([1, 2].map(() => host.call("station", "enterStage", { body })));
  for (const reply of replies)
    expect(reply).toMatchObject({
      status: 200,
      body: {
        outcome: "ENTERED",
        name: machine.name,
        orderId: id,
        client: "Kaveri Weaves",
        good: 400,
        waste: 12,
        left: 600,
      },
    });
  const [row] = await host.db.select().from(stageEntries).where(eq(stageEntries.orderId, id));
  expect(row).toMatchObject({ entryId: body.scanId, deviceId: expect.any(Number) });
  const { orders: known } = await dataOf();
  expect(known.find((order: { id: number }) => order.id === id).job).toMatchObject({
    style: "0201",
    stages: [{ kind: "CORRUGATING", required: 1000, good: 400, waste: 12 }, {}, {}, {}],
  });
  expect(await machineOf(machine.id)).toMatchObject({
    lastEntry: { entryId: body.scanId, orderId: id, good: 400 },
    openJob: { orderId: id, left: 600 },
  });
});

test("more than is available asks; confirmed it is marked; queued it is marked and an exception", async () => {
  const [cutter, printer] = [await anyMachine("CORRUGATING"), await anyMachine("PRINTING")];
  const id = await placeOrder();
  await enter(cutter.id, id, { good: 100 });
  expect(await enter(printer.id, id, { good: 101 })).toMatchObject({
    status: 409,
    body: { reason: "OVER", current: { available: 100, wanted: 101 } },
  });
  expect((await stagesOf(id))[1]).toMatchObject({ good: 0 });
  const confirmed = await enter(printer.id, id, { good: 101, isConfirmed: true });
  expect(confirmed).toMatchObject({ status: 200, body: { outcome: "ENTERED" } });
  expect(confirmed.body.message).toBeUndefined();
  const queued = await enter(printer.id, id, { good: 5, queued: true });
  expect(queued.body).toMatchObject({ outcome: "ENTERED", code: "stage.tooMany" });
  expect((await stagesOf(id))[1]).toMatchObject({ good: 106, available: -6 });
  const rows = await host.db.select().from(stageEntries).where(eq(stageEntries.orderId, id));
  expect(rows.map(({ isOver }) => isOver)).toEqual([false, true, true]);
  expect(await exceptions()).toContainEqual(
    expect.objectContaining({ kind: "MACHINE_CONFLICT", name: printer.name }),
  );
});

test("a job of an earlier day that is not finished asks before another one", async () => {
  const machine = await anyMachine("CORRUGATING");
  const [yesterday, today] = [await placeOrder(), await placeOrder()];
  await enter(machine.id, yesterday, { good: 10, ...ago(24 * 60) });
  expect(await enter(machine.id, today, { good: 20 })).toMatchObject({
    status: 409,
    body: { reason: "OPEN_JOB", current: { orderId: yesterday, left: 990 } },
  });
  expect(await enter(machine.id, yesterday, { good: 20 })).toMatchObject({ status: 200 });
  const other = await anyMachine("CORRUGATING");
  await enter(other.id, yesterday, { good: 10, ...ago(24 * 60) });
  const left = { good: 20, leavesOrderId: yesterday };
  expect(await enter(other.id, today, left)).toMatchObject({ status: 200 });
  expect((await stagesOf(today))[0]).toMatchObject({ good: 20 });
});

test("what cannot be entered gets a sentence, and a queued one becomes an exception with its numbers", async () => {
  const [machine, other] = [await anyMachine("CORRUGATING"), await anyMachine("PRINTING", "B")];
  const id = await placeOrder();
  const sentence = async (body: object) =>
    (await host.call("station", "enterStage", { body })).body.message;
  expect(await sentence(entryOf(other.id, id, { good: 1 }))).toBe(
    `${other.name} is in unit B, and order #${id} is made in unit A`,
  );
  for (const unknown of [0, 900_000, 9_429_322_081])
    expect(await sentence(entryOf(machine.id, unknown, { good: 1 }))).toBe(
      "There is no order with this number",
    );
  expect(await sentence(entryOf(machine.id, id, { good: 10_000_001 }))).toContain("10000000");
  expect(await sentence(entryOf(machine.id, id, { good: 1, waste: 1 }))).toContain(
    "Choose the reason of the waste",
  );
  await host.db
    .update(orders)
    .set({ status: "SHIPPED", shippedAt: new Date(), transportNumber: "KA01" })
    .where(eq(orders.id, id));
  expect(await enter(machine.id, id, { good: 1 })).toMatchObject({
    status: 409,
    body: { message: `Order #${id} is shipped` },
  });
  const queued = { good: 7, waste: 2, reason: "CUT", queued: true };
  expect(await enter(machine.id, id, queued)).toMatchObject({
    status: 200,
    body: {
      outcome: "EXCEPTION",
      message: `Order #${id} is shipped (entered: order #${id}, 7 good, 2 wasted)`,
    },
  });
  expect(await stagesOf(id)).toMatchObject([{ good: 0, waste: 0 }, {}, {}, {}]);
});

test("a station takes back its own entry for ten minutes, once", async () => {
  const [machine, id] = [await anyMachine("CORRUGATING"), await placeOrder()];
  const scan = entryOf(machine.id, id, { good: 500 });
  await host.call("station", "enterStage", { body: scan });
  const back = (entryId: string, more: object = {}) =>
    host.call("station", "reverseStage", {
      body: { ...scanBody(), barcodeId: cardOf(id), machineId: machine.id, entryId, ...more },
    });
  expect((await back(scan.scanId)).body).toMatchObject({ outcome: "REVERSED", good: 500 });
  expect((await stagesOf(id))[0]).toMatchObject({ good: 0 });
  expect((await machineOf(machine.id)).lastEntry).toBeUndefined();
  expect(await back(scan.scanId)).toMatchObject({
    status: 409,
    body: { message: "This entry is already reversed" },
  });
  const early = entryOf(machine.id, id, { good: 5, ...ago(11) });
  await host.call("station", "enterStage", { body: early });
  expect(await back(early.scanId)).toMatchObject({
    status: 409,
    body: { message: "Ten minutes have passed. The office can reverse this entry" },
  });
  // The scan counts, not its arrival: the person pressed the button nine minutes after the entry.
  expect((await back(early.scanId, ago(2))).body).toMatchObject({ outcome: "REVERSED" });
  const entryId = randomUUID();
  await host.call("staff", "createStageEntry", {
    body: { entryId, machineId: machine.id, orderId: id, good: 9 },
  });
  expect(await back(entryId)).toMatchObject({
    body: { message: "This station has no such entry at this machine" },
  });
});

test("a stop runs from scan to scan, and two stops of a machine never overlap", async () => {
  const machine = await anyMachine("PRINTING");
  const stop = ofMachine(machine.id, { reason: "PAPER", ...ago(30) });
  expect((await host.call("station", "stopMachine", stop)).body).toMatchObject({
    outcome: "STOPPED",
    name: machine.name,
  });
  const { scanId } = stop.body;
  expect((await machineOf(machine.id)).openStop).toMatchObject({ stopId: scanId, reason: "PAPER" });
  const second = ofMachine(machine.id, { reason: "PRINT" });
  expect(await host.call("station", "stopMachine", second)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/has a stop from .* that has not ended/) },
  });
  const start = ofMachine(machine.id, { stopId: scanId, ...ago(10) });
  const replies = await Promise.all([1, 2].map(() => host.call("station", "startMachine", start)));
  for (const reply of replies) expect(reply.body).toMatchObject({ outcome: "STARTED" });
  expect((await machineOf(machine.id)).openStop).toBeUndefined();
  const rows = await host.db.select().from(machineStops).where(eq(machineStops.stopId, scanId));
  const [{ startedAt, endedAt } = { startedAt: new Date(), endedAt: null }] = rows;
  expect(Math.round((Number(endedAt) - Number(startedAt)) / minuteMs)).toBe(20);
  const unknown = ofMachine(machine.id, { stopId: randomUUID() });
  expect(await host.call("station", "startMachine", unknown)).toMatchObject({
    status: 409,
    body: { message: `${machine.name} has no such stop` },
  });
});

test("a station has the machines of its unit alone", async () => {
  const other = await anyMachine("BUNDLING", "B");
  const { machines } = await dataOf();
  expect(machines.map(({ unit }: { unit: string }) => unit)).not.toContain("B");
  expect(await machineOf(other.id)).toBeUndefined();
});
