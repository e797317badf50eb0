import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { crewTimes, machineStops, stageEntries } from "../../../server/db/schema";
import { hire } from "../../support/hire";
import { makeMachine } from "../../support/machines";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();
const badge = "EMP-A-00001";
let [versionId, corrugator, printer, elsewhere] = [0, 0, 0, 0];

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Printed", { ...smallBox, printColours: 1 });
  corrugator = await makeMachine(host, "Corrugator", "CORRUGATING");
  printer = await makeMachine(host, "Printer", "PRINTING");
  elsewhere = await makeMachine(host, "Far corrugator", "CORRUGATING", { unit: "B" });
  await hire(host.db, { name: "Asha", barcodeId: badge, joinedAt: new Date("2026-01-01") });
});

async function placeOrder(quantity = 1000, unit = "A") {
  const body = { ...newOrder("Kaveri Weaves"), unit, quantity, specificationVersionId: versionId };
  return Number((await host.call("staff", "createOrder", { body })).body.id);
}

const enter = (machineId: number, orderId: number, more: object) =>
  host.call("staff", "createStageEntry", {
    body: { entryId: randomUUID(), machineId, orderId, ...more },
  });

const cardOf = (orderId: number) => `ORD-${String(orderId).padStart(6, "0")}`;

const scan = (machineId: number, orderId: number, more: object) =>
  host.call("station", "enterStage", {
    body: { ...scanBody(), barcodeId: cardOf(orderId), machineId, waste: 0, ...more },
  });

const early = "1999-03-01T08:00:00+05:30";
const before2020 = "The time is before 1 Jan 2020: check the year";

test("an entry, a stop and a time at a machine of 1999 are refused at their field", async () => {
  const entry = await enter(corrugator, await placeOrder(), { good: 1, at: early });
  expect(entry).toMatchObject({ status: 400, body: { errors: { at: before2020 } } });
  const stopId = randomUUID();
  const stop = (startedAt: string, endedAt?: string) =>
    host.call("staff", "createMachineStop", {
      body: { stopId, machineId: printer, reason: "PAPER", startedAt, endedAt },
    });
  for (const endedAt of [undefined, "1999-03-01T09:00:00+05:30"])
    expect(await stop(early, endedAt)).toMatchObject({
      status: 400,
      body: { errors: { startedAt: before2020 } },
    });
  const made = await stop("2026-03-01T08:00:00+05:30", "2026-03-01T09:00:00+05:30");
  const edit = await host.call("staff", "updateMachineStop", {
    params: { id: String(made.body.id) },
    body: {
      reason: "PAPER",
      startedAt: early,
      endedAt: "2026-03-01T09:00:00+05:30",
      version: made.body.version,
    },
  });
  expect(edit).toMatchObject({ status: 400, body: { errors: { startedAt: before2020 } } });
  const crew = await host.call("owner", "createCrewTimes", {
    params: { id: String(printer) },
    body: { barcodeIds: [badge], startedAt: early, endedAt: "1999-03-01T09:00:00+05:30" },
  });
  expect(crew).toMatchObject({ status: 400, body: { errors: { startedAt: before2020 } } });
  expect(await host.db.select().from(crewTimes)).toEqual([]);
});

test("an open stop of 1999 from an older version still ends", async () => {
  const machineId = await makeMachine(host, "Old printer", "PRINTING");
  const [row] = await host.db
    .insert(machineStops)
    .values({
      stopId: randomUUID(),
      machineId,
      reason: "PAPER",
      startedAt: new Date(early),
      createdBy: "x",
    })
    .returning({ id: machineStops.id });
  const ended = await host.call("staff", "endMachineStop", {
    params: { id: String(row?.id) },
    body: { endedAt: "2026-03-01T09:00:00+05:30" },
  });
  expect(ended.status).toBe(200);
});

test("a station whose clock changes from 2020 to 2047 enters at the time of arrival", async () => {
  const id = await placeOrder();
  const clock = { scannedAt: "2020-01-02T00:00:00Z", sentAt: "2047-01-02T00:00:00Z" };
  expect((await scan(corrugator, id, { good: 10, queued: true, ...clock })).body).toMatchObject({
    outcome: "ENTERED",
  });
  const [row] = await host.db.select().from(stageEntries).where(eq(stageEntries.orderId, id));
  expect(Date.now() - (row?.at.getTime() ?? 0)).toBeLessThan(60_000);
  const { rows } = await host.db.execute(
    sql`select is_clock_off from scans where call = 'enterStage' order by received_at desc limit 1`,
  );
  expect(rows).toEqual([{ is_clock_off: true }]);
});

test("10 million pieces at the first stage ask in the office, and a confirmed entry is marked", async () => {
  const id = await placeOrder();
  expect((await enter(corrugator, id, { good: 1000, waste: 900, reason: "WARP" })).status).toBe(
    200,
  );
  const asked = await enter(corrugator, id, { good: 10_000_000 });
  expect(asked).toMatchObject({
    status: 409,
    body: {
      reason: "OVER",
      message: `With this entry order #${id} has 10001900 pieces of this stage, and needs 1000`,
      current: { all: 10_001_900, required: 1000 },
    },
  });
  expect((await enter(corrugator, id, { good: 101 })).status).toBe(409);
  expect(await enter(corrugator, id, { good: 100 })).toMatchObject({
    status: 200,
    body: { isOver: false },
  });
  expect(await enter(corrugator, id, { good: 5000, isConfirmed: true })).toMatchObject({
    status: 200,
    body: { isOver: true },
  });
  expect(await enter(printer, id, { good: 6000 })).toMatchObject({
    status: 409,
    body: { current: { all: 6000, required: 1000 } },
  });
});

test("the setting sheets of a small order do not ask", async () => {
  const id = await placeOrder(10);
  const sheets = await enter(corrugator, id, { good: 10, waste: 500, reason: "SETTING" });
  expect(sheets.status).toBe(200);
  expect((await enter(corrugator, id, { good: 1 })).status).toBe(409);
});

test("10 million pieces ask at the station, and a queued entry is an exception for the office", async () => {
  const id = await placeOrder();
  const asked = await scan(corrugator, id, { good: 10_000_000 });
  expect(asked).toMatchObject({
    status: 409,
    body: { reason: "OVER", current: { all: 10_000_000, required: 1000 } },
  });
  const { body } = await host.call("station", "getStationData");
  const { job } = body.orders.find((order: { id: number }) => order.id === id);
  expect(job.stages).toMatchObject([
    { most: 2000 },
    { most: 2000 },
    { most: 2000 },
    { most: 2000 },
  ]);
  expect(await scan(corrugator, id, { good: 10_000_000, queued: true })).toMatchObject({
    status: 200,
    body: { outcome: "ENTERED", code: "stage.farMore" },
  });
  const [row] = await host.db.select().from(stageEntries).where(eq(stageEntries.orderId, id));
  expect(row).toMatchObject({ good: 10_000_000, isOver: true });
});

test("a station enters, stops and brings people at the machines of its own unit alone", async () => {
  const [own, other] = [await placeOrder(), await placeOrder(1000, "B")];
  const name = "Far corrugator";
  const refused = {
    status: 409,
    body: { message: `${name} is in unit B, and this station is in unit A` },
  };
  expect(await scan(elsewhere, other, { good: 1 })).toMatchObject(refused);
  expect(await scan(elsewhere, own, { good: 1 })).toMatchObject({
    body: { code: "stage.otherUnit" },
  });
  const at = { ...scanBody(), machineId: elsewhere };
  const stop = { ...at, barcodeId: `MACHINE-${elsewhere}`, reason: "PAPER" };
  expect(await host.call("station", "stopMachine", { body: stop })).toMatchObject(refused);
  const crew = { ...at, barcodeId: badge };
  expect(await host.call("station", "scanCrew", { body: crew })).toMatchObject(refused);
  expect(await scan(elsewhere, other, { good: 7, queued: true })).toMatchObject({
    status: 200,
    body: {
      outcome: "EXCEPTION",
      message: `${refused.body.message} (entered: order #${other}, 7 good, 0 wasted)`,
    },
  });
  const ofOther = await host.db.select().from(stageEntries).where(eq(stageEntries.orderId, other));
  expect(ofOther).toEqual([]);
  const office = await host.call("owner", "enterStage", {
    body: { ...scanBody(), barcodeId: cardOf(other), machineId: elsewhere, good: 5, waste: 0 },
  });
  expect(office.body).toMatchObject({ outcome: "ENTERED", good: 5 });
});

test("the wasted pieces name all 205 entries of a row", async () => {
  const id = await placeOrder(100_000);
  await host.db.insert(stageEntries).values(
    Array.from({ length: 205 }, () => ({
      entryId: randomUUID(),
      machineId: printer,
      orderId: id,
      stage: "PRINTING" as const,
      good: 0,
      waste: 1,
      reason: "PRINT" as const,
      at: new Date(),
      createdBy: "x",
    })),
  );
  const query = { by: "REASON" };
  const { rows } = (await host.call("staff", "getPieceWaste", { query })).body;
  const row = rows.find(({ reason }: { reason: string }) => reason === "PRINT");
  expect(row).toMatchObject({ entries: 205, waste: 205 });
  expect(new Set(row.entryIds).size).toBe(205);
});
