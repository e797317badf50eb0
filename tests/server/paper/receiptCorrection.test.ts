import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { reelMovements } from "../../../server/db/schema";
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

/** Sends the reel as its form has it, with these changes. */
async function edit(reel: TestReel, more: object, who: "staff" | "owner" = "owner") {
  const body = { ...(await details(reel)), ...more };
  return host.call(who, "updateReel", { params: { id: String(reel.id) }, body });
}

const movementsOf = async ({ id }: TestReel) =>
  (await host.call("staff", "getReelMovements", { params: { id: String(id) } })).body.movements;

const moved = async (reel: TestReel) =>
  (await movementsOf(reel)).map(
    (one: { kind: string; weight: number; balance: number; orderId?: number }) => [
      one.kind,
      one.weight,
      one.balance,
      one.orderId,
    ],
  );

const bySuper = "Only a super admin may change the weight at receipt";

test("a super admin corrects a reel from 60 kg to 600 and back, with its ledger and history", async () => {
  const reel = await newReel({ initialWeight: 60, landedRate: 40 });
  await change("scrapReel", reel, { weight: 5, version: 1 });
  expect(await edit(reel, { initialWeight: 600 }, "staff")).toMatchObject({
    status: 400,
    body: {
      errors: { initialWeight: bySuper },
      errorCodes: { initialWeight: { code: "reel.receiptBySuper" } },
    },
  });
  expect(await edit(reel, { initialWeight: 600 })).toMatchObject({
    status: 200,
    body: { initialWeight: 600, currentWeight: 595, status: "AVAILABLE", version: 3 },
  });
  expect(await moved(reel)).toEqual([
    ["RECEIVE", 60, 60, undefined],
    ["SCRAP", -5, 55, undefined],
    ["ADJUST", 540, 595, undefined],
  ]);
  expect((await movementsOf(reel)).at(-1)).toMatchObject({
    reason: "The weight at receipt was corrected",
    reasonCode: { code: "reel.receiptCorrected" },
  });
  const { entries } = (
    await host.call("staff", "getHistory", { params: { kind: "reel", id: String(reel.id) } })
  ).body;
  expect(entries[0]).toMatchObject({
    call: "updateReel",
    before: { initialWeightGrams: 60_000, currentWeightGrams: 55_000 },
    after: { initialWeightGrams: 600_000, currentWeightGrams: 595_000 },
  });
  // Admins who are not super admins send the weight unchanged with their edit.
  expect(await edit(reel, { shade: "Golden" }, "staff")).toMatchObject({ status: 200 });
  expect(await edit(reel, { initialWeight: 4 })).toMatchObject({
    status: 400,
    body: { errors: { initialWeight: "A reel cannot weigh -1 kg" } },
  });
  expect(await edit(reel, { initialWeight: 60 })).toMatchObject({
    status: 200,
    body: { initialWeight: 60, currentWeight: 55, coreWeight: 3.6 },
  });
});

test("an estimated core is estimated again, an entered one stays, and no reel is all core", async () => {
  const estimated = await newReel({ initialWeight: 20 });
  expect(await edit(estimated, { initialWeight: 200 })).toMatchObject({
    status: 200,
    body: { coreWeight: 3.6 },
  });
  const entered = await newReel({ initialWeight: 600, coreWeight: 8 });
  expect(await edit(entered, { initialWeight: 8 })).toMatchObject({
    status: 400,
    body: { errors: { coreWeight: "A reel of 8 kg has no paper on a core of 8 kg" } },
  });
  expect(await edit(entered, { initialWeight: 60 })).toMatchObject({
    status: 200,
    body: { coreWeight: 8, initialWeight: 60, currentWeight: 60 },
  });
});

test("a reel on its first run is corrected at the machine, and the order's cost has the paper that it used", async () => {
  const reel = await newReel({ initialWeight: 60, landedRate: 40 });
  await issue(reel.barcodeId, { orderId });
  expect(await edit(reel, { initialWeight: 600 })).toMatchObject({
    status: 200,
    body: { initialWeight: 600, currentWeight: 600, status: "IN_USE", version: 3 },
  });
  await giveBack(reel.barcodeId, { weight: 550 });
  expect(await details(reel)).toMatchObject({
    initialWeight: 600,
    currentWeight: 550,
    previousWeight: 600,
    status: "AVAILABLE",
  });
  expect(await moved(reel)).toEqual([
    ["RECEIVE", 60, 60, undefined],
    ["ISSUE", -60, 0, orderId],
    ["RETURN", 60, 60, orderId],
    ["ADJUST", 540, 600, undefined],
    ["ISSUE", -600, 0, orderId],
    ["RETURN", 550, 550, orderId],
  ]);
  const cost = await host.call("owner", "getJobCost", { params: { id: String(orderId) } });
  const amount = 2000;
  expect(cost.body.reels).toMatchObject([{ barcodeId: reel.barcodeId, used: 50, amount }]);
  expect(await edit(reel, { initialWeight: 610 })).toMatchObject({
    status: 400,
    body: { errors: { initialWeight: expect.stringContaining("“Adjust weight…”") } },
  });
});

test("a reel at a machine keeps paper on its core", async () => {
  const reel = await newReel({ initialWeight: 600 });
  const { version } = await details(reel);
  await change("scrapReel", reel, { weight: 50, version });
  await issue(reel.barcodeId, { orderId });
  expect(await edit(reel, { initialWeight: 52 })).toMatchObject({
    status: 400,
    body: { errors: { initialWeight: "A reel of 2 kg has no paper on a core of 2 kg" } },
  });
  const rows = await host.db.select().from(reelMovements).where(eq(reelMovements.reelId, reel.id));
  expect(rows).toHaveLength(3);
});

test("a correction from before a scan is refused, and one of two simultaneous ones is written", async () => {
  const reel = await newReel({ initialWeight: 60 });
  await issue(reel.barcodeId, { orderId });
  expect(await edit(reel, { initialWeight: 600, version: 1 })).toMatchObject({
    status: 409,
    body: { current: { initialWeight: 60, version: 2 } },
  });
  const replies = await Promise.all(
    [600, 610].map((initialWeight) => edit(reel, { initialWeight, version: 2 })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a corrected receipt stays after an edit without it, sent or undone", async () => {
  const reel = await newReel({ initialWeight: 60 });
  await edit(reel, { initialWeight: 600 });
  const { changes } = (await host.call("owner", "getUndoable")).body;
  expect(changes).toEqual([]);
  expect(await edit(reel, { initialWeight: undefined, gsm: 180 })).toMatchObject({
    status: 200,
    body: { initialWeight: 600, gsm: 180 },
  });
});
