import { expect, test } from "vitest";
import type { DatedComponent } from "../../../server/pay/payComponents";
import { advance, testCases, wholeMonth } from "../../support/handWorked";
import { englishOf } from "../../support/inEnglish";
import { payOf, type WorkedMonth } from "../../support/workedMonth";

/** Returns a component of everyone from January on. Amounts in rupees. */
const component = (
  id: number,
  name: string,
  rupees: number,
  changes: Partial<DatedComponent> = {},
): DatedComponent => ({
  id,
  name,
  kind: "ADDITION",
  basis: "MONTH",
  amountPaise: rupees * 100,
  employeeId: null,
  unit: null,
  shiftId: null,
  validFrom: "2026-01-01",
  validTo: null,
  maxMissed: 0,
  nightFrom: "22:00",
  nightTo: "06:00",
  nightHours: 4,
  isWages: true,
  ...changes,
});

const canteen = (rupees: number, changes: Partial<DatedComponent> = {}) =>
  component(1, "Canteen", rupees, { kind: "DEDUCTION", basis: "DAY", ...changes });
const night = component(2, "Night allowance", 75, {
  basis: "NIGHT",
  nightFrom: "22:00",
  nightTo: "06:00",
  nightHours: 4,
});
const bonus = (maxMissed: number) =>
  component(3, "Attendance bonus", 600, { basis: "ATTENDANCE", maxMissed });
const washing = component(4, "Washing", 300);
const payee = { employeeId: 1 };

testCases([
  [
    "an attendance bonus and a night allowance come on top, and the canteen is deducted",
    { shifts: wholeMonth, recurring: [canteen(30), night, bonus(1)] },
    // 26 days × 30.
    [
      ["EARNED", 26_000],
      ["ADDITION", 600],
      ["DEDUCTION", -780],
    ],
    25_820,
  ],
  [
    "a half day and a Sunday are days of the canteen too",
    { shifts: ["1 09:00-17:00", "2 09:00-12:00", "6 09:00-17:00"], recurring: [canteen(30)] },
    // 1.5 days, and 8 hours of Sunday at 187.50.
    [
      ["EARNED", 1_500],
      ["OVERTIME", 1_500],
      ["DEDUCTION", -90],
    ],
    2_910,
  ],
  [
    "nights over midnight count from four hours between ten and six",
    {
      // 8 hours; 4 hours; 3 h 59 min; the last night ends in October.
      shifts: ["1 22:00-06:00", "3 18:00-02:00", "5 17:59-01:59", "30 22:00-06:00"],
      recurring: [night],
    },
    [
      ["EARNED", 4_000],
      ["ADDITION", 225],
    ],
    4_225,
  ],
  [
    "who joins within the month gets the days' part of a monthly amount",
    { joined: "2026-09-21", shifts: ["21-26,28-30 09:00-17:00"], recurring: [washing, bonus(0)] },
    // 10 of 30 days.
    [
      ["EARNED", 9_000],
      ["ADDITION", 100],
      ["ADDITION", 200],
    ],
    9_300,
  ],
  [
    "who leaves gets the part until the last day",
    { left: "2026-09-12", shifts: ["1-5,7-12 09:00-17:00"], recurring: [washing] },
    // 12 of 30 days.
    [
      ["EARNED", 11_000],
      ["ADDITION", 120],
    ],
    11_120,
  ],
  [
    "two rates in one month have a line each",
    {
      shifts: wholeMonth,
      recurring: [
        canteen(30, { validTo: "2026-09-15" }),
        canteen(40, { id: 9, validFrom: "2026-09-16" }),
      ],
    },
    // 13 days until the 15th, 13 days from the 16th on.
    [
      ["EARNED", 26_000],
      ["DEDUCTION", -390],
      ["DEDUCTION", -520],
    ],
    25_090,
  ],
  [
    "a person's own component replaces that of the unit, which replaces that of everyone",
    {
      shifts: wholeMonth,
      recurring: [
        canteen(30),
        canteen(25, { id: 7, unit: "A" }),
        canteen(10, { id: 8, ...payee, name: "canteen", validFrom: "2026-09-16" }),
        canteen(99, { id: 9, unit: "B" }),
        canteen(99, { id: 10, employeeId: 2 }),
      ],
    },
    // 13 days × 25, then 13 days × 10.
    [
      ["EARNED", 26_000],
      ["DEDUCTION", -325],
      ["DEDUCTION", -130],
    ],
    25_545,
  ],
  [
    "an amount of 0 exempts a person",
    { shifts: wholeMonth, recurring: [canteen(30), canteen(0, { id: 2, ...payee })] },
    [["EARNED", 26_000]],
    26_000,
  ],
  [
    "half of the wages is the most, after the law and the advances, and the rest is carried over",
    {
      shifts: ["1 09:00-17:00"],
      advances: [advance(1, 400, 5_000)],
      recurring: [component(5, "Society", 300, { kind: "DEDUCTION" })],
    },
    [
      ["EARNED", 1_000],
      ["ADVANCE", -400],
      ["DEDUCTION", -100, 200],
    ],
    500,
  ],
  [
    "what was carried over is deducted with the amount of the month, also after the component has ended",
    {
      shifts: wholeMonth,
      recurring: [canteen(30)],
      carried: [
        { id: 1, name: "Canteen", paise: 20_000 },
        { id: 6, name: "Society", paise: 5_000 },
      ],
    },
    [
      ["EARNED", 26_000],
      ["DEDUCTION", -980],
      ["DEDUCTION", -50],
    ],
    24_970,
  ],
]);

const formulasOf = (month: WorkedMonth) =>
  payOf(month)
    .lines.filter(({ componentId }) => componentId !== undefined)
    .map(({ label, formula, paise }) => `${label}: ${englishOf(formula)} = ${paise / 100}`);

test("each line has the rule that gives its amount", () => {
  const shifts = ["1-5,7-12,14-19,21-26,28-29 09:00-17:00", "30 22:00-06:00"];
  expect(
    formulasOf({
      shifts,
      recurring: [canteen(30), night, bonus(1), { ...washing, validFrom: "2026-09-11" }],
    }),
  ).toEqual([
    "Night allowance: 1 night × ₹75.00 = 75",
    "Attendance bonus: ₹600.00, 0 days missed of 1 allowed = 600",
    "Washing: ₹300.00 × 20 ÷ 30 days = 200",
    "Canteen: 26 days × ₹30.00 = -780",
  ]);
});

test("an attendance bonus that is not earned says how many days were missed", () => {
  const away = [{ firstDate: "2026-09-03", lastDate: "2026-09-03", isHalfDay: false }];
  const month = (kind: "PAID" | "UNPAID") => ({
    // Half a day on the 1st, and none on the 2nd and the 3rd.
    shifts: ["1 09:00-11:00", "4-5,7-12,14-19,21-26,28-30 09:00-17:00"],
    leaves: away.map((leave) => ({ ...leave, kind })),
    recurring: [bonus(1.5)],
  });
  expect(formulasOf(month("PAID"))).toEqual([
    "Attendance bonus: ₹600.00, 1.5 days missed of 1.5 allowed = 600",
  ]);
  expect(formulasOf(month("UNPAID"))).toEqual([
    "Attendance bonus: No bonus: 2.5 days missed, 1.5 allowed = 0",
  ]);
});

test("recurring additions are wages for PF and ESI, unless they are marked otherwise", () => {
  const rate = { validFrom: "2020-01-01", wagesFrom: 0, isActive: true };
  const rates = [
    { ...rate, kind: "PROVIDENT_FUND", wageBase: "EARNED", percent: 12 },
    { ...rate, kind: "STATE_INSURANCE", wageBase: "GROSS", percent: 1 },
  ] as const;
  const shifts = ["1-10 09:00-17:00"];
  const deductionsOf = (recurring: DatedComponent[]) =>
    payOf({ shifts, rates: [...rates], recurring })
      .lines.filter(({ paise }) => paise < 0)
      .map(({ paise }) => paise / -100);
  // The 6th is a Sunday: 9 days at 1,000, and 8 hours at 187.50.
  expect(deductionsOf([])).toEqual([1_080, 105]);
  expect(deductionsOf([washing])).toEqual([1_116, 108]);
  expect(deductionsOf([{ ...washing, isWages: false }])).toEqual([1_080, 105]);
});
