import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { LayerPaper, PickedReel } from "../../../contract/orderPaperPlan";
import { orders, reelReservations } from "../../../server/db/schema";
import { newOrder, orderForm } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { readPdf } from "../../support/readPdf";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";
import { reelCalls, type TestReel } from "./reelCalls";

const host = plant();
const { newReel, issue, giveBack } = reelCalls(host);
let specificationVersionId = 0;

beforeAll(async () => {
  await host.tokenOf("station");
  specificationVersionId = await specifiedBox(host.db, "Saree box");
});
// Each test has the store for itself.
beforeEach(() => host.db.execute(sql`update reels set gsm = 90`));

async function newSpecifiedOrder(more: object = {}): Promise<string> {
  const body = { ...newOrder("Kaveri Weaves"), quantity: 10_000, specificationVersionId, ...more };
  return String((await host.call("staff", "createOrder", { body })).body.id);
}
const paperOf = async (id: string) =>
  (await host.call("staff", "getOrderPaper", { params: { id } })).body;
const chooseUps = (id: string, body: object) =>
  host.call("staff", "chooseUps", { params: { id }, body });
const topOf = (paper: { plan: { layers: LayerPaper[] } }) => paper.plan.layers[0];
const reserveAll = (id: string, reels: readonly (readonly [TestReel, number])[], ups = 2) =>
  host.call("staff", "reserveReels", {
    params: { id },
    body: { ups, reels: reels.map(([{ id: reelId }, layer]) => ({ reelId, layer })) },
  });
const openReservations = async (id: string) =>
  (
    await host.db
      .select()
      .from(reelReservations)
      .where(sql`order_id = ${Number(id)} and released_at is null`)
      .orderBy(reelReservations.id)
  ).map(({ reelId, layer }) => [reelId, layer]);

/** A reel of 100 kg of paper: on 77 cm with 150 g/m² they are 865.8 m of a liner. */
const smallReel = () => newReel({ deckle: 77, initialWeight: 112.5, coreWeight: 12.5 });

test("the plan counts what ran and what is at the machine, on the page and on a job card that is printed again", async () => {
  const id = await newSpecifiedOrder();
  await chooseUps(id, { ups: 2, version: 1 });
  // 10,000 boxes, two side by side, of 1,065 mm.
  expect(topOf(await paperOf(id))).toMatchObject({ ran: 0, atMachine: 0, openLength: 5325 });
  const [ran, running, kept] = [await smallReel(), await smallReel(), await smallReel()];
  await issue(ran.barcodeId, { orderId: Number(id) });
  await giveBack(ran.barcodeId, { weight: 32.5, howManyBox: 1200 });
  await issue(running.barcodeId, { orderId: Number(id) });
  expect((await reserveAll(id, [[kept, 0]])).body.refused).toEqual([]);
  const [board, used] = [865.8, 639];
  const top = topOf(await paperOf(id));
  expect(top).toMatchObject({
    ran: used,
    atMachine: board,
    reservedLength: board,
    openLength: Number((5325 - used - 2 * board).toFixed(2)),
    paper: 615.038,
    widths: [77],
    running: [{ barcodeId: running.barcodeId, length: board }],
  });
  // What came back is free again and offered first, as a part reel.
  expect(top?.reels[0]).toMatchObject({ barcodeId: ran.barcodeId, paper: 20, length: 173.16 });
  const reply = await host.call("staff", "getJobCard", { params: { id } });
  const { pages } = await readPdf(reply.bytes);
  const text = pages
    .map((page) => page.text)
    .join(" ")
    .replace(/\s+/g, " ");
  expect(text).toContain(`${running.barcodeId} at the machine`);
  expect(text).toContain(kept.barcodeId);
  const open = (615.0375 * (5325 - used - 2 * board)) / 5325;
  expect(text).toContain(`${open.toFixed(1)}`);
});

test("the ups that somebody chose stay with the order, for its page, its card and who reserves", async () => {
  const id = await newSpecifiedOrder({ quantity: 2000 });
  const wide = await newReel({ deckle: 120 });
  const best = await paperOf(id);
  expect(best).not.toHaveProperty("chosenUps");
  expect(best.plan.ups).toBe(3);
  expect(await chooseUps(id, { ups: 1, version: 1 })).toMatchObject({
    status: 200,
    body: { chosenUps: 1, version: 2, plan: { ups: 1, length: 2130 } },
  });
  expect(await paperOf(id)).toMatchObject({ chosenUps: 1, plan: { ups: 1 } });
  expect(await reserveAll(id, [[wide, 0]], 3)).toMatchObject({
    status: 409,
    body: {
      message: `Order #${id} runs 1 up by now: look at its reels again`,
    },
  });
  expect(await openReservations(id)).toEqual([]);
  const card = await readPdf((await host.call("staff", "getJobCard", { params: { id } })).bytes);
  expect(card.pages[0]?.text).toContain("1 up");
  expect(await chooseUps(id, { ups: null, version: 2 })).toMatchObject({
    body: { version: 3, plan: { ups: 3 } },
  });
});

test("the first reel that runs for an order settles its ups, a narrow one as many as it is wide for", async () => {
  const upsOf = async (id: string) => (await paperOf(id)).chosenUps;
  const wide = await newReel({ deckle: 112 });
  const planned = await newSpecifiedOrder();
  expect(await paperOf(planned)).toMatchObject({ plan: { ups: 3 }, version: 1 });
  expect(await upsOf(planned)).toBeUndefined();
  await issue(wide.barcodeId, { orderId: Number(planned) });
  expect(await paperOf(planned)).toMatchObject({ plan: { ups: 3 }, chosenUps: 3, version: 2 });
  const { entries } = (
    await host.call("staff", "getHistory", { params: { kind: "order", id: planned } })
  ).body;
  expect(entries[0]).toMatchObject({
    call: "issueReel",
    before: { ups: null },
    after: { reel: wide.barcodeId, ups: 3 },
  });

  await newReel({ deckle: 112 });
  const narrow = await newSpecifiedOrder();
  await issue((await newReel({ deckle: 77 })).barcodeId, { orderId: Number(narrow) });
  expect(await upsOf(narrow)).toBe(2);
  const tooNarrow = await newSpecifiedOrder();
  await issue((await newReel({ deckle: 36 })).barcodeId, { orderId: Number(tooNarrow) });
  expect(await upsOf(tooNarrow)).toBeUndefined();

  const chosen = await newSpecifiedOrder();
  await chooseUps(chosen, { ups: 1, version: 1 });
  await issue((await newReel({ deckle: 112 })).barcodeId, { orderId: Number(chosen) });
  expect(await paperOf(chosen)).toMatchObject({ chosenUps: 1, version: 2 });
});

test("other ups work out anew what the reserved reels give", async () => {
  const id = await newSpecifiedOrder({ quantity: 2000 });
  const wide = await newReel({ deckle: 120 });
  await reserveAll(id, [[wide, 0]]);
  // 600 kg on 120 cm with 150 g/m² are 3,333 m of board.
  expect((await paperOf(id)).reserved).toMatchObject([{ length: 1065, needed: 191.7 }]);
  const { body: single } = await chooseUps(id, { ups: 1, version: 2 });
  expect(single.reserved).toMatchObject([{ length: 2130, needed: 383.4 }]);
  expect(topOf(single)).toMatchObject({ reservedLength: 2130, openLength: 0 });
  const { body: four } = await chooseUps(id, { ups: 4, version: 3 });
  expect(four.reserved).toMatchObject([
    { length: 0, problem: "The reel has 120 cm, 4 side by side take 148 cm" },
  ]);
  expect(topOf(four)).toMatchObject({ reservedLength: 0, openLength: 532.5 });
});

test("of two who choose the ups of an order the second is told, and sees what the first chose", async () => {
  const id = await newSpecifiedOrder();
  const replies = await Promise.all([1, 2].map((ups) => chooseUps(id, { ups, version: 1 })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, second] = replies.toSorted((one, other) => one.status - other.status);
  expect(second?.body).toMatchObject({
    message: `Order #${id} was changed meanwhile. Nothing was saved.`,
    current: { chosenUps: first?.body.chosenUps, version: 2 },
  });
});

test("ups are in the history, can be taken back, and go with the blank that they were chosen for", async () => {
  const id = await newSpecifiedOrder();
  await chooseUps(id, { ups: 2, version: 1 });
  const history = await host.call("staff", "getHistory", { params: { kind: "order", id } });
  expect(history.body.entries[0]).toMatchObject({
    call: "chooseUps",
    before: { ups: null },
    after: { ups: 2 },
  });
  const { changes } = (await host.call("staff", "getUndoable")).body;
  await host.call("staff", "undoChange", { params: { id: String(changes[0].id) } });
  expect(await paperOf(id)).not.toHaveProperty("chosenUps");
  await chooseUps(id, { ups: 2, version: 3 });
  const other = await specifiedBox(host.db, "Wide box", { ...smallBox, width: 400 });
  const form = { ...orderForm("Kaveri Weaves"), quantity: 10_000 };
  const edit = (body: object) =>
    host.call("staff", "updateOrder", { params: { id }, body: { ...form, ...body } });
  await edit({ version: 4, quantity: 9000 });
  expect(await paperOf(id)).toMatchObject({ chosenUps: 2 });
  await edit({ version: 5, specificationVersionId: other });
  expect(await paperOf(id)).not.toHaveProperty("chosenUps");
});

test("of a shipped or unspecified order nobody chooses the ups", async () => {
  const plain = await newSpecifiedOrder({ specificationVersionId: undefined });
  expect(await chooseUps(plain, { ups: 2, version: 1 })).toMatchObject({
    status: 400,
    body: { errors: { ups: "There is no specification of the box" } },
  });
  const id = await newSpecifiedOrder();
  await host.call("staff", "cancelOrder", { params: { id }, body: { reason: "Ordered twice" } });
  expect(await chooseUps(id, { ups: 2, version: 2 })).toMatchObject({
    status: 409,
    body: { message: `Order #${id} is shipped or cancelled: its paper is not planned` },
  });
  expect(await chooseUps(id, { ups: 51, version: 2 })).toMatchObject({ status: 400 });
});

const proposals = (paper: { plan: { layers: LayerPaper[] } }) =>
  paper.plan.layers.flatMap(({ index, reels }) =>
    reels
      .filter(({ length }: PickedReel) => length > 0)
      .map(({ reelId, barcodeId }) => [{ id: reelId, barcodeId }, index] as const),
  );

test("all reels that the plan proposes are reserved by one call, and by the same call again no further one", async () => {
  const id = await newSpecifiedOrder({ quantity: 2000 });
  for (const deckle of [77, 78, 120, 121]) await newReel({ deckle });
  const plan = await paperOf(id);
  const wanted = proposals(plan);
  expect(wanted).toHaveLength(3);
  const reply = await reserveAll(id, wanted, plan.plan.ups);
  const names = wanted.map(([{ barcodeId }]) => barcodeId);
  expect(reply).toMatchObject({ status: 200, body: { reserved: names, refused: [] } });
  expect(reply.body.paper).toMatchObject({ chosenUps: plan.plan.ups, version: 2 });
  expect(reply.body.paper.plan.layers.map(({ openLength }: LayerPaper) => openLength)).toEqual([
    0, 0, 0,
  ]);
  expect(await openReservations(id)).toEqual(
    wanted.map(([{ id: reelId }, layer]) => [reelId, layer]),
  );
  const history = await host.call("staff", "getHistory", { params: { kind: "order", id } });
  expect(history.body.entries[0]).toMatchObject({ call: "reserveReels", after: { reels: names } });
  expect((await reserveAll(id, wanted, plan.plan.ups)).body.reserved).toEqual(names);
  expect(await openReservations(id)).toHaveLength(3);
  const [row] = await host.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(id)));
  expect(row).toMatchObject({ ups: plan.plan.ups, version: 2 });
});

test("of several reels those that are free are reserved, and of the others it is said why they are not", async () => {
  const [id, other] = [await newSpecifiedOrder({ quantity: 2000 }), await newSpecifiedOrder()];
  const reels = [await newReel(), await newReel(), await newReel(), await newReel({ gsm: 120 })];
  const [taken, running, free, thin] = reels;
  if (!taken || !running || !free || !thin) throw new Error("There are four reels");
  await reserveAll(other, [[taken, 0]]);
  await issue(running.barcodeId, { orderId: Number(other) });
  const further = await newReel();
  const reply = await reserveAll(id, [
    [taken, 0],
    [running, 1],
    [free, 2],
    [thin, 0],
    [further, 2],
  ]);
  expect(reply).toMatchObject({ status: 200, body: { reserved: [free.barcodeId] } });
  expect(reply.body.refused).toMatchObject([
    {
      barcodeId: taken.barcodeId,
      message: `${taken.barcodeId} is already kept for order #${other} of Kaveri Weaves: choose another`,
    },
    {
      barcodeId: running.barcodeId,
      message: `${running.barcodeId} is at a machine: choose another`,
    },
    {
      barcodeId: thin.barcodeId,
      message: `${thin.barcodeId} has 120 GSM, BF 18 and 120 cm: the layer takes 150 GSM, BF 18 and 75.0 cm or more`,
    },
    { barcodeId: further.barcodeId, message: `${further.barcodeId} is not needed any more` },
  ]);
  expect(await openReservations(id)).toEqual([[free.id, 2]]);
});

test("of two who reserve the same reels at once each reel goes to one, and neither waits for the other for ever", async () => {
  const reels = [await newReel(), await newReel(), await newReel()];
  const made = [await newSpecifiedOrder(), await newSpecifiedOrder()];
  const replies = await Promise.all(
    made.map((id, index) => {
      const wanted = index === 0 ? reels : reels.toReversed();
      return reserveAll(
        id,
        wanted.map((reel, layer) => [reel, layer]),
      );
    }),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const counts = replies.map(({ body }) => [body.reserved.length, body.refused.length]);
  expect(counts.toSorted()).toEqual([
    [0, 3],
    [3, 0],
  ]);
});

test("where one of the reels is not there nothing is reserved", async () => {
  const id = await newSpecifiedOrder();
  const reel = await newReel();
  const nobody = { id: 99_999, barcodeId: "REEL-099999" };
  expect(
    (
      await reserveAll(id, [
        [reel, 0],
        [nobody, 1],
      ])
    ).status,
  ).toBe(404);
  expect(await openReservations(id)).toEqual([]);
  expect((await reserveAll(id, [[reel, 6]])).status).toBe(400);
});
