import { expect, test } from "vitest";
import { lawfulBenefits } from "../../../contract/benefits";
import { seededRandom } from "../../../server/demo/plantHistory";
import {
  computeBonus,
  computeGratuity,
  computeService,
  findLastService,
  monthsOfBonusYear,
  type Rule,
  type ServedEmployment,
} from "../../../server/pay/benefits/benefitRules";
import { modelBonus, modelGratuity } from "../../support/benefitModel";

const byLaw: Rule = { validFrom: "2019-04-01", ...lawfulBenefits };
const rule = (validFrom: string, changes: Partial<Rule>): Rule => ({
  ...byLaw,
  validFrom,
  ...changes,
});

const terms = (validFrom: string, rupees: number) => ({
  validFrom,
  monthlyBasePaise: rupees * 100,
  workingDays: 26,
  otMultiplierFactor: 2,
});

const employed = (joinedOn: string, leftOn: string | null = null, isFixedTerm = false) => ({
  joinedOn,
  leftOn,
  isFixedTerm,
});

const today = "2026-11-27";

function gratuityOf(
  employments: readonly ServedEmployment[],
  { rules = [byLaw], base = 26_000 }: { rules?: readonly Rule[]; base?: number } = {},
) {
  const service = findLastService(employments, today);
  if (!service) throw new Error("Has not joined");
  return computeGratuity({ rules, terms: [terms("2010-01-01", base)], service, today });
}

/** People with their gratuity in rupees, by hand. */
const leavers: readonly (readonly [
  who: string,
  employments: readonly ServedEmployment[],
  expected: readonly [
    years: number,
    months: number,
    counted: number,
    rupees: number,
    state: string,
  ],
  changes?: { rules?: readonly Rule[]; base?: number },
])[] = [
  ["6 years 7 months", [employed("2020-01-01", "2026-07-31")], [6, 7, 7, 105_000, "PAYABLE"]],
  ["6 years 5 months", [employed("2020-01-01", "2026-05-31")], [6, 5, 6, 90_000, "PAYABLE"]],
  [
    "6 years 6 months, not a day more",
    [employed("2020-01-01", "2026-06-30")],
    [6, 6, 6, 90_000, "PAYABLE"],
  ],
  [
    "6 years 6 months and a day",
    [employed("2020-01-01", "2026-07-01")],
    [6, 6, 7, 105_000, "PAYABLE"],
  ],
  ["4 years 11 months", [employed("2020-01-01", "2024-11-30")], [4, 11, 5, 0, "SHORT_SERVICE"]],
  ["5 years to the day", [employed("2020-01-01", "2024-12-31")], [5, 0, 5, 75_000, "PAYABLE"]],
  [
    "a fixed term of one year",
    [employed("2025-04-01", "2026-03-31", true)],
    [1, 0, 1, 15_000, "PAYABLE"],
  ],
  [
    "a fixed term of eleven months",
    [employed("2025-04-01", "2026-02-28", true)],
    [0, 11, 1, 0, "SHORT_SERVICE"],
  ],
  [
    "a break of one day begins a new service",
    [employed("2018-01-01", "2023-12-31"), employed("2024-01-02", "2026-10-31")],
    [2, 9, 3, 0, "SHORT_SERVICE"],
  ],
  [
    "a fixed term without a break before it",
    [employed("2018-01-01", "2023-12-31", true), employed("2024-01-01", "2026-10-31")],
    [8, 10, 9, 135_000, "PAYABLE"],
  ],
  ["is employed for 10 years", [employed("2016-11-28")], [10, 0, 10, 150_000, "EMPLOYED"]],
  [
    "ends a fixed term today and goes on tomorrow",
    [employed("2016-11-28", today, true), employed("2026-11-28")],
    [10, 0, 10, 150_000, "EMPLOYED"],
  ],
  [
    "is above the maximum",
    [employed("2001-01-01", "2026-10-31")],
    [25, 10, 26, 2_000_000, "PAYABLE"],
    { base: 200_000 },
  ],
  ["has no rule", [employed("2010-01-01", "2018-12-31")], [9, 0, 9, 0, "NO_RULE"]],
];

test.each(leavers.map(([who, ...facts]) => ({ who, facts })))("gratuity: $who", ({ facts }) => {
  const [employments, [years, months, countedYears, rupees, state], changes] = facts;
  const gratuity = gratuityOf(employments, changes);
  expect(gratuity).toMatchObject({ years, months, countedYears, paise: rupees * 100, state });
});

test("by the Code the gratuity counts what is excepted beyond half of the last wages", () => {
  const byCode = rule("2019-04-01", { wageBase: "CODE" });
  const byBase = rule("2019-04-01", { wageBase: "BASE" });
  const service = { joinedOn: "2020-01-01", leftOn: "2026-07-31", isFixedTerm: false };
  const facts = { rules: [byCode], terms: [terms("2020-01-01", 10_000)], service, today };
  const rent = { side: "EXCEPTED", paise: 14_000_00 } as const;
  // Half of 24,000 is 12,000: 15 × 12,000 × 7 ÷ 26.
  expect(computeGratuity({ ...facts, additions: [rent] })).toMatchObject({
    lastPaise: 12_000_00,
    paise: 48_461_54,
    formula: "15 × ₹12,000.00 × 7 ÷ 26",
  });
  const dearness = { side: "COUNTS", paise: 3_000_00 } as const;
  expect(computeGratuity({ ...facts, additions: [dearness] })).toMatchObject({
    lastPaise: 13_000_00,
    paise: 52_500_00,
  });
  expect(computeGratuity({ ...facts, rules: [byBase], additions: [rent] })).toMatchObject({
    lastPaise: 10_000_00,
  });
});

test("the formula of gratuity has its figures", () => {
  expect(gratuityOf([employed("2020-01-01", "2026-07-31")]).formula).toBe(
    "15 × ₹26,000.00 × 7 ÷ 26",
  );
});

test("a service that begins on the 31st has its months end with shorter months", () => {
  expect(computeService("2024-01-31", "2024-02-28")).toMatchObject({ years: 0, months: 1 });
  expect(computeService("2024-01-31", "2024-02-27")).toMatchObject({ years: 0, months: 0 });
  expect(computeService("2024-02-29", "2025-02-27")).toMatchObject({ years: 1, months: 0 });
});

const months2025 = monthsOfBonusYear(2025);
const earning = (rupees: number, months: readonly string[] = months2025) =>
  new Map(months.map((month) => [month, rupees * 100]));

/** Ten people with their bonus for 2025-26 in rupees, by hand. */
test.each<
  readonly [
    who: string,
    facts: Partial<Parameters<typeof computeBonus>[1]>,
    expected: readonly [rupees: number, state: string, formula?: string],
  ]
>([
  ["a whole year above the ceiling", {}, [6_997.2, "PAYABLE", "12 × ₹7,000.00 × 8.33 ÷ 100"]],
  ["a year that is not over", { isOver: false }, [6_997.2, "YEAR_OPEN"]],
  [
    "joins in the middle of October",
    { earnedPaise: new Map([...earning(14_000, months2025.slice(7)), ["2025-10", 650_050]]) },
    [3_456.99, "PAYABLE", "(₹6,500.50 + 5 × ₹7,000.00) × 8.33 ÷ 100"],
  ],
  ["below the ceiling each month", { earnedPaise: earning(5_000) }, [4_998, "PAYABLE"]],
  ["29 days worked", { daysWorked: 29 }, [0, "FEW_DAYS"]],
  ["30 days worked", { daysWorked: 30 }, [6_997.2, "PAYABLE"]],
  ["a monthly wage of 21,001", { terms: [terms("2020-01-01", 21_001)] }, [0, "ABOVE_LIMIT"]],
  [
    "a rise above 21,000 in January",
    { terms: [terms("2020-01-01", 20_000), terms("2026-01-01", 22_000)] },
    [5_247.9, "PAYABLE", "9 × ₹7,000.00 × 8.33 ÷ 100"],
  ],
  [
    "a ceiling of 9,000 from 1 October on, and 10 percent",
    {
      rules: [byLaw, rule("2025-10-01", { bonusCeiling: 9_000, bonusPercent: 10 })],
    },
    [9_600, "PAYABLE", "(6 × ₹7,000.00 + 6 × ₹9,000.00) × 10 ÷ 100"],
  ],
  [
    "a ceiling within a month holds from the next month on",
    { rules: [byLaw, rule("2026-02-02", { bonusCeiling: 9_000 })] },
    [7_163.8, "PAYABLE", "(11 × ₹7,000.00 + ₹9,000.00) × 8.33 ÷ 100"],
  ],
  ["no wages", { earnedPaise: new Map() }, [0, "NO_WAGES"]],
  ["a first rule after the year", { rules: [rule("2026-04-01", {})] }, [0, "NO_RULE"]],
  [
    "arrears that took back more than a month's wages",
    {
      earnedPaise: new Map([
        ["2025-04", -100_00],
        ["2025-05", 600_000],
      ]),
    },
    [499.8, "PAYABLE"],
  ],
])("bonus: %s", (_who, facts, [rupees, state, formula]) => {
  const bonus = computeBonus(2025, {
    rules: [byLaw],
    terms: [terms("2020-01-01", 14_000)],
    earnedPaise: earning(14_000),
    daysWorked: 290,
    isOver: true,
    ...facts,
  });
  expect(bonus).toMatchObject({ paise: Math.round(rupees * 100), state });
  if (formula !== undefined) expect(bonus.formula).toBe(formula);
});

test("150 random histories have the bonus and the gratuity of the written rules", () => {
  const random = seededRandom(41);
  const { integer, pick, next } = random;
  const day = (least: number, most: number) =>
    new Date(integer(Date.parse(`${least}-01-01`), Date.parse(`${most}-12-31`)))
      .toISOString()
      .slice(0, 10);
  const states = new Set<string>();
  for (let round = 0; round < 150; round += 1) {
    const rules = [
      rule(day(2015, 2020), { bonusPercent: integer(8_330, 20_000) / 1000 }),
      rule(day(2021, 2026), {
        bonusCeiling: integer(5_000, 12_000),
        bonusWagesUpTo: integer(15_000, 25_000),
        gratuityMaximum: integer(50_000, 300_000),
        gratuityLeastYears: integer(3, 6),
      }),
    ];
    const allTerms = [
      terms(day(2008, 2015), integer(9_000, 24_000)),
      terms(day(2016, 2026), integer(9_000, 24_000)),
    ];
    const [first = "", second = "", third = "", last = ""] = [
      ...[day(2009, 2025), day(2009, 2025), day(2009, 2025), day(2009, 2025)],
    ].toSorted();
    const isFixed = () => next() < 0.3;
    const joined = pick([
      second,
      new Date(Date.parse(second) + 86_400_000).toISOString().slice(0, 10),
    ]);
    const employments = pick([
      [employed(first, null, isFixed())],
      [employed(first, last, isFixed())],
      third > joined
        ? [
            employed(first, second > first ? second : first, isFixed()),
            employed(
              joined > second ? joined : third,
              pick([null, last > third ? last : null]),
              isFixed(),
            ),
          ]
        : [employed(first, last, isFixed())],
    ]);
    const service = findLastService(employments, today);
    if (!service) throw new Error("Has joined");
    const gratuity = computeGratuity({ rules, terms: allTerms, service, today });
    expect([gratuity.countedYears, gratuity.paise]).toEqual(
      modelGratuity({ rules, terms: allTerms, employments, today }),
    );
    const year = integer(2016, 2025);
    const earned = new Map(
      monthsOfBonusYear(year)
        .filter(() => next() < 0.8)
        .map((month) => [month, integer(0, 1_500_000)]),
    );
    const daysWorked = integer(0, 200);
    const bonus = computeBonus(year, {
      rules,
      terms: allTerms,
      earnedPaise: earned,
      daysWorked,
      isOver: true,
    });
    expect(bonus.paise).toBe(modelBonus(year, { rules, terms: allTerms, earned, daysWorked }));
    states.add(bonus.state).add(gratuity.state);
  }
  expect([...states].toSorted()).toEqual([
    ...["ABOVE_LIMIT", "EMPLOYED", "FEW_DAYS", "NO_RULE", "PAYABLE", "SHORT_SERVICE"],
  ]);
});
