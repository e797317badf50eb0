import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orders, reels, reelUsages, scans } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { reelCalls } from "./reelCalls";

const host = plant();
const { register, newReel, issue: issueReel, giveBack } = reelCalls(host);
let orderId = 0;
let shippedId = 0;

const newOrderFor = async (client: string): Promise<number> =>
  (await host.call("owner", "createOrder", { body: newOrder(client) })).body.id;

beforeAll(async () => {
  await host.tokenOf("station");
  orderId = await newOrderFor("Kaveri Weaves");
  shippedId = await newOrderFor("Nandi Foods");
  await host.db
    .update(orders)
    .set({ status: "SHIPPED", shippedAt: new Date(), transportNumber: "KA 01" })
    .where(eq(orders.id, shippedId));
});

const issue = (barcodeId: string, more: object = {}) => issueReel(barcodeId, { orderId, ...more });

const reelOf = async (barcodeId: string) => {
  const [reel] = await host.db.select().from(reels).where(eq(reels.barcodeId, barcodeId));
  if (!reel) throw new Error("There is no such reel");
  const usages = await host.db.select().from(reelUsages).where(eq(reelUsages.reelId, reel.id));
  return { ...reel, usages };
};

test("a reel is issued, runs and returns, and its history shows it", async () => {
  const { barcodeId } = await newReel();
  expect(await issue(barcodeId)).toMatchObject({
    status: 200,
    body: { outcome: "ISSUED", client: "Kaveri Weaves", usageType: "TOP", weight: 612.5 },
  });
  const open = await host.call("station", "getOpenUsages");
  expect(open.body).toContainEqual(
    expect.objectContaining({ barcodeId, orderId, client: "Kaveri Weaves", weightBefore: 612.5 }),
  );
  const inUse = await host.call("staff", "getInUseReels");
  expect(inUse.body).toContainEqual(
    expect.objectContaining({ barcodeId, status: "IN_USE", reelSet: "TOP" }),
  );

  expect(await giveBack(barcodeId, { weight: 480.25, howManyBox: 400 })).toMatchObject({
    status: 200,
    body: { outcome: "RETURNED", consumed: 132.25, weight: 480.25, isFinished: false },
  });
  const { body } = await host.call("staff", "getReelHistory", { params: { barcode: barcodeId } });
  expect(body.usages).toMatchObject([
    { client: "Kaveri Weaves", weightConsumed: 132.25, previousWeight: 612.5, howManyBox: 400 },
  ]);
  expect(await reelOf(barcodeId)).toMatchObject({
    status: "AVAILABLE",
    currentWeightGrams: 480_250,
    previousWeightGrams: 612_500,
  });
});

test("one of fifty simultaneous returns of a reel is recorded", async () => {
  const { barcodeId } = await newReel();
  await issue(barcodeId);
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => giveBack(barcodeId, { weight: 500 - index })),
  );
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const { usages, currentWeightGrams, status } = await reelOf(barcodeId);
  expect(usages).toHaveLength(1);
  expect(usages[0]).toMatchObject({ weightAfterGrams: currentWeightGrams });
  expect(status).toBe("AVAILABLE");
});

test("one of twenty simultaneous issues of a reel is recorded", async () => {
  const { barcodeId } = await newReel();
  const replies = await Promise.all(Array.from({ length: 20 }, () => issue(barcodeId)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await reelOf(barcodeId)).usages).toHaveLength(1);
});

test("a weight above the issued one is refused with both figures, and nothing is written", async () => {
  const { barcodeId } = await newReel();
  await issue(barcodeId);
  const scansBefore = await host.db.$count(scans);
  const reply = await giveBack(barcodeId, { weight: 612.501 });
  expect(reply).toMatchObject({ status: 409 });
  expect(reply.body.message).toMatch(/issued with 612.5 kg and cannot come back with 612.501 kg$/);
  expect(await reelOf(barcodeId)).toMatchObject({ status: "IN_USE" });
  expect(await host.db.$count(scans)).toBe(scansBefore);
});

test("a reel with nothing left but its core is finished and used up", async () => {
  const { barcodeId } = await newReel();
  await issue(barcodeId);
  expect(await giveBack(barcodeId, { weight: 3.6, isFinished: true })).toMatchObject({
    body: { isFinished: true, consumed: 608.9 },
  });
  expect(await reelOf(barcodeId)).toMatchObject({ status: "CONSUMED", currentWeightGrams: 3_600 });
  expect(await issue(barcodeId)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Reel \d+ is used up$/) },
  });
});

test("the operator says that a reel is finished though the scale shows a little more", async () => {
  const { barcodeId } = await newReel();
  await issue(barcodeId);
  await giveBack(barcodeId, { weight: 5.1, isFinished: true });
  expect(await reelOf(barcodeId)).toMatchObject({ status: "CONSUMED", currentWeightGrams: 5_100 });
});

test("a return of 0 kg is refused, and a queued one becomes an exception for the office", async () => {
  const { barcodeId } = await newReel();
  await issue(barcodeId);
  const message = /^Reel \d+ cannot weigh 0 kg: the scale shows its core too. Weigh it again$/;
  for (const more of [{ weight: 0 }, { weight: 0, isFinished: true }]) {
    const { status, body } = await giveBack(barcodeId, more);
    expect(status).toBe(409);
    expect(body.message).toMatch(message);
  }
  const { body } = await giveBack(barcodeId, { weight: 0, queued: true });
  expect(body).toMatchObject({ outcome: "EXCEPTION", message: expect.stringMatching(message) });
  expect(await reelOf(barcodeId)).toMatchObject({ status: "IN_USE", currentWeightGrams: 612_500 });
});

test("a return of the core and 2 kg or less asks whether the reel is finished, with both figures", async () => {
  const { barcodeId } = await newReel();
  await issue(barcodeId);
  expect(await giveBack(barcodeId, { weight: 5.6 })).toMatchObject({
    status: 409,
    body: {
      reason: "FINISHED",
      message: expect.stringMatching(
        /^Reel \d+ comes back with 5.6 kg, and its core weighs 3.6 kg. Is it finished\?$/,
      ),
    },
  });
  const byDiameter = await giveBack(barcodeId, { diameter: 101, fullDiameter: 1_200 });
  expect(byDiameter).toMatchObject({ status: 409, body: { reason: "FINISHED" } });
  expect(await giveBack(barcodeId, { weight: 3.6, isFinished: false })).toMatchObject({
    status: 409,
    body: {
      message: expect.stringMatching(/core weighs 3.6 kg: no paper is left. Weigh it again$/),
    },
  });
  expect(await reelOf(barcodeId)).toMatchObject({ status: "IN_USE" });
  expect(await giveBack(barcodeId, { weight: 5.6, isFinished: false })).toMatchObject({
    status: 200,
    body: { outcome: "RETURNED", isFinished: false },
  });
  expect(await reelOf(barcodeId)).toMatchObject({ status: "AVAILABLE" });
});

test("a queued return is recorded without a question", async () => {
  const { barcodeId } = await newReel();
  await issue(barcodeId);
  expect(await giveBack(barcodeId, { weight: 5.1, queued: true })).toMatchObject({
    body: { outcome: "RETURNED", isFinished: false, weight: 5.1 },
  });
});

test("a reel that cannot be weighed is estimated by its diameter, and marked", async () => {
  const { barcodeId } = await newReel();
  await issue(barcodeId);
  const { body } = await giveBack(barcodeId, { diameter: 800, fullDiameter: 1_200 });
  // 3.6 kg of core and 608.9 kg × (0.64 − 0.01) ÷ (1.44 − 0.01) of paper.
  expect(body).toMatchObject({ outcome: "RETURNED", weight: 271.857, isEstimated: true });
  expect((await reelOf(barcodeId)).usages).toMatchObject([{ isEstimated: true }]);
});

test("diameters that are stored with the reel are used, and asked for only where they are not", async () => {
  const { barcodeId } = await newReel({
    initialWeight: 905,
    coreWeight: 5,
    fullDiameter: 1_200,
    coreDiameter: 100,
  });
  const { body: data } = await host.call("station", "getStationData");
  expect(data.reels).toContainEqual(
    expect.objectContaining({ barcodeId, fullDiameter: 1_200, coreDiameter: 100 }),
  );
  await issue(barcodeId);
  // 396.5 kg of paper (docs/trade/paper.md#worked-figures), and 5 kg of core. The stored full diameter counts, and the
  // entered one does not.
  expect(await giveBack(barcodeId, { diameter: 800, fullDiameter: 2_000 })).toMatchObject({
    body: { outcome: "RETURNED", weight: 401.503, isEstimated: true },
  });

  const wide = await newReel({ initialWeight: 905, coreWeight: 5, coreDiameter: 300 });
  await issue(wide.barcodeId);
  const unknown = await giveBack(wide.barcodeId, { diameter: 800 });
  expect(unknown).toMatchObject({
    status: 400,
    body: { errors: { fullDiameter: "Enter the diameter of the full reel" } },
  });
  // 900 kg × (0.64 − 0.09) ÷ (1.44 − 0.09).
  expect(await giveBack(wide.barcodeId, { diameter: 800, fullDiameter: 1_200 })).toMatchObject({
    body: { outcome: "RETURNED", weight: 371.667 },
  });
  expect(await reelOf(wide.barcodeId)).toMatchObject({ fullDiameterMillimetres: 1_200 });
});

test("a full reel that is no wider than its core is refused at its field, by an edit too", async () => {
  const refused = { status: 400, body: { errors: { fullDiameter: expect.any(String) } } };
  expect(await register({ fullDiameter: 90 })).toMatchObject(refused);
  expect(await register({ fullDiameter: 300, coreDiameter: 300 })).toMatchObject(refused);
  const { id } = await newReel({ fullDiameter: 90, coreDiameter: 76 });
  const { version, ...reel } = exampleOf("updateReel", 1).body ?? {};
  const edit = (more: object) =>
    host.call("staff", "updateReel", {
      params: { id: String(id) },
      body: { ...reel, reelNo: 900_000 + id, version: 1, ...more },
    });
  expect(await edit({ fullDiameter: 100 })).toMatchObject(refused);
  expect(await edit({ fullDiameter: 1_150, coreDiameter: 152 })).toMatchObject({
    status: 200,
    body: { fullDiameter: 1_150, coreDiameter: 152 },
  });
});

test.each([
  [{}, "weight"],
  [{ weight: 400, diameter: 800, fullDiameter: 1_200 }, "weight"],
  [{ diameter: 800 }, "fullDiameter"],
  [{ fullDiameter: 1_200 }, "weight"],
  [{ diameter: 1_300, fullDiameter: 1_200 }, "diameter"],
  [{ weight: -1 }, "weight"],
  [{ weight: 400, howManyBox: 1.5 }, "howManyBox"],
])("a return with %j is refused at %s", async (more, field) => {
  const { status, body } = await giveBack("REEL-000001", more);
  expect(status).toBe(400);
  expect(Object.keys(body.errors)).toEqual([field]);
});

test("a running reel cannot be issued again, nor one for an order that has left", async () => {
  const { barcodeId } = await newReel();
  await issue(barcodeId);
  expect((await issue(barcodeId)).body.message).toMatch(
    /^Reel \d+ is already running for Kaveri Weaves: return it first$/,
  );
  expect((await issue((await newReel()).barcodeId, { orderId: shippedId })).body.message).toBe(
    "The order of Nandi Foods has been shipped: choose another",
  );
});

test("unknown reels and orders are refused", async () => {
  expect(await issue("REEL-999999")).toMatchObject({
    status: 404,
    body: { message: "The reel REEL-999999 was not found" },
  });
  expect(await issue((await newReel()).barcodeId, { orderId: 999_999 })).toMatchObject({
    status: 404,
    body: { message: "The order 999999 was not found" },
  });
});

test("a queued scan against the records is noted for the office, and changes nothing", async () => {
  const { barcodeId } = await newReel();
  const reply = await giveBack(barcodeId, { weight: 400, queued: true });
  expect(reply).toMatchObject({ status: 200, body: { outcome: "EXCEPTION" } });
  expect(reply.body.message).toMatch(/^Reel \d+ is not in use$/);
  const reel = await reelOf(barcodeId);
  expect(reel).toMatchObject({ status: "AVAILABLE", currentWeightGrams: 612_500, usages: [] });
  const scanRows = await host.db.select().from(scans).where(eq(scans.reelId, reel.id));
  expect(scanRows).toMatchObject([{ call: "returnReel", isException: true }]);
});

test("a station knows badges, who is in, reels, finished ones too, and open orders with their units", async () => {
  const { body: person } = await host.call("owner", "registerEmployee", {
    body: exampleOf("registerEmployee", 900).body,
  });
  const { body } = await host.call("station", "getStationData");
  expect(body.employees).toEqual([{ barcodeId: person.barcodeId, name: "Chaitra Gowda" }]);
  expect(body.checkOutsUntil).toEqual({});
  const ids = body.orders.map(({ id }: { id: number }) => id);
  expect(body.orders[0]).toMatchObject({ unit: newOrder("").unit });
  expect(ids).toContain(orderId);
  expect(ids).not.toContain(shippedId);
  const statuses = body.reels.map(({ status }: { status: string }) => status);
  expect(statuses).toContain("AVAILABLE");
  expect(statuses).toContain("IN_USE");
  expect(statuses).toContain("CONSUMED");
  expect(body.reels[0]).toMatchObject({
    supplierName: exampleOf("registerReel", 1).body?.supplierName,
  });
});
