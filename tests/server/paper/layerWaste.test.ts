import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { SpecificationContent } from "../../../contract/boxSpecifications";
import { OrderWaste, PaperReport } from "../../../contract/wasteReport";
import { orders } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";
import { reelCalls } from "./reelCalls";

const host = plant();
const { newReel, issue, giveBack } = reelCalls(host);
const paper = { gsm: 150, burstFactor: 18 };
const heavyBox = {
  ...smallBox,
  ply: 5,
  layers: [paper, { ...paper, flute: "B" }, paper, { ...paper, flute: "C" }, paper],
  // A blank of 1,000 mm by 350 mm, independent of the flutes.
  style: "OTHER",
  blankLength: 1000,
  blankWidth: 350,
} as const satisfies SpecificationContent;
let specificationVersionId = 0;

beforeAll(async () => {
  await host.tokenOf("station");
  specificationVersionId = await specifiedBox(host.db, "Heavy box", heavyBox);
});

const newSpecifiedOrder = async (quantity: number): Promise<number> => {
  const body = { ...newOrder("Kaveri Weaves"), specificationVersionId, quantity };
  return (await host.call("staff", "createOrder", { body })).body.id;
};

const layers = [
  { usageType: "TOP", layer: 0 },
  { usageType: "FLUTE", layer: 1 },
  { usageType: "LINER", layer: 2 },
  { usageType: "FLUTE", layer: 3 },
  { usageType: "LINER", layer: 4 },
];

/**
 * Runs a reel of 100 cm for each layer. Takes from each reel the paper that 2,000 boxes need, two of them side by side.
 */
async function runAll(orderId: number, more: object = {}) {
  // 1,000 m of 1 m and 150 g/m² weigh 150 kg.
  const usedWeights = [150, 150 * 1.35, 150, 150 * 1.45, 150];
  for (const [index, layer] of layers.entries()) {
    const { barcodeId } = await newReel({ deckle: 100 });
    expect((await issue(barcodeId, { orderId, ...layer })).status).toBe(200);
    await giveBack(barcodeId, { weight: 612.5 - (usedWeights[index] ?? 0), ...more });
  }
}

const wasteOf = async (orderId: number) => {
  const params = { id: String(orderId) };
  return OrderWaste.parse((await host.call("staff", "getOrderWaste", { params })).body);
};
const complete = (orderId: number) =>
  host.call("staff", "moveOrder", {
    params: { id: String(orderId) },
    body: { status: "COMPLETED" },
  });

test("an order of two flutes is compared layer by layer, each with its own take-up", async () => {
  const orderId = await newSpecifiedOrder(2000);
  await runAll(orderId);
  await complete(orderId);
  const waste = await wasteOf(orderId);
  expect(waste.isHalfRun).toBe(false);
  expect(waste.layers.map(({ layer, waste, expected }) => [layer, waste, expected])).toEqual([
    ["Top", 0, 150],
    ["Flute 1", 0, 202.5],
    ["Middle", 0, 150],
    ["Flute 2", 0, 217.5],
    ["Liner", 0, 150],
  ]);
  expect(waste.uses.map(({ layer }) => layer)).toEqual(waste.layers.map(({ layer }) => layer));
});

test("an order that still runs is compared by the boxes that were counted, or left out and marked", async () => {
  const counted = await newSpecifiedOrder(90_000);
  await runAll(counted, { howManyBox: 2000 });
  const notCounted = await newSpecifiedOrder(90_000);
  await runAll(notCounted);
  expect(await wasteOf(counted)).toMatchObject({ isHalfRun: true, total: { waste: 0 } });
  const left = await wasteOf(notCounted);
  expect(left).toMatchObject({ isHalfRun: true, total: { compared: 0, isMarked: false } });
  expect(left.total).not.toHaveProperty("waste");
  expect(left.uses[0]?.missing).toContain("the order is not finished");
  const report = PaperReport.parse((await host.call("staff", "getPaperReport")).body);
  expect(report.orders.find(({ orderId }) => orderId === notCounted)).toMatchObject({
    isHalfRun: true,
  });
});

test("a finished order whose last reel is still at the machine is not finished for its paper", async () => {
  const orderId = await newSpecifiedOrder(2000);
  await runAll(orderId);
  const { barcodeId } = await newReel({ deckle: 100 });
  await issue(barcodeId, { orderId });
  await complete(orderId);
  expect(await wasteOf(orderId)).toMatchObject({ isHalfRun: true, running: 1 });
});

test("a reel that lost 63 % less paper than its boxes need asks at the station, and is marked", async () => {
  const orderId = await newSpecifiedOrder(90_000);
  const { barcodeId } = await newReel({ deckle: 100 });
  await issue(barcodeId, { orderId, usageType: "TOP", layer: 0 });
  const counted = { howManyBox: 2000 };
  // 2,000 boxes need 150 kg.
  const asked = await giveBack(barcodeId, { ...counted, weight: 612.5 - 55.5 });
  expect(asked).toMatchObject({
    status: 409,
    body: {
      reason: "LESS",
      message: expect.stringMatching(
        /^2000 boxes need 150 kg of this paper, and reel \d+ has lost 55.5 kg$/,
      ),
      current: { boxes: 2000, expected: 150, consumed: 55.5 },
    },
  });
  const again = await giveBack(barcodeId, { ...counted, weight: 612.5 - 55.5, isConfirmed: true });
  expect(again).toMatchObject({ status: 200, body: { outcome: "RETURNED", consumed: 55.5 } });
  expect(again.body).not.toHaveProperty("message");
  expect(await wasteOf(orderId)).toMatchObject({
    total: { waste: -63, isMarked: true },
    uses: [{ waste: -63, isMarked: true }],
  });
});

test("a queued return with too little paper is an exception, and 5 % less or uncounted boxes do not ask", async () => {
  const orderId = await newSpecifiedOrder(90_000);
  const give = async (more: object) => {
    const { barcodeId } = await newReel({ deckle: 100 });
    await issue(barcodeId, { orderId, usageType: "TOP", layer: 0 });
    return { barcodeId, ...(await giveBack(barcodeId, more)) };
  };
  const little = { weight: 612.5 - 55.5, howManyBox: 2000 };
  const queued = await give({ ...little, queued: true });
  expect(queued).toMatchObject({
    status: 200,
    body: { outcome: "RETURNED", code: "scan.usedLess" },
  });
  const { body: exceptions } = await host.call("owner", "getExceptions");
  expect(exceptions).toContainEqual(
    expect.objectContaining({
      kind: "REEL_CONFLICT",
      barcodeId: queued.barcodeId,
      detail: expect.stringContaining("has lost 55.5 kg"),
    }),
  );
  expect((await give({ weight: 612.5 - 142.5, howManyBox: 2000 })).status).toBe(200);
  expect((await give({ weight: 612.5 - 55.5 })).status).toBe(200);
  expect((await give({ weight: 612.5 - 55.5, howManyBox: 0 })).status).toBe(200);
});

test("the paper of a reel is compared with the box that the order had when the reel ran", async () => {
  const orderId = await newSpecifiedOrder(90_000);
  const counted = { howManyBox: 2000 };
  await runAll(orderId, counted);
  const before = await wasteOf(orderId);
  expect(before.total).toMatchObject({ waste: 0 });
  const twice = await specifiedBox(host.db, "Long box", {
    ...heavyBox,
    blankLength: 2 * heavyBox.blankLength,
  });
  await host.db.update(orders).set({ specificationVersionId: twice }).where(eq(orders.id, orderId));
  expect(await wasteOf(orderId)).toEqual(before);
  const { barcodeId } = await newReel({ deckle: 100 });
  await issue(barcodeId, { orderId, usageType: "TOP", layer: 0 });
  await giveBack(barcodeId, { weight: 312.5, ...counted });
  const { uses, total } = await wasteOf(orderId);
  expect(total.waste).toBe(0);
  expect(uses.map(({ expected }) => expected)).toEqual([150, 202.5, 150, 217.5, 150, 300]);
});
