import { expect, test } from "vitest";
import { balancedKinds } from "../../../contract/leaves";
import { dateAfter } from "../../../domain/indiaTime";
import { seededRandom } from "../../../server/demo/plantHistory";
import {
  computeLedger,
  computePayOut,
  type LeaveFacts,
  type LedgerRule,
  sumOfDays,
} from "../../../server/leave/ledger";
import { historyEnd, leaveModel, randomLeave } from "../../support/leaveModel";

type Kind = LedgerRule["kind"];

const rule = (changes: Partial<LedgerRule>): LedgerRule => ({
  kind: "EARNED",
  validFrom: "2024-01-01",
  accrual: "DAYS_WORKED",
  daysPerYear: 0,
  workedPerDay: 20,
  minimumWorked: 180,
  joinerPercent: 25,
  carryOver: 30,
  surplus: "LAPSE",
  ...changes,
});

/** The Factories Act, and the OSH Code from 21 November 2025. */
const byLaw = [
  rule({ minimumWorked: 240, joinerPercent: 66.667 }),
  rule({ validFrom: "2025-11-21" }),
];
const monthly = (daysPerYear: number) =>
  rule({ kind: "CASUAL", accrual: "MONTH", daysPerYear, carryOver: 0 });
const yearly = rule({ kind: "SICK", accrual: "YEAR", daysPerYear: 12, carryOver: 0 });

/** Returns a number of days in a row. */
const days = (first: string, count: number) =>
  new Set(Array.from({ length: count }, (_, index) => dateAfter(first, index)));

const opening = (date: string, count: number, kind: Kind = "EARNED") =>
  ({ kind, type: "OPENING", date, days: count }) as const;
const encashed = (date: string, count: number) =>
  ({ kind: "EARNED", type: "ENCASHED", date, days: count }) as const;
const leave = (
  firstDate: string,
  lastDate = firstDate,
  kind: Kind = "EARNED",
  isHalfDay = false,
) => ({
  kind,
  firstDate,
  lastDate,
  isHalfDay,
});

const person = (facts: Partial<LeaveFacts>): LeaveFacts => ({
  rules: byLaw,
  employments: [{ joinedOn: "2020-01-01", leftOn: null }],
  entries: [],
  leaves: [],
  worked: new Set(),
  isOff: () => false,
  ...facts,
});

const joined = (joinedOn: string, leftOn: string | null = null) => [{ joinedOn, leftOn }];

const isSundayOrHoliday = (date: string) =>
  new Date(`${date}T00:00:00Z`).getUTCDay() === 0 || date === "2026-06-04";

/** Twenty-nine people, each with balances that were worked out by hand. */
const people: readonly (readonly [
  who: string,
  facts: Partial<LeaveFacts>,
  balances: Readonly<Record<string, number>>,
  kind?: Kind,
])[] = [
  ["works 179 days of 2026", { worked: days("2026-01-01", 179) }, { "2026-12-31": 0 }],
  [
    "works 180 days of 2026",
    { worked: days("2026-01-01", 180) },
    { "2026-06-28": 0, "2026-06-29": 9, "2026-12-31": 9, "2027-06-30": 9 },
  ],
  [
    "works 200 days of 2026",
    { worked: days("2026-01-01", 200) },
    { "2026-07-18": 9, "2026-07-19": 10 },
  ],
  [
    "has worked 239 days of 2025 when the Code begins",
    { worked: days("2025-01-01", 239) },
    { "2025-11-20": 0, "2025-11-21": 11 },
  ],
  [
    "works 240 days of 2025 under the Factories Act",
    { worked: days("2025-01-01", 240) },
    { "2025-08-27": 0, "2025-08-28": 12, "2025-11-21": 12 },
  ],
  ["works 239 days of 2024", { worked: days("2024-01-01", 239) }, { "2025-12-31": 0 }],
  [
    "joins on 1 July 2026 and works 46 of 184 days, a quarter",
    { employments: joined("2026-07-01"), worked: days("2026-07-01", 46) },
    { "2026-08-14": 0, "2026-08-15": 2, "2026-12-31": 2 },
  ],
  [
    "joins on 1 July 2026 and works 45 days",
    { employments: joined("2026-07-01"), worked: days("2026-07-01", 45) },
    { "2026-12-31": 0 },
  ],
  [
    "joins on 3 October 2026 and works 23 of 90 days",
    { employments: joined("2026-10-03"), worked: days("2026-10-03", 23) },
    { "2026-10-24": 0, "2026-10-25": 1 },
  ],
  [
    "carries over 30 days, the limit",
    { entries: [opening("2025-06-01", 30)] },
    { "2025-12-31": 30, "2026-01-01": 30 },
  ],
  [
    "loses the 31st day",
    { entries: [opening("2025-06-01", 31)] },
    { "2025-12-31": 31, "2026-01-01": 30 },
  ],
  [
    "has half a day above the limit paid out",
    {
      rules: [rule({ surplus: "PAY_OUT" })],
      entries: [opening("2025-06-01", 30.5), encashed("2025-12-31", 0.5)],
    },
    { "2025-12-30": 30.5, "2025-12-31": 30, "2026-01-01": 30 },
  ],
  [
    "earns 12 casual days by month, and carries none over",
    { rules: [monthly(12)] },
    { "2026-01-01": 1, "2026-06-15": 6, "2026-12-31": 12, "2027-01-01": 1 },
    "CASUAL",
  ],
  [
    "earns 7 casual days by month, in half days",
    { rules: [monthly(7)] },
    { "2026-01-31": 0.5, "2026-02-01": 1, "2026-03-01": 2, "2026-07-01": 4, "2026-12-01": 7 },
    "CASUAL",
  ],
  [
    "joins on 15 April and earns 9 of 12 sick days",
    { rules: [yearly], employments: joined("2026-04-15") },
    { "2026-04-14": 0, "2026-04-15": 9, "2027-01-01": 12 },
    "SICK",
  ],
  [
    "takes three half days",
    {
      entries: [opening("2026-01-01", 5)],
      leaves: [leave("2026-02-02", "2026-02-04", "EARNED", true)],
    },
    { "2026-02-01": 5, "2026-02-02": 4.5, "2026-02-04": 3.5 },
  ],
  [
    "takes eight days with a Sunday and a holiday inside",
    {
      entries: [opening("2026-01-01", 10)],
      leaves: [leave("2026-06-01", "2026-06-08")],
      isOff: isSundayOrHoliday,
    },
    { "2026-06-03": 7, "2026-06-04": 7, "2026-06-06": 5, "2026-06-07": 5, "2026-06-08": 4 },
  ],
  [
    "leaves on 10 May, and the rest lapses",
    { entries: [opening("2026-01-01", 5)], employments: joined("2020-01-01", "2026-05-10") },
    { "2026-05-10": 5, "2026-05-11": 0 },
  ],
  [
    "leaves on 10 May, and the rest is encashed",
    {
      rules: [rule({ surplus: "PAY_OUT" })],
      entries: [opening("2026-01-01", 5), encashed("2026-05-10", 5)],
      employments: joined("2020-01-01", "2026-05-10"),
    },
    { "2026-05-09": 5, "2026-05-10": 0, "2027-01-01": 0 },
  ],
  [
    "leaves with three casual days and comes back",
    {
      rules: [monthly(12)],
      employments: [...joined("2020-01-01", "2026-03-31"), ...joined("2026-06-15")],
    },
    { "2026-03-31": 3, "2026-04-01": 0, "2026-06-14": 0, "2026-06-15": 1, "2026-07-01": 2 },
    "CASUAL",
  ],
  [
    "works 172 days and takes 10 days of leave, which count among the 180",
    {
      entries: [opening("2026-01-01", 10)],
      worked: days("2026-01-01", 172),
      leaves: [leave("2026-07-01", "2026-07-10")],
    },
    { "2026-06-30": 10, "2026-07-07": 3, "2026-07-08": 10, "2026-07-10": 8, "2026-12-31": 8 },
  ],
  [
    "works 179 days, two of them with half a day of leave, and takes another half day",
    {
      worked: days("2026-01-01", 179),
      leaves: [
        leave("2026-02-02", "2026-02-03", "CASUAL", true),
        leave("2026-07-06", "2026-07-06", "SICK", true),
      ],
    },
    { "2026-12-31": 0 },
  ],
  [
    "works 179 days and takes half a casual and half a sick day on one date",
    {
      worked: days("2026-01-01", 179),
      leaves: [
        leave("2026-07-06", "2026-07-06", "CASUAL", true),
        leave("2026-07-06", "2026-07-06", "SICK", true),
      ],
    },
    { "2026-07-05": 0, "2026-07-06": 8 },
  ],
  [
    "works 172 days and takes 10 days without pay, which do not count",
    {
      worked: days("2026-01-01", 172),
      leaves: [{ ...leave("2026-07-01", "2026-07-10"), kind: "UNPAID" }],
    },
    { "2026-12-31": 0 },
  ],
  [
    "works 173 days and takes eight days with a Sunday inside, which does not count",
    {
      worked: days("2026-01-01", 173),
      leaves: [leave("2026-07-01", "2026-07-08", "CASUAL")],
      isOff: isSundayOrHoliday,
    },
    { "2026-07-07": 0, "2026-07-08": 8, "2026-12-31": 8 },
  ],
  [
    "works 40 days of 2026 and leaves",
    {
      rules: [rule({ surplus: "PAY_OUT" })],
      worked: days("2026-01-01", 40),
      employments: joined("2020-01-01", "2026-03-15"),
    },
    { "2026-03-14": 0, "2026-03-15": 2, "2026-03-16": 2, "2026-12-31": 2 },
  ],
  [
    "works a fixed term until 30 June and turns permanent on 1 July",
    {
      rules: [yearly],
      employments: [...joined("2020-01-01", "2026-06-30"), ...joined("2026-07-01")],
    },
    { "2026-01-01": 12, "2026-06-30": 12, "2026-07-01": 12, "2026-12-31": 12, "2027-01-01": 12 },
    "SICK",
  ],
  [
    "works 100 days of a fixed term and 80 after it without a day between",
    {
      worked: days("2026-03-23", 180),
      employments: [...joined("2020-01-01", "2026-06-30"), ...joined("2026-07-01")],
    },
    { "2026-06-30": 0, "2026-07-01": 0, "2026-09-17": 0, "2026-09-18": 9 },
  ],
  [
    "comes back after a day between two terms",
    {
      rules: [rule({ ...yearly, surplus: "PAY_OUT" })],
      employments: [...joined("2026-01-01", "2026-06-29"), ...joined("2026-07-01")],
    },
    { "2026-06-30": 12, "2026-07-01": 18 },
    "SICK",
  ],
];

test("twenty-nine people are here", () => {
  expect(people).toHaveLength(29);
});

const cases = people.map(([who, facts, balances, kind = "EARNED"]) => ({
  who,
  facts,
  balances,
  kind,
}));

test.each(cases)("a person who $who", ({ facts, balances, kind }) => {
  const found = Object.keys(balances).map((date) => [
    date,
    sumOfDays(computeLedger(kind, person(facts), date)),
  ]);
  expect(Object.fromEntries(found)).toEqual(balances);
  const model = leaveModel(kind, person(facts));
  expect(Object.fromEntries(found.map(([date]) => [date, model(String(date))]))).toEqual(balances);
});

test("what is above the limit is to be paid out if the rule says so, all of it from a leaver", () => {
  const paidOut = person({ rules: [rule({ surplus: "PAY_OUT" })] });
  const balance = { balance: 33.5, date: "2026-12-31" };
  expect(computePayOut("EARNED", paidOut, balance)).toBe(3.5);
  expect(computePayOut("EARNED", person({}), balance)).toBe(0);
  const left = { ...paidOut, employments: joined("2020-01-01", "2026-12-30") };
  expect(computePayOut("EARNED", left, balance)).toBe(33.5);
});

test("in 200 random histories the balance of every day is the sum of its rows, as an independent model has it", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const facts = randomLeave(seededRandom(seed));
    for (const kind of balancedKinds) {
      const model = leaveModel(kind, facts);
      const rows = computeLedger(kind, facts, historyEnd);
      let [balance, next] = [0, 0];
      for (let date = "2023-12-25"; date <= historyEnd; date = dateAfter(date)) {
        for (let row = rows[next]; row && row.date <= date; row = rows[next]) {
          balance += row.days;
          next += 1;
        }
        if (balance !== model(date))
          expect([seed, kind, date, balance]).toEqual([seed, kind, date, model(date)]);
      }
    }
  }
});
