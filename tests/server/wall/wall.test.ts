import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { callNames, routes } from "../../../contract/routes";
import { type Wall, Wall as WallReply } from "../../../contract/wall";
import { indiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import { orders, punches, reels, reelUsages } from "../../../server/db/schema";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { hire } from "../../support/hire";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { reelCalls } from "../paper/reelCalls";

const host = plant();
const demo = plant();
const { newReel, issue, giveBack } = reelCalls(host);

const dayMs = 86_400_000;
const minuteMs = 60_000;
const midnight = startOfIndiaDate(indiaDate(new Date()));
const daysAgo = (days: number) => new Date(midnight.getTime() - days * dayMs);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs);

const read = async (of = host): Promise<Wall> =>
  WallReply.parse((await of.call("owner", "getWall")).body);

const column = ({ orders }: Wall, status: string) =>
  orders.find((column) => column.status === status);

async function pairWall() {
  const body = { name: "Hall", unit: "A", kind: "WALL" };
  const { pairingCode } = (await host.call("owner", "createDevice", { body })).body;
  const pairing = { body: { code: pairingCode, kind: "WALL" } };
  const { token } = (await host.call("visitor", "pairDevice", pairing)).body;
  return { authorization: `Bearer ${token}` };
}

const order = (client: string, changes: object = {}) => ({
  client,
  productType: "5 Ply RSC Box",
  quantity: 500,
  size: "300 x 200 x 150",
  deliveryAddress: "Peenya",
  expectedCompletionDate: daysAgo(-5),
  unit: "A" as const,
  createdBy: "owner@example.com",
  ...changes,
});

test("an empty plant has its units and columns, with nothing in them", async () => {
  const empty = { total: 0, late: 0, orders: [] };
  expect(await read()).toMatchObject({
    here: [
      { unit: "A", names: [] },
      { unit: "B", names: [] },
    ],
    orders: ["TODO", "IN_PROGRESS", "COMPLETED", "SHIPPED"].map((status) => ({ status, ...empty })),
    reels: { total: 0, reels: [] },
    today: { ordersShipped: 0, boxesShipped: 0, reelsReturned: 0, reelsUsedUp: 0, paperUsed: 0 },
    openExceptions: 0,
  });
});

test("present people are listed with their unit, and no other person is named", async () => {
  const joinedAt = daysAgo(400);
  const person = (name: string, more: object = {}) =>
    hire(host.db, { name, barcodeId: `EMP-${name}`, joinedAt, ...more });
  const [lakshmi, ravi, suresh] = [
    await person("Lakshmi"),
    await person("Ravi", { unit: "B" }),
    await person("Suresh"),
  ];
  const gone = await person("Gone", { deactivatedAt: new Date() });
  await person("Absent");
  const scan = (employeeId: number, punchedAt: Date) => ({ employeeId, punchedAt });
  await host.db.insert(punches).values([
    scan(lakshmi, minutesAgo(20)),
    scan(ravi, minutesAgo(30)),
    scan(gone, minutesAgo(30)),
    // In and out again.
    scan(suresh, minutesAgo(40)),
    scan(suresh, minutesAgo(10)),
  ]);
  const reply = await host.call("owner", "getWall");
  expect(reply.body.here).toEqual([
    { unit: "A", names: ["Lakshmi"] },
    { unit: "B", names: ["Ravi"] },
  ]);
  for (const name of ["Suresh", "Gone", "Absent"]) expect(reply.text).not.toContain(name);
});

test("each column has its orders by their promised day, and counts those that are late", async () => {
  await host.db
    .insert(orders)
    .values([
      order("Later"),
      order("Late", { expectedCompletionDate: new Date(midnight.getTime() - 1) }),
      order("Today's", { expectedCompletionDate: midnight, status: "IN_PROGRESS" }),
      order("Cancelled", { cancelledAt: new Date(), cancelReason: "Not needed" }),
    ]);
  const wall = await read();
  expect(column(wall, "TODO")).toMatchObject({
    total: 2,
    late: 1,
    orders: [
      { client: "Late", isLate: true, promised: indiaDate(daysAgo(1)) },
      { client: "Later", isLate: false },
    ],
  });
  expect(column(wall, "IN_PROGRESS")).toMatchObject({ total: 1, late: 0 });
  expect(JSON.stringify(wall)).not.toContain("Cancelled");
});

test("shipped orders stay for a day, the last one first, and count today from midnight in India", async () => {
  const shipped = (client: string, shippedAt: Date) =>
    order(client, { status: "SHIPPED", shippedAt, transportNumber: "KA-1", quantity: 1_000 });
  await host.db
    .insert(orders)
    .values([
      shipped("Before midnight", new Date(midnight.getTime() - 1)),
      shipped("Now", new Date()),
      shipped("Long ago", new Date(Date.now() - dayMs - minuteMs)),
    ]);
  const wall = await read();
  expect(column(wall, "SHIPPED")?.orders.map(({ client }) => client)).toEqual([
    "Now",
    "Before midnight",
  ]);
  expect(wall.today).toMatchObject({ ordersShipped: 1, boxesShipped: 1_000 });
});

test("a reel that runs is named with its order, and what came back today counts as used", async () => {
  const created = await host.call("owner", "createOrder", { body: newOrder("Nandi Foods") });
  const orderId = created.body.id;
  const running = await newReel({ reelNo: 7001 });
  const [back, usedUp, before] = [
    await newReel(),
    await newReel({ coreWeight: 12.5 }),
    await newReel(),
  ];
  for (const { barcodeId } of [back, usedUp, before, running]) await issue(barcodeId, { orderId });
  await giveBack(back.barcodeId, { weight: 480.25 });
  await giveBack(usedUp.barcodeId, { weight: 12.5, isFinished: true });
  await giveBack(before.barcodeId, { weight: 400 });
  const [reel] = await host.db.select().from(reels).where(eq(reels.barcodeId, before.barcodeId));
  await host.db
    .update(reelUsages)
    .set({ startedAt: daysAgo(1), endedAt: new Date(midnight.getTime() - 1) })
    .where(eq(reelUsages.reelId, reel?.id ?? 0));
  const { reels: atMachines, today } = await read();
  expect(atMachines).toMatchObject({
    total: 1,
    reels: [{ reelNo: 7001, usageType: "TOP", orderId, client: "Nandi Foods" }],
  });
  expect(today).toMatchObject({
    reelsReturned: 2,
    reelsUsedUp: 1,
    paperUsed: 132.25 + 600,
  });
});

describe("a wall screen", () => {
  let headers: { authorization: string };
  beforeAll(async () => {
    headers = await pairWall();
  });

  test("reads the figures, as a station may", async () => {
    expect((await host.call("visitor", "getWall", { headers })).status).toBe(200);
    expect((await host.call("station", "getWall")).status).toBe(200);
    expect((await host.call("staff", "getWall")).status).toBe(403);
    expect((await host.call("visitor", "getWall")).status).toBe(401);
  });

  test("makes no other call that needs a session", async () => {
    const params = { id: "1", resource: "boxes", kind: "order", barcodeId: "1", month: "2026-01" };
    const others = callNames.filter(
      (name) => routes[name].access !== "public" && name !== "getWall",
    );
    for (const name of others) {
      expect([name, (await host.call("visitor", name, { headers, params })).status]).toEqual([
        name,
        403,
      ]);
    }
  });
});

test("a code pairs on the page of its kind alone, and stays valid after the other page", async () => {
  const make = async (kind: string) =>
    (await host.call("owner", "createDevice", { body: { name: kind, unit: "A", kind } })).body;
  const pair = (code: string, kind?: string) =>
    host.call("visitor", "pairDevice", { body: { code, ...(kind && { kind }) }, from: "10.2.2.2" });
  const wall = await make("WALL");
  expect(wall.kind).toBe("WALL");
  // The page of a station may be of an earlier build, which names no kind.
  expect(await pair(wall.pairingCode)).toMatchObject({
    status: 400,
    body: { message: "This code is for a wall screen: enter it at /wall" },
  });
  expect((await pair(wall.pairingCode, "WALL")).status).toBe(200);
  const station = await make("STATION");
  expect(await pair(station.pairingCode, "WALL")).toMatchObject({
    status: 400,
    body: { message: "This code is for a scan station: enter it at /scan" },
  });
  expect((await pair(station.pairingCode)).status).toBe(200);
});

test("the demo plant's figures equal its lists", async () => {
  await loadDemoPlant(demo.db);
  const wall = await read(demo);
  const { body: exceptions } = await demo.call("owner", "getExceptions");
  expect(wall.openExceptions).toBe(exceptions.length);
  const { body: usages } = await demo.call("owner", "getOpenUsages");
  expect(wall.reels.total).toBe(usages.length);
  const { body: kanban } = await demo.call("owner", "getOrders", {
    query: { filter: { status: "IN_PROGRESS" } },
  });
  expect(column(wall, "IN_PROGRESS")?.total).toBe(kanban.length);
});

test("a wall is told of no money, neither by its figures nor by the calls of receivables", async () => {
  const figures = JSON.stringify(await read(demo));
  expect(figures).toContain("boxesShipped");
  expect(figures).not.toMatch(/outstanding|overdue|owe|receipt|amount|price|rupee|paise/i);
  for (const call of ["getOutstanding", "getReceipts", "getUnlinkedInvoices"] as const)
    expect((await demo.call("wall", call)).status, call).toBe(403);
});
