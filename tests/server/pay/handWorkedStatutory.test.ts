import type { PayInputs } from "../../../server/pay/computePay";
import type { DatedComponent } from "../../../server/pay/payComponents";
import { advance, testCases, wholeMonth } from "../../support/handWorked";
import { usualTerms } from "../../support/workedMonth";

type Rate = PayInputs["rates"][number];
const rate = { validFrom: "2020-01-01", wagesFrom: 0, isActive: true } as const;
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
        { ...providentFund, validFrom: "2026-09-01", validTo: "2026-09-30" },
        { ...professionalTax, validFrom: "2026-10-01" },
        { ...professionalTax, validTo: "2026-08-31" },
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

/** The rates of the law since the Code on Social Security, with both ceilings of the provident fund. */
const fundByCode: Rate[] = [
  { ...providentFund, validTo: "2025-11-20" },
  { ...providentFund, wageBase: "CODE", validFrom: "2025-11-21", validTo: "2026-09-16" },
  { ...providentFund, wageBase: "CODE", validFrom: "2026-09-17", wageCeiling: 25_000 },
];
const insuranceByCode: Rate[] = [
  { ...stateInsurance, validTo: "2025-11-20" },
  { ...stateInsurance, wageBase: "CODE", validFrom: "2025-11-21" },
];

const terms = (rupees: number) => [
  { ...usualTerms, validFrom: "2025-01-01", monthlyBasePaise: rupees * 100, otMultiplierFactor: 2 },
];

const component = {
  id: 1,
  kind: "ADDITION",
  basis: "MONTH",
  employeeId: 1,
  unit: null,
  shiftId: null,
  validFrom: "2025-01-01",
  validTo: null,
  maxMissed: 0,
  nightFrom: "22:00",
  nightTo: "06:00",
  nightHours: 4,
} as const;

const houseRent = (rupees: number): DatedComponent => ({
  ...component,
  name: "House rent",
  amountPaise: rupees * 100,
  isWages: false,
  wageKind: "HOUSE_RENT",
});

/** The days of October 2025 without its Sundays. They are 27 days, and 26 days earn the base. */
const october2025 = "1-4,6-11,13-18,20-25,27-30";

testCases([
  [
    "in September 2026 20,000 pays 15,000 × 16/30 + 20,000 × 14/30 = 17,333.33, and 2,080.00 of it",
    { shifts: wholeMonth, terms: terms(20_000), rates: fundByCode },
    [
      ["EARNED", 20_000],
      ["PROVIDENT_FUND", -2_080],
    ],
    17_920,
  ],
  [
    "in September 2026 26,000 pays 8,000 + 11,666.67 = 19,666.67, and 2,360.00 of it",
    { shifts: wholeMonth, terms: terms(26_000), rates: fundByCode },
    [
      ["EARNED", 26_000],
      ["PROVIDENT_FUND", -2_360],
    ],
    23_640,
  ],
  [
    "in September 2026 14,000 is below both ceilings: 1,680",
    { shifts: wholeMonth, terms: terms(14_000), rates: fundByCode },
    [
      ["EARNED", 14_000],
      ["PROVIDENT_FUND", -1_680],
    ],
    12_320,
  ],
  [
    "who joins after the change pays by the new ceiling alone: 22,000 of 26,000 gives 2,640",
    {
      joined: "2026-09-17",
      shifts: ["17-19,21-26,28-30 09:00-17:00"],
      terms: [{ ...usualTerms, monthlyBasePaise: 2_200_000, workingDays: 12 }],
      rates: fundByCode,
    },
    [
      ["EARNED", 22_000],
      ["PROVIDENT_FUND", -2_640],
    ],
    19_360,
  ],
  [
    "who leaves before the change pays by the former ceiling alone: 1,800",
    {
      left: "2026-09-16",
      shifts: ["1-5,7-12,14-16 09:00-17:00"],
      terms: [{ ...usualTerms, monthlyBasePaise: 2_200_000, workingDays: 14 }],
      rates: fundByCode,
    },
    [
      ["EARNED", 22_000],
      ["PROVIDENT_FUND", -1_800],
    ],
    20_200,
  ],
  [
    "in October 2025 ESI is paid on 2,770 of overtime too: 163.28 of 21,770",
    {
      month: "2025-10",
      joined: "2025-01-01",
      shifts: [`${october2025} 09:00-17:00`],
      terms: terms(19_000),
      additions: [],
      pieces: [
        { kind: "OVERTIME", paise: 277_000, formula: { code: "plain", values: { text: "" } } },
      ],
      rates: insuranceByCode,
    },
    [
      ["EARNED", 19_000],
      ["OVERTIME", 2_770],
      ["STATE_INSURANCE", -163.28],
    ],
    21_606.72,
  ],
  [
    "in the same month of 2026 the wages are 19,000: 142.50",
    {
      month: "2026-10",
      shifts: ["1-3,5-10,12-17,19-24,26-30 09:00-17:00"],
      terms: terms(19_000),
      pieces: [
        { kind: "OVERTIME", paise: 277_000, formula: { code: "plain", values: { text: "" } } },
      ],
      rates: insuranceByCode,
    },
    [
      ["EARNED", 19_000],
      ["OVERTIME", 2_770],
      ["STATE_INSURANCE", -142.5],
    ],
    21_627.5,
  ],
  [
    "of base 10,000 and house rent 14,000 the law counts 12,000: 1,440, before the Code 1,200",
    { shifts: wholeMonth, terms: terms(10_000), recurring: [houseRent(14_000)], rates: fundByCode },
    [
      ["EARNED", 10_000],
      ["ADDITION", 14_000],
      ["PROVIDENT_FUND", -1_440],
    ],
    22_560,
  ],
  [
    "house rent that is less than half counts nothing",
    { shifts: wholeMonth, terms: terms(10_000), recurring: [houseRent(10_000)], rates: fundByCode },
    [
      ["EARNED", 10_000],
      ["ADDITION", 10_000],
      ["PROVIDENT_FUND", -1_200],
    ],
    18_800,
  ],
  [
    "house rent takes nobody out of ESI by the Code: 18,000 + 8,000 are wages of 18,000",
    {
      shifts: wholeMonth,
      terms: terms(18_000),
      recurring: [houseRent(8_000)],
      rates: insuranceByCode,
    },
    [
      ["EARNED", 18_000],
      ["ADDITION", 8_000],
      ["STATE_INSURANCE", -135],
    ],
    25_865,
  ],
]);
