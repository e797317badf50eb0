import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { LayerPaper } from "../../../contract/orderPaperPlan";
import { orders, reelReservations } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";
import { reelCalls, type TestReel } from "./reelCalls";

const host = plant();
const { newReel, issue, change } = reelCalls(host);
let specificationVersionId = 0;

beforeAll(async () => {
  await host.tokenOf("station");
  specificationVersionId = await specifiedBox(host.db, "Saree box");
});

async function newSpecifiedOrder(more: object = {}): Promise<string> {
  const body = { ...newOrder("Kaveri Weaves"), specificationVersionId, ...more };
  return String((await host.call("staff", "createOrder", { body })).body.id);
}

const paperOf = async (id: string) =>
  (await host.call("staff", "getOrderPaper", { params: { id } })).body;
const chooseUps = async (id: string, ups: number | null) => {
  const { version } = await paperOf(id);
  return host.call("staff", "chooseUps", { params: { id }, body: { ups, version } });
};
const reserve = (id: string, reel: TestReel, more: object = {}) =>
  host.call("staff", "reserveReel", {
    params: { id },
    body: { reelId: reel.id, layer: 0, ups: 2, ...more },
  });
const openReservations = (reel: TestReel) =>
  host.db
    .select()
    .from(reelReservations)
    .where(sql`${reelReservations.reelId} = ${reel.id} and released_at is null`);

test("one of 50 orders that reserve a reel together gets it, and the others get its order", async () => {
  const reel = await newReel();
  const made: string[] = [];
  for (let order = 0; order < 50; order += 1) made.push(await newSpecifiedOrder());
  const replies = await Promise.all(made.map((id) => reserve(id, reel)));
  const winners = made.filter((_, index) => replies[index]?.status === 200);
  expect(winners).toHaveLength(1);
  const message = `${reel.barcodeId} is already kept for order #${winners[0]} of Kaveri Weaves: choose another`;
  const others = replies.filter(({ status }) => status !== 200);
  expect(others.map(({ status, body }) => [status, body.message])).toEqual(
    Array.from({ length: 49 }, () => [409, message]),
  );
  expect(await openReservations(reel)).toHaveLength(1);
  const params = { id: winners[0] ?? "" };
  await host.call("staff", "releaseReel", { params, body: { reelId: reel.id } });
  expect(await openReservations(reel)).toEqual([]);
  await host.db.execute(sql`update reels set gsm = 90 where id = ${reel.id}`);
});

const layersOf = (paper: { plan: { layers: LayerPaper[] } }) => paper.plan.layers;

test("an order gets the reels that fit each layer, best first, and reserves them until it is shipped", async () => {
  await host.db.execute(sql`update reels set gsm = 90`);
  const id = await newSpecifiedOrder({ quantity: 10_000 });
  expect(layersOf(await paperOf(id)).map(({ missing }) => missing)).toEqual(
    Array.from({ length: 3 }, () => "no reel of 150 GSM"),
  );
  const wide = await newReel({ deckle: 120, receivedAt: "2026-01-01T00:00:00Z" });
  const narrow = await newReel({ deckle: 77, coreWeight: 12.5 });
  await newReel({ deckle: 77, burstFactor: 20 });
  const { body: two } = await chooseUps(id, 2);
  const [top] = layersOf(two);
  // 10,000 boxes, two side by side, of 1,065 mm: 5,325 m of 77 cm and 150 g/m² weigh 615 kg.
  expect(two.plan).toMatchObject({ ups: 2, length: 5325, blank: { length: 1065, width: 365 } });
  expect(top?.reels).toMatchObject([
    {
      barcodeId: narrow.barcodeId,
      paper: 600,
      trim: 5.19,
      length: 5194.81,
      needed: 600,
      isPart: false,
    },
    { barcodeId: wide.barcodeId, length: 130.19, needed: 23.435 },
  ]);
  expect(layersOf(two)[1]).toMatchObject({
    reels: [],
    lacking: 5325,
    missing: "no further reel of 150 GSM and BF 18: other layers take those that fit",
  });
  expect((await chooseUps(id, 3)).body.plan.layers[0]).toMatchObject({
    reels: [{ barcodeId: wide.barcodeId }],
  });
  const tooMany = "There is no reel for 9 blanks side by side: the widest takes 4";
  expect(await chooseUps(id, 9)).toMatchObject({ status: 400, body: { errors: { ups: tooMany } } });
  await chooseUps(id, null);

  expect(await reserve(id, narrow)).toMatchObject({
    status: 200,
    body: {
      isOpen: true,
      reserved: [{ barcodeId: narrow.barcodeId, layer: 0, length: 5194.81, needed: 600 }],
      plan: {
        layers: [{ lacking: 0, reels: [{ barcodeId: wide.barcodeId, length: 130.19 }] }, {}, {}],
      },
    },
  });
  expect((await reserve(id, narrow)).status).toBe(200);
  expect(await openReservations(narrow)).toHaveLength(1);
  expect(await reserve(id, wide, { layer: 1, ups: 4 })).toMatchObject({
    status: 400,
    body: {
      errors: {
        reelId: `${wide.barcodeId} has 150 GSM, BF 18 and 120 cm: the layer takes 150 GSM, BF 18 and 148.0 cm or more`,
      },
    },
  });

  await reserve(id, wide, { layer: 1 });
  await issue(wide.barcodeId, { orderId: Number(id) });
  expect(await openReservations(wide)).toEqual([]);
  await host.call("staff", "moveOrder", { params: { id }, body: { status: "COMPLETED" } });
  const body = { status: "SHIPPED", transportNumber: "KA-01-1234" };
  await host.call("staff", "moveOrder", { params: { id }, body });
  expect(await openReservations(narrow)).toEqual([]);
  expect(await paperOf(id)).toMatchObject({ isOpen: false, reserved: [] });
  expect((await reserve(id, narrow)).status).toBe(409);
});

test("a reservation of a cancelled order, or of an empty reel, is free again", async () => {
  const id = await newSpecifiedOrder();
  const [one, other] = [await newReel(), await newReel()];
  await reserve(id, one);
  await reserve(id, other, { layer: 2 });
  await change("scrapReel", one, { weight: 612.5, version: 1 });
  expect(await openReservations(one)).toEqual([]);
  await host.call("staff", "cancelOrder", { params: { id }, body: { reason: "Ordered twice" } });
  expect(await openReservations(other)).toEqual([]);
  const free = await host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") });
  expect(await paperOf(String(free.body.id))).toMatchObject({
    missing: "no specification of the box",
    reserved: [],
  });
  const [order] = await host.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(id)));
  expect(order?.cancelReason).toBe("Ordered twice");
});

test("the grid counts what is in the store by paper and width: free, begun, by age, beside its levels", async () => {
  await host.db.execute(sql`update reels set gsm = 90`);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  const ages = [0, 30, 31, 60, 61, 90, 91, 400];
  const made: TestReel[] = [];
  for (const age of ages) {
    made.push(await newReel({ gsm: 237, burstFactor: 22, deckle: 110, receivedAt: days(age) }));
  }
  await newReel({ gsm: 237, burstFactor: 22, deckle: 140.5 });
  const [reservedReel, begun, used, running] = made;
  if (!reservedReel || !begun || !used || !running) throw new Error("There are eight reels");
  const content = {
    ...smallBox,
    layers: smallBox.layers.map((layer) => ({ ...layer, gsm: 237, burstFactor: 22 })),
  };
  const version = await specifiedBox(host.db, "Heavy box", content);
  const id = await newSpecifiedOrder({ specificationVersionId: version });
  expect((await reserve(id, reservedReel)).status).toBe(200);
  await change("adjustReel", begun, { weight: 100, version: 1 });
  await change("scrapReel", used, { weight: 612.5, version: 1 });
  await issue(running.barcodeId, { orderId: Number(id) });
  const level = { gsm: 237, burstFactor: 22, dailyUse: 250.5, leadDays: 7, safety: 500 };
  for (const dailyUse of [1, 250.5]) {
    const body = { ...level, dailyUse };
    expect((await host.call("staff", "updateReorderLevel", { body })).status).toBe(200);
  }
  // Two decimals are stored: less would be a paper of no weight.
  const none = await host.call("staff", "updateReorderLevel", { body: { ...level, gsm: 0.001 } });
  expect(none).toMatchObject({ status: 400, body: { errors: { gsm: expect.any(String) } } });
  const { cells, levels } = (await host.call("staff", "getStock")).body;
  expect(levels).toEqual([level]);
  expect(cells.filter(({ gsm }: { gsm: number }) => gsm === 237)).toEqual([
    {
      gsm: 237,
      burstFactor: 22,
      deckle: 110,
      reels: 6,
      parts: 1,
      weight: 5 * 612.5 + 100,
      freeWeight: 4 * 612.5 + 100,
      aged: [612.5 + 100, 0, 2 * 612.5, 2 * 612.5],
    },
    {
      gsm: 237,
      burstFactor: 22,
      deckle: 140.5,
      reels: 1,
      parts: 0,
      weight: 612.5,
      freeWeight: 612.5,
      aged: [612.5, 0, 0, 0],
    },
  ]);
});
