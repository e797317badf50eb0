import { beforeAll, expect, test } from "vitest";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { reelCalls } from "../paper/reelCalls";

const host = plant({ checksReplies: true });
const { newReel, issue, giveBack } = reelCalls(host);

/** The largest weight of a single entry, in kilograms. */
const initialWeight = 100_000;

let orderId = 0;

beforeAll(async () => {
  orderId = (await host.call("owner", "createOrder", { body: newOrder("Kaveri Weaves") })).body.id;
  for (const _ of [1, 2]) await newReel({ initialWeight, landedRate: 100_000 });
  for (const _ of [1, 2]) {
    const { barcodeId } = await newReel({ initialWeight, landedRate: 100_000 });
    await issue(barcodeId, { orderId });
    const returned = await giveBack(barcodeId, { weight: 1, isFinished: true });
    if (returned.status !== 200) throw new Error(returned.text);
  }
});

const ask = async (name: Parameters<typeof host.call>[1], params: Record<string, string> = {}) => {
  const reply = await host.call("owner", name, { params });
  expect(reply.status).toBe(200);
  return reply.body;
};

test("the sums of several reels may be above the limit of one: the dashboard and the stock show them", async () => {
  expect((await ask("getStatistics")).stock).toMatchObject([{ weight: 200_000 }]);
  const { cells } = await ask("getStock");
  expect(cells).toMatchObject([{ weight: 200_000, aged: [200_000, 0, 0, 0] }]);
});

test("the wall, the paper report and an order's costs show sums above these limits", async () => {
  expect((await ask("getWall")).today.paperUsed).toBeGreaterThan(150_000);
  const { total } = await ask("getPaperReport");
  expect(total.actual).toBeGreaterThan(150_000);
  expect(total.amount).toBeGreaterThan(1e9);
  const params = { id: String(orderId) };
  expect((await ask("getOrderWaste", params)).total.actual).toBeGreaterThan(150_000);
  await ask("getJobCost", params);
});
