import {
  coverageMonths,
  type StatutoryKind,
  type StatutoryRate,
  statutoryRuleOf,
} from "../../contract/statutoryRates";
import { lastDateOfMonth, monthAfter } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { paiseOf } from "../units";
import {
  amountFormula,
  halfOf,
  joinParts,
  type Line,
  numberText,
  type PaidLine,
  rupeesText,
} from "./payslipDocument";

type Rate = Omit<StatutoryRate, "id" | "version">;

/** The wages of a month, in paise, by the base of rates and of their limits. REGULAR is GROSS without overtime. */
export type Wages = Readonly<Record<Rate["wageBase"] | "REGULAR", number>>;

export interface MonthWages {
  /** `yyyy-MM` */
  readonly month: string;
  readonly wages: Wages;
}

/** A percentage as a whole number of parts: binary fractions do not hold its decimals. */
const percentParts = 1_000_000;

/** Returns the rates that hold in a month and are not switched off. */
const ratesIn = <R extends Rate>(rates: readonly R[], month: string): R[] =>
  rates.filter(
    ({ firstMonth, lastMonth, isActive }) =>
      isActive && firstMonth <= month && (lastMonth === undefined || month <= lastMonth),
  );

/**
 * The fields that decide on a rate's deductions. A change of the limits' wages or of the employer's part makes no
 * arrears.
 */
const contentFields: (keyof Rate)[] = [
  "kind",
  "wageBase",
  "wagesFrom",
  "wagesUpTo",
  "percent",
  "wageCeiling",
  "amount",
  "februaryAmount",
];

/** Returns the content of the rates of a month, in a fixed order. */
const wordsOf = (rates: readonly Rate[], month: string) =>
  JSON.stringify(
    ratesIn(rates, month)
      .map((rate) => JSON.stringify(rate, contentFields))
      .toSorted(),
  );

export const haveSameRates = (one: readonly Rate[], other: readonly Rate[], month: string) =>
  wordsOf(one, month) === wordsOf(other, month);

/**
 * Returns the wages of lines, in paise. Arrears of statutory deductions and benefits are not wages, and neither is the
 * addition of a component that says so. Other additions of components count as wages without overtime.
 */
export function wagesOf(
  lines: readonly Pick<Line, "kind" | "of" | "benefit" | "isWages" | "paise">[],
): Wages {
  const paise = (isCounted: (line: (typeof lines)[number]) => boolean) =>
    lines.filter(isCounted).reduce((sum, line) => sum + line.paise, 0);
  const gross = lines.filter(
    ({ of, benefit, isWages, paise: amount }) =>
      of === undefined && benefit === undefined && isWages !== false && amount > 0,
  );
  const overtime = paise(({ kind }) => kind === "OVERTIME");
  const all = gross.reduce((sum, line) => sum + line.paise, 0);
  const earned = paise(({ kind, isWages }) => kind === "EARNED" || isWages === true);
  return { EARNED: earned, GROSS: all, REGULAR: all - overtime };
}

/** Returns the wages of a payslip, in paise. */
export const payslipWages = (lines: readonly PaidLine[]): Wages =>
  wagesOf(lines.map(({ amount, ...line }) => ({ ...line, paise: paiseOf(amount) })));

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
  return above.filter(({ kind, wagesUpTo = 0 }) =>
    inForce.every(
      (other) =>
        other.kind !== kind ||
        (!isWithinLimits(other, wages) && (other.wagesUpTo ?? Infinity) <= wagesUpTo),
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

/** Returns the rates that cover a person by the wages of earlier months. The present wages do not matter. */
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

/** Finds the rate of a kind by which a month's wages pay: the one with these wages, or else the highest one. */
export function findRate<R extends Rate>(
  rates: readonly R[],
  kind: string,
  { month, wages }: MonthWages,
): R | undefined {
  const ofKind = ratesIn(rates, month).filter((rate) => rate.kind === kind);
  const highest = ofKind.toSorted(
    (one, other) => (other.wagesUpTo ?? Infinity) - (one.wagesUpTo ?? Infinity),
  );
  return ofKind.find((rate) => isWithinLimits(rate, wages)) ?? highest[0];
}

/** Returns the part of the wages that a rate counts, in paise. */
const countedWages = ({ wageCeiling }: Rate, wagesPaise: number) =>
  wageCeiling === undefined ? wagesPaise : Math.min(wagesPaise, paiseOf(wageCeiling));

const percentOf = (percent: number, paise: number) =>
  Math.round((paise * Math.round(percent * percentParts)) / (100 * percentParts));

/** Computes the employer's own contribution beside a deduction, in paise. A fixed amount has none. */
export const employerPaise = (rate: Rate, wages: Wages): number =>
  percentOf(statutoryRuleOf(rate).employerPercent ?? 0, countedWages(rate, wages[rate.wageBase]));

function computeDeduction(rate: Rate, wagesPaise: number, month: string) {
  const { percent, amount = 0, februaryAmount = amount, wagesFrom } = rate;
  if (percent === undefined) {
    const fixed = paiseOf(month.endsWith("-02") ? februaryAmount : amount);
    const from = { amount: rupeesText(fixed), wages: rupeesText(paiseOf(wagesFrom)) };
    return {
      paise: fixed,
      formula: [wagesFrom > 0 ? say("formula.wagesFrom", from) : amountFormula(fixed)],
    };
  }
  const counted = countedWages(rate, wagesPaise);
  return {
    paise: percentOf(percent, counted),
    formula: [
      say("formula.percent", { percent: numberText(percent), wages: rupeesText(counted) }),
      ...(counted < wagesPaise ? [say("formula.counted", { wages: rupeesText(wagesPaise) })] : []),
    ],
  };
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

/** Computes the statutory deductions of a month's wages. Together they are at most half of the wages. */
export function computeStatutoryLines(
  rates: readonly Rate[],
  paid: MonthWages,
  { earlier = [], coveredKinds }: StatutoryOptions = {},
): Line[] {
  const { month, wages } = paid;
  const half = Math.floor(wages.GROSS / 2);
  let room = half;
  const covering = new Set(
    coveredKinds
      ? exceededRates(rates, paid).filter(({ kind }) => coveredKinds.has(kind))
      : findCoveringRates(rates, paid, earlier),
  );
  return ratesIn(rates, month).flatMap((rate): Line[] => {
    const wagesPaise = wages[rate.wageBase];
    if (wagesPaise <= 0 || !(isWithinLimits(rate, wages) || covering.has(rate))) return [];
    const { paise: fullPaise, formula } = computeDeduction(rate, wagesPaise, month);
    const whole = covering.has(rate) ? [...formula, coveredUntil(month, rate)] : formula;
    const paise = Math.min(fullPaise, room);
    const before = half - room;
    room -= paise;
    return [
      {
        kind: rate.kind,
        paise: paise === 0 ? 0 : -paise,
        formula: joinParts(
          paise === fullPaise ? whole : [...whole, ...halfOf(wages.GROSS, before)],
        ),
      },
    ];
  });
}
