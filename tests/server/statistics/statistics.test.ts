import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { PlantStatistics } from "../../../contract/statistics";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import { orders } from "../../../server/db/schema";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";

const host = plant();
const demo = plant();

const dayMs = 86_400_000;
const today = indiaDate(new Date());
const daysAgo = (days: number) => new Date(startOfIndiaDate(today).getTime() - days * dayMs);

const read = async (who: "owner" | "staff" = "owner", of = host) =>
  PlantStatistics.parse((await of.call(who, "getStatistics")).body);

const order = (changes: object) => ({
  client: "Kaveri Weaves",
  productType: "5 Ply RSC Box",
  quantity: 500,
  size: "300 x 200 x 150",
  deliveryAddress: "Peenya",
  expectedCompletionDate: daysAgo(-5),
  unit: "A" as const,
  createdBy: "owner@example.com",
  ...changes,
});

const shipped = (at: Date, promised: Date) =>
  order({
    status: "SHIPPED",
    shippedAt: at,
    transportNumber: "KA-1",
    createdAt: daysAgo(13),
    expectedCompletionDate: promised,
  });

test("an empty plant has its weeks and days, with nothing in them", async () => {
  const { weeks, overdue, stock, oldestReels, attendance = [] } = await read();
  expect(weeks).toHaveLength(12);
  expect(new Set(weeks.map(({ monday }) => new Date(monday).getUTCDay()))).toEqual(new Set([1]));
  expect(weeks.every(({ placed, shipped, onTime }) => placed + shipped + onTime === 0)).toBe(true);
  expect({ overdue, stock, oldestReels }).toEqual({
    overdue: { total: 0, longest: [] },
    stock: [],
    oldestReels: [],
  });
  expect(attendance).toHaveLength(60);
});

test("an order is on time until its promised day in India ends, and counts in its week of shipping", async () => {
  const promised = daysAgo(14);
  const end = endOfIndiaDate(indiaDate(promised)).getTime();
  await host.db.insert(orders).values([
    // Promised for the morning, shipped in the last second of that day.
    shipped(new Date(end - 1_000), promised),
    shipped(new Date(end), promised),
    shipped(new Date(end + 1_000), promised),
  ]);
  const { weeks } = await read();
  const sum = (field: "placed" | "shipped" | "onTime") =>
    weeks.reduce((all, week) => all + week[field], 0);
  expect([sum("placed"), sum("shipped"), sum("onTime")]).toEqual([3, 3, 1]);
  const week = weeks.find(({ onTime }) => onTime === 1);
  const shippedOn = Date.parse(indiaDate(promised));
  expect(Date.parse(week?.monday ?? "")).toBeLessThanOrEqual(shippedOn);
  expect(Date.parse(week?.monday ?? "")).toBeGreaterThan(shippedOn - 7 * dayMs);
});

test("an order that missed its promised day is late, though a later day was written in the order", async () => {
  const sum = async () => {
    const { weeks } = await read();
    return weeks.reduce((all, week) => all + week.onTime, 0);
  };
  const before = await sum();
  const changes = { createdAt: daysAgo(9), expectedCompletionDate: daysAgo(3) };
  const rows = [order(changes), order({ ...changes, expectedCompletionDate: daysAgo(-3) })];
  const ids = (await host.db.insert(orders).values(rows).returning()).map(({ id }) => id);
  await host.db
    .update(orders)
    .set({ expectedCompletionDate: daysAgo(-9) })
    .where(inArray(orders.id, ids));
  await host.db
    .update(orders)
    .set({ status: "SHIPPED", shippedAt: new Date(), transportNumber: "KA-1" })
    .where(inArray(orders.id, ids));
  expect(await sum()).toBe(before + 1);
});

test("overdue orders were promised for an earlier day and are open, the longest overdue first", async () => {
  await host.db.insert(orders).values([
    order({ client: "Today's", expectedCompletionDate: daysAgo(0) }),
    order({ client: "Yesterday's", expectedCompletionDate: new Date(daysAgo(0).getTime() - 1) }),
    order({ client: "Done", status: "COMPLETED", expectedCompletionDate: daysAgo(9) }),
    order({
      client: "Cancelled",
      expectedCompletionDate: daysAgo(9),
      cancelledAt: new Date(),
      cancelReason: "Not needed",
    }),
  ]);
  const { overdue } = await read();
  expect(overdue.total).toBe(2);
  expect(overdue.longest).toMatchObject([
    { client: "Done", status: "COMPLETED" },
    { client: "Yesterday's", status: "TODO" },
  ]);
});

test("a write counts immediately, though the figures are cached until then", async () => {
  const before = await read();
  expect(await read()).toEqual(before);
  await host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") });
  const { weeks } = await read();
  expect(weeks.at(-1)?.placed).toBe(Number(before.weeks.at(-1)?.placed) + 1);
});

test("the attendance is for those alone who may see it", async () => {
  expect((await read("staff")).attendance).toBeUndefined();
});

test("the demo plant's days, stock and oldest reels are those that its lists have", async () => {
  await loadDemoPlant(demo.db);
  const { stock, oldestReels, attendance = [] } = await read("owner", demo);
  const date = indiaDate(daysAgo(3));
  const { body: rows } = await demo.call("owner", "getAttendance", { query: { date } });
  const present = rows.filter((row: { status: string }) => row.status === "PRESENT").length;
  const ofDay = attendance.filter((day) => day.date === date);
  expect(ofDay.map(({ unit }) => unit)).toEqual(["A", "B"]);
  expect(ofDay.reduce((sum, day) => sum + day.present, 0)).toBe(present);
  expect(ofDay.reduce((sum, day) => sum + day.employed, 0)).toBe(rows.length);

  const { body: reels } = await demo.call("staff", "getReelStocks");
  type Row = { gsm: number; status: string; currentWeight: number; createdAt: string };
  const inStock = reels.filter(({ status }: Row) => status !== "CONSUMED");
  expect(stock.reduce((sum, row) => sum + row.reels, 0)).toBe(inStock.length);
  expect(stock.reduce((sum, row) => sum + row.weight, 0)).toBeCloseTo(
    inStock.reduce((sum: number, { currentWeight }: Row) => sum + currentWeight, 0),
  );
  const oldest = reels
    .filter(({ status }: Row) => status === "AVAILABLE")
    .map(({ createdAt }: Row) => Date.parse(createdAt));
  expect(Date.parse(oldestReels[0]?.createdAt ?? "")).toBe(Math.min(...oldest));
});

test("an order that is cancelled in a later week stays placed in its week, and in its own week is not counted", async () => {
  const placedOf = async () => (await read()).weeks.map(({ placed }) => placed);
  const before = await placedOf();
  const cancelled = { cancelledAt: new Date(), cancelReason: "Not needed" };
  await host.db
    .insert(orders)
    .values([
      order({ ...cancelled, createdAt: daysAgo(21) }),
      order({ ...cancelled, createdAt: new Date() }),
    ]);
  const after = await placedOf();
  expect(after.map((placed, index) => placed - (before[index] ?? 0))).toEqual([
    ...Array.from({ length: 8 }, () => 0),
    ...[1, 0, 0, 0],
  ]);
});
