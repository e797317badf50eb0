import fc from "fast-check";
import { expect, test } from "vitest";
import { isComputed } from "../../../domain/board/computed";
import { measuredWasteRow } from "../../../domain/board/wasteTable";
import { jobCost, overtimeShare } from "../../../domain/jobCost/jobCost";

const amount = (max: number) => fc.double({ min: 1, max, noNaN: true });

test("price and usage sum to the paper's difference, and reels to its actual cost", () => {
  const standard = fc.record({
    gramsPerBox: amount(3000),
    sheetsPerBox: fc.double({ min: 1, max: 2, noNaN: true }),
    paisePerKg: amount(20_000),
    conversionPaisePerKg: amount(5000),
    worksPaisePerBox: amount(1000),
    toolingPaise: amount(10_000_000),
  });
  const reel = fc.record({
    barcodeId: fc.constant("REEL-000001"),
    grams: fc.integer({ min: 1, max: 2_000_000 }),
    paisePerKg: fc.integer({ min: 1, max: 20_000 }),
  });
  fc.assert(
    fc.property(
      standard,
      fc.array(reel, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (estimate, reels, goodBoxes) => {
        const cost = jobCost(estimate, { goodBoxes, reels, overtimePaise: 0 });
        if (!isComputed(cost)) throw new Error("There is no cost");
        const { lines, pricePaise, usagePaise } = cost.value;
        const [paper] = lines;
        const { standardPaise = 0, actualPaise = 0 } = paper ?? {};
        expect(pricePaise + usagePaise).toBe(actualPaise - standardPaise);
        const used = reels.reduce((sum, one) => sum + (one.grams * one.paisePerKg) / 1000, 0);
        expect(Math.abs(actualPaise - used)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test("the orders of a day share the whole overtime of the unit", () => {
  const dates = ["2026-03-02", "2026-03-03", "2026-03-04"];
  const order = fc.record({
    boxes: fc.integer({ min: 1, max: 100_000 }),
    dates: fc.subarray(dates, { minLength: 1 }),
  });
  fc.assert(
    fc.property(
      fc.array(order, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (runs, paise) => {
        const orders = runs.map((run, orderId) => ({ orderId, ...run }));
        const overtime = new Map(dates.map((date) => [date, paise]));
        const shares = orders.flatMap(({ orderId }) => overtimeShare(orderId, orders, overtime));
        for (const date of new Set(orders.flatMap((run) => run.dates))) {
          const all = shares.filter((share) => share.date === date);
          const sum = all.reduce((total, { sharePaise }) => total + sharePaise, 0);
          expect(sum).toBeCloseTo(paise, 3);
        }
      },
    ),
  );
});

test("an order without overtime on its days bears none", () => {
  const run = { orderId: 1, boxes: 100, dates: ["2026-03-02"] };
  expect(overtimeShare(1, [run], new Map([["2026-03-03", 100]]))).toEqual([]);
  expect(overtimeShare(2, [run], new Map([["2026-03-02", 100]]))).toEqual([]);
});

const row = { uptoQuantity: 5000, setupSheets: 50, runPercent: 3 };
/** Returns a job of boxes of 300 g. */
const job = (goodBoxes: number, sheets: number) => ({
  orderId: 1,
  goodBoxes,
  usedGrams: sheets * 300,
  gramsPerBox: 300,
});

test("jobs that wasted what the row says propose nothing", () => {
  expect(measuredWasteRow(row, [job(1000, 1080), job(1000, 1080), job(1000, 1080)])).toBe(
    undefined,
  );
});

test("the running waste is what the jobs wasted beyond the setup sheets", () => {
  const jobs = [job(1000, 1100), job(2000, 2150), job(1000, 1100)];
  // 350 sheets less 150 for the setup: 200 of 4,000 boxes.
  expect(measuredWasteRow(row, jobs)).toEqual({ ...row, runPercent: 5 });
});

test("two jobs measure nothing, and waste is never below 0", () => {
  expect(measuredWasteRow(row, [job(1000, 1200), job(1000, 1200)])).toBe(undefined);
  const jobs = [job(1000, 1000), job(1000, 1000), job(1000, 1000)];
  expect(measuredWasteRow(row, jobs)).toEqual({ ...row, runPercent: 0 });
});
