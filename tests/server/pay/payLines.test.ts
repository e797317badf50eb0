import { expect, test } from "vitest";
import { computePay, type PayInputs } from "../../../server/pay/computePay";
import type { EarnedDay } from "../../../server/pay/earnings";
import { formulasInEnglish } from "../../support/inEnglish";

/** ₹ 26,000 over 26 days: ₹ 1,000 a day, ₹ 125 an hour, ₹ 187.50 an hour of overtime. */
const terms = {
  validFrom: "2026-01-01",
  monthlyBasePaise: 2_600_000,
  workingDays: 26,
  otMultiplierFactor: 1.5,
};

/** Days from the first of November on: the share of each and its hours of overtime. */
const daysOf = (...days: readonly (readonly [share: number, overtimeHours: number])[]) =>
  days.map(
    ([share, overtimeHours], index): EarnedDay => ({
      date: `2026-11-${String(index + 1).padStart(2, "0")}`,
      share,
      overtimeMinutes: overtimeHours * 60,
      weekOvertimeMinutes: 0,
    }),
  );

const wholeDays = (count: number) =>
  daysOf(...Array.from({ length: count }, () => [1, 0] as const));

const payOf = (inputs: Partial<PayInputs>) =>
  computePay({
    month: "2026-11",
    days: [],
    terms: [terms],
    rates: [],
    pieces: [],
    additions: [],
    arrears: [],
    advances: [],
    deductions: [],
    ...inputs,
  });

test("a month adds its days and its overtime: 1,000 + 1,000 + 1,375 + 1,281.25 + 1,000 rupees", () => {
  const days = daysOf([1, 0], [1, 2], [1, 1.5], [1, 0], [0, 0], [1, 0], [0, 0]);
  const { lines, netPaise } = payOf({ days });
  expect(netPaise).toBe(565_625);
  expect(formulasInEnglish(lines)).toEqual([
    {
      kind: "EARNED",
      paise: 500_000,
      formula: "5 days × ₹26,000.00 ÷ 26",
      dates: ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-06"],
    },
    {
      kind: "OVERTIME",
      paise: 65_625,
      formula: "3 h 30 min × ₹26,000.00 ÷ 26 ÷ 8 × 1.5",
      dates: ["2026-11-02", "2026-11-03"],
    },
  ]);
});

test("a month's days earn the base at most, and its overtime comes on top", () => {
  expect(payOf({ days: wholeDays(27) }).netPaise).toBe(2_600_000);
  const days = daysOf([1, 2], ...Array.from({ length: 27 }, () => [1, 0] as const));
  expect(payOf({ days }).netPaise).toBe(2_637_500);
});

test("a whole month of a rate that does not divide evenly is the base to the paisa", () => {
  const odd = { ...terms, monthlyBasePaise: 1_900_000 };
  expect(payOf({ days: wholeDays(26), terms: [odd] }).netPaise).toBe(1_900_000);
});

test("after a rise in mid-month each part is paid by its own terms", () => {
  const rise = { ...terms, validFrom: "2026-11-14", monthlyBasePaise: 3_120_000 };
  const { lines } = payOf({ days: wholeDays(26), terms: [terms, rise] });
  expect(formulasInEnglish(lines).map(({ paise, formula }) => [paise, formula])).toEqual([
    [1_300_000, "13 days × ₹26,000.00 ÷ 26"],
    [1_560_000, "13 days × ₹31,200.00 ÷ 26"],
  ]);
});

test("a month without terms pays nothing", () => {
  expect(payOf({ days: wholeDays(3), terms: [] })).toEqual({
    lines: [],
    grossPaise: 0,
    deductionsPaise: 0,
    netPaise: 0,
  });
});

test("a statutory deduction is a share of the wages up to their ceiling, or an amount", () => {
  const { lines, netPaise } = payOf({
    days: wholeDays(26),
    rates: [
      {
        kind: "PROVIDENT_FUND",
        validFrom: "2020-01-01",
        wageBase: "EARNED",
        wagesFrom: 0,
        percent: 12,
        wageCeiling: 15_000,
        isActive: true,
      },
      {
        kind: "STATE_INSURANCE",
        validFrom: "2020-01-01",
        wageBase: "GROSS",
        wagesFrom: 0,
        wagesUpTo: 21_000,
        percent: 0.75,
        isActive: true,
      },
      {
        kind: "PROFESSIONAL_TAX",
        validFrom: "2020-01-01",
        wageBase: "GROSS",
        wagesFrom: 25_000,
        amount: 200,
        februaryAmount: 300,
        isActive: true,
      },
    ],
  });
  expect(lines.slice(1).map(({ kind, paise }) => [kind, paise])).toEqual([
    ["PROVIDENT_FUND", -180_000],
    ["PROFESSIONAL_TAX", -20_000],
  ]);
  expect(netPaise).toBe(2_400_000);
});

test("at most half the wages are deducted, and the rest is carried over", () => {
  const { lines, netPaise } = payOf({
    days: wholeDays(2),
    advances: [
      {
        id: 7,
        reason: "School fees",
        instalmentPaise: 80_000,
        restPaise: 200_000,
        carriedOverPaise: 0,
      },
    ],
    deductions: [{ id: 3, reason: "Lost badge", paise: 50_000 }],
  });
  expect(netPaise).toBe(100_000);
  expect(lines.slice(1)).toMatchObject([
    { kind: "ADVANCE", paise: -80_000, sourceId: 7 },
    { kind: "DEDUCTION", paise: -20_000, carriedOverPaise: 30_000, sourceId: 3 },
  ]);
});
