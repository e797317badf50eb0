import { expect, test } from "vitest";
import type { PayLine } from "../../../contract/payroll";
import type { StatutoryRate } from "../../../contract/statutoryRates";
import type { MonthWages } from "../../../domain/lineWages";
import { sumContributions } from "../../../server/pay/computePay";
import {
  computeStatutoryLines,
  findDecidingMonths,
  withDisabilityLimits,
} from "../../../server/pay/statutoryLines";
import { englishOf } from "../../support/inEnglish";

const rate: StatutoryRate = {
  id: 1,
  version: 1,
  isActive: true,
  validFrom: "2020-01-01",
  wagesFrom: 0,
  kind: "STATE_INSURANCE",
  wageBase: "GROSS",
  percent: 0.75,
  wagesUpTo: 21_000,
};
const fund: StatutoryRate = {
  ...rate,
  id: 2,
  kind: "PROVIDENT_FUND",
  wageBase: "EARNED",
  percent: 12,
  wagesUpTo: undefined,
  wageCeiling: 15_000,
};

/** Wages in rupees, with overtime. */
const paid = (month: string, regular: number, overtime = 0): MonthWages => ({
  month,
  wages: {
    EARNED: regular * 100,
    REGULAR: regular * 100,
    GROSS: (regular + overtime) * 100,
    CODE: regular * 100,
    allPaise: (regular + overtime) * 100,
    excessPaise: 0,
  },
});

const takenOf = (monthWages: MonthWages, earlier: readonly MonthWages[] = [], rates = [rate]) =>
  computeStatutoryLines(rates, monthWages, { earlier }).map(({ paise }) => paise / 100);

test("overtime does not count for the limit, and the contribution is paid on it", () => {
  expect(takenOf(paid("2026-10", 19_000, 2_770))).toEqual([-163.28]);
  expect(takenOf(paid("2026-10", 21_000, 0.01))).toEqual([-157.5]);
  expect(takenOf(paid("2026-10", 21_000.01))).toEqual([]);
  // A rate with the limit base `SAME` counts overtime.
  const counting: StatutoryRate = { ...rate, limitBase: "SAME" };
  expect(takenOf(paid("2026-10", 19_000, 2_770), [], [counting])).toEqual([]);
});

test("a person who is covered in a period's first month stays covered until its end", () => {
  const october = paid("2026-10", 19_000, 2_770);
  for (const month of ["2026-11", "2026-12", "2027-01", "2027-02", "2027-03"])
    expect(takenOf(paid(month, 22_000), [october])).toEqual([-165]);
  const [line] = computeStatutoryLines([rate], paid("2026-12", 22_000), { earlier: [october] });
  expect(line && englishOf(line.formula)).toBe("0.75 % of ₹22,000.00, covered until 31 Mar 2027");
  // From April on the wages of April decide.
  expect(takenOf(paid("2027-04", 22_000), [october])).toEqual([]);
  // A rate may cover each month alone.
  const alone: StatutoryRate = { ...rate, coverage: "MONTH" };
  expect(takenOf(paid("2026-12", 22_000), [october], [alone])).toEqual([]);
});

test("by the Code a person stays covered with 22,000 in December, and pays on no overtime", () => {
  const byCode: StatutoryRate = { ...rate, validFrom: "2025-11-21", wageBase: "CODE" };
  const october = paid("2026-10", 19_000, 2_770);
  expect(takenOf(october, [], [byCode])).toEqual([-142.5]);
  for (const month of ["2026-12", "2027-03"])
    expect(takenOf(paid(month, 22_000, 3_000), [october], [byCode])).toEqual([-165]);
  expect(takenOf(paid("2027-04", 22_000), [october], [byCode])).toEqual([]);
  expect(takenOf(paid("2026-12", 22_000), [paid("2026-10", 21_001)], [byCode])).toEqual([]);
});

test("the first month with wages decides: of who joins later, and of who was away", () => {
  const joined = [paid("2026-12", 20_000)];
  expect(takenOf(paid("2027-02", 22_000), joined)).toEqual([-165]);
  const away = [paid("2026-10", 0), paid("2026-11", 20_000)];
  expect(takenOf(paid("2026-12", 22_000), away)).toEqual([-165]);
});

test("a person above the limit in the first month is covered only in months within it", () => {
  const above = [paid("2026-10", 22_000)];
  expect(takenOf(paid("2026-12", 20_000), above)).toEqual([-150]);
  expect(takenOf(paid("2027-02", 22_000), [...above, paid("2026-12", 20_000)])).toEqual([]);
});

test("the first month is judged by its own rates", () => {
  const rates: StatutoryRate[] = [
    { ...rate, validTo: "2026-12-31" },
    { ...rate, validFrom: "2027-01-01", wagesUpTo: 25_000 },
  ];
  expect(takenOf(paid("2027-01", 26_000), [paid("2026-10", 24_000)], rates)).toEqual([]);
  expect(takenOf(paid("2027-01", 26_000), [paid("2026-10", 21_000)], rates)).toEqual([-195]);
  // If no rate holds in the first month of a period, the next month decides.
  const [, later] = rates;
  const earlier = [paid("2026-10", 22_000), paid("2027-01", 24_000)];
  expect(takenOf(paid("2027-02", 26_000), earlier, later ? [later] : [])).toEqual([-195]);
});

test("only wages above the limit need earlier months, and only the period's months", () => {
  expect(findDecidingMonths([rate, fund], paid("2026-12", 21_000, 9_000))).toEqual([]);
  expect(findDecidingMonths([rate], paid("2026-12", 22_000))).toEqual(["2026-10", "2026-11"]);
  expect(findDecidingMonths([rate], paid("2027-03", 22_000))).toHaveLength(5);
  expect(findDecidingMonths([rate], paid("2026-04", 22_000))).toEqual([]);
});

const line = (kind: PayLine["kind"], amount: number): PayLine => ({
  kind,
  amount,
  formula: "",
  dates: [],
});

test("the sums of a month are to the paisa, and on the portals in whole rupees a person", () => {
  const people = [
    [line("EARNED", 19_000), line("OVERTIME", 2_770)],
    [line("EARNED", 14_999)],
    [line("EARNED", 30_000)],
  ];
  const deductionLines = [
    [line("PROVIDENT_FUND", -1_800), line("STATE_INSURANCE", -163.28)],
    [line("PROVIDENT_FUND", -1_799.88), line("STATE_INSURANCE", -112.49)],
    [line("PROVIDENT_FUND", -1_800)],
  ];
  const months = people.map((lines, index) => ({
    month: "2026-10",
    lines: [...lines, ...(deductionLines[index] ?? [])],
  }));
  expect(sumContributions(months, [fund, rate])).toEqual([
    {
      kind: "PROVIDENT_FUND",
      people: 3,
      employees: 5_399.88,
      employer: 5_399.88,
      portalEmployees: 5_400,
      portalEmployer: 5_400,
    },
    {
      // 3.25 % of 21,770 is 707.525, and of 14,999 is 487.4675.
      kind: "STATE_INSURANCE",
      people: 2,
      employees: 275.77,
      employer: 1_195,
      portalEmployees: 164 + 113,
      portalEmployer: 708 + 488,
    },
  ]);
  expect(sumContributions([], [fund, rate])).toEqual([]);
});

test("the state insurance covers a person with a disability up to 25,000", () => {
  const marked = withDisabilityLimits([rate, fund]);
  expect(takenOf(paid("2026-10", 23_000), [], marked)).toEqual([-172.5, -1_800]);
  expect(takenOf(paid("2026-10", 25_000, 1_000), [], marked)).toEqual([-195, -1_800]);
  expect(takenOf(paid("2026-10", 25_000.01), [], marked)).toEqual([-1_800]);
  // With 23,000 in October, the person stays covered with 27,000 until 31 March.
  const october = [paid("2026-10", 23_000)];
  expect(takenOf(paid("2026-12", 27_000), october, marked)).toEqual([-202.5, -1_800]);
  expect(takenOf(paid("2026-12", 27_000), october, [rate, fund])).toEqual([-1_800]);
  expect(takenOf(paid("2027-04", 27_000), october, marked)).toEqual([-1_800]);
});

test("a plant's own limit for people with a disability holds, and is never below the limit of all", () => {
  const limitOf = (changes: Partial<StatutoryRate>) =>
    withDisabilityLimits([{ ...rate, ...changes }])[0]?.wagesUpTo;
  expect(limitOf({ disabilityWagesUpTo: 28_000 })).toBe(28_000);
  expect(limitOf({ wagesUpTo: 30_000 })).toBe(30_000);
  expect(limitOf({ wagesUpTo: undefined })).toBeUndefined();
  expect(limitOf({ kind: "PROFESSIONAL_TAX" })).toBe(21_000);
});
