import { rowOn } from "../../domain/datedRows";
import { say } from "../../domain/messages/say";
import type { WorkedDay } from "../attendance/personDays";
import type { DayOff, LeaveDays } from "../calendar/readCalendar";
import { groupBy } from "../groupBy";
import { workingDayMinutes } from "../units";
import { joinParts, type Line, numberText, rupeesText } from "./payslipDocument";

/** A worked day with the share of the day's rate, in the form of a payslip. */
export interface EarnedDay {
  /** A calendar date in India. */
  readonly date: string;
  /** The part of the day's rate that the day earns: 0, ½ or 1. */
  readonly share: number;
  readonly overtimeMinutes: number;
  readonly weekOvertimeMinutes: number;
}

export interface EarningTerms {
  /** A calendar date in India. */
  readonly validFrom: string;
  readonly monthlyBasePaise: number;
  readonly workingDays: number;
  readonly otMultiplierFactor: number;
}

/** The rule by which a date is paid to an employed person, present or not. */
export interface DayRule {
  readonly isOff: boolean;
  /** The part of the day that is paid without work: 0, ½ or 1. */
  readonly paidShare: number;
}

const paidLeaveOn = (date: string, leaves: readonly LeaveDays[]) =>
  leaves
    .filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate)
    .reduce((sum, { kind, isHalfDay }) => sum + (kind === "UNPAID" ? 0 : isHalfDay ? 0.5 : 1), 0);

/** Returns the rule of a date for an employed person. A holiday is paid, and a weekly off is not. */
export function dayRule(date: string, dayOff: DayOff | undefined, leaves: readonly LeaveDays[]) {
  if (dayOff) return { isOff: true, paidShare: dayOff.kind === "HOLIDAY" ? 1 : 0 };
  return { isOff: false, paidShare: Math.min(1, paidLeaveOn(date, leaves)) };
}

type Worked = Pick<WorkedDay, "checkIn" | "workedMinutes" | "hasOpenSpan">;

/**
 * Returns the worked part of a day: 0, ½ or 1. A day with an unknown check-out counts whole until the exception is
 * settled.
 */
function workedShare({ checkIn, workedMinutes, hasOpenSpan }: Worked, halfDayHours: number) {
  if (!checkIn) return 0;
  return !hasOpenSpan && workedMinutes < halfDayHours * 60 ? 0.5 : 1;
}

/**
 * Computes the part of the day's rate that a day earns: 0, ½ or 1. Work on a day off is overtime only. A day under
 * `halfDayHours` counts half.
 */
export const computeDayShare = (day: Worked, rule: DayRule, halfDayHours: number): number =>
  Math.min(1, (rule.isOff ? 0 : workedShare(day, halfDayHours)) + rule.paidShare);

/**
 * Computes the pay of overtime in paise, not rounded. Divides once, so that a half paisa is exact. Source:
 * docs/trade/pay.md#overtime.
 */
export const overtimePaise = (
  minutes: number,
  { monthlyBasePaise, workingDays, otMultiplierFactor }: EarningTerms,
) => (minutes * otMultiplierFactor * monthlyBasePaise) / (workingDays * workingDayMinutes);

/**
 * Computes a day's salary in whole paise: the share of the day's rate, and overtime at the hourly rate times the
 * multiplier.
 */
export function computeDaySalaryPaise(
  { share, overtimeMinutes }: Pick<EarnedDay, "share" | "overtimeMinutes">,
  terms: EarningTerms | undefined,
): number {
  if (!terms) return 0;
  const paidMinutes = share * workingDayMinutes + overtimeMinutes * terms.otMultiplierFactor;
  return Math.round(
    (paidMinutes * terms.monthlyBasePaise) / (terms.workingDays * workingDayMinutes),
  );
}

interface TermsDays {
  readonly terms: EarningTerms;
  readonly days: EarnedDay[];
}

/** Groups the days by the terms that hold on them. `days` and `terms` are in the order of their dates. */
const groupByTerms = (days: readonly EarnedDay[], terms: readonly EarningTerms[]): TermsDays[] =>
  [...groupBy(days, ({ date }) => rowOn(terms, date))].flatMap(([ofPeriod, paidDays]) =>
    ofPeriod ? { terms: ofPeriod, days: paidDays } : [],
  );

const sharesOf = ({ days }: TermsDays) => days.reduce((sum, { share }) => sum + share, 0);

export const overtimeOf = (days: readonly EarnedDay[]): number =>
  days.reduce((sum, day) => sum + day.overtimeMinutes + day.weekOvertimeMinutes, 0);

/** Returns the values of a day's rate in a formula. */
const dayRate = ({ monthlyBasePaise, workingDays }: EarningTerms) => ({
  base: rupeesText(monthlyBasePaise),
  days: numberText(workingDays),
});

const productOf = (periods: readonly TermsDays[]) =>
  periods.reduce((product, { terms }) => product * terms.workingDays, 1);

/**
 * Computes what each period's days earn, in paise. Together they earn at most one month's base: if they make up more than
 * one month, each amount is divided by that number of months. Everything is multiplied by the working days of all periods
 * first, so that each amount is divided once. Source: docs/trade/pay.md#earned-wages.
 */
function earnedPaise(periods: readonly TermsDays[]): { amounts: number[]; isCapped: boolean } {
  const parts = periods.map((period) => {
    const others = productOf(periods.filter((other) => other !== period));
    return { shares: sharesOf(period), others, base: period.terms.monthlyBasePaise };
  });
  const worked = parts.reduce((sum, { shares, others }) => sum + shares * others, 0);
  const month = productOf(periods);
  const isCapped = worked > month;
  const amounts = parts.map(({ shares, others, base }) =>
    Math.round((shares * base * others) / (isCapped ? worked : month)),
  );
  return { amounts, isCapped };
}

/** Writes the days as parts of a month, such as `14 ÷ 26 + 14 ÷ 24`. */
const monthsText = (periods: readonly TermsDays[]) =>
  periods
    .map((period) => `${numberText(sharesOf(period))} ÷ ${numberText(period.terms.workingDays)}`)
    .join(" + ");

function earnedPeriods(all: readonly TermsDays[]): Line[] {
  const periods = all.filter((period) => sharesOf(period) > 0);
  const { amounts, isCapped } = earnedPaise(periods);
  const cap = isCapped ? [say("formula.monthCap", { months: `(${monthsText(periods)})` })] : [];
  return periods.map((period, index) => {
    const shares = sharesOf(period);
    return {
      kind: "EARNED",
      paise: amounts[index] ?? 0,
      formula: joinParts([
        say("formula.days", { smart_count: shares, ...dayRate(period.terms) }),
        ...cap,
      ]),
      dates: period.days.filter(({ share }) => share > 0).map(({ date }) => date),
    };
  });
}

function overtimeLine(period: TermsDays): Line | undefined {
  const minutes = overtimeOf(period.days);
  if (minutes === 0) return undefined;
  const { terms } = period;
  return {
    kind: "OVERTIME",
    paise: Math.round(overtimePaise(minutes, terms)),
    formula: say("formula.overtime", {
      duration: { minutes },
      ...dayRate(terms),
      factor: numberText(terms.otMultiplierFactor),
    }),
    dates: period.days
      .filter((day) => day.overtimeMinutes + day.weekOvertimeMinutes > 0)
      .map(({ date }) => date),
  };
}

/** Computes a line of day rates and a line of overtime for all terms in the month. Each line is rounded once. */
export function computeEarnedLines(days: readonly EarnedDay[], terms: readonly EarningTerms[]) {
  const periods = groupByTerms(days, terms);
  const overtime = periods.map(overtimeLine).filter((line) => line !== undefined);
  return [...earnedPeriods(periods), ...overtime];
}
