import { expect, test } from "vitest";
import type { PayInputs } from "../../../server/salary/payLines";
import { plantShifts, shift } from "../../support/shifts";
import { payOf, usualTerms, type WorkedMonth } from "../../support/workedMonth";

/** September 2026 begins on a Tuesday: 26 days are no Sundays. */
const workingDays = "1-5,7-12,14-19,21-26,28-30";
const wholeMonth = [`${workingDays} 09:00-17:00`];

const rise = { ...usualTerms, validFrom: "2026-09-14", monthlyBasePaise: 3_120_000 };
const noDayOff = { weeklyOffs: [] };
const holiday = (date: string) => ({ holidays: [{ date, name: "Ganesha Chaturthi" }] });
const leave = (firstDate: string, lastDate = firstDate) =>
  ({ firstDate, lastDate, kind: "PAID", isHalfDay: false }) as const;

const advance = (id: number, instalment: number, rest: number, carriedOver = 0) => ({
  id,
  reason: "School fees",
  instalmentPaise: instalment * 100,
  restPaise: rest * 100,
  carriedOverPaise: carriedOver * 100,
});
const deduction = (id: number, rupees: number) => ({
  id,
  reason: "Badge",
  paise: Math.round(rupees * 100),
});
const arrears = (rupees: number) => ({
  month: "2026-08",
  paise: rupees * 100,
  formula: "as worked out anew",
  origins: ["A scan was added"],
});

type Rate = PayInputs["rates"][number];
const rate = { firstMonth: "2020-01", wagesFrom: 0, isActive: true } as const;
const providentFund: Rate = {
  ...rate,
  kind: "PROVIDENT_FUND",
  wageBase: "EARNED",
  percent: 12,
  wageCeiling: 15_000,
};
const stateInsurance: Rate = {
  ...rate,
  kind: "STATE_INSURANCE",
  wageBase: "GROSS",
  percent: 0.75,
  wagesUpTo: 21_000,
};
const professionalTax: Rate = {
  ...rate,
  kind: "PROFESSIONAL_TAX",
  wageBase: "GROSS",
  wagesFrom: 25_000,
  amount: 200,
  februaryAmount: 300,
};

/** What a month was, the rupees of its lines by kind, and what is paid out: all worked out by hand. */
type Case = readonly [
  what: string,
  month: WorkedMonth,
  lines: readonly (readonly [kind: string, rupees: number, carriedOver?: number])[],
  net: number,
];

const cases: readonly Case[] = [
  ["a whole month is the base", { shifts: wholeMonth }, [["EARNED", 26_000]], 26_000],
  [
    "who joins on the 16th has 13 days",
    { shifts: wholeMonth, joined: "2026-09-16" },
    [["EARNED", 13_000]],
    13_000,
  ],
  [
    "who leaves on the 15th has 13 days",
    { shifts: wholeMonth, left: "2026-09-15" },
    [["EARNED", 13_000]],
    13_000,
  ],
  [
    "who joins on the 8th and leaves on the 11th has four days",
    { shifts: wholeMonth, joined: "2026-09-08", left: "2026-09-11" },
    [["EARNED", 4_000]],
    4_000,
  ],
  [
    "a night that began on the last day of August is August's",
    { shifts: ["2026-08-31 22:00-06:00"] },
    [],
    0,
  ],
  [
    "a night that begins on the 30th is September's, whole",
    { shifts: ["30 22:00-06:00"] },
    [["EARNED", 1_000]],
    1_000,
  ],
  [
    "five nights of eight hours are five days without overtime",
    { shifts: ["7-11 22:00-06:00"] },
    [["EARNED", 5_000]],
    5_000,
  ],
  [
    "a day of ten hours: 1,000 + 2 × 187.50",
    { shifts: ["1 08:00-18:00"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 375],
    ],
    1_375,
  ],
  [
    "three days of 8 h 20 min are exactly one hour of overtime",
    { shifts: ["1-3 09:00-17:20"] },
    [
      ["EARNED", 3_000],
      ["OVERTIME", 187.5],
    ],
    3_187.5,
  ],
  ["eight hours are no overtime", { shifts: ["1 09:00-17:00"] }, [["EARNED", 1_000]], 1_000],
  [
    "a minute beyond eight hours is one: 187.50 ÷ 60, to the paisa",
    { shifts: ["1 09:00-17:01"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 3.13],
    ],
    1_003.13,
  ],
  ["3 h 59 min are half a day", { shifts: ["1 09:00-12:59"] }, [["EARNED", 500]], 500],
  ["four hours are a day", { shifts: ["1 09:00-13:00"] }, [["EARNED", 1_000]], 1_000],
  [
    "a pause at noon is not worked: 4 + 4 hours",
    { shifts: ["1 09:00-13:00", "1 14:00-18:00"] },
    [["EARNED", 1_000]],
    1_000,
  ],
  [
    "4 + 5.5 hours: 1,000 + 1.5 × 187.50",
    { shifts: ["1 09:00-13:00", "1 14:00-19:30"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 281.25],
    ],
    1_281.25,
  ],
  [
    "a check-out that is missing: the day is whole, without overtime",
    { shifts: ["1 09:00-", "3 09:00-17:00"] },
    [["EARNED", 2_000]],
    2_000,
  ],
  [
    "a holiday that nobody worked on is paid",
    { calendar: holiday("2026-09-15") },
    [["EARNED", 1_000]],
    1_000,
  ],
  [
    "two hours on a holiday come on top of it as overtime",
    { calendar: holiday("2026-09-15"), shifts: ["15 09:00-11:00"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 375],
    ],
    1_375,
  ],
  ["a holiday on a Sunday is no holiday more", { calendar: holiday("2026-09-06") }, [], 0],
  [
    "eight hours on a Sunday are overtime alone: 8 × 187.50",
    { shifts: ["6 09:00-17:00"] },
    [["OVERTIME", 1_500]],
    1_500,
  ],
  [
    "three days of paid leave are paid",
    { leaves: [leave("2026-09-07", "2026-09-09")] },
    [["EARNED", 3_000]],
    3_000,
  ],
  [
    "paid leave from Saturday to Monday is two days, for Sunday is off",
    { leaves: [leave("2026-09-05", "2026-09-07")] },
    [["EARNED", 2_000]],
    2_000,
  ],
  [
    "half a day of leave and half a day of work are a day",
    { leaves: [{ ...leave("2026-09-07"), isHalfDay: true }], shifts: ["7 09:00-12:00"] },
    [["EARNED", 1_000]],
    1_000,
  ],
  ["unpaid leave earns nothing", { leaves: [{ ...leave("2026-09-07"), kind: "UNPAID" }] }, [], 0],
  [
    "leave over the month's end is paid by the days that lie in it",
    { leaves: [leave("2026-08-28", "2026-09-02")] },
    [["EARNED", 2_000]],
    2_000,
  ],
  [
    "48 hours of a week are no overtime",
    { calendar: noDayOff, shifts: ["7-12 09:00-17:00"] },
    [["EARNED", 6_000]],
    6_000,
  ],
  [
    "two minutes beyond 48 hours of a week are two",
    { calendar: noDayOff, shifts: ["7-12 09:00-17:00", "13 09:00-09:02"] },
    [
      ["EARNED", 6_500],
      ["OVERTIME", 6.25],
    ],
    6_506.25,
  ],
  [
    "seven days of eight hours: 56 − 48 = 8 hours of the week",
    { calendar: noDayOff, shifts: ["7-13 09:00-17:00"] },
    [
      ["EARNED", 7_000],
      ["OVERTIME", 1_500],
    ],
    8_500,
  ],
  [
    "seven days of ten hours: 14 hours of the days, and 70 − 48 − 14 = 8 of the week",
    { calendar: noDayOff, shifts: ["7-13 08:00-18:00"] },
    [
      ["EARNED", 7_000],
      ["OVERTIME", 4_125],
    ],
    11_125,
  ],
  [
    "six days of nine hours: the week counts no hour that a day counts already",
    { shifts: ["7-12 09:00-18:00"] },
    [
      ["EARNED", 6_000],
      ["OVERTIME", 1_125],
    ],
    7_125,
  ],
  [
    "a week that began in August is overtime of the month in which it ends",
    { calendar: noDayOff, shifts: ["2026-08-31,1-6 09:00-17:00"] },
    [
      ["EARNED", 6_000],
      ["OVERTIME", 1_500],
    ],
    7_500,
  ],
  [
    "a week that ends in October brings September none",
    {
      calendar: noDayOff,
      shifts: ["28-30,2026-10-01,2026-10-02,2026-10-03,2026-10-04 09:00-17:00"],
    },
    [["EARNED", 3_000]],
    3_000,
  ],
  [
    "thirty days earn the base, and three weeks of 56 hours 24 hours of overtime",
    { calendar: noDayOff, shifts: ["1-30 09:00-17:00"] },
    [
      ["EARNED", 26_000],
      ["OVERTIME", 4_500],
    ],
    30_500,
  ],
  [
    "a rise on the 14th: 11 × 1,000 and 15 × 1,200",
    { shifts: wholeMonth, terms: [usualTerms, rise] },
    [
      ["EARNED", 11_000],
      ["EARNED", 18_000],
    ],
    29_000,
  ],
  [
    "overtime before and after a rise: 2 × 187.50 and, at twice, 2 × 300",
    {
      shifts: ["10,15 08:00-18:00"],
      terms: [usualTerms, { ...rise, otMultiplierFactor: 2 }],
    },
    [
      ["EARNED", 1_000],
      ["EARNED", 1_200],
      ["OVERTIME", 375],
      ["OVERTIME", 600],
    ],
    3_175,
  ],
  [
    "terms from the 10th on leave the days before unpaid",
    { shifts: ["7-12 09:00-17:00"], terms: [{ ...usualTerms, validFrom: "2026-09-10" }] },
    [["EARNED", 3_000]],
    3_000,
  ],
  [
    "the hour before the shift brings no overtime until it is approved",
    { shift: shift("09:00-17:00"), shifts: ["1 08:00-17:00"] },
    [["EARNED", 1_000]],
    1_000,
  ],
  [
    "an approved hour before the shift is one hour of overtime",
    { shift: shift("09:00-17:00"), shifts: ["1 08:00-17:00"], early: "1 08:00" },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 187.5],
    ],
    1_187.5,
  ],
  [
    "twelve hours with an unpaid break of one: three hours of overtime",
    { shift: shift("08:00-20:00", 60), shifts: ["1 08:00-20:00"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 562.5],
    ],
    1_562.5,
  ],
  [
    "a scan forgotten at noon: the day is whole, the next one is as it was, with 3 h 28 min of overtime",
    {
      shift: plantShifts.G,
      shifts: ["7 08:00-13:00", "7 19:58-", "8 08:00-12:30", "8 13:00-19:58"],
    },
    [
      ["EARNED", 2_000],
      ["OVERTIME", 650],
    ],
    2_650,
  ],
  [
    "a double shift from 06:00 to 22:05 is 8 h 5 min of overtime",
    { shift: plantShifts.A, shifts: ["1 06:00-22:05"] },
    [
      ["EARNED", 1_000],
      ["OVERTIME", 1_515.63],
    ],
    2_515.63,
  ],
  [
    "thirty nights from 18:31 to 06:29 earn the base, and each 3 h 58 min of overtime; four weeks end in the month",
    {
      shift: shift("18:30-06:30"),
      calendar: noDayOff,
      shifts: ["2026-08-31,1-30 18:31-06:29"],
    },
    [
      ["EARNED", 26_000],
      ["OVERTIME", 28_312.5],
    ],
    54_312.5,
  ],
  ["without terms nothing is earned", { shifts: wholeMonth, terms: [] }, [], 0],
  [
    "19,000 ÷ 26 does not divide evenly: each line is rounded once",
    {
      shifts: ["1-5 09:00-17:00", "7 09:00-17:00", "8 09:00-18:00"],
      terms: [{ ...usualTerms, monthlyBasePaise: 1_900_000 }],
    },
    [
      ["EARNED", 5_115.38],
      ["OVERTIME", 137.02],
    ],
    5_252.4,
  ],
  [
    "an addition and arrears come on top",
    {
      shifts: ["1 09:00-17:00"],
      additions: [{ id: 1, reason: "Bonus", paise: 123_456 }],
      arrears: [arrears(500)],
    },
    [
      ["EARNED", 1_000],
      ["ADDITION", 1_234.56],
      ["ARREARS", 500],
    ],
    2_734.56,
  ],
  [
    "an advance is taken back by its instalment",
    { shifts: wholeMonth, advances: [advance(1, 1_500, 5_000)] },
    [
      ["EARNED", 26_000],
      ["ADVANCE", -1_500],
    ],
    24_500,
  ],
  [
    "the last instalment is what is left",
    { shifts: wholeMonth, advances: [advance(1, 1_500, 400)] },
    [
      ["EARNED", 26_000],
      ["ADVANCE", -400],
    ],
    25_600,
  ],
  [
    "an advance that outruns the wages takes half of them, and the rest is carried over",
    { shifts: ["1-2 09:00-17:00"], advances: [advance(1, 1_500, 5_000)] },
    [
      ["EARNED", 2_000],
      ["ADVANCE", -1_000, 500],
    ],
    1_000,
  ],
  [
    "the month after takes the instalment and what was carried over",
    { shifts: wholeMonth, advances: [advance(1, 1_500, 4_000, 500)] },
    [
      ["EARNED", 26_000],
      ["ADVANCE", -2_000],
    ],
    24_000,
  ],
  [
    "two advances and a deduction are taken in their order, as far as half the wages go",
    {
      shifts: ["1-4 09:00-17:00"],
      advances: [advance(1, 1_500, 5_000), advance(2, 800, 800)],
      deductions: [deduction(1, 250)],
    },
    [
      ["EARNED", 4_000],
      ["ADVANCE", -1_500],
      ["ADVANCE", -500, 300],
      ["DEDUCTION", 0, 250],
    ],
    2_000,
  ],
  [
    "a month without wages takes nothing",
    { advances: [advance(1, 1_500, 5_000)] },
    [["ADVANCE", 0, 1_500]],
    0,
  ],
  [
    "what was paid too much is deducted before an advance",
    {
      shifts: ["1-2 09:00-17:00"],
      arrears: [arrears(-700)],
      advances: [advance(1, 1_500, 5_000)],
    },
    [
      ["EARNED", 2_000],
      ["ARREARS", -700],
      ["ADVANCE", -300, 1_200],
    ],
    1_000,
  ],
  [
    "provident fund is taken of 15,000 at most, and of no overtime: 12 %",
    { shifts: wholeMonth, rates: [providentFund] },
    [
      ["EARNED", 26_000],
      ["PROVIDENT_FUND", -1_800],
    ],
    24_200,
  ],
  [
    "provident fund of exactly 15,000 is 1,800",
    {
      shifts: wholeMonth,
      terms: [{ ...usualTerms, monthlyBasePaise: 1_500_000 }],
      rates: [providentFund],
    },
    [
      ["EARNED", 15_000],
      ["PROVIDENT_FUND", -1_800],
    ],
    13_200,
  ],
  [
    "a rupee less is a rupee that the provident fund counts",
    {
      shifts: wholeMonth,
      terms: [{ ...usualTerms, monthlyBasePaise: 1_499_900 }],
      rates: [providentFund],
    },
    [
      ["EARNED", 14_999],
      ["PROVIDENT_FUND", -1_799.88],
    ],
    13_199.12,
  ],
  [
    "state insurance of 20,800 is 0.75 %: 156",
    {
      shifts: wholeMonth,
      terms: [{ ...usualTerms, monthlyBasePaise: 2_080_000 }],
      rates: [stateInsurance],
    },
    [
      ["EARNED", 20_800],
      ["STATE_INSURANCE", -156],
    ],
    20_644,
  ],
  [
    "state insurance of exactly 21,000 is 157.50",
    {
      shifts: wholeMonth,
      terms: [{ ...usualTerms, monthlyBasePaise: 2_100_000 }],
      rates: [stateInsurance],
    },
    [
      ["EARNED", 21_000],
      ["STATE_INSURANCE", -157.5],
    ],
    20_842.5,
  ],
  [
    "of 21,000.01 state insurance takes none",
    {
      shifts: wholeMonth,
      terms: [{ ...usualTerms, monthlyBasePaise: 2_100_000 }],
      additions: [{ id: 1, reason: "Bonus", paise: 1 }],
      rates: [stateInsurance],
    },
    [
      ["EARNED", 21_000],
      ["ADDITION", 0.01],
    ],
    21_000.01,
  ],
  [
    "professional tax of exactly 25,000 is 200",
    {
      shifts: wholeMonth,
      terms: [{ ...usualTerms, monthlyBasePaise: 2_500_000 }],
      rates: [professionalTax],
    },
    [
      ["EARNED", 25_000],
      ["PROFESSIONAL_TAX", -200],
    ],
    24_800,
  ],
  [
    "of 24,999.99 there is no professional tax",
    {
      shifts: wholeMonth,
      terms: [{ ...usualTerms, monthlyBasePaise: 2_499_999 }],
      rates: [professionalTax],
    },
    [["EARNED", 24_999.99]],
    24_999.99,
  ],
  [
    "a rate holds in its first month and in its last",
    {
      shifts: wholeMonth,
      rates: [
        { ...providentFund, firstMonth: "2026-09", lastMonth: "2026-09" },
        { ...professionalTax, firstMonth: "2026-10" },
        { ...professionalTax, lastMonth: "2026-08" },
      ],
    },
    [
      ["EARNED", 26_000],
      ["PROVIDENT_FUND", -1_800],
    ],
    24_200,
  ],
  [
    "half the wages are deducted whole",
    { shifts: ["1-2 09:00-17:00"], deductions: [deduction(1, 1_000)] },
    [
      ["EARNED", 2_000],
      ["DEDUCTION", -1_000],
    ],
    1_000,
  ],
  [
    "of a paisa more than half the wages that paisa is carried over",
    { shifts: ["1-2 09:00-17:00"], deductions: [deduction(1, 1_000.01)] },
    [
      ["EARNED", 2_000],
      ["DEDUCTION", -1_000, 0.01],
    ],
    1_000,
  ],
  [
    "with two hours of overtime, 300, the wages are beyond 21,000 and state insurance takes none",
    {
      shifts: ["1-5,7-12,14-19,21-26,28,29 09:00-17:00", "30 09:00-19:00"],
      terms: [{ ...usualTerms, monthlyBasePaise: 2_080_000 }],
      rates: [stateInsurance],
    },
    [
      ["EARNED", 20_800],
      ["OVERTIME", 300],
    ],
    21_100,
  ],
  [
    "in February professional tax is 300: of 24 days and 1,000 besides",
    {
      month: "2026-02",
      shifts: ["2-7,9-14,16-21,23-28 09:00-17:00"],
      additions: [{ id: 1, reason: "Bonus", paise: 100_000 }],
      rates: [professionalTax],
    },
    [
      ["EARNED", 24_000],
      ["ADDITION", 1_000],
      ["PROFESSIONAL_TAX", -300],
    ],
    24_700,
  ],
  [
    "what the law takes counts in the half: 240 of 1,000 are gone before the advance",
    {
      shifts: ["1-2 09:00-17:00"],
      rates: [providentFund],
      advances: [advance(1, 1_500, 5_000)],
    },
    [
      ["EARNED", 2_000],
      ["PROVIDENT_FUND", -240],
      ["ADVANCE", -760, 740],
    ],
    1_000,
  ],
  [
    "the law takes no more than half either",
    { shifts: ["1 09:00-17:00"], rates: [{ ...professionalTax, wagesFrom: 0, amount: 600 }] },
    [
      ["EARNED", 1_000],
      ["PROFESSIONAL_TAX", -500],
    ],
    500,
  ],
];

test.each(cases)("%s", (_, month, lines, net) => {
  const pay = payOf(month);
  const shown = pay.lines.map(({ kind, paise, carriedOverPaise }) => [
    kind,
    paise / 100,
    ...(carriedOverPaise === undefined ? [] : [carriedOverPaise / 100]),
  ]);
  expect(shown).toEqual(lines);
  expect(pay.netPaise / 100).toBe(net);
});
