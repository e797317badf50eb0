import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orders, reelMovements, reels } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { people } from "../../support/people";
import { plant } from "../../support/plant";
import { specifiedBox } from "../../support/specifiedOrder";
import { reelCalls } from "./reelCalls";

const host = plant();
const { register, newReel, issue, giveBack } = reelCalls(host);
let orderId = 0;

beforeAll(async () => {
  await host.tokenOf("station");
  orderId = (await host.call("owner", "createOrder", { body: newOrder("Kaveri Weaves") })).body.id;
});

const ledgerOf = async (barcodeId: string) =>
  host.db
    .select({
      kind: reelMovements.kind,
      grams: reelMovements.grams,
      balance: reelMovements.balanceAfterGrams,
    })
    .from(reelMovements)
    .innerJoin(reels, eq(reels.id, reelMovements.reelId))
    .where(eq(reels.barcodeId, barcodeId))
    .orderBy(asc(reelMovements.id));

test("a reel's ledger has how it came, went to a machine and came back, with the balance of each", async () => {
  const { barcodeId } = await newReel();
  await issue(barcodeId, { orderId });
  await giveBack(barcodeId, { weight: 480.25 });
  expect(await ledgerOf(barcodeId)).toEqual([
    { kind: "RECEIVE", grams: 612_500, balance: 612_500 },
    { kind: "ISSUE", grams: -612_500, balance: 0 },
    { kind: "RETURN", grams: 480_250, balance: 480_250 },
  ]);
  const by = await host.db.selectDistinct({ by: reelMovements.by }).from(reelMovements);
  expect(by).toHaveLength(2);
  expect(by).toContainEqual({ by: people.staff.email });
});

test("the other known facts of a reel are stored, in the units of the contract", async () => {
  const known = {
    coreWeight: 9.5,
    wrapperWeight: 1.25,
    landedRate: 38.5,
    moisture: 7.5,
    rct: 1.25,
    shade: "Golden",
    location: "Bay 4",
    receivedAt: "2026-11-01T05:00:00.000Z",
  };
  const { barcodeId } = await newReel(known);
  const { body } = await host.call("staff", "getReelDetails", {
    params: { barcodeIdOrReelNo: barcodeId },
  });
  const { receivedAt, ...rest } = known;
  expect(body).toMatchObject({ ...rest, initialWeight: 612.5 });
  expect(Date.parse(body.receivedAt)).toBe(Date.parse(receivedAt));
});

test("a core as heavy as its reel is refused by its field, with both weights", async () => {
  const message = "A reel of 612.5 kg has no paper on a core of 612.5 kg";
  expect(await register({ coreWeight: 612.5 })).toMatchObject({
    status: 400,
    body: { errors: { coreWeight: message } },
  });
  const { barcodeId } = await newReel();
  const { body: reel } = await host.call("staff", "getReelDetails", {
    params: { barcodeIdOrReelNo: barcodeId },
  });
  const { initialWeight: _, createdBy: _by, ...fields } = exampleOf("registerReel", 7).body ?? {};
  const edit = { params: { id: String(reel.id) }, body: { ...fields, version: 1 } };
  expect(
    await host.call("staff", "updateReel", { ...edit, body: { ...edit.body, coreWeight: 612.5 } }),
  ).toMatchObject({ status: 400, body: { errors: { coreWeight: message } } });
});

test("a core is never heavier than the rest of its reel, but the present core may stay", async () => {
  const { barcodeId } = await newReel({ coreWeight: 9.5 });
  await issue(barcodeId, { orderId });
  await giveBack(barcodeId, { weight: 8, isFinished: true });
  const { body: reel } = await host.call("staff", "getReelDetails", {
    params: { barcodeIdOrReelNo: barcodeId },
  });
  const { initialWeight: _, createdBy: _by, ...fields } = exampleOf("registerReel", 7).body ?? {};
  const edit = (version: number, changes: object) =>
    host.call("staff", "updateReel", {
      params: { id: String(reel.id) },
      body: { ...fields, reelNo: reel.reelNo, version, ...changes },
    });
  expect(await edit(reel.version, { coreWeight: 8.001 })).toMatchObject({
    status: 400,
    body: {
      errors: {
        coreWeight: "A core of 8.001 kg is heavier than the 8 kg that are left of the reel",
      },
    },
  });
  const editReply = await edit(reel.version, { coreWeight: 9.5, shade: "Golden" });
  expect(editReply).toMatchObject({ status: 200, body: { coreWeight: 9.5, shade: "Golden" } });
  const lighter = await edit(editReply.body.version, { coreWeight: 8 });
  expect(lighter).toMatchObject({ status: 200, body: { coreWeight: 8 } });
});

test.each([
  ["initialWeight", 0.0004, "Must be at least one gram"],
  ["coreWeight", 0.0004, "Must be at least one gram"],
  ["landedRate", 0.004, "Must be at least one paisa"],
  ["gsm", 0.004, "Must be at least 0.01"],
  ["deckle", 0.004, "Must be at least 0.01"],
  ["receivedAt", "2099-01-01T00:00:00Z", "Must not be in the future"],
])("a reel with a %s of %s is refused by the field", async (field, value, message) => {
  expect(await register({ [field]: value })).toMatchObject({
    status: 400,
    body: { errors: { [field]: message } },
  });
});

test("two suppliers may have a reel with one number, and a search names both", async () => {
  const reelNo = 4711;
  const barcodes = [
    (await newReel({ reelNo, supplierName: "Kabini Recyclers" })).barcodeId,
    (await newReel({ reelNo, supplierName: "Deccan Board" })).barcodeId,
  ];
  expect(await register({ reelNo, supplierName: "KABINI recyclers" })).toMatchObject({
    status: 409,
    body: { errors: { reelNo: "This supplier has a reel with this number" } },
  });
  const params = { barcodeIdOrReelNo: String(reelNo) };
  expect(await host.call("staff", "getReelDetails", { params })).toMatchObject({
    status: 409,
    body: {
      message: `2 suppliers have a reel 4711: look for ${barcodes[0]} of Kabini Recyclers / ${barcodes[1]} of Deccan Board`,
      errors: { [`${barcodes[0]}`]: "Kabini Recyclers", [`${barcodes[1]}`]: "Deccan Board" },
    },
  });
  await newReel({ reelNo: 4712 });
  const alone = { params: { barcodeIdOrReelNo: "4712" } };
  expect((await host.call("staff", "getReelDetails", alone)).status).toBe(200);
});

test.each([
  ["reels_balance", "update reels set current_weight_grams = current_weight_grams - 1"],
  ["reels_balance", "update reels set status = 'IN_USE'"],
  [
    "reels_balance",
    `insert into reel_movements (reel_id, kind, grams, reason, by) values (1, 'ADJUST', -1, 'Wet', 'me')`,
  ],
  [
    "reel_movements_rule",
    "insert into reel_movements (reel_id, kind, grams, by) values (1, 'ISSUE', -1000000, 'me')",
  ],
  [
    "reel_movements_reason",
    "insert into reel_movements (reel_id, kind, grams, by) values (1, 'SCRAP', -1, 'me')",
  ],
  [
    "reel_movements_rule",
    "insert into reel_movements (reel_id, kind, grams, by) values (1, 'RETURN', -1, 'me')",
  ],
])("%s: the database rejects %s", async (constraint, statement) => {
  await expect(host.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { constraint },
  });
});

test.each(["update reel_movements set grams = 0", "delete from reel_movements"])(
  "a reel's ledger never changes: %s",
  async (statement) => {
    await expect(host.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: "Rows of reel_movements are never changed" },
    });
  },
);

test("an order with a version keeps the board settings of that day, and an unknown version is refused", async () => {
  const specificationVersionId = await specifiedBox(host.db, "Saree box");
  const body = { ...newOrder("Kaveri Weaves"), specificationVersionId };
  const { id } = (await host.call("staff", "createOrder", { body })).body;
  const [order] = await host.db.select().from(orders).where(eq(orders.id, id));
  expect(order).toMatchObject({ specificationVersionId, boardSettingsId: 1 });
  expect(
    await host.call("staff", "createOrder", { body: { ...body, specificationVersionId: 999 } }),
  ).toMatchObject({
    status: 400,
    body: { errors: { specificationVersionId: expect.any(String) } },
  });
});
