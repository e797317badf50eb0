import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { PaperReport } from "../../../contract/wasteReport";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { plant } from "../../support/plant";

const host = plant();

beforeAll(async () => {
  await loadDemoPlant(host.db);
});

const report = async (query: Record<string, string> = {}) => {
  const reply = await host.call("staff", "getPaperReport", { query });
  return PaperReport.parse(reply.body);
};
const grams = (kilograms: number) => Math.round(kilograms * 1000);
const total = (sums: readonly { actual: number }[]) =>
  sums.reduce((all, { actual }) => all + grams(actual), 0);

test("over orders, months, layers and mills the paper is what the reels' ledgers gave, to the gram", async () => {
  const found = await report();
  const { rows } = await host.db.execute<{ grams: string }>(sql`
    select -sum(grams) as grams from reel_movements
    where usage_id in (select usage_id from reel_movements where kind = 'RETURN')`);
  const given = Number(rows[0]?.grams);
  expect(given).toBeGreaterThan(1_000_000);
  expect(grams(found.total.actual)).toBe(given);
  for (const sums of [found.orders, found.months, found.layers, found.mills])
    expect(total(sums)).toBe(given);
});

test("specified orders are compared, with the most waste first and more than 5 % marked", async () => {
  const { orders, total: all } = await report();
  const compared = orders.filter(({ waste }) => waste !== undefined);
  expect(compared.length).toBeGreaterThan(10);
  expect(all.expected).toBeGreaterThan(1000);
  const wastes = compared.map(({ waste = 0 }) => waste);
  expect(wastes).toEqual(wastes.toSorted((one, other) => other - one));
  for (const { waste = 0, isMarked } of compared) expect(isMarked).toBe(waste > 5);
  expect(compared.some(({ isMarked }) => isMarked)).toBe(true);
  expect(compared.some(({ isMarked }) => !isMarked)).toBe(true);

  const [worst] = compared;
  const { body } = await host.call("staff", "getOrderWaste", {
    params: { id: String(worst?.orderId) },
  });
  expect(body.total).toMatchObject({ actual: worst?.actual, waste: worst?.waste, isMarked: true });
  expect(body.layers.map(({ usageType }: { usageType: string }) => usageType)).toEqual([
    "TOP",
    "FLUTE",
    "LINER",
  ]);
  expect(body.uses[0]).toMatchObject({ ups: expect.any(Number), boxes: expect.any(Number) });
});

test("an order without a specification says so and has no waste, never 0", async () => {
  const { orders } = await report();
  const plain = orders.find(({ waste }) => waste === undefined);
  const { body } = await host.call("staff", "getOrderWaste", {
    params: { id: String(plain?.orderId) },
  });
  expect(body.total).not.toHaveProperty("waste");
  expect(body.uses[0]).toMatchObject({ missing: "no specification of the box" });
});

test("a report is of the days that were asked for, and of a year at most", async () => {
  expect(await report({ from: "2020-01-01", to: "2020-02-01" })).toMatchObject({
    total: { actual: 0 },
    orders: [],
  });
  for (const query of [
    { from: "2026-02-01", to: "2026-01-01" },
    { from: "2024-01-01", to: "2026-01-01" },
  ])
    expect((await host.call("staff", "getPaperReport", { query })).status).toBe(400);
  expect((await host.call("staff", "getOrderWaste", { params: { id: "999999" } })).status).toBe(
    404,
  );
});

test("a measured take-up is proposed, and counts once a super admin has taken it over", async () => {
  const [proposal] = (await report()).takeUps;
  expect(proposal).toMatchObject({ flute: "C", present: 1.45 });
  expect(proposal?.measured).toBeGreaterThan(1.47);
  expect(proposal?.runs).toBeGreaterThanOrEqual(10);
  const body = { flute: proposal?.flute, measured: proposal?.measured };
  expect((await host.call("staff", "acceptTakeUp", { body })).status).toBe(403);
  expect(
    await host.call("owner", "acceptTakeUp", { body: { ...body, measured: 1.9 } }),
  ).toMatchObject({ status: 409, body: { message: expect.stringContaining("the runs measure") } });
  const before = await report();
  expect((await host.call("owner", "acceptTakeUp", { body })).status).toBe(200);
  expect((await host.call("staff", "getBoardSettings")).body.takeUpC).toBe(proposal?.measured);
  expect((await host.call("owner", "acceptTakeUp", { body })).status).toBe(409);
  // The expectation of orders by the former take-up stays.
  expect(await report()).toEqual({
    ...before,
    takeUps: before.takeUps.filter(({ flute }) => flute !== "C"),
  });
});
