import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Projections, Schedule } from "../../../contract/schedule";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { orderPlans, orders } from "../../../server/db/schema";
import { makeMachine } from "../../support/machines";
import { newOrder, orderForm } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";
import { importCalls } from "../imports/importCalls";

const host = plant();
const machines: Record<string, number> = {};
let versionId = 0;

const today = indiaDate(new Date());
const nextWeek = dateAfter(today, 7);

async function register(name: string, stage: string, more: object = {}) {
  // The break lies after midnight, in the middle of the machine's night.
  const times = { runsFrom: "18:00", runsTo: "17:00", breakFrom: "02:00", breakTo: "02:30" };
  machines[name] = await makeMachine(host, name, stage, { ...times, ...more });
}

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Printed", { ...smallBox, printColours: 1 });
  await register("Corrugator", "CORRUGATING");
  await register("Printer", "PRINTING");
  await register("Stitcher", "JOINING");
  await register("Bundler", "BUNDLING");
  await register("Other unit", "PRINTING", { unit: "B" });
});

afterEach(() => void vi.useRealTimers());

async function placeOrder(more: object = {}) {
  const body = {
    ...newOrder("Kaveri Weaves"),
    quantity: 3600,
    expectedCompletionDate: `${nextWeek}T00:00:00+05:30`,
    specificationVersionId: versionId,
    ...more,
  };
  const reply = await host.call("staff", "createOrder", { body });
  return Number(reply.body.id);
}

const readSchedule = async (): Promise<Schedule> => (await host.call("staff", "getSchedule")).body;

const planOf = async (id: number) =>
  (await readSchedule()).orders.find(({ orderId }) => orderId === id);

const edit = (id: number, body: object) =>
  host.call("staff", "updateOrderPlan", { params: { id: String(id) }, body });

const pin = (id: number, body: object) =>
  host.call("staff", "pinStage", { params: { id: String(id) }, body });

test("an open order is planned from stage to stage, and its entries shorten the plan", async () => {
  const id = await placeOrder();
  const before = await planOf(id);
  expect(before).toMatchObject({
    board: "150 / 150 B / 150",
    inks: 1,
    isLate: false,
    planVersion: 0,
  });
  expect(before?.placements.map(({ stage, runMinutes }) => [stage, runMinutes])).toEqual([
    ["CORRUGATING", 60],
    ["PRINTING", 60],
    ["JOINING", 60],
    ["BUNDLING", 60],
  ]);
  const entry = { machineId: machines.Corrugator, orderId: id, good: 1800 };
  const entered = await host.call("staff", "createStageEntry", {
    body: { entryId: randomUUID(), ...entry },
  });
  expect(entered.status, entered.text).toBe(200);
  const after = await planOf(id);
  expect(after?.placements[0]).toMatchObject({ runMinutes: 30, changeOverMinutes: 0 });
});

test("the kanban and the list get the projected days alone", async () => {
  await placeOrder();
  const { orders: planned } = await readSchedule();
  const { body } = await host.call("staff", "getProjections");
  expect(Object.keys(body)).toHaveLength(planned.length);
  for (const { orderId, needBy, projected, isLate } of planned)
    expect(body[orderId]).toEqual({
      ...(needBy && { needBy }),
      ...(projected && { projected }),
      isLate,
    });
  expect(planned.filter(({ needBy }) => needBy)).not.toEqual([]);
});

test("a reversed entry is not the job on the machine", async () => {
  await register("Second corrugator", "CORRUGATING", { unit: "B" });
  const id = await placeOrder({ unit: "B" });
  const entry = { machineId: machines["Second corrugator"], orderId: id, good: 10 };
  const entered = await host.call("staff", "createStageEntry", {
    body: { entryId: randomUUID(), ...entry },
  });
  expect((await planOf(id))?.placements[0]?.changeOverMinutes).toBe(0);
  await host.call("staff", "reverseStageEntry", {
    params: { id: String(entered.body.id) },
    body: { reason: "Entered twice" },
  });
  expect((await planOf(id))?.placements[0]?.changeOverMinutes).toBe(20);
});

test("an order without specification and a stage without a machine are named", async () => {
  const without = await placeOrder({ specificationVersionId: undefined, size: "10 x 10 x 10" });
  expect(await planOf(without)).toMatchObject({ unplanned: { reason: "NO_STAGES" }, isLate: true });
  const elsewhere = await placeOrder({ unit: "B" });
  expect(await planOf(elsewhere)).toMatchObject({
    unplanned: { reason: "NO_MACHINE", stage: "JOINING" },
  });
});

test("a broken machine is named until its stop ends", async () => {
  const id = await placeOrder();
  const stop = await host.call("staff", "createMachineStop", {
    body: {
      stopId: randomUUID(),
      machineId: machines.Stitcher,
      reason: "MECHANICAL",
      startedAt: new Date(Date.now() - 60_000).toISOString(),
    },
  });
  expect(await planOf(id)).toMatchObject({
    unplanned: { reason: "MACHINE_DOWN", stage: "JOINING" },
  });
  expect((await readSchedule()).machines.find(({ name }) => name === "Stitcher")?.isDown).toBe(
    true,
  );
  await host.call("staff", "endMachineStop", {
    params: { id: String(stop.body.id) },
    body: { endedAt: new Date().toISOString() },
  });
  expect((await planOf(id))?.unplanned).toBeUndefined();
});

test("a promise is kept with its moment, and the second of two people sees the first one's", async () => {
  const id = await placeOrder();
  const promised = await edit(id, { promisedFor: nextWeek, version: 0 });
  expect(promised.body).toMatchObject({
    promisedFor: nextWeek,
    promisedBy: "staff@example.com",
    version: 1,
  });
  const second = await edit(id, { promisedFor: dateAfter(nextWeek), version: 0 });
  expect(second.status).toBe(409);
  expect(second.body.current).toMatchObject({ promisedFor: nextWeek, version: 1 });
  const paper = await edit(id, {
    promisedFor: nextWeek,
    paperFrom: dateAfter(today, 3),
    version: 1,
  });
  expect(paper.body.promisedAt).toBe(promised.body.promisedAt);
  const plan = await planOf(id);
  expect(plan).toMatchObject({ promisedFor: nextWeek, paperFrom: dateAfter(today, 3) });
  expect(plan?.placements[0]?.wait).toEqual({ kind: "PAPER" });
  expect((await edit(id, { promisedFor: dateAfter(today, -1), version: 2 })).body.errors).toEqual({
    promisedFor: "Promise today or a later day",
  });
});

test("an order has one promised day, whether the promise board or the order's form changes it", async () => {
  const id = await placeOrder();
  const params = { id: String(id) };
  const orderNow = async () => (await host.call("staff", "getOrder", { params })).body;
  const dayOf = ({ expectedCompletionDate }: { expectedCompletionDate: string }) =>
    indiaDate(new Date(expectedCompletionDate));
  const onBoard = dateAfter(nextWeek, 3);
  expect((await edit(id, { promisedFor: onBoard, version: 0 })).status).toBe(200);
  const promised = await orderNow();
  expect(dayOf(promised)).toBe(onBoard);
  const { body: history } = await host.call("owner", "getHistory", {
    params: { kind: "order", id: String(id) },
  });
  expect(history.entries[0]).toMatchObject({
    call: "updateOrderPlan",
    after: {
      promisedFor: onBoard,
      expectedCompletionDate: `${dateAfter(onBoard, -1)}T18:30:00.000Z`,
    },
  });
  const inForm = dateAfter(nextWeek, 5);
  const edited = await host.call("staff", "updateOrder", {
    params,
    body: {
      ...orderForm("Kaveri Weaves"),
      expectedCompletionDate: `${inForm}T00:00:00+05:30`,
      specificationVersionId: versionId,
      version: promised.version,
    },
  });
  expect(edited.status, edited.text).toBe(200);
  const followed = await planOf(id);
  expect(followed).toMatchObject({ promisedFor: inForm, planVersion: 2 });
  expect(followed).not.toHaveProperty("promisedBy");
  const withdrawn = await edit(id, { version: 2 });
  expect(withdrawn.body).toEqual({ version: 3 });
  expect(dayOf(await orderNow())).toBe(inForm);
  expect(dayOf({ expectedCompletionDate: (await planOf(id))?.due ?? "" })).toBe(dateAfter(inForm));
  const promises = await host.call("staff", "getOrderPromises", { params });
  const states: { day: string; state: string }[] = promises.body;
  expect(states.map(({ day, state }) => [day, state])).toEqual([
    [nextWeek, "MOVED"],
    [onBoard, "MOVED"],
    [inForm, "OPEN"],
  ]);
});

test("an undone change of an order's day gives the promise its moment and its author back", async () => {
  const id = await placeOrder();
  const params = { id: String(id) };
  expect((await edit(id, { promisedFor: nextWeek, version: 0 })).status).toBe(200);
  const before = await planOf(id);
  const { version } = (await host.call("staff", "getOrder", { params })).body;
  const edited = await host.call("staff", "updateOrder", {
    params,
    body: {
      ...orderForm("Kaveri Weaves"),
      expectedCompletionDate: `${dateAfter(nextWeek, 2)}T00:00:00+05:30`,
      specificationVersionId: versionId,
      version,
    },
  });
  expect(edited.status, edited.text).toBe(200);
  expect((await planOf(id))?.promisedAt).not.toBe(before?.promisedAt);
  const { body } = await host.call("staff", "getUndoable");
  const undone = await host.call("staff", "undoChange", {
    params: { id: String(body.changes[0].id) },
  });
  expect(undone.status, undone.text).toBe(200);
  expect(await planOf(id)).toMatchObject({
    promisedFor: nextWeek,
    promisedAt: before?.promisedAt,
    promisedBy: "staff@example.com",
  });
});

test("an undone import of an order's day gives the promise its moment and its author back", async () => {
  const id = await placeOrder();
  expect((await edit(id, { promisedFor: nextWeek, version: 0 })).status).toBe(200);
  const before = await planOf(id);
  const imported = await importCalls(host)(
    "orders",
    [
      ["id", "expectedCompletionDate"],
      [id, dateAfter(nextWeek, 2)],
    ],
    {},
    "staff",
  );
  expect(imported.body, imported.text).toMatchObject({ changed: 1 });
  expect(await planOf(id)).toMatchObject({ promisedFor: dateAfter(nextWeek, 2) });
  const params = { resource: "orders", id: String(imported.body.importId) };
  const undone = await host.call("staff", "undoImport", { params });
  expect(undone.status, undone.text).toBe(200);
  expect(await planOf(id)).toMatchObject({
    promisedFor: nextWeek,
    promisedAt: before?.promisedAt,
    promisedBy: "staff@example.com",
  });
});

test("a promise that the plan cannot keep is red, and its day stays", async () => {
  const id = await placeOrder();
  const body = { promisedFor: dateAfter(today), paperFrom: dateAfter(today, 20), version: 0 };
  expect((await edit(id, body)).status).toBe(200);
  expect(await planOf(id)).toMatchObject({ isLate: true, promisedFor: dateAfter(today) });
});

test("a pinned stage waits for its time and is freed again", async () => {
  const id = await placeOrder();
  const from = `${dateAfter(today, 2)}T20:00:00.000Z`;
  expect((await pin(id, { stage: "PRINTING", machineId: machines.Printer, from })).status).toBe(
    200,
  );
  const pinned = (await planOf(id))?.placements.find(({ stage }) => stage === "PRINTING");
  expect(pinned).toMatchObject({ isPinned: true, wait: { kind: "PIN" } });
  expect(Date.parse(pinned?.from ?? "")).toBeGreaterThanOrEqual(Date.parse(from));
  const other = await pin(id, { stage: "PRINTING", machineId: machines["Other unit"], from });
  expect(other.body.errors.machineId).toContain("Other unit is in unit B");
  expect((await planOf(id))?.placements.some(({ isPinned }) => isPinned)).toBe(true);
  await pin(id, { stage: "PRINTING" });
  expect((await planOf(id))?.placements.some(({ isPinned }) => isPinned)).toBe(false);
});

test("a stage is pinned to a machine that makes it, and runs elsewhere when the machine no longer does", async () => {
  const id = await placeOrder();
  const wrong = await pin(id, { stage: "PRINTING", machineId: machines.Stitcher });
  expect(wrong.body.errors).toEqual({ machineId: "Stitcher does not make this stage" });
  await register("Old printer", "PRINTING");
  const machineId = machines["Old printer"];
  const params = { id: String(machineId) };
  const change = async (more: object) => {
    const { body } = await host.call("owner", "getMachine", { params });
    const edited = await host.call("owner", "updateMachine", {
      params,
      body: { ...body, ...more },
    });
    expect(edited.status, edited.text).toBe(200);
  };
  const printing = async () =>
    (await planOf(id))?.placements.find(({ stage }) => stage === "PRINTING");
  expect((await pin(id, { stage: "PRINTING", machineId })).status).toBe(200);
  expect(await printing()).toMatchObject({ machineId, isPinned: true });
  await change({ stage: "JOINING" });
  expect(await printing()).toMatchObject({ machineId: machines.Printer, isPinned: false });
  await change({ stage: "PRINTING", active: false });
  expect(await printing()).toMatchObject({ machineId: machines.Printer, isPinned: false });
  const unused = await pin(id, { stage: "PRINTING", machineId });
  expect(unused.body.errors).toEqual({ machineId: "Old printer is not in use" });
});

test("the paper of an order with a broken promise gets its day, and the promise stays", async () => {
  const id = await placeOrder();
  const promisedFor = dateAfter(today, -2);
  expect((await edit(id, { promisedFor: today, version: 0 })).status).toBe(200);
  await host.db.update(orderPlans).set({ promisedFor }).where(eq(orderPlans.orderId, id));
  const paper = await edit(id, { promisedFor, paperFrom: dateAfter(today, 3), version: 1 });
  expect(paper.body).toMatchObject({ promisedFor, paperFrom: dateAfter(today, 3), version: 2 });
});

test("a shipped order takes no promise and no pin", async () => {
  const id = await placeOrder();
  await host.db
    .update(orders)
    .set({ status: "SHIPPED", shippedAt: new Date(), transportNumber: "KA 01 AB 1234" })
    .where(eq(orders.id, id));
  expect((await edit(id, { promisedFor: nextWeek, version: 0 })).status).toBe(409);
  expect((await pin(id, { stage: "PRINTING", machineId: machines.Printer })).status).toBe(409);
});

test("a further order is answered for the end of the queue, its front and its day", async () => {
  const [{ specification_id: specificationId } = { specification_id: 0 }] = (
    await host.db.execute<{ specification_id: number }>(
      `select specification_id from box_specification_versions where id = ${versionId}`,
    )
  ).rows;
  const query = { specificationId, quantity: 7200, unit: "A", wantedDay: nextWeek };
  const before = await readSchedule();
  const { body } = await host.call("staff", "askSchedule", { query });
  expect(body.answers.map(({ place }: { place: string }) => place)).toEqual([
    "LAST",
    "FIRST",
    "DAY",
  ]);
  const [last, first] = body.answers;
  expect(Date.parse(first.projected)).toBeLessThanOrEqual(Date.parse(last.projected));
  expect(last.slips).toEqual([]);
  expect((await readSchedule()).orders).toEqual(before.orders);
});

test("a client's page counts kept and broken promises", async () => {
  const client = await host.call("staff", "createClient", {
    body: { name: "Tunga Foods" },
  });
  expect(client.status, client.text).toBe(200);
  const clientId = Number(client.body.id);
  const promises = async () =>
    (await host.call("staff", "getClientPromises", { params: { id: String(clientId) } })).body;
  const [punctualOrder, late, open] = [
    await placeOrder({ client: "Tunga Foods", clientId }),
    await placeOrder({ client: "Tunga Foods", clientId }),
    await placeOrder({ client: "Tunga Foods", clientId }),
  ];
  for (const id of [punctualOrder, late, open])
    await edit(id, { promisedFor: nextWeek, version: 0 });
  const ship = (id: number, day: string) =>
    host.db
      .update(orders)
      .set({ status: "SHIPPED", shippedAt: new Date(`${day}T10:00:00Z`), transportNumber: "KA 1" })
      .where(eq(orders.id, id));
  await ship(punctualOrder, nextWeek);
  await ship(late, dateAfter(nextWeek));
  expect(await promises()).toMatchObject({
    kept: 1,
    broken: 1,
    open: 1,
    rows: [{ orderId: late, promisedFor: nextWeek }],
  });
});

test("a promise whose day has passed stays broken when a later day is promised", async () => {
  const client = await host.call("staff", "createClient", {
    body: { name: "Bhadra Foods" },
  });
  const clientId = Number(client.body.id);
  const id = await placeOrder({ client: "Bhadra Foods", clientId });
  const yesterday = dateAfter(today, -1);
  expect((await edit(id, { promisedFor: today, version: 0 })).status).toBe(200);
  await host.db
    .update(orderPlans)
    .set({ promisedFor: yesterday, promisedAt: new Date(Date.now() - 3 * 86_400_000) })
    .where(eq(orderPlans.orderId, id));
  const params = { id: String(clientId) };
  const promises = async () => (await host.call("staff", "getClientPromises", { params })).body;
  const broken = { broken: 1, rows: [{ orderId: id, promisedFor: yesterday }] };
  expect(await promises()).toMatchObject({ kept: 0, ...broken });
  expect((await edit(id, { promisedFor: nextWeek, version: 1 })).status).toBe(200);
  expect(await promises()).toMatchObject({ kept: 0, open: 1, ...broken });
  await host.db
    .update(orders)
    .set({ status: "SHIPPED", shippedAt: new Date(), transportNumber: "KA 1" })
    .where(eq(orders.id, id));
  expect(await promises()).toMatchObject({ kept: 1, open: 0, ...broken });
});

test("the statistics, the client's page and the order's page judge an order by the same days", async () => {
  const client = await host.call("staff", "createClient", { body: { name: "Hemavati Teas" } });
  const params = { id: String(client.body.id) };
  const clientId = Number(client.body.id);
  const daysFromNow = (days: number) => `${dateAfter(today, days)}T00:00:00+05:30`;
  const place = (expectedCompletionDate: string) =>
    placeOrder({ client: "Hemavati Teas", clientId, expectedCompletionDate });
  // The first order has a promise beyond its own day, the second none.
  const [promised, own] = [await place(daysFromNow(1)), await place(daysFromNow(1))];
  expect((await edit(promised, { promisedFor: nextWeek, version: 0 })).status).toBe(200);
  const statistics = async () => {
    const { body } = await host.call("owner", "getStatistics");
    const weeks: { shipped: number; onTime: number }[] = body.weeks;
    const sumOf = (name: "shipped" | "onTime") => weeks.reduce((sum, week) => sum + week[name], 0);
    return { shipped: sumOf("shipped"), onTime: sumOf("onTime") };
  };
  const before = await statistics();
  // Both orders are made as if they had been placed ten days ago, and left three days after their own day.
  await host.db.execute(sql`update promised_days set since = since - interval '10 days',
    day = day - 10 where order_id in (${promised}, ${own})`);
  const shippedAt = new Date(Date.now() - 6 * 86_400_000);
  for (const id of [promised, own])
    await host.db
      .update(orders)
      .set({ status: "SHIPPED", shippedAt, transportNumber: "KA 1" })
      .where(eq(orders.id, id));
  const after = await statistics();
  expect({ shipped: after.shipped - before.shipped, onTime: after.onTime - before.onTime }).toEqual(
    {
      shipped: 2,
      onTime: 1,
    },
  );
  const { body: page } = await host.call("staff", "getClientPromises", { params });
  expect(page).toMatchObject({ kept: 1, broken: 1, open: 0, rows: [{ orderId: own }] });
  const daysOf = async (id: number) => {
    const reply = await host.call("staff", "getOrderPromises", { params: { id: String(id) } });
    const rows: { day: string; state: string }[] = reply.body;
    return rows.map(({ day, state }) => [day, state]);
  };
  expect(await daysOf(promised)).toEqual([
    [dateAfter(today, -9), "MOVED"],
    [dateAfter(nextWeek, -10), "KEPT"],
  ]);
  expect(await daysOf(own)).toEqual([[dateAfter(today, -9), "BROKEN"]]);
});

test("the minutes of a change-over are settings", async () => {
  const id = await placeOrder();
  const changeOver = async () =>
    (await planOf(id))?.placements.find(({ stage }) => stage === "BUNDLING")?.changeOverMinutes;
  expect(await changeOver()).toBe(10);
  const { body } = await host.call("staff", "getBoardSettings");
  const edited = { ...body, otherChangeMinutes: 25 };
  const reply = await host.call("owner", "updateBoardSettings", { body: edited });
  expect(reply.status, reply.text).toBe(200);
  expect(await changeOver()).toBe(25);
});

test("a plan is at most ten minutes old, whichever calls have read it", async () => {
  const id = await placeOrder();
  const begun = Date.now();
  const atMinute = (minutes: number) =>
    vi.useFakeTimers({ toFake: ["Date"], now: begun + minutes * 60_000 });
  const question = { specificationId: "1", quantity: "500", unit: "A", wantedDay: nextWeek };
  atMinute(0);
  expect((await host.call("staff", "askSchedule", { query: question })).status).toBe(200);
  atMinute(9);
  await readSchedule();
  atMinute(18);
  const { plannedAt } = await readSchedule();
  expect(Date.parse(plannedAt) - begun).toBeGreaterThan(8 * 60_000);
  atMinute(27);
  const projections: Projections = (await host.call("staff", "getProjections")).body;
  const planned = await planOf(id);
  expect(projections[id]?.projected).toBe(planned?.projected);
  expect(planned?.projected).toBeDefined();
});
