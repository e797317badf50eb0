import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { SpecificationContent } from "../../../contract/boxSpecifications";
import { JobCost } from "../../../contract/jobCost";
import { indiaDate } from "../../../domain/indiaTime";
import { payTerms, punches } from "../../../server/db/schema";
import { dayMs, hourMs } from "../../../server/units";
import { hire } from "../../support/hire";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { specifiedBox } from "../../support/specifiedOrder";
import { reelCalls } from "../paper/reelCalls";

const host = plant();
const { newReel, issue, giveBack } = reelCalls(host);
/** A box of 292.1 g: a blank of 1 m², and 120 + 100 × 1.45 + 27.1 g/m². */
const content = {
  style: "OTHER",
  measured: "INSIDE",
  length: 400,
  width: 300,
  height: 200,
  ply: 3,
  printColours: 0,
  blankLength: 1000,
  blankWidth: 1000,
  layers: [
    { gsm: 120, burstFactor: 18 },
    { gsm: 100, burstFactor: 18, flute: "C" },
    { gsm: 27.1, burstFactor: 18 },
  ],
} as const satisfies SpecificationContent;
let versionId = 0;

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Saree carton", content);
});

const enterRates = async () => {
  const dated = { validFrom: "2020-01-01", source: "Mill list" };
  for (const rate of [
    { kind: "PAPER", rate: 38 },
    { kind: "CONVERSION", rate: 15 },
  ])
    await host.call("owner", "createRate", { body: { ...dated, ...rate } });
  const row = { uptoQuantity: 10_000, setupSheets: 0, runPercent: 5 };
  await host.call("owner", "createWasteRow", { body: { ...dated, ...row } });
};

async function placeOrder(quantity = 5000): Promise<number> {
  const order = { ...newOrder("Kaveri Weaves"), quantity, specificationVersionId: versionId };
  return Number((await host.call("staff", "createOrder", { body: order })).body.id);
}

/** Runs reels of 612.5 kg, each until it has used its number of kilograms. */
async function run(orderId: number, kilograms: readonly number[], landedRate?: number) {
  const barcodes: string[] = [];
  for (const used of kilograms) {
    const { barcodeId } = await newReel(landedRate === undefined ? {} : { landedRate });
    await issue(barcodeId, { orderId });
    await giveBack(barcodeId, { weight: 612.5 - used });
    barcodes.push(barcodeId);
  }
  return barcodes;
}

const count = (orderId: number, madeQuantity: number) =>
  host.call("staff", "createDispatch", {
    body: { orderId, quantity: 100, transportNumber: "KA1", madeQuantity },
  });

const costOf = async (orderId: number) => {
  const reply = await host.call("owner", "getJobCost", { params: { id: String(orderId) } });
  expect(reply.status).toBe(200);
  return JobCost.parse(reply.body);
};

test("a missing rate and uncounted boxes give no cost and say why", async () => {
  const id = await placeOrder();
  expect(await costOf(id)).toMatchObject({
    lines: [],
    missing: expect.stringContaining("no rate for the top liner"),
  });
  await enterRates();
  await run(id, [540], 39.5);
  expect(await costOf(id)).toMatchObject({
    lines: [],
    missing: "no count of the good boxes: enter it with a dispatch",
    reels: [{ used: 540, rate: 39.5, amount: 21_330 }],
  });
});

test("the worked job: 5,060 good boxes of 5,000 ordered, 1,620 kg at ₹39.50", async () => {
  const id = await placeOrder();
  const barcodes = await run(id, [540, 540, 540], 39.5);
  await count(id, 5060);
  const cost = await costOf(id);
  expect(cost).toMatchObject({
    goodBoxes: 5060,
    isCounted: true,
    running: 0,
    estimate: { source: "specification", sheets: 5250, quantity: 5000 },
    variance: { price: 2430, usage: 2586.76, used: 1620, standard: 1551.927 },
  });
  expect(cost.estimate?.gramsPerBox).toBeCloseTo(292.1, 6);
  expect(cost.lines).toEqual([
    { part: "paper", standard: 58_973.24, actual: 63_990, difference: 5016.76 },
    { part: "conversion", standard: 23_278.91, actual: 24_300, difference: 1021.09 },
    { part: "works", standard: 0, actual: 0, difference: 0 },
    { part: "tooling", standard: 0, actual: 0, difference: 0 },
    { part: "overtime", standard: 0, actual: 0, difference: 0 },
  ]);
  expect(cost.reels.map(({ barcodeId }) => barcodeId)).toEqual(barcodes);
  // 1,620 − 5,060 × 0.2921 kg, at ₹39.50.
  expect(cost.waste).toMatchObject({ waste: 141.974, wasteAmount: 5607.97 });
});

test("a reel without a price names itself", async () => {
  const id = await placeOrder();
  const [barcode] = await run(id, [540]);
  await count(id, 1800);
  expect(await costOf(id)).toMatchObject({
    lines: [],
    missing: `no landed rate for the reels ${barcode}`,
  });
});

test("a reel that still runs is named, and its paper is not in the cost", async () => {
  const id = await placeOrder();
  await run(id, [540], 39.5);
  await count(id, 1800);
  const { barcodeId } = await newReel({ landedRate: 39.5 });
  await issue(barcodeId, { orderId: id });
  expect(await costOf(id)).toMatchObject({ running: 1, variance: { used: 540 } });
});

test("the overtime of the unit is shared by the boxes of the orders that ran on the day", async () => {
  const ids = [await placeOrder(), await placeOrder(1265)];
  for (const id of ids) await run(id, [540], 39.5);
  await count(ids[0] ?? 0, 5060);
  await count(ids[1] ?? 0, 1265);
  // Both orders ran on a Wednesday long ago, from 08:00 to 18:00 in India. On a Sunday all hours would be overtime.
  const today = indiaDate(new Date());
  const wednesday = 3;
  const weekdayThen = new Date(Date.parse(today) - 40 * dayMs).getUTCDay();
  const daysAgo = 40 + ((weekdayThen + 7 - wednesday) % 7);
  const began = new Date(Date.parse(`${today}T08:00:00+05:30`) - daysAgo * dayMs);
  const ended = new Date(began.getTime() + 10 * hourMs);
  await host.db.execute(sql`
    update reel_usages set started_at = ${began.toISOString()}, ended_at = ${ended.toISOString()}
    where order_id = any(${sql.param(ids)}::int[])`);
  const employeeId = await hire(host.db, {
    name: "Asha Rao",
    barcodeId: "EMP-A-00001",
    joinedAt: new Date("2020-01-01"),
  });
  await host.db.insert(payTerms).values({
    employeeId,
    validFrom: "2020-01-01",
    monthlyBasePaise: 2_600_000,
    workingDays: 26,
    otMultiplierFactor: 1.5,
    createdBy: "owner@example.com",
  });
  for (const punchedAt of [began, ended])
    await host.db.insert(punches).values({ employeeId, punchedAt });
  // 2 h × ₹125 × 1.5 = ₹375. The order has 5,060 of 6,325 boxes.
  const cost = await costOf(ids[0] ?? 0);
  expect(cost.overtime).toEqual([
    { date: indiaDate(began), unitOvertime: 375, boxes: 5060, allBoxes: 6325, share: 300 },
  ]);
  expect(cost.lines.at(-1)).toMatchObject({ part: "overtime", actual: 300, difference: 300 });
});

test("the last finished jobs propose a waste row, and a taken-over row proposes nothing more", async () => {
  const ids = [];
  for (const good of [1800, 1750, 1700]) {
    const id = await placeOrder();
    await run(id, [540], 39.5);
    await count(id, good);
    await host.call("staff", "moveOrder", {
      params: { id: String(id) },
      body: { status: "COMPLETED" },
    });
    ids.push(id);
  }
  const { wasteProposal } = await costOf(ids[0] ?? 0);
  // 3 × 540 kg ÷ 0.2921 kg are 5,546.05 boxes: 5.6 % more than 5,250 good ones.
  expect(wasteProposal).toEqual({
    present: { uptoQuantity: 10_000, setupSheets: 0, runPercent: 5 },
    measured: { uptoQuantity: 10_000, setupSheets: 0, runPercent: 5.6 },
    orderIds: ids.toReversed(),
  });
  const wasteReply = await host.call("owner", "createWasteRow", {
    body: {
      ...wasteProposal?.measured,
      validFrom: indiaDate(new Date()),
      source: "Measured over 3 jobs",
    },
  });
  expect(wasteReply.status).toBe(200);
  expect(await costOf(ids[0] ?? 0)).not.toHaveProperty("wasteProposal");
});

test("an order that does not exist has no cost, and only super admins read costs", async () => {
  const unknown = { params: { id: "999999" } };
  expect(await host.call("owner", "getJobCost", unknown)).toMatchObject({ status: 404 });
  expect(await host.call("staff", "getJobCost", unknown)).toMatchObject({ status: 403 });
});

test("wasted pieces cost paper and conversion so far, and the job cost's variances stay and sum", async () => {
  const id = await placeOrder();
  await run(id, [540, 540, 540], 39.5);
  await count(id, 5060);
  const before = await costOf(id);
  const machine = { name: "Die cutter", unit: "A", stage: "CUTTING", ratePerHour: 3600 };
  const body = { ...machine, runsFrom: "08:00", runsTo: "16:00" };
  const { body: made } = await host.call("owner", "createMachine", { body });
  const entry = { entryId: randomUUID(), machineId: made.id, orderId: id, isConfirmed: true };
  const waste = { ...entry, waste: 100, reason: "CUT" };
  expect((await host.call("staff", "createStageEntry", { body: waste })).status).toBe(200);
  // 100 × 0.2921 kg × (₹39.50 for the used reels + ₹15) = ₹1,591.95.
  const { body: cost } = await host.call("owner", "getPieceWasteCost", { query: {} });
  expect(cost.total.uncosted).toBe(0);
  expect(cost.total.cost).toBeCloseTo(1591.95, 0);
  const after = await costOf(id);
  expect(after).toEqual(before);
  const paper = after.lines.find(({ part }) => part === "paper");
  const { price = 0, usage = 0 } = after.variance ?? {};
  expect(price + usage).toBeCloseTo(paper?.difference ?? 0, 2);
});

test("wasted joined pieces of an order without a quotation have no known cost, never ₹0 for the joining", async () => {
  versionId = await specifiedBox(host.db, "Joined carton", { ...content, joint: 45 });
  const id = await placeOrder();
  const machine = { name: "Stitcher", unit: "A", stage: "JOINING", ratePerHour: 1800 };
  const body = { ...machine, runsFrom: "08:00", runsTo: "16:00" };
  const { body: made } = await host.call("owner", "createMachine", { body });
  const entry = { entryId: randomUUID(), machineId: made.id, orderId: id, isConfirmed: true };
  const waste = { ...entry, waste: 10, reason: "JOINT" };
  expect((await host.call("staff", "createStageEntry", { body: waste })).status).toBe(200);
  const cost = await host.call("owner", "getPieceWasteCost", { query: { by: "STAGE" } });
  expect(cost.body.rows).toContainEqual({ key: "JOINING", cost: 0, uncosted: 10 });
});
