import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { ReelRegistration } from "../../../contract/reels";
import { reels } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { reelCalls, type TestReel } from "./reelCalls";

const host = plant();
const { newReel, issue, giveBack, change } = reelCalls(host);
let orderId = 0;

beforeAll(async () => {
  await host.tokenOf("station");
  orderId = (await host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") })).body.id;
});

const details = async ({ barcodeId }: TestReel) =>
  (await host.call("staff", "getReelDetails", { params: { barcodeIdOrReelNo: barcodeId } })).body;

const rowOf = async ({ id }: TestReel) => {
  const [row] = await host.db.select().from(reels).where(eq(reels.id, id));
  return row;
};

async function run(reel: TestReel, weight: number) {
  await issue(reel.barcodeId, { orderId });
  await giveBack(reel.barcodeId, { weight });
}

const edit = (
  reel: TestReel,
  more: Partial<ReelRegistration> & { version: number },
  who: "staff" | "owner" = "staff",
) => {
  const { initialWeight: _, createdBy: _by, ...fields } = exampleOf("registerReel", 1).body ?? {};
  const body = { ...fields, reelNo: 90_000 + reel.id, ...more };
  return host.call(who, "updateReel", { params: { id: String(reel.id) }, body });
};

test.each(["adjustReel", "scrapReel"] as const)(
  "%s that was typed before a run is refused, and the run stays as it was weighed",
  async (call) => {
    const reel = await newReel();
    const { version } = await details(reel);
    await run(reel, 400);
    expect(await change(call, reel, { weight: 600, version })).toMatchObject({
      status: 409,
      body: {
        message: `Reel ${reel.barcodeId} was changed meanwhile. Nothing was saved.`,
        current: { currentWeight: 400, version: version + 2 },
      },
    });
    expect(await rowOf(reel)).toMatchObject({ currentWeightGrams: 400_000, version: version + 2 });
  },
);

test("a simultaneous adjustment never erases an issue's run", async () => {
  for (let round = 0; round < 10; round += 1) {
    const reel = await newReel();
    const [adjusted, issued] = await Promise.all([
      change("adjustReel", reel, { weight: 600, version: 1 }),
      issue(reel.barcodeId, { orderId }),
    ]);
    expect(issued.status).toBe(200);
    expect(issued.body.weight).toBe(adjusted.status === 200 ? 600 : 612.5);
  }
});

test("an edit of a supplier's name that was typed before a run is saved all the same", async () => {
  const reel = await newReel();
  const { version } = await details(reel);
  await run(reel, 400);
  await change("scrapReel", reel, { weight: 1, version: version + 2 });
  expect(await edit(reel, { version, supplierName: "Kabini Recyclers" })).toMatchObject({
    status: 200,
    body: { supplierName: "Kabini Recyclers", currentWeight: 399, version: version + 4 },
  });
  // An edit that was typed before the last one is refused: it would erase the name.
  expect(await edit(reel, { version, supplierName: "Deccan Board" })).toMatchObject({
    status: 409,
    body: { current: { supplierName: "Kabini Recyclers" } },
  });
  expect((await edit(reel, { version: version + 9, supplierName: "Deccan Board" })).status).toBe(
    409,
  );
});

test("an edit can be undone while the reel runs, but not after another edit", async () => {
  const undo = async () => {
    const { changes } = (await host.call("staff", "getUndoable")).body;
    const { id } = changes.find((one: { call: string }) => one.call === "updateReel") ?? {};
    return host.call("staff", "undoChange", { params: { id: String(id) } });
  };
  const reel = await newReel();
  await edit(reel, { version: 1, supplierName: "Kabini Recyclers" });
  await issue(reel.barcodeId, { orderId });
  expect((await undo()).status).toBe(200);
  expect(await rowOf(reel)).toMatchObject({
    supplierName: exampleOf("registerReel", 1).body?.supplierName,
    status: "IN_USE",
    version: 4,
  });
  expect(await edit(reel, { version: 2, supplierName: "Deccan Board" })).toMatchObject({
    status: 409,
  });
});

test("a receipt that was typed too light is corrected upwards, with a reason, by a super admin alone", async () => {
  const reel = await newReel({ initialWeight: 61.25 });
  const body = { weight: 612.5, receivedWeight: 612.5, version: 1 };
  const params = { id: String(reel.id) };
  const asStaff = { ...body, reason: "A digit was missing" };
  expect((await host.call("staff", "adjustReel", { params, body: asStaff })).status).toBe(403);
  expect(await change("adjustReel", reel, { ...body, reason: "" })).toMatchObject({ status: 400 });
  expect(await change("adjustReel", reel, { ...body, receivedWeight: 1 })).toMatchObject({
    status: 400,
    body: { errors: { receivedWeight: "A reel of 1 kg has no paper on a core of 3.6 kg" } },
  });
  expect(await change("adjustReel", reel, { ...body, receivedWeight: 600 })).toMatchObject({
    status: 400,
    body: { errors: { weight: "The reel came with 600 kg and cannot weigh 612.5 kg" } },
  });
  expect(await change("adjustReel", reel, body)).toMatchObject({
    status: 200,
    body: { initialWeight: 612.5, currentWeight: 612.5, version: 2 },
  });
  expect((await host.call("staff", "getReelMovements", { params })).body.movements).toMatchObject([
    { kind: "RECEIVE", weight: 61.25 },
    { kind: "ADJUST", weight: 551.25, balance: 612.5, reason: "Wet" },
  ]);
  const { entries } = (
    await host.call("staff", "getHistory", { params: { kind: "reel", id: params.id } })
  ).body;
  expect(entries[0]).toMatchObject({
    call: "adjustReel",
    before: { initialWeightGrams: 61_250, currentWeightGrams: 61_250 },
    after: { initialWeightGrams: 612_500, currentWeightGrams: 612_500, reason: "Wet" },
  });
});

test("a receipt that was typed too heavy is corrected down to the heaviest run, by the weight dialog", async () => {
  const reel = await newReel({ initialWeight: 600 });
  await change("adjustReel", reel, { weight: 70, version: 1 });
  const edited = await edit(reel, { initialWeight: 60, version: 2 }, "owner");
  expect(edited).toMatchObject({
    status: 400,
    body: {
      errors: {
        initialWeight: expect.stringMatching(/^The reel was weighed after its receipt: correct/),
      },
    },
  });
  await run(reel, 40);
  const correct = (receivedWeight: number) =>
    change("adjustReel", reel, { weight: 40, receivedWeight, version: 4 });
  expect(await correct(69.9)).toMatchObject({
    status: 400,
    body: {
      errors: {
        receivedWeight: "The reel was issued with 70 kg: its weight at receipt cannot be less",
      },
    },
  });
  expect(await correct(70)).toMatchObject({
    status: 200,
    body: { initialWeight: 70, currentWeight: 40, previousWeight: 70, version: 5 },
  });
});

test("a receipt is corrected without the scale's weight, and one of two simultaneous corrections wins", async () => {
  const reel = await newReel({ initialWeight: 500 });
  await run(reel, 450);
  const replies = await Promise.all(
    [600, 610].map((receivedWeight) =>
      change("adjustReel", reel, { weight: 450, receivedWeight, version: 3 }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await rowOf(reel)).toMatchObject({ currentWeightGrams: 450_000, version: 4 });
});
