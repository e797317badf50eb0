import { lawfulBenefits } from "../../contract/benefits";
import { indiaDate, monthAfter } from "../../domain/indiaTime";
import type {
  adjustments,
  advances,
  benefitRules,
  employees,
  payComponents,
  payTerms,
  statutoryRates,
} from "../db/schema";
import { codeDay, lawfulRates } from "../pay/lawfulRates";
import { statutoryColumns } from "../pay/rateHandlers";
import { dayMs } from "../units";
import { posts, type SeededRandom, workingTime } from "./plantHistory";

const monthlyBases = [14_500, 16_000, 17_500, 19_000, 22_000, 26_000, 34_000];

/** The employees with a raise on the first of the month before last. */
const raised: ReadonlySet<number> = new Set([3, 12, 18, 27, 40, 55, 63]);
const risePercent = 8;

/** Returns the first date of the month before the last one, in India. */
const riseDate = (now: number) => `${monthAfter(indiaDate(new Date(now)).slice(0, 7), -2)}-01`;

/** Returns the same terms with a rise, to whole hundreds of rupees. */
const withRise = (terms: typeof payTerms.$inferInsert, now: number) => ({
  ...terms,
  validFrom: riseDate(now),
  monthlyBasePaise: Math.round((terms.monthlyBasePaise * (100 + risePercent)) / 1_000_000) * 10_000,
  createdBy: "owner@example.com",
});

/** Returns terms that hold from the day of joining, and from a raise on. One present employee has no salary yet. */
export function demoPayTerms(
  random: SeededRandom,
  people: readonly Pick<typeof employees.$inferInsert, "joinedAt">[],
  now: number,
): (typeof payTerms.$inferInsert)[] {
  return people.flatMap(({ joinedAt }, index) => {
    if (index === posts - 1) return [];
    const first = {
      employeeId: index + 1,
      validFrom: indiaDate(joinedAt ?? new Date(now)),
      monthlyBasePaise: random.pick(monthlyBases) * 100,
      otMultiplierFactor: random.pick([1.5, 2, 2]),
      workingDays: 26,
    };
    return raised.has(first.employeeId) ? [first, withRise(first, now)] : [first];
  });
}

const createdBy = "owner@example.com";

const monthOf = (instant: number) => indiaDate(new Date(instant)).slice(0, 7);

/** Returns the first month of the rates: the beginning of the financial year before the last one. */
const firstMonthOf = (now: number) => `${Number(monthOf(now).slice(0, 4)) - 2}-04`;

/** Returns the statutory rates of Karnataka that hold since the first month of the demo. */
export function demoStatutoryRates(now: number): (typeof statutoryRates.$inferInsert)[] {
  const first = `${firstMonthOf(now)}-01`;
  return lawfulRates
    .filter(({ validTo }) => validTo === undefined || first <= validTo)
    .map((rate) => statutoryColumns(rate.validFrom < first ? { ...rate, validFrom: first } : rate));
}

/** Returns the rules of bonus and gratuity by the law, before the Code on Social Security and since. */
export function demoBenefitRules(now: number): (typeof benefitRules.$inferInsert)[] {
  const { bonusCeiling, bonusWagesUpTo, gratuityMaximum, ...figures } = lawfulBenefits;
  const first = `${firstMonthOf(now)}-01`;
  const rule = {
    ...figures,
    bonusCeilingPaise: bonusCeiling * 100,
    bonusWagesUpToPaise: bonusWagesUpTo * 100,
    gratuityMaximumPaise: gratuityMaximum * 100,
    createdBy,
    createdAt: new Date(now),
  };
  if (first >= codeDay) return [{ ...rule, validFrom: first }];
  return [
    { ...rule, validFrom: first, wageBase: "BASE" },
    { ...rule, validFrom: codeDay },
  ];
}

/** Advances, with the day as a number of days before today. */
const given = [
  { employeeId: 6, daysAgo: 74, rupees: 12_000, instalment: 3_000, reason: "School fees" },
  { employeeId: 66, daysAgo: 61, rupees: 15_000, instalment: 5_000, reason: "House repairs" },
  { employeeId: 14, daysAgo: 44, rupees: 20_000, instalment: 4_000, reason: "Sister's wedding" },
  { employeeId: 29, daysAgo: 37, rupees: 6_000, instalment: 2_000, reason: "Hospital bill" },
  {
    employeeId: 35,
    daysAgo: 30,
    rupees: 5_000,
    instalment: 1_000,
    reason: "Travel home",
    isCancelled: true,
  },
  { employeeId: 48, daysAgo: 16, rupees: 25_000, instalment: 12_500, reason: "Motorcycle" },
  { employeeId: 19, daysAgo: 8, rupees: 4_000, instalment: 2_000, reason: "Medicines" },
] as const;

export const demoAdvances = (now: number): (typeof advances.$inferInsert)[] =>
  given.map(({ employeeId, daysAgo, rupees, instalment, reason, ...rest }) => {
    const at = workingTime(now - daysAgo * dayMs, now);
    return {
      employeeId,
      givenOn: indiaDate(new Date(at)),
      amountPaise: rupees * 100,
      instalmentPaise: instalment * 100,
      firstMonth: monthOf(at),
      reason,
      createdBy,
      createdAt: new Date(at),
      cancelledAt: "isCancelled" in rest ? new Date(workingTime(at + dayMs, now)) : null,
    };
  });

/** Additions and deductions, with the day as a number of days before today. */
const entered = [
  { employeeId: 2, daysAgo: 36, kind: "ADDITION", rupees: 500, reason: "No accident in a quarter" },
  {
    employeeId: 21,
    daysAgo: 36,
    kind: "ADDITION",
    rupees: 500,
    reason: "No accident in a quarter",
  },
  {
    employeeId: 47,
    daysAgo: 36,
    kind: "ADDITION",
    rupees: 500,
    reason: "No accident in a quarter",
  },
  { employeeId: 9, daysAgo: 33, kind: "DEDUCTION", rupees: 780, reason: "Second pair of shoes" },
  {
    employeeId: 14,
    daysAgo: 12,
    kind: "ADDITION",
    rupees: 1_200,
    reason: "Unloaded reels on Sunday",
  },
  {
    employeeId: 33,
    daysAgo: 11,
    kind: "ADDITION",
    rupees: 1_200,
    reason: "Unloaded reels on Sunday",
  },
  { employeeId: 52, daysAgo: 9, kind: "DEDUCTION", rupees: 450, reason: "Lost badge and uniform" },
  { employeeId: 27, daysAgo: 6, kind: "DEDUCTION", rupees: 640, reason: "Tea for guests" },
  { employeeId: 5, daysAgo: 5, kind: "ADDITION", rupees: 2_000, reason: "Trained a new operator" },
] as const;

export const demoAdjustments = (now: number): (typeof adjustments.$inferInsert)[] =>
  entered.map(({ daysAgo, rupees, ...adjustment }) => {
    const at = workingTime(now - daysAgo * dayMs, now);
    return {
      ...adjustment,
      month: monthOf(at),
      amountPaise: rupees * 100,
      createdBy,
      createdAt: new Date(at),
    };
  });

/** Returns the pay components of the demo. They hold from the first day of the previous month. */
export function demoPayComponents(now: number): (typeof payComponents.$inferInsert)[] {
  const at = workingTime(now - 31 * dayMs, now);
  const entry = {
    maxMissed: 0,
    nightFrom: "22:00",
    nightTo: "06:00",
    nightHours: 4,
    isWages: true,
    wageKind: "OTHER" as const,
    validFrom: `${monthOf(at)}-01`,
    createdBy,
    createdAt: new Date(at),
  };
  const canteen = {
    ...entry,
    name: "Canteen",
    kind: "DEDUCTION",
    basis: "DAY",
    wageKind: null,
  } as const;
  return [
    { ...canteen, amountPaise: 3_000 },
    { ...canteen, employeeId: 27, amountPaise: 0 },
    {
      ...entry,
      name: "Night allowance",
      kind: "ADDITION",
      basis: "NIGHT",
      amountPaise: 7_500,
    },
    {
      ...entry,
      name: "Attendance bonus",
      kind: "ADDITION",
      basis: "ATTENDANCE",
      isWages: false,
      wageKind: "BONUS",
      amountPaise: 50_000,
      maxMissed: 1,
    },
  ];
}
