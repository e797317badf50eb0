import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { PaperReport } from "../../../contract/wasteReport";
import { combinedRunOrders, combinedRuns, reels, reelUsages } from "../../../server/db/schema";
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

test("a finished order of a combined run is not measured while a reel runs at another order of the run", async () => {
  const { takeUps, orders } = await report();
  const firstId = async (where: string) => {
    const { rows } = await host.db.execute<{ id: number }>(
      sql.raw(`select o.id from orders o left join box_specification_versions v
        on v.id = o.specification_version_id where o.cancelled_at is null and ${where} limit 1`),
    );
    return rows[0]?.id ?? 0;
  };
  const compared = orders.filter(({ waste, isHalfRun }) => waste !== undefined && !isHalfRun);
  const finished = await firstId(`o.id in (${compared.map(({ orderId }) => orderId).join()})
    and o.status in ('COMPLETED', 'SHIPPED') and v.content @> '{"ply": 3, "layers": [{"flute": "C"}]}'`);
  const other =
    await firstId(`o.status = 'IN_PROGRESS' and o.id not in (select order_id from reel_usages)
    and o.id not in (select order_id from combined_run_orders)`);
  const [run] = await host.db
    .insert(combinedRuns)
    .values({
      runs: [],
      schemaVersion: 1,
      savedGrams: 0,
      leadOrderId: finished,
      createdBy: "owner@example.com",
    })
    .returning();
  const ofRun = { runId: run?.id ?? 0, ups: 1, quantity: 1 };
  const members = eq(combinedRunOrders.runId, ofRun.runId);
  await host.db.insert(combinedRunOrders).values([
    { ...ofRun, orderId: finished, shareFrom: 0, shareTo: 0.999 },
    { ...ofRun, orderId: other, shareFrom: 0.999, shareTo: 1 },
  ]);
  const runs = takeUps[0]?.runs ?? 0;
  expect((await report()).takeUps).toMatchObject([{ flute: "C", runs }]);
  const [reel] = await host.db.select().from(reels).where(eq(reels.status, "AVAILABLE"));
  const [usage] = await host.db
    .insert(reelUsages)
    .values({
      reelId: reel?.id ?? 0,
      orderId: other,
      usageType: "TOP",
      startedAt: new Date(),
      weightBeforeGrams: reel?.currentWeightGrams ?? 0,
    })
    .returning();
  expect((await report()).takeUps).toMatchObject([{ flute: "C", runs: runs - 1 }]);
  await host.db.delete(reelUsages).where(eq(reelUsages.id, usage?.id ?? 0));
  await host.db.update(combinedRunOrders).set({ undoneAt: new Date() }).where(members);
  expect((await report()).takeUps).toEqual(takeUps);
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
  // Orders that were computed by the former take-up keep their expectation.
  expect(await report()).toEqual({
    ...before,
    takeUps: before.takeUps.filter(({ flute }) => flute !== "C"),
  });
});

test("the rows of each grouping of the waste sum to its total, to the gram and the paisa", async () => {
  const found = await report();
  const paise = (rupees: number) => Math.round(rupees * 100);
  for (const sums of [found.orders, found.months, found.layers, found.mills])
    for (const name of ["actual", "unpriced", "compared", "expected"] as const)
      expect(sums.reduce((all, one) => all + grams(one[name]), 0)).toBe(grams(found.total[name]));
  for (const sums of [found.orders, found.months, found.layers, found.mills])
    expect(sums.reduce((all, one) => all + paise(one.amount), 0)).toBe(paise(found.total.amount));
  for (const by of ["MACHINE", "STAGE", "REASON", "SHIFT", "GROUP", "MILL"]) {
    const pieces = (await host.call("staff", "getPieceWaste", { query: { by } })).body;
    const add = (name: string) =>
      pieces.rows.reduce((all: number, row: Record<string, number>) => all + (row[name] ?? 0), 0);
    expect(add("waste")).toBe(pieces.total.waste);
    expect(grams(add("paper"))).toBe(grams(pieces.total.paper ?? 0));
    const isOfPaper = ["STAGE", "SHIFT", "MILL"].includes(by);
    expect((pieces.total.paper ?? 0) > 0).toBe(isOfPaper);
    const cost = (await host.call("owner", "getPieceWasteCost", { query: { by } })).body;
    const costs: number[] = cost.rows.map((row: { cost: number }) => paise(row.cost));
    expect(costs.reduce((all, one) => all + one, 0)).toBe(paise(cost.total.cost));
  }
});
