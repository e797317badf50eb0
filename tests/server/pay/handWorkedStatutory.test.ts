import type { PayInputs } from "../../../server/pay/computePay";
import { advance, testCases, wholeMonth } from "../../support/handWorked";
import { usualTerms } from "../../support/workedMonth";

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

testCases([
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
    "two hours of overtime, 300, do not count for the limit of 21,000, and pay 0.75 % of it too: 158.25",
    {
      shifts: ["1-5,7-12,14-19,21-26,28,29 09:00-17:00", "30 09:00-19:00"],
      terms: [{ ...usualTerms, monthlyBasePaise: 2_080_000 }],
      rates: [stateInsurance],
    },
    [
      ["EARNED", 20_800],
      ["OVERTIME", 300],
      ["STATE_INSURANCE", -158.25],
    ],
    20_941.75,
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
  [
    "of a month without wages the law takes nothing, and has no line",
    { rates: [providentFund] },
    [],
    0,
  ],
  [
    "1.005 % of 1,100 is 11.055: half a paisa is rounded up",
    {
      shifts: ["1 09:00-17:00"],
      additions: [{ id: 1, reason: "Bonus", paise: 10_000 }],
      rates: [{ ...stateInsurance, percent: 1.005 }],
    },
    [
      ["EARNED", 1_000],
      ["ADDITION", 100],
      ["STATE_INSURANCE", -11.06],
    ],
    1_088.94,
  ],
  [
    "2.007 % of 1,357 is 27.23499: less than half a paisa is rounded down",
    {
      shifts: ["1 09:00-17:00"],
      additions: [{ id: 1, reason: "Bonus", paise: 35_700 }],
      rates: [{ ...stateInsurance, percent: 2.007 }],
    },
    [
      ["EARNED", 1_000],
      ["ADDITION", 357],
      ["STATE_INSURANCE", -27.23],
    ],
    1_329.77,
  ],
]);
