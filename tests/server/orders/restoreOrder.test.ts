import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { reelReservations } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { specifiedBox } from "../../support/specifiedOrder";
import { undoCalls } from "../history/undoCalls";
import { reelCalls, type TestReel } from "../paper/reelCalls";

const host = plant({ checksReplies: true });
const { newReel, issue, change } = reelCalls(host);
const { undo, latest } = undoCalls(host);
let specificationVersionId = 0;

beforeAll(async () => {
  await host.tokenOf("station");
  specificationVersionId = await specifiedBox(host.db, "Saree box");
});

async function placeOrder(client = "Kaveri Weaves"): Promise<string> {
  const body = { ...newOrder(client), specificationVersionId };
  return String((await host.call("staff", "createOrder", { body })).body.id);
}

const reserve = (id: string, reel: TestReel, layer = 0) =>
  host.call("staff", "reserveReel", {
    params: { id },
    body: { reelId: reel.id, layer, ups: 2 },
  });

const cancel = (id: string) =>
  host.call("staff", "cancelOrder", { params: { id }, body: { reason: "Ordered twice" } });

const restore = (id: string) => host.call("owner", "restoreOrder", { params: { id } });

/** Returns the reservations of an order, without the times of their release. */
async function reservationsOf(id: string) {
  const rows = await host.db
    .select()
    .from(reelReservations)
    .where(sql`order_id = ${Number(id)} and released_at is null`)
    .orderBy(reelReservations.id);
  return rows.map(({ releasedAt: _, ...row }) => row);
}

const historyOf = async (id: string) =>
  (await host.call("staff", "getHistory", { params: { kind: "order", id } })).body.entries;

test("a cancelled order is restored later, to its column, with the admin in its history", async () => {
  const id = await placeOrder();
  await host.call("staff", "moveOrder", { params: { id }, body: { status: "IN_PROGRESS" } });
  await cancel(id);
  expect(await restore(id)).toMatchObject({ status: 200, body: { message: "" } });
  const order = (await host.call("staff", "getOrder", { params: { id } })).body;
  expect(order).toMatchObject({ status: "IN_PROGRESS", version: 4 });
  expect(order).not.toHaveProperty("cancelledAt");
  expect(order).not.toHaveProperty("cancelReason");
  const filter = { id: Number(id) };
  const { body: listed } = await host.call("staff", "getAllOrders", { query: { filter } });
  expect(listed).toMatchObject([{ status: "IN_PROGRESS" }]);
  const [entry] = await historyOf(id);
  expect(entry).toMatchObject({
    call: "restoreOrder",
    by: "owner@example.com",
    at: expect.any(String),
    before: { cancelReason: "Ordered twice" },
    after: { cancelledAt: null, cancelReason: null },
  });
  const moved = { params: { id }, body: { status: "COMPLETED" } };
  expect((await host.call("staff", "moveOrder", moved)).status).toBe(200);
});

test("an order that is not cancelled is not restored, nor one that does not exist", async () => {
  const id = await placeOrder();
  expect(await restore(id)).toMatchObject({
    status: 409,
    body: { message: `Order #${id} is not cancelled` },
  });
  expect(await restore("999999")).toMatchObject({ status: 404 });
  await cancel(id);
  const replies = await Promise.all([restore(id), restore(id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("the reservations that a cancellation released are there again once it is undone, and only those", async () => {
  const id = await placeOrder();
  const [reservedReel, given, released] = [await newReel(), await newReel(), await newReel()];
  await reserve(id, reservedReel);
  await reserve(id, given, 2);
  await reserve(id, released, 1);
  const params = { id };
  await host.call("staff", "releaseReel", { params, body: { reelId: released.id } });
  const before = await reservationsOf(id);
  expect(before).toHaveLength(2);
  await cancel(id);
  expect(await reservationsOf(id)).toEqual([]);
  const reply = await undo((await latest()).id);
  expect(reply).toMatchObject({
    status: 200,
    body: { message: `Reserved again: ${reservedReel.barcodeId}, ${given.barcodeId}.` },
  });
  expect(await reservationsOf(id)).toEqual(before);
  const [entry] = await historyOf(id);
  expect(entry.after).toMatchObject({
    reservedReels: `${reservedReel.barcodeId}, ${given.barcodeId}`,
  });
});

test("a reserved, running, used-up or unfit reel is not reserved again, and is named", async () => {
  const id = await placeOrder();
  const reels: TestReel[] = [];
  for (let reel = 0; reel < 5; reel += 1) reels.push(await newReel());
  for (const reel of reels) expect((await reserve(id, reel)).status).toBe(200);
  const [free, reservedReel, running, scrapped, narrow] = reels;
  if (!free || !reservedReel || !running || !scrapped || !narrow)
    throw new Error("Five reels are made");
  await cancel(id);

  const other = await placeOrder("Nandi Saree House");
  expect((await reserve(other, reservedReel)).status).toBe(200);
  await issue(running.barcodeId, { orderId: Number(other) });
  await change("scrapReel", scrapped, { weight: 612.5, version: 1 });
  await host.db.execute(sql`update reels set burst_factor = 22 where id = ${narrow.id}`);

  const message = [
    `Reserved again: ${free.barcodeId}.`,
    `Not reserved again: ${reservedReel.barcodeId} is reserved for order #${other} of Nandi Saree House;`,
    `${running.barcodeId} is at a machine; ${scrapped.barcodeId} is used up;`,
    `${narrow.barcodeId} does not fit any more.`,
  ].join(" ");
  expect(await restore(id)).toMatchObject({ status: 200, body: { message } });
  expect((await reservationsOf(id)).map(({ reelId }) => reelId)).toEqual([free.id]);
  expect((await reservationsOf(other)).map(({ reelId }) => reelId)).toEqual([reservedReel.id]);
});

test("a reel from which paper ran meanwhile is reserved for no more than it still gives", async () => {
  const id = await placeOrder();
  const reel = await newReel({ coreWeight: 12.5 });
  await reserve(id, reel);
  const [before] = await reservationsOf(id);
  await cancel(id);
  const grams = 3_000;
  await change("adjustReel", reel, { weight: 15.5, version: 1 });
  await restore(id);
  const [now] = await reservationsOf(id);
  expect(before?.grams).toBeGreaterThan(grams);
  expect(now?.grams).toBeLessThanOrEqual(grams);
  expect(now?.metres).toBeLessThan(before?.metres ?? 0);
});

test("a simultaneous restoration and reservation give the reel to one order", async () => {
  for (const _ of Array(5)) {
    const [id, other] = [await placeOrder(), await placeOrder()];
    const reel = await newReel();
    await reserve(id, reel);
    await cancel(id);
    const [restored] = await Promise.all([restore(id), reserve(other, reel)]);
    expect(restored.status).toBe(200);
    const open = await host.db
      .select()
      .from(reelReservations)
      .where(sql`${eq(reelReservations.reelId, reel.id)} and released_at is null`);
    expect(open).toHaveLength(1);
  }
});
