import { expect, test } from "vitest";
import {
  employeeShare,
  employerShare,
  fundNumbers,
  type PaidLine,
  type StoredRate,
  wagesOf,
} from "../../simulation/fundModel";

const always = { isActive: true, wagesFrom: 0, wageBase: "CODE" } as const;
const fund = { ...always, kind: "PROVIDENT_FUND", percent: 12, pensionPercent: 8.33 } as const;
const ceilings = (rupees: number) => ({
  wageCeiling: rupees,
  pensionCeiling: rupees,
  insuranceCeiling: rupees,
});

const rates: readonly StoredRate[] = [
  { ...fund, ...ceilings(15_000), validFrom: "2025-11-21", validTo: "2026-09-16" },
  { ...fund, ...ceilings(25_000), validFrom: "2026-09-17" },
  { ...always, kind: "STATE_INSURANCE", percent: 0.75, validFrom: "2025-11-21" },
];

const paidIn = (month: string, days: number, lines: readonly PaidLine[]) => ({
  month,
  lines,
  days: Array.from({ length: days }, (_, index) => ({
    date: `${month}-${String(index + 1).padStart(2, "0")}`,
  })),
});

const earned = (amount: number) => [{ kind: "EARNED", amount }];

test.each([
  ["2026-09", 30, 20_000, 2080],
  ["2026-09", 30, 26_000, 2360],
  ["2026-09", 30, 14_000, 1680],
  ["2026-10", 31, 26_000, 3000],
])("the model's provident fund in %s of %i days and ₹%i is ₹%i", (month, days, wages, share) => {
  const paid = paidIn(month, days, earned(wages));
  expect(employeeShare(rates, "PROVIDENT_FUND", paid)).toBe(share * 100);
});

test.each([
  ["2026-09", 30, 1638],
  ["2026-10", 31, 2083],
])("the model's pension of ₹26,000 in %s is ₹%i", (month, days, pension) => {
  const paid = paidIn(month, days, earned(26_000));
  const member = { dob: "1990-02-28" };
  expect(fundNumbers(rates, paid, member)).toMatchObject({ pension });
  expect(fundNumbers(rates, paid, { ...member, pension: "EXCLUDED" })).toMatchObject({
    pension: 0,
  });
  expect(fundNumbers(rates, paid, { dob: "1960-02-28" })).toMatchObject({ pension: 0 });
});

test("the model's state insurance leaves overtime out by the Code", () => {
  const lines = [...earned(19_000), { kind: "OVERTIME", amount: 2770 }];
  const paid = paidIn("2026-10", 31, lines);
  expect(employeeShare(rates, "STATE_INSURANCE", paid)).toBe(14_250);
  expect(employerShare(rates, "STATE_INSURANCE", paid)).toBe(61_750);
  expect(wagesOf(paid)).toMatchObject({ GROSS: 2_177_000, REGULAR: 1_900_000 });
});

const addition = (wageKind: string, amount: number) => ({ kind: "ADDITION", wageKind, amount });

test.each([
  [[...earned(10_000), addition("HOUSE_RENT", 14_000)], 12_000],
  [
    [
      ...earned(20_500),
      addition("HOUSE_RENT", 3000),
      addition("CONVEYANCE", 1000),
      { kind: "OVERTIME", amount: 1000 },
      addition("COMMISSION", 5000),
      addition("EMPLOYER_CONTRIBUTION", 1800),
    ],
    20_500,
  ],
])("the model counts the wages by the Code of %j as ₹%i", (lines, wages) => {
  expect(wagesOf({ lines }).CODE).toBe(wages * 100);
});
