import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Schedule } from "../../../contract/schedule";
import { orders } from "../../../server/db/schema";
import { makeMachine, storeOrder } from "../../support/machines";
import { orderForm } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";
import { combineCalls } from "../paper/combineCalls";

const host = plant();
const { newBlanks, combination } = combineCalls(host);
const machines: Record<string, number> = {};
const box = { ...smallBox, printColours: 1 };
let versionId = 0;

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Printed", box);
  for (const stage of ["CORRUGATING", "PRINTING", "CUTTING", "JOINING", "BUNDLING"])
    machines[stage] = await makeMachine(host, stage, stage);
});

const enter = (stage: string, orderId: number, good: number, more: object = {}) =>
  host.call("staff", "createStageEntry", {
    body: { entryId: randomUUID(), machineId: machines[stage], orderId, good, ...more },
  });

const stagesOf = async (id: number) =>
  (await host.call("staff", "getOrderStages", { params: { id: String(id) } })).body.stages;

const setOrder = (id: number, values: Partial<typeof orders.$inferInsert>) =>
  host.db.update(orders).set(values).where(eq(orders.id, id));

const placements = async (id: number) => {
  const { orders: planned }: Schedule = (await host.call("staff", "getSchedule")).body;
  return planned.find(({ orderId }) => orderId === id)?.placements ?? [];
};

test("500 blanks that were entered stay 500 when the order runs 2 up", async () => {
  const id = await storeOrder(host.db, versionId, { quantity: 2000 });
  await enter("CORRUGATING", id, 500);
  await setOrder(id, { ups: 2 });
  expect(await stagesOf(id)).toMatchObject([
    // 1,500 blanks are open, and a cut gives 2 of them.
    { kind: "CORRUGATING", good: 500, required: 1250, left: 750 },
    { kind: "PRINTING", available: 500 },
    ...[{}, {}],
  ]);
  await enter("CORRUGATING", id, 750);
  await setOrder(id, { ups: null });
  expect(await stagesOf(id)).toMatchObject([
    { good: 1250, left: 0 },
    { available: 2000, left: 2000 },
    ...[{}, {}],
  ]);
});

test("a finished order whose box gets a new version is not planned, scheduled or asked for paper again", async () => {
  const id = await storeOrder(host.db, versionId, { quantity: 1000, ups: 2 });
  await enter("CORRUGATING", id, 500);
  for (const stage of ["PRINTING", "JOINING", "BUNDLING"]) await enter(stage, id, 1000);
  expect(await placements(id)).toEqual([]);
  const dieCut = { ...box, style: "OTHER", blankLength: 700, blankWidth: 500, joint: 30 } as const;
  for (const next of [box, dieCut]) {
    const further = await specifiedBox(host.db, `New shade ${next.style}`, next);
    const [order] = await host.db.select().from(orders).where(eq(orders.id, id));
    const edit = await host.call("staff", "updateOrder", {
      params: { id: String(id) },
      body: {
        ...orderForm("Kaveri Weaves"),
        quantity: 1000,
        specificationVersionId: further,
        version: order?.version,
      },
    });
    expect(edit.status, edit.text).toBe(200);
    expect((await stagesOf(id)).map(({ left }: { left: number }) => left)).toEqual(
      (await stagesOf(id)).map(() => 0),
    );
    expect(await placements(id)).toEqual([]);
    const paper = (await host.call("staff", "getOrderPaper", { params: { id: String(id) } })).body;
    expect(paper).toMatchObject({
      missing: "no box left to make: all boxes of the order are made",
    });
  }
});

test("an order that needs more boxes than were finished is open again", async () => {
  const id = await storeOrder(host.db, versionId, { quantity: 100 });
  for (const stage of ["CORRUGATING", "PRINTING", "JOINING", "BUNDLING"])
    await enter(stage, id, 100);
  await setOrder(id, { quantity: 150 });
  expect((await stagesOf(id)).map(({ left }: { left: number }) => left)).toEqual([50, 50, 50, 50]);
});

test("a tool keeps the impressions of an order that gets another box", async () => {
  const other = await specifiedBox(host.db, "Other box", box);
  const id = await storeOrder(host.db, versionId);
  const tool = { number: "P-1", kind: "PLATE_SET", owner: "PLANT" };
  const { body } = await host.call("staff", "createTool", { body: tool });
  const params = { id: String(body.id) };
  const { rows } = await host.db.execute<{ specification_id: number }>(
    `select specification_id from box_specification_versions where id = ${versionId}`,
  );
  await host.call("staff", "assignTool", {
    params,
    body: { specificationId: rows[0]?.specification_id },
  });
  await enter("CORRUGATING", id, 300);
  await enter("PRINTING", id, 250, { waste: 5, reason: "PRINT" });
  const impressions = async () =>
    (await host.call("staff", "getTool", { params })).body.impressions;
  expect(await impressions()).toBe(255);
  await setOrder(id, { specificationVersionId: other });
  expect(await impressions()).toBe(255);
});

test("the waste of an entry costs what its boxes cost when it was made", async () => {
  const id = await storeOrder(host.db, versionId, { ups: 2 });
  await enter("CORRUGATING", id, 10, { waste: 10, reason: "WARP" });
  const cost = async () =>
    (await host.call("staff", "getPieceWasteCost", { query: { by: "STAGE" } })).body;
  const before = await cost();
  await setOrder(id, { ups: 4 });
  expect(await cost()).toEqual(before);
  await setOrder(id, {
    specificationVersionId: await specifiedBox(host.db, "Heavier", { ...box, length: 900 }),
  });
  expect(await cost()).toEqual(before);
});

test("the cuts of a combined run feed all its orders, each by the patterns, and an undone entry takes them back", async () => {
  await host.db.update(orders).set({ status: "COMPLETED" });
  const first = await newBlanks("Wide", 6000, [430, 1300]);
  const second = await newBlanks("Narrow", 4000, [640, 1300]);
  const element = (await combination()).groups
    .flatMap(({ elements }) => elements)
    .find(({ orderIds }) => orderIds.includes(first) && orderIds.includes(second));
  if (!element) throw new Error("The two orders do not run together");
  const body = { runs: element.runs, under: [] };
  expect((await host.call("staff", "acceptCombinedRun", { body })).status).toBe(200);
  const cutsOf = (lane: { blanks: number; ups: number }) => Math.ceil(lane.blanks / lane.ups);
  const cuts = element.runs.reduce((sum, { lanes }) => sum + Math.max(...lanes.map(cutsOf)), 0);
  const isInAll = (id: number) =>
    element.runs.every(({ lanes }) => lanes.some(({ orderId }) => orderId === id));
  const entered = isInAll(first) ? first : second;
  const entry = await enter("CORRUGATING", entered, cuts);
  const blanksOf = (id: number) =>
    element.runs.reduce((sum, { lanes }) => {
      const lane = lanes.find(({ orderId }) => orderId === id);
      return sum + (lane ? lane.ups * Math.max(...lanes.map(cutsOf)) : 0);
    }, 0);
  for (const id of [first, second])
    expect(await stagesOf(id)).toMatchObject([
      { kind: "CORRUGATING", left: 0 },
      { kind: "CUTTING", available: blanksOf(id) },
      ...[{}],
    ]);
  // The entry for the other order belongs to the same cuts.
  const other = entered === first ? second : first;
  expect((await enter("CUTTING", other, 100)).status).toBe(200);
  const reversal = { params: { id: String(entry.body.id) }, body: { reason: "Wrong" } };
  await host.call("staff", "reverseStageEntry", reversal);
  expect((await stagesOf(other))[1]).toMatchObject({ available: -100 });
});
