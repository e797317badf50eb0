import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import { orders, stageEntries } from "../../../server/db/schema";
import { makeMachine } from "../../support/machines";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();
const machines: Record<string, number> = {};
let versionId = 0;

async function register(name: string, stage: string, more: object = {}) {
  machines[name] = await makeMachine(host, name, stage, more);
}

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Printed", { ...smallBox, printColours: 1 });
  await register("Corrugator", "CORRUGATING");
  await register("Printer", "PRINTING");
  await register("Die cutter", "CUTTING");
  await register("Other unit", "PRINTING", { unit: "B" });
});

async function placeOrder(more: object = { specificationVersionId: versionId }) {
  const body = { ...newOrder("Kaveri Weaves"), quantity: 10_000, ...more };
  return Number((await host.call("staff", "createOrder", { body })).body.id);
}

const enter = (machine: string, orderId: number, more: object) =>
  host.call("staff", "createStageEntry", {
    body: { entryId: randomUUID(), machineId: machines[machine], orderId, ...more },
  });

const stagesOf = async (id: number) =>
  (await host.call("staff", "getOrderStages", { params: { id: String(id) } })).body;

test("an order has the stages that a person has chosen for its specification", async () => {
  const stages = [{ kind: "CORRUGATING" }, { kind: "CUTTING", perIn: 2 }] as const;
  const box = { ...smallBox, printColours: 1, stages: [...stages] };
  const id = await placeOrder({
    specificationVersionId: await specifiedBox(host.db, "Sheets", box),
  });
  expect((await enter("Corrugator", id, { good: 5000 })).status).toBe(200);
  expect((await enter("Printer", id, { good: 100 })).status).toBe(200);
  expect((await stagesOf(id)).stages).toMatchObject([
    { kind: "CORRUGATING", required: 5000 },
    { kind: "CUTTING", required: 10_000, good: 100, available: 9900 },
  ]);
  const order = [{ kind: "CUTTING" }, { kind: "CORRUGATING" }];
  const body = { client: "Kaveri", name: "Upside down", content: { ...box, stages: order } };
  const refused = await host.call("staff", "createSpecification", { body });
  expect(refused.body.errors).toEqual({
    "content.stages": "Each stage stands once, in the order of the work",
  });
});

test("the board gets the stages of all open orders, and a proposal of Done by the plant's setting", async () => {
  const stages = [{ kind: "CORRUGATING" }, { kind: "PRINTING" }] as const;
  const box = { ...smallBox, printColours: 1, stages: [...stages] };
  const specificationVersionId = await specifiedBox(host.db, "Two stages", box);
  const id = await placeOrder({ specificationVersionId, quantity: 1000 });
  const board = async () => {
    const { orders } = (await host.call("staff", "getOpenStages")).body;
    return orders.find(({ orderId }: { orderId: number }) => orderId === id);
  };
  expect(await board()).toMatchObject({ isReady: false, behind: "CORRUGATING" });
  await enter("Corrugator", id, { good: 1000 });
  await enter("Printer", id, { good: 980 });
  const move = (status: string) =>
    host.call("staff", "moveOrder", { params: { id: String(id) }, body: { status } });
  await move("IN_PROGRESS");
  expect(await board()).toMatchObject({
    isReady: false,
    behind: "PRINTING",
    stages: [{ good: 1000 }, { good: 980, required: 1000 }],
  });
  const settings = (await host.call("owner", "getBoardSettings")).body;
  const saved = { ...settings, doneProposal: 98 };
  expect((await host.call("owner", "updateBoardSettings", { body: saved })).status).toBe(200);
  expect(await board()).toMatchObject({ isReady: true });
  expect(await stagesOf(id)).toMatchObject({ isReady: true });
  expect((await move("COMPLETED")).status).toBe(200);
  expect(await board()).toMatchObject({ isReady: false });
});

test("the rate of a machine is measured by its last runs, of all boards and of each", async () => {
  await register("Measured", "CORRUGATING");
  const opening = startOfIndiaDate(dateAfter(indiaDate(new Date()), -1)).getTime() + 8 * 3_600_000;
  const after = (minutes: number) => new Date(opening + minutes * 60_000).toISOString();
  const made: readonly (readonly [number, number])[] = [
    [60, 1000],
    [120, 3000],
    [190, 2000],
  ];
  for (const [minutes, good] of made)
    await enter("Measured", await placeOrder(), { good, at: after(minutes) });
  expect((await stop("Measured", after(170), after(180))).status).toBe(200);
  const rates = await host.call("staff", "getMeasuredRates", {
    params: { id: String(machines.Measured) },
  });
  const median = { ratePerHour: 2000, runs: 3 };
  expect(rates.body).toEqual({ all: median, boards: [{ ply: 3, flutes: "B", ...median }] });
});

const reverse = (id: number) =>
  host.call("staff", "reverseStageEntry", {
    params: { id: String(id) },
    body: { reason: "Entered twice" },
  });

const stop = (machine: string, startedAt: string, endedAt?: string) =>
  host.call("staff", "createMachineStop", {
    body: {
      stopId: randomUUID(),
      machineId: machines[machine],
      reason: "PAPER",
      startedAt,
      endedAt,
    },
  });

test("10,000 boxes at 3 ups need 3,334 cuts, and a stage has what the stage before gave", async () => {
  const id = await placeOrder();
  await host.db.update(orders).set({ ups: 3 }).where(eq(orders.id, id));
  expect((await enter("Corrugator", id, { good: 3334, waste: 20, reason: "WARP" })).status).toBe(
    200,
  );
  expect((await enter("Printer", id, { good: 9000, waste: 102, reason: "PRINT" })).status).toBe(
    200,
  );
  const { stages } = await stagesOf(id);
  expect(stages).toMatchObject([
    { kind: "CORRUGATING", required: 3334, good: 3334, waste: 20, left: 0 },
    { kind: "PRINTING", perIn: 3, good: 9000, waste: 102, left: 1000, available: 900 },
    { kind: "JOINING", good: 0, available: 9000 },
    { kind: "BUNDLING", left: 10_000, available: 0 },
  ]);
});

test("more than is available asks with both figures, and a confirmed entry is marked", async () => {
  const id = await placeOrder();
  await enter("Corrugator", id, { good: 100 });
  expect(await enter("Printer", id, { good: 101 })).toMatchObject({
    status: 409,
    body: { reason: "OVER", current: { available: 100, wanted: 101 } },
  });
  expect((await stagesOf(id)).stages[1]).toMatchObject({ good: 0, available: 100 });
  expect(await enter("Printer", id, { good: 101, isConfirmed: true })).toMatchObject({
    status: 200,
    body: { isOver: true },
  });
  expect(await enter("Corrugator", id, { good: 1, isConfirmed: true })).toMatchObject({
    body: { isOver: false },
  });
});

test("of two people who enter the same pieces at the same moment one is asked", async () => {
  const id = await placeOrder();
  await enter("Corrugator", id, { good: 100 });
  const replies = await Promise.all([1, 2].map(() => enter("Printer", id, { good: 60 })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("an entry that arrives twice is stored once, also after the order has left", async () => {
  const id = await placeOrder();
  const entryId = randomUUID();
  const [first, second] = await Promise.all(
    [1, 2].map(() => enter("Corrugator", id, { entryId, good: 100 })),
  );
  expect(second?.body).toEqual(first?.body);
  await host.db
    .update(orders)
    .set({ status: "SHIPPED", shippedAt: new Date(), transportNumber: "KA01" })
    .where(eq(orders.id, id));
  expect(await enter("Corrugator", id, { entryId, good: 100 })).toMatchObject({ status: 200 });
  expect((await stagesOf(id)).stages[0]).toMatchObject({ good: 100 });
});

test("a reversed entry counts no more, and is not reversed again", async () => {
  const id = await placeOrder();
  const { body } = await enter("Corrugator", id, { good: 100, waste: 3, reason: "BOARD" });
  const replies = await Promise.all([reverse(body.id), reverse(body.id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await stagesOf(id)).stages[0]).toMatchObject({ good: 0, waste: 0 });
  const { body: rows } = await host.call("staff", "getStageEntries", {
    query: { filter: JSON.stringify({ orderId: id }) },
  });
  expect(rows).toMatchObject([{ good: 100, reverseReason: "Entered twice" }]);
});

test("no stored entry changes", async () => {
  const change = host.db.update(stageEntries).set({ good: 1 });
  await expect(change).rejects.toMatchObject({ cause: { code: "23514" } });
});

test("bad entries are refused by the field", async () => {
  const id = await placeOrder();
  const fields = async (reply: ReturnType<typeof enter>) => {
    const { status, body } = await reply;
    return [status, ...Object.keys(body.errors ?? {})];
  };
  expect(await fields(enter("Corrugator", id, { good: 1, waste: 1 }))).toEqual([400, "reason"]);
  expect(await fields(enter("Corrugator", id, {}))).toEqual([400, "good"]);
  expect(await fields(enter("Corrugator", id, { good: 10_000_001 }))).toEqual([400, "good"]);
  expect(await fields(enter("Other unit", id, { good: 1 }))).toEqual([400, "machineId"]);
  expect(await fields(enter("Die cutter", id, { good: 1 }))).toEqual([400, "machineId"]);
  expect(await fields(enter("Corrugator", 999_999, { good: 1 }))).toEqual([400, "orderId"]);
  expect(await fields(enter("Corrugator", await placeOrder({}), { good: 1 }))).toEqual([
    ...[400, "orderId"],
  ]);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect(await fields(enter("Corrugator", id, { good: 1, at }))).toEqual([400, "at"]);
  await host.db
    .update(orders)
    .set({ cancelledAt: new Date(), cancelReason: "Twice" })
    .where(eq(orders.id, id));
  expect(await fields(enter("Corrugator", id, { good: 1 }))).toEqual([400, "orderId"]);
  expect((await stagesOf(id)).stages[0]).toMatchObject({ good: 0 });
});

test("stops of one machine never overlap, and an open stop ends once", async () => {
  const first = await stop("Die cutter", "2026-03-02T08:00:00Z", "2026-03-02T09:00:00Z");
  expect(first).toMatchObject({ status: 200, body: { minutes: 60, isOpen: false } });
  expect(await stop("Die cutter", "2026-03-02T08:30:00Z")).toMatchObject({
    status: 400,
    body: { errors: { startedAt: expect.stringContaining("Die cutter") } },
  });
  const open = await stop("Die cutter", "2026-03-02T09:00:00Z");
  expect(open).toMatchObject({ status: 200, body: { isOpen: true } });
  expect(await stop("Die cutter", "2026-03-03T09:00:00Z")).toMatchObject({ status: 400 });
  expect(await stop("Printer", "2026-03-02T08:30:00Z", "2026-03-02T08:45:00Z")).toMatchObject({
    status: 200,
  });
  const end = (endedAt: string) =>
    host.call("staff", "endMachineStop", {
      params: { id: String(open.body.id) },
      body: { endedAt },
    });
  expect(await end("2026-03-02T08:59:00Z")).toMatchObject({ status: 400 });
  expect(await end("2026-03-02T09:30:00Z")).toMatchObject({ status: 200, body: { minutes: 30 } });
  expect(await end("2026-03-02T09:40:00Z")).toMatchObject({ status: 409 });
});

test("the database refuses stops that overlap", async () => {
  const written = host.db.execute(sql`
    insert into machine_stops (stop_id, machine_id, reason, started_at, ended_at, created_by)
    select gen_random_uuid(), ${machines.Printer}, 'PAPER', at, at + interval '1 hour', 'x'
    from (values (timestamptz '2026-04-01T08:00Z'), (timestamptz '2026-04-01T08:59Z')) stop (at)`);
  await expect(written).rejects.toMatchObject({ cause: { constraint: "machine_stops_overlap" } });
});

test("a break is no planned time, and a stop in it is no stopped time", async () => {
  await register("Rests", "CORRUGATING", { breakFrom: "12:00", breakTo: "12:30" });
  const id = await placeOrder();
  await enter("Rests", id, { good: 100, at: "2026-06-01T10:00:00+05:30" });
  await stop("Rests", "2026-06-01T12:10:00+05:30", "2026-06-01T12:40:00+05:30");
  const { body } = await host.call("staff", "getMachineFigures", {
    params: { id: String(machines.Rests) },
    query: { from: "2026-06-01", to: "2026-06-30" },
  });
  expect(body).toMatchObject({ plannedMinutes: 450, stopMinutes: 10 });
});

test("480 planned minutes with 60 stopped give the worked OEE of 64.2 %", async () => {
  await register("Worked", "CORRUGATING");
  const id = await placeOrder();
  const at = "2026-05-04T10:00:00+05:30";
  await enter("Worked", id, { good: 18_500, waste: 400, reason: "SETTING", at });
  const wrong = await enter("Worked", id, { good: 5, at });
  await reverse(wrong.body.id);
  // Half an hour of the first stop is before the planned time.
  await stop("Worked", "2026-05-04T07:30:00+05:30", "2026-05-04T08:40:00+05:30");
  await stop("Worked", "2026-05-04T12:00:00+05:30", "2026-05-04T12:20:00+05:30");
  const { body } = await host.call("staff", "getMachineFigures", {
    params: { id: String(machines.Worked) },
    query: { from: "2026-05-01", to: "2026-05-31" },
  });
  expect(body).toMatchObject({
    days: 1,
    plannedMinutes: 480,
    stopMinutes: 60,
    availability: 0.875,
    performance: 0.75,
    stops: [{ reason: "PAPER", minutes: 60 }],
  });
  expect(body.oee.toFixed(3)).toBe("0.642");
  const waste = await host.call("staff", "getPieceWaste", {
    query: { from: "2026-05-01", to: "2026-05-31" },
  });
  expect(waste.body.total).toEqual({ good: 18_500, waste: 400, share: 400 / 18_900 });
  expect(waste.body.rows).toMatchObject([{ machine: "Worked", reason: "SETTING", entries: 1 }]);
  for (const [by, group] of [
    ["STAGE", { stage: "CORRUGATING", share: 400 / 18_900 }],
    ["REASON", { reason: "SETTING" }],
    ["SHIFT", {}],
    ["GROUP", {}],
    ["MILL", {}],
  ] as const) {
    const query = { from: "2026-05-01", to: "2026-05-31", by };
    const { rows } = (await host.call("staff", "getPieceWaste", { query })).body;
    expect(rows).toMatchObject([{ ...group, waste: 400, entries: 1 }]);
    const filter = JSON.stringify({ id: rows[0].entryIds });
    const entries = await host.call("staff", "getStageEntries", { query: { filter } });
    expect(entries.body).toMatchObject([{ waste: 400 }]);
  }
});
