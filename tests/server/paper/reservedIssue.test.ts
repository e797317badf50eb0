import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { reelReservations, reels, reelUsages } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";
import { reelCalls, type TestReel } from "./reelCalls";

const host = plant();
const { newReel, issue } = reelCalls(host);
let specificationVersionId = 0;

beforeAll(async () => {
  await host.tokenOf("station");
  specificationVersionId = await specifiedBox(host.db, "Saree box");
});

async function newSpecifiedOrder(client: string, more: object = {}): Promise<number> {
  const body = { ...newOrder(client), specificationVersionId, ...more };
  return (await host.call("staff", "createOrder", { body })).body.id;
}

const reserve = (orderId: number, reel: TestReel, layer = 0) =>
  host.call("staff", "reserveReel", {
    params: { id: String(orderId) },
    body: { reelId: reel.id, layer, ups: 2 },
  });

/** Makes a reel that one order has reserved, and another order that could take it. */
async function reservedReel() {
  const reel = await newReel();
  const [reservingOrder, other] = [
    await newSpecifiedOrder("Nandi Foods"),
    await newSpecifiedOrder("Kaveri"),
  ];
  expect((await reserve(reservingOrder, reel)).status).toBe(200);
  return { reel, reservingOrder, other };
}

const reelOf = async ({ id }: TestReel) => {
  const [reel] = await host.db.select().from(reels).where(eq(reels.id, id));
  const usages = await host.db.select().from(reelUsages).where(eq(reelUsages.reelId, id));
  return { ...reel, usages };
};
const openReservations = ({ id }: TestReel) =>
  host.db
    .select()
    .from(reelReservations)
    .where(and(eq(reelReservations.reelId, id), isNull(reelReservations.releasedAt)));
const paperOf = async (orderId: number) =>
  (await host.call("staff", "getOrderPaper", { params: { id: String(orderId) } })).body;
const historyOf = async (kind: string, id: number) =>
  (await host.call("staff", "getHistory", { params: { kind, id: String(id) } })).body.entries;

test("a reel that another order has reserved is not issued before a confirmation", async () => {
  const { reel, reservingOrder, other } = await reservedReel();
  const refused = await issue(reel.barcodeId, { orderId: other });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      reason: "RESERVED",
      message: expect.stringMatching(
        new RegExp(`^Reel \\d+ is reserved for order #${reservingOrder} of Nandi Foods$`),
      ),
    },
  });
  expect(await reelOf(reel)).toMatchObject({ status: "AVAILABLE", usages: [], version: 1 });
  expect(await openReservations(reel)).toHaveLength(1);

  const issued = await issue(reel.barcodeId, { orderId: other, takenFromOrderId: reservingOrder });
  expect(issued).toMatchObject({ status: 200, body: { outcome: "ISSUED" } });
  expect(issued.body.message).toBe(
    `Issued for order #${other} of Kaveri. It was reserved for order #${reservingOrder} of Nandi Foods, which has lost it`,
  );
  expect(await reelOf(reel)).toMatchObject({ status: "IN_USE", usages: [{ orderId: other }] });
  expect(await openReservations(reel)).toEqual([]);
});

test("the order that lost its reel says so, and its history names who took it", async () => {
  const { reel, reservingOrder, other } = await reservedReel();
  await issue(reel.barcodeId, { orderId: other, takenFromOrderId: reservingOrder });
  expect(await paperOf(reservingOrder)).toMatchObject({
    reserved: [],
    lost: [
      {
        reelId: reel.id,
        barcodeId: reel.barcodeId,
        layer: 0,
        orderId: other,
        client: "Kaveri",
        at: expect.any(String),
      },
    ],
  });
  expect((await paperOf(other)).lost).toEqual([]);
  const [latest] = await historyOf("order", reservingOrder);
  expect(latest).toMatchObject({
    call: "issueReel",
    by: expect.stringMatching(/^station /),
    before: { reel: reel.barcodeId, released: false },
    after: { released: true, lostToOrderId: other },
  });
});

test("the history of a reservation names the layer, and the paper with its unit", async () => {
  const { reel, reservingOrder } = await reservedReel();
  const [latest] = await historyOf("order", reservingOrder);
  expect(latest).toMatchObject({
    call: "reserveReel",
    after: { reel: reel.barcodeId, layer: "Top", paperGrams: expect.any(Number) },
  });
  expect(latest.after).not.toHaveProperty("grams");
});

test("a confirmation is for the named order, and a third order's reservation asks again", async () => {
  const { reel, reservingOrder, other } = await reservedReel();
  const third = await newSpecifiedOrder("Deccan");
  const params = { id: String(reservingOrder) };
  await host.call("staff", "releaseReel", { params, body: { reelId: reel.id } });
  await reserve(third, reel);
  expect(
    await issue(reel.barcodeId, { orderId: other, takenFromOrderId: reservingOrder }),
  ).toMatchObject({
    status: 409,
    body: { reason: "RESERVED", message: expect.stringContaining(`order #${third} of Deccan`) },
  });
});

test("the reserving order gets its reel without a question, and so does any if none waits for it", async () => {
  const { reel, reservingOrder } = await reservedReel();
  expect((await issue(reel.barcodeId, { orderId: reservingOrder })).status).toBe(200);
  expect(await openReservations(reel)).toEqual([]);
  const cancelled = await reservedReel();
  const params = { id: String(cancelled.reservingOrder) };
  await host.call("staff", "cancelOrder", { params, body: { reason: "Ordered twice" } });
  const { reel: free, other } = cancelled;
  expect((await issue(free.barcodeId, { orderId: other })).status).toBe(200);
});

test("a queued issue is recorded as it happened, and the office gets an exception", async () => {
  const { reel, reservingOrder, other } = await reservedReel();
  const { status, body } = await issue(reel.barcodeId, { orderId: other, queued: true });
  expect([status, body.outcome]).toEqual([200, "ISSUED"]);
  expect(await reelOf(reel)).toMatchObject({ status: "IN_USE", usages: [{ orderId: other }] });
  expect((await paperOf(reservingOrder)).lost).toMatchObject([{ reelId: reel.id, orderId: other }]);
  const exceptions = (await host.call("owner", "getExceptions")).body;
  expect(exceptions).toContainEqual(
    expect.objectContaining({
      kind: "REEL_CONFLICT",
      barcodeId: reel.barcodeId,
      detail: expect.stringContaining(`reserved for order #${reservingOrder} of Nandi Foods`),
    }),
  );
});

test("of a simultaneous issue and reservation of a reel, the issue asks or the reservation is refused", async () => {
  for (let round = 0; round < 10; round += 1) {
    const reel = await newReel();
    const [one, other] = [
      await newSpecifiedOrder("Nandi Foods"),
      await newSpecifiedOrder("Kaveri"),
    ];
    const [issued, reserved] = await Promise.all([
      issue(reel.barcodeId, { orderId: one }),
      reserve(other, reel),
    ]);
    expect([issued.status, reserved.status].toSorted()).toEqual([200, 409]);
    expect(await openReservations(reel)).toHaveLength(issued.status === 200 ? 0 : 1);
  }
});

test("one of two stations that confirm an issue of a reserved reel together succeeds", async () => {
  const { reel, reservingOrder, other } = await reservedReel();
  const third = await newSpecifiedOrder("Deccan");
  const replies = await Promise.all(
    [other, third].map((orderId) =>
      issue(reel.barcodeId, { orderId, takenFromOrderId: reservingOrder }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await paperOf(reservingOrder)).lost).toHaveLength(1);
});

test("a usage knows its layer: as the station says, as it was reserved, or as the only one used so", async () => {
  const paper = { gsm: 150, burstFactor: 18 };
  const layers = [paper, { ...paper, flute: "B" }, paper, { ...paper, flute: "C" }, paper] as const;
  const fivePly = await specifiedBox(host.db, "Heavy box", {
    ...smallBox,
    ply: 5,
    layers: [...layers],
  });
  const orderId = await newSpecifiedOrder("Kaveri", { specificationVersionId: fivePly });
  const [statedReel, orderReel, open, top] = [
    await newReel(),
    await newReel(),
    await newReel(),
    await newReel(),
  ];
  expect((await reserve(orderId, orderReel, 1)).status).toBe(200);
  await issue(statedReel.barcodeId, { orderId, usageType: "FLUTE", layer: 3 });
  await issue(orderReel.barcodeId, { orderId, usageType: "FLUTE" });
  await issue(open.barcodeId, { orderId, usageType: "FLUTE" });
  await issue(top.barcodeId, { orderId, usageType: "TOP" });
  const layerOf = async (reel: TestReel) => (await reelOf(reel)).usages[0]?.layer;
  expect(await Promise.all([statedReel, orderReel, open, top].map(layerOf))).toEqual([
    3,
    1,
    null,
    0,
  ]);
  expect(await issue((await newReel()).barcodeId, { orderId, layer: 1 })).toMatchObject({
    status: 400,
    body: { errors: { layer: "This layer of a board is used for something else" } },
  });
});

test("a reservation is marked once it no longer fits its order, and released from anywhere", async () => {
  const { reel, reservingOrder } = await reservedReel();
  const problemOf = async () => (await paperOf(reservingOrder)).reserved[0]?.problem;
  expect(await problemOf()).toBeUndefined();
  const edit = async (more: object) => {
    const {
      version,
      specification: _,
      steps: _steps,
      reels: _reels,
      reservedReels: _reserved,
      ...order
    } = (await host.call("staff", "getOrder", { params: { id: String(reservingOrder) } })).body;
    const body = { ...order, version, ...more };
    const params = { id: String(reservingOrder) };
    const { status, text } = await host.call("staff", "updateOrder", { params, body });
    expect(status, text).toBe(200);
  };
  const { quantity, size } = newOrder("Nandi Foods");
  await edit({ quantity: quantity + 1, size: "1 × 2 × 3" });
  expect(await problemOf()).toBe(
    `The order's quantity changed from ${quantity.toLocaleString("en-IN")} to ${(quantity + 1).toLocaleString("en-IN")}. The order's size changed from ${size} to 1 × 2 × 3`,
  );
  const heavier = smallBox.layers.map((layer) => ({ ...layer, gsm: 180 }));
  const other = await specifiedBox(host.db, "Heavier box", { ...smallBox, layers: heavier });
  await edit({ quantity, size, specificationVersionId: other });
  expect(await problemOf()).toBe(
    "The reel has 150 GSM and BF 18, the layer takes 180 GSM and BF 18. The order's specification changed",
  );
  await edit({ quantity, size, specificationVersionId: null });
  expect(await problemOf()).toContain("no specification of the box");
  const ofOrder = await host.call("staff", "getOrder", { params: { id: String(reservingOrder) } });
  expect(ofOrder.body.reservedReels).toBe(1);
  const params = { id: String(reel.id) };
  const { body } = await host.call("staff", "getReelMovements", { params });
  expect(body.reservation).toMatchObject({
    orderId: reservingOrder,
    client: "Nandi Foods",
    layer: "Top",
    createdBy: expect.stringContaining("@"),
    problem: expect.any(String),
  });
  const release = { params: { id: String(reservingOrder) }, body: { reelId: reel.id } };
  expect((await host.call("staff", "releaseReel", release)).status).toBe(200);
  expect((await host.call("staff", "getReelMovements", { params })).body).not.toHaveProperty(
    "reservation",
  );
});

test("a reel too narrow for what it was reserved for is marked with both widths", async () => {
  const { reel, reservingOrder } = await reservedReel();
  await host.db.update(reels).set({ deckle: 30 }).where(eq(reels.id, reel.id));
  expect((await paperOf(reservingOrder)).reserved[0].problem).toMatch(
    /^The reel has 30 cm, \d side by side take [\d.]+ cm$/,
  );
});

test("a station knows which order has reserved a reel, for which paper, and who did", async () => {
  const { reel, reservingOrder } = await reservedReel();
  const { body } = await host.call("station", "getStationData");
  const known = body.reels.find(({ barcodeId }: TestReel) => barcodeId === reel.barcodeId);
  expect(known.reservedFor).toEqual({
    orderId: reservingOrder,
    client: "Nandi Foods",
    layer: 0,
    by: expect.not.stringContaining("@"),
  });
  expect(body.orders.find(({ id }: { id: number }) => id === reservingOrder)).toMatchObject({
    ply: 3,
  });
});
