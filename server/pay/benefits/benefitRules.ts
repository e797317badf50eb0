import type { BenefitRule, Bonus, Gratuity } from "../../../contract/benefits";
import { rowOn } from "../../../domain/datedRows";
import { dateAfter, lastDateOfMonth, monthAfter, monthsBefore } from "../../../domain/indiaTime";
import { paiseOf, rupeesOf } from "../../../domain/storedUnits";
import { computeWagesByCode, type Remuneration } from "../../../domain/wagesByCode";
import type { Reader } from "../../db/connect";
import { benefitRules } from "../../db/schema";
import { type DatedEmployment, joinEmployments } from "../../shifts/datedFacts";
import type { EarningTerms } from "../earnings";
import { numberText, rupeesText } from "../payslipDocument";

/** A rule of bonus and gratuity from its date on, until a later rule. */
export type Rule = Omit<BenefitRule, "id" | "createdBy" | "version">;

/** Reads the rules of bonus and gratuity, in the order of their dates. */
export async function readBenefitRules(db: Reader): Promise<Rule[]> {
  const rows = await db.select().from(benefitRules).orderBy(benefitRules.validFrom);
  return rows.map(
    ({ bonusCeilingPaise, bonusWagesUpToPaise, gratuityMaximumPaise, ...figures }) => ({
      ...figures,
      bonusCeiling: rupeesOf(bonusCeilingPaise),
      bonusWagesUpTo: rupeesOf(bonusWagesUpToPaise),
      gratuityMaximum: rupeesOf(gratuityMaximumPaise),
    }),
  );
}

/** Returns the twelve months of an accounting year. */
export const monthsOfBonusYear = (year: number) => monthsBefore(`${year + 1}-04`, `${year}-04`);

export interface BonusFacts {
  readonly rules: readonly Rule[];
  /** The terms of pay, in the order of their dates. */
  readonly terms: readonly EarningTerms[];
  /** The wages that count for the bonus, by month. */
  readonly earnedPaise: ReadonlyMap<string, number>;
  readonly daysWorked: number;
  /** True if the year or the employment is over. */
  readonly isOver: boolean;
  /** The bonus of the year that is paid already. */
  readonly earlierPaise?: number;
}

interface ComputedBonus extends Pick<Bonus, "state" | "percent" | "formula"> {
  readonly wagesPaise: number;
  readonly countedPaise: number;
  readonly paise: number;
}

/** Writes amounts as a sum, with equal ones together, such as `11 × ₹7,000.00 + ₹4,000.00`. */
function sumText(amounts: readonly number[]): string {
  const countByAmount = new Map<number, number>();
  for (const paise of amounts) countByAmount.set(paise, (countByAmount.get(paise) ?? 0) + 1);
  const parts = [...countByAmount].map(([paise, count]) =>
    count === 1 ? rupeesText(paise) : `${count} × ${rupeesText(paise)}`,
  );
  return parts.length === 1 ? parts.join("") : `(${parts.join(" + ")})`;
}

/** Writes what is paid already, to be taken off a formula. */
const lessText = (paise: number) => (paise > 0 ? ` − ${rupeesText(paise)}` : "");

/**
 * Computes a person's bonus for an accounting year, rounded once. The rule of 31 March has the percentage, and the rule of
 * each month's first day has the month's limits. Source: Code on Wages 2019, s. 26. See docs/trade/pay.md#bonus.
 */
export function computeBonus(year: number, facts: BonusFacts): ComputedBonus {
  const { rules, terms, earnedPaise, daysWorked, isOver, earlierPaise = 0 } = facts;
  const [first] = rules;
  const rule = rowOn(rules, `${year + 1}-03-31`);
  const months = monthsOfBonusYear(year).map((month) => {
    const paise = earnedPaise.get(month) ?? 0;
    const ofMonth = rowOn(rules, `${month}-01`) ?? first;
    const base = rowOn(terms, lastDateOfMonth(month))?.monthlyBasePaise ?? 0;
    const isWithin = ofMonth !== undefined && base <= paiseOf(ofMonth.bonusWagesUpTo);
    return {
      paise,
      counted: isWithin ? Math.max(0, Math.min(paise, paiseOf(ofMonth.bonusCeiling))) : 0,
    };
  });
  const sum = (amounts: readonly number[]) => amounts.reduce((all, paise) => all + paise, 0);
  const wagesPaise = sum(months.map(({ paise }) => paise));
  const counted = months.flatMap((month) => (month.counted > 0 ? month.counted : []));
  const countedPaise = sum(counted);
  const none = { wagesPaise, countedPaise, paise: 0, formula: "" };
  if (!rule) return { ...none, state: "NO_RULE" };
  const { bonusPercent: percent } = rule;
  if (wagesPaise <= 0) return { ...none, percent, state: "NO_WAGES" };
  if (countedPaise === 0) return { ...none, percent, state: "ABOVE_LIMIT" };
  if (daysWorked < rule.bonusLeastDays) return { ...none, percent, state: "FEW_DAYS" };
  // A percentage has three decimals, which binary fractions do not hold.
  const whole = Math.round((countedPaise * Math.round(percent * 1000)) / 100_000);
  return {
    ...none,
    percent,
    paise: Math.max(0, whole - earlierPaise),
    formula: `${sumText(counted)} × ${numberText(percent)} ÷ 100${lessText(earlierPaise)}`,
    state: isOver ? "PAYABLE" : "YEAR_OPEN",
  };
}

/** Returns the date that is `count` months after another one. A shorter month gives its last day. */
function dateAfterMonths(date: string, count: number): string {
  const month = monthAfter(date.slice(0, 7), count);
  const last = lastDateOfMonth(month);
  const same = `${month}${date.slice(7)}`;
  return same < last ? same : last;
}

/** Returns the whole years and months of a service, both dates included. A part over six months counts as a year. */
export function computeService(joinedOn: string, lastDay: string) {
  const end = dateAfter(lastDay);
  let all = 0;
  while (dateAfterMonths(joinedOn, all + 1) <= end) all += 1;
  const years = Math.floor(all / 12);
  const isMostOfYear = dateAfterMonths(joinedOn, years * 12 + 6) < end;
  return { years, months: all % 12, countedYears: isMostOfYear ? years + 1 : years };
}

export interface ServedEmployment extends DatedEmployment {
  readonly isFixedTerm: boolean;
}

/**
 * Returns the last service that has begun by a date. The last employment that has begun says if the term is fixed. The
 * service has no end if a further employment follows on the next day. Undefined for a person who has not joined.
 */
export function findLastService(employments: readonly ServedEmployment[], today: string) {
  const last = employments.findLast(({ joinedOn }) => joinedOn <= today);
  const service = joinEmployments(employments).findLast(({ joinedOn }) => joinedOn <= today);
  if (!last || !service) return undefined;
  const { joinedOn, leftOn } = service;
  return {
    joinedOn,
    leftOn: leftOn !== null && leftOn <= today ? leftOn : undefined,
    isFixedTerm: last.isFixedTerm,
  };
}

export interface GratuityFacts {
  readonly rules: readonly Rule[];
  readonly terms: readonly EarningTerms[];
  readonly service: NonNullable<ReturnType<typeof findLastService>>;
  readonly today: string;
  /** The monthly additions on the last day. They are wages by a rule of the Code alone. */
  readonly additions?: readonly Remuneration[];
  /** The gratuity that earlier settlements have paid for the same service. */
  readonly earlierPaise?: number;
}

interface ComputedGratuity
  extends Pick<Gratuity, "state" | "years" | "months" | "countedYears" | "formula"> {
  readonly lastPaise: number | undefined;
  readonly paise: number;
}

/**
 * Computes a person's gratuity by the last day of service, or by today. Source: Code on Social Security 2020, s. 53. See
 * docs/trade/pay.md#gratuity.
 */
export function computeGratuity(facts: GratuityFacts): ComputedGratuity {
  const { rules, terms, service, today, additions = [], earlierPaise = 0 } = facts;
  const { joinedOn, leftOn, isFixedTerm } = service;
  const lastDay = leftOn ?? today;
  const served = computeService(joinedOn, lastDay);
  const rule = rowOn(rules, lastDay);
  const basePaise = rowOn(terms, lastDay)?.monthlyBasePaise;
  const lastPaise =
    basePaise === undefined || rule?.wageBase !== "CODE"
      ? basePaise
      : computeWagesByCode([{ side: "COUNTS", paise: basePaise }, ...additions]).wagesPaise;
  const none = { ...served, lastPaise, paise: 0, formula: "" };
  if (!rule) return { ...none, state: "NO_RULE" };
  const leastYears = isFixedTerm ? rule.gratuityFixedYears : rule.gratuityLeastYears;
  if (served.years < leastYears) return { ...none, state: "SHORT_SERVICE" };
  if (lastPaise === undefined) return { ...none, state: "NO_TERMS" };
  const { gratuityDays, gratuityDivisor } = rule;
  const whole = Math.round((gratuityDays * lastPaise * served.countedYears) / gratuityDivisor);
  const maximum = paiseOf(rule.gratuityMaximum);
  const product = `${gratuityDays} × ${rupeesText(lastPaise)} × ${served.countedYears} ÷ ${gratuityDivisor}`;
  return {
    ...none,
    paise: Math.max(0, Math.min(whole, maximum) - earlierPaise),
    formula:
      (whole > maximum ? `${product} > ${rupeesText(maximum)}` : product) + lessText(earlierPaise),
    state: leftOn === undefined ? "EMPLOYED" : "PAYABLE",
  };
}
