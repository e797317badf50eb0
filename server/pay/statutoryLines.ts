import { coverageMonths, type StatutoryKind, statutoryRuleOf } from "../../contract/statutoryRates";
import { holdTogether, splitDates } from "../../domain/datedParts";
import { lastDateOfMonth, monthAfter } from "../../domain/indiaTime";
import type { MonthWages, Wages } from "../../domain/lineWages";
import { say } from "../../domain/messages/say";
import { paiseOf } from "../../domain/storedUnits";
import { groupBy } from "../groupBy";
import { halfOf, joinParts, type Line, type PaidLine } from "./payslipDocument";
import { computeDeduction, type Rate, type RatePart, sharedDates } from "./statutoryDeductions";

/** Returns the rates of a person with a disability: the state insurance covers up to a higher limit. */
export const withDisabilityLimits = <R extends Rate>(rates: readonly R[]): R[] =>
  rates.map((rate) => {
    const { disabilityWagesUpTo: wagesUpTo } = statutoryRuleOf(rate);
    return rate.kind === "STATE_INSURANCE" && wagesUpTo !== undefined
      ? { ...rate, wagesUpTo }
      : rate;
  });

/** Returns the rates that hold on a day of a month and are not switched off. */
export const ratesIn = <R extends Rate>(rates: readonly R[], month: string): R[] =>
  rates.filter(
    ({ validFrom, validTo, isActive }) =>
      isActive &&
      validFrom <= lastDateOfMonth(month) &&
      (validTo === undefined || `${month}-01` <= validTo),
  );

/** Returns the wages that decide on a rate's limits, in paise. */
const limitedWages = (rate: Rate, wages: Wages) =>
  wages[statutoryRuleOf(rate).limitBase === "REGULAR" ? "REGULAR" : rate.wageBase];

function isWithinLimits(rate: Rate, wages: Wages): boolean {
  const paise = limitedWages(rate, wages);
  const { wagesFrom, wagesUpTo } = rate;
  return paise >= paiseOf(wagesFrom) && (wagesUpTo === undefined || paise <= paiseOf(wagesUpTo));
}

const periodMonths = (rate: Rate) => coverageMonths[statutoryRuleOf(rate).coverage];

/** Returns the months of a contribution period before one, the earliest first. Periods begin in April. */
function monthsOfPeriodBefore(month: string, length: number): string[] {
  const since = (Number(month.slice(5)) + 8) % length;
  return Array.from({ length: since }, (_, index) => monthAfter(month, index - since));
}

/** Returns the last month of the contribution period. */
const lastOfPeriod = (month: string, length: number) =>
  monthAfter(month, length - 1 - monthsOfPeriodBefore(month, length).length);

/** Returns the rates with wages above their limit. They may still cover a person who was covered before. */
const exceededRates = (rates: readonly Rate[], { month, wages }: MonthWages): Rate[] => {
  const inForce = ratesIn(rates, month);
  const above = inForce.filter(
    (rate) =>
      periodMonths(rate) > 1 &&
      rate.wagesUpTo !== undefined &&
      limitedWages(rate, wages) > paiseOf(rate.wagesUpTo),
  );
  return above.filter((rate) =>
    inForce.every(
      (other) =>
        other.kind !== rate.kind ||
        !holdTogether(rate, other) ||
        (!isWithinLimits(other, wages) && (other.wagesUpTo ?? Infinity) <= (rate.wagesUpTo ?? 0)),
    ),
  );
};

/** Returns the kinds that a payslip deducts although its wages are above the limits. */
export const findCoveredKinds = (
  rates: readonly Rate[],
  paid: MonthWages,
  lines: readonly Pick<PaidLine, "kind">[],
): ReadonlySet<string> => {
  const deducted = new Set(lines.map(({ kind }) => kind));
  const kinds = exceededRates(rates, paid).map(({ kind }) => kind);
  return new Set(kinds.filter((kind) => deducted.has(kind)));
};

/** Returns the earlier months with wages that decide if a person is covered in a month. Most people have none. */
export function findDecidingMonths(rates: readonly Rate[], paid: MonthWages): string[] {
  const lengths = exceededRates(rates, paid).map(periodMonths);
  return lengths.length === 0 ? [] : monthsOfPeriodBefore(paid.month, Math.max(...lengths));
}

/** True if a month's wages decide for the rest of the contribution period. */
export const isDeciding = (rates: readonly Rate[], { month, wages }: MonthWages): boolean =>
  wages.GROSS > 0 && ratesIn(rates, month).some((rate) => periodMonths(rate) > 1);

/**
 * True if a person was covered. The first month of a period in which the person has wages, and a rate of the kind
 * holds, decides.
 */
function wasCovered(rates: readonly Rate[], kind: StatutoryKind, earlier: readonly MonthWages[]) {
  for (const { month, wages } of earlier) {
    const ofKind = ratesIn(rates, month).filter((rate) => rate.kind === kind);
    if (wages.GROSS > 0 && ofKind.length > 0)
      return ofKind.some((rate) => isWithinLimits(rate, wages));
  }
  return false;
}

/**
 * Returns the rates that cover a person by the wages of earlier months. The present wages do not matter. Source:
 * docs/trade/pay.md#state-insurance.
 */
function findCoveringRates(
  rates: readonly Rate[],
  paid: MonthWages,
  earlier: readonly MonthWages[],
): Rate[] {
  return exceededRates(rates, paid).filter((rate) => {
    const period = monthsOfPeriodBefore(paid.month, periodMonths(rate));
    const ofPeriod = earlier.filter(({ month }) => period.includes(month));
    return wasCovered(rates, rate.kind, ofPeriod);
  });
}

/**
 * Finds the rates of a kind by which a month's wages pay, the earliest first: those with these wages, or else the
 * highest one of the same days.
 */
export function findRateParts<R extends Rate>(
  rates: readonly R[],
  kind: string,
  paid: MonthWages,
): RatePart<R>[] {
  const ofKind = ratesIn(rates, paid.month).filter((rate) => rate.kind === kind);
  const isWithin = (rate: R) => isWithinLimits(rate, paid.wages);
  const isHighest = (rate: R) =>
    ofKind.every(
      (other) =>
        other === rate ||
        !holdTogether(rate, other) ||
        (!isWithin(other) && (other.wagesUpTo ?? Infinity) <= (rate.wagesUpTo ?? Infinity)),
    );
  return splitDates(
    ofKind.filter((rate) => isWithin(rate) || isHighest(rate)),
    sharedDates(paid),
  );
}

const coveredUntil = (month: string, rate: Rate) =>
  say("formula.covered", {
    date: { date: lastDateOfMonth(lastOfPeriod(month, periodMonths(rate))) },
  });

interface StatutoryOptions {
  /** The wages of earlier months of the contribution period, the earliest first. */
  readonly earlier?: readonly MonthWages[] | undefined;
  /** The kinds that cover the person although the wages are above the limit, if that is known. */
  readonly coveredKinds?: ReadonlySet<string> | undefined;
}

/**
 * Computes the statutory deductions of a month's wages. Together they are at most half of the wages. Source:
 * docs/trade/pay.md#deductions.
 */
export function computeStatutoryLines(
  rates: readonly Rate[],
  paid: MonthWages,
  { earlier = [], coveredKinds }: StatutoryOptions = {},
): Line[] {
  const { month, wages } = paid;
  const covering = new Set(
    coveredKinds
      ? exceededRates(rates, paid).filter(({ kind }) => coveredKinds.has(kind))
      : findCoveringRates(rates, paid, earlier),
  );
  const applicable = ratesIn(rates, month).filter(
    (rate) => wages[rate.wageBase] > 0 && (isWithinLimits(rate, wages) || covering.has(rate)),
  );
  const isByCode = applicable.some(({ wageBase }) => wageBase === "CODE");
  const limited = isByCode ? Math.max(wages.GROSS, wages.CODE) : wages.GROSS;
  const half = Math.floor(limited / 2);
  let room = half;
  return [...groupBy(applicable, ({ kind }) => kind)].flatMap(([kind, ofKind]): Line[] => {
    const parts = splitDates(ofKind, sharedDates(paid));
    const { paise: fullPaise, formulas } = computeDeduction(parts, paid);
    if (formulas.length === 0) return [];
    const formula = formulas.flatMap((one, index) =>
      index > 0 ? [say("formula.plus"), ...one] : one,
    );
    const covered = parts.find(({ row }) => covering.has(row));
    const whole = covered ? [...formula, coveredUntil(month, covered.row)] : formula;
    const paise = Math.min(fullPaise, room);
    const before = half - room;
    room -= paise;
    return [
      {
        kind,
        paise: paise === 0 ? 0 : -paise,
        formula: joinParts(paise === fullPaise ? whole : [...whole, ...halfOf(limited, before)]),
      },
    ];
  });
}
