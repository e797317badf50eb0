import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { LayerPaper, PickedReel } from "../../../contract/orderPaperPlan";
import { orders } from "../../../server/db/schema";
import { plant } from "../../support/plant";
import { orderPaperCalls } from "./orderPaperCalls";
import { reelCalls } from "./reelCalls";

const host = plant();
const { newReel, issue } = reelCalls(host);
const { newSpecifiedOrder, paperOf, reserveAll, openReservations } = orderPaperCalls(host);

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

test("the free ones among several reels are reserved, and the others get their reasons", async () => {
  const [id, other] = [await newSpecifiedOrder({ quantity: 2000 }), await newSpecifiedOrder()];
  const reels = [await newReel(), await newReel(), await newReel(), await newReel({ gsm: 120 })];
  const [reservedReel, running, free, thin] = reels;
  if (!reservedReel || !running || !free || !thin) throw new Error("There are four reels");
  await reserveAll(other, [[reservedReel, 0]]);
  await issue(running.barcodeId, { orderId: Number(other) });
  const further = await newReel();
  const reply = await reserveAll(id, [
    [reservedReel, 0],
    [running, 1],
    [free, 2],
    [thin, 0],
    [further, 2],
  ]);
  expect(reply).toMatchObject({ status: 200, body: { reserved: [free.barcodeId] } });
  expect(reply.body.refused).toMatchObject([
    {
      barcodeId: reservedReel.barcodeId,
      message: `${reservedReel.barcodeId} is already kept for order #${other} of Kaveri Weaves: choose another`,
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

test("of two who reserve the same reels together each reel goes to one, and neither waits for ever", async () => {
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
  const reelCounts = replies.map(({ body }) => [body.reserved.length, body.refused.length]);
  expect(reelCounts.toSorted()).toEqual([
    [0, 3],
    [3, 0],
  ]);
});

test("if one of the reels does not exist nothing is reserved", async () => {
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
