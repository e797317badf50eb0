import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { reels } from "../../../server/db/schema";
import { largestSumPaise } from "../../../server/largestSums";
import { enterSupplier } from "../../support/invoiceSettings";
import { plant } from "../../support/plant";
import { reelCalls } from "../paper/reelCalls";

const host = plant({ checksReplies: true });
const { newReel, register } = reelCalls(host);

const date = dateAfter(indiaDate(new Date()), -1);
const bill = { supplierName: "Kaveri Mills", billNumber: "B/1", billDate: date };

/** The most that one reel may cost: ₹1e10. */
const largest = { initialWeight: 100_000, landedRate: 100_000 };

/** The amount of a ledger's entry, without those of its bills. */
const entryAmount = /<ISDEEMEDPOSITIVE>[\s\S]*?<AMOUNT>(-?)(\d+)\.(\d\d)</g;

const refused = {
  status: 400,
  body: { errors: { landedRate: expect.stringMatching(/^With all others together at most ₹/) } },
};

beforeAll(async () => {
  const mills = [{ name: bill.supplierName, gstin: "29AAGCB7383J1Z4" }];
  await enterSupplier(host, { mills });
  // One reel has nearly all that its bill may have, so that a single further call reaches the limit.
  const { id } = await newReel({ ...bill, initialWeight: 100_000, landedRate: 1 });
  const grams = 100_000_000;
  const landedPaisePerKg = ((largestSumPaise.bill - 1e12) * 1000) / grams;
  await host.db
    .update(reels)
    .set({ initialWeightGrams: grams, landedPaisePerKg })
    .where(eq(reels.id, id));
});

test("a bill takes reels up to the largest sum, and one more is refused by its landed rate, however it comes", async () => {
  const { id } = await newReel({ ...bill, ...largest });
  const more = { initialWeight: 100, landedRate: 1 };
  expect(await register({ ...bill, supplierName: "KAVERI mills ", ...more })).toMatchObject(
    refused,
  );
  const other = await newReel({ ...bill, billNumber: "B/2", ...more });
  const read = async (one: number) => {
    const { body } = await host.call("owner", "getReelStocks");
    return body.find((reel: { id: number }) => reel.id === one);
  };
  const { id: _, barcodeId: _b, createdBy: _c, ...record } = await read(other.id);
  const edit = (one: number, changes: object) =>
    host.call("owner", "updateReel", {
      params: { id: String(one) },
      body: { ...record, ...changes },
    });
  expect(await edit(other.id, { billNumber: "B/1" })).toMatchObject(refused);
  const { id: _i, barcodeId: _d, createdBy: _e, ...firstRecord } = await read(id);
  expect(
    await host.call("owner", "updateReel", {
      params: { id: String(id) },
      body: { ...firstRecord, shade: "White" },
    }),
  ).toMatchObject({ status: 200 });
});

test("Tally's file of the largest bill balances to the paisa", async () => {
  const reply = await host.call("owner", "getTallyVouchers", { query: { from: date, to: date } });
  expect(reply.status).toBe(200);
  const amounts = [...reply.text.matchAll(entryAmount)];
  const paise = amounts.map(([, sign, rupees, rest]) => BigInt(`${sign}${rupees}${rest}`));
  expect(paise).toContain(BigInt(-largestSumPaise.bill));
  expect(paise.reduce((sum, one) => sum + one, 0n)).toBe(0n);
});
