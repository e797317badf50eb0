import type { BalancedKind, LeaveKind, LeaveRule, leaveEntryTypes } from "../../contract/leaves";
import {
  dateAfter,
  datesBefore,
  daysBetween,
  monthAfter,
  monthsBefore,
} from "../../domain/indiaTime";
import { type DatedEmployment, periodOn } from "../shifts/datedFacts";

export type LedgerRule = Omit<LeaveRule, "id" | "createdBy" | "version">;

/** The facts that decide on one person's leave. All lists are in the order of their dates. */
export interface LeaveFacts {
  readonly rules: readonly LedgerRule[];
  readonly employments: readonly DatedEmployment[];
  readonly entries: readonly {
    readonly kind: BalancedKind;
    readonly type: (typeof leaveEntryTypes)[number];
    readonly date: string;
    readonly days: number;
  }[];
  /** The leaves that count. */
  readonly leaves: readonly {
    readonly kind: LeaveKind;
    readonly firstDate: string;
    readonly lastDate: string;
    readonly isHalfDay: boolean;
  }[];
  readonly worked: ReadonlySet<string>;
  /** True on a weekly off or holiday of the person's unit, which is never leave. */
  isOff(date: string): boolean;
}

/** A change of a balance. Taken, encashed and lapsed days are negative. */
interface LedgerRow {
  readonly date: string;
  readonly type: (typeof leaveEntryTypes)[number] | "EARNED" | "TAKEN" | "LAPSED";
  readonly days: number;
}

const toHalves = (days: number) => Math.round(days * 2) / 2;

export const sumOfDays = (rows: readonly LedgerRow[]) =>
  rows.reduce((sum, { days }) => sum + days, 0);

/** The earned days of a person since the year's start, or since joining in the year. */
interface Year {
  readonly since: string;
  worked: number;
  /** Twelve times the days that whole months have earned. */
  monthly: number;
  earned: number;
}

/** Returns the days worked that a person needs in a calendar year. */
function neededDays({ minimumWorked, joinerPercent }: LedgerRule, since: string): number {
  const end = `${since.slice(0, 4)}-12-31`;
  if (since.endsWith("-01-01")) return minimumWorked;
  return ((daysBetween(since, end) + 1) * joinerPercent) / 100;
}

/** Returns all days that a year has earned by the end of a date. */
function computeEarned(rule: LedgerRule, year: Year, date: string): number {
  if (rule.accrual === "DAYS_WORKED")
    return year.worked < neededDays(rule, year.since)
      ? year.earned
      : Math.floor(year.worked / rule.workedPerDay);
  if (rule.accrual === "MONTH") return toHalves(year.monthly / 12);
  const months = 13 - Number(date.slice(5, 7));
  return year.earned === 0 ? toHalves((rule.daysPerYear * months) / 12) : year.earned;
}

type OfKind = Pick<LeaveFacts, "rules" | "entries" | "leaves">;

/** Returns the dates up to `until` on which a balance may change, in their order. */
function datesOfChange({ rules, entries, leaves }: OfKind, facts: LeaveFacts, until: string) {
  const starts = [rules[0]?.validFrom, entries[0]?.date, leaves[0]?.firstDate];
  const first = starts.flatMap((date) => date ?? []).toSorted()[0];
  if (first === undefined) return [];
  // A rule that begins within a year counts the days worked from the year's start.
  const january = `${first.slice(0, 4)}-01`;
  const dates = [
    ...monthsBefore(monthAfter(until.slice(0, 7)), january).map((month) => `${month}-01`),
    ...rules.map(({ validFrom }) => validFrom),
    ...entries.map(({ date }) => date),
    ...leaves.flatMap(({ firstDate, lastDate }) => datesBefore(dateAfter(lastDate), firstDate)),
    ...facts.employments.flatMap(({ joinedOn, leftOn }) => [
      joinedOn,
      ...(leftOn === null ? [] : [dateAfter(leftOn)]),
    ]),
    ...(rules.some(({ accrual }) => accrual === "DAYS_WORKED") ? facts.worked : []),
  ];
  return [...new Set(dates)].filter((date) => january <= date && date <= until).toSorted();
}

/**
 * Computes the rows of one kind of a person's leave up to a date. The balance of a day is the sum of the rows until
 * then. Source of the accrual by days worked: OSH Code s. 32.
 */
export function computeLedger(kind: BalancedKind, facts: LeaveFacts, until: string): LedgerRow[] {
  const rules = facts.rules.filter((rule) => rule.kind === kind);
  const entries = facts.entries.filter((entry) => entry.kind === kind);
  const leaves = facts.leaves.filter((leave) => leave.kind === kind);
  const lastDays = facts.employments.flatMap(({ leftOn }) => leftOn ?? []);
  const daysAfter = new Set(lastDays.map((date) => dateAfter(date)));
  const rows: LedgerRow[] = [];
  let balance = 0;
  const add = (date: string, type: LedgerRow["type"], days: number) => {
    if (days === 0) return;
    balance += days;
    rows.push({ date, type, days });
  };
  let year: Year = { since: "", worked: 0, monthly: 0, earned: 0 };
  for (const date of datesOfChange({ rules, entries, leaves }, facts, until)) {
    const before = rules.findLast(({ validFrom }) => validFrom < date);
    const rule = rules.findLast(({ validFrom }) => validFrom <= date);
    const period = periodOn(facts.employments, date);
    const hasLeft = !period && daysAfter.has(date);
    const limit = hasLeft ? 0 : date.endsWith("-01-01") ? before?.carryOver : undefined;
    if (limit !== undefined && before?.surplus === "LAPSE")
      add(date, "LAPSED", -Math.max(0, balance - limit));
    for (const { type, days } of entries.filter((entry) => entry.date === date))
      add(date, type, type === "ENCASHED" ? -days : days);
    if (!period) continue;
    const january = `${date.slice(0, 4)}-01-01`;
    const since = period.joinedOn > january ? period.joinedOn : january;
    if (year.since !== since) year = { since, worked: 0, monthly: 0, earned: 0 };
    if (facts.worked.has(date)) year.worked += 1;
    if (rule) {
      const isMonthsStart = date.endsWith("-01") || date === since || date === rules[0]?.validFrom;
      if (isMonthsStart && rule.accrual === "MONTH") year.monthly += rule.daysPerYear;
      const earned = Math.max(year.earned, computeEarned(rule, year, date));
      add(date, "EARNED", earned - year.earned);
      year.earned = earned;
    }
    for (const leave of leaves.filter((one) => one.firstDate <= date && date <= one.lastDate))
      if (!facts.isOff(date)) add(date, "TAKEN", leave.isHalfDay ? -0.5 : -1);
  }
  return rows;
}

/** Returns the part of a balance above the carry-over limit that is paid out, by the rule of a date. */
export function computePayOut(
  kind: BalancedKind,
  { rules, employments }: LeaveFacts,
  { balance, date }: { balance: number; date: string },
): number {
  const rule = rules.findLast((one) => one.kind === kind && one.validFrom <= date);
  if (rule?.surplus !== "PAY_OUT") return 0;
  const limit = periodOn(employments, date) ? rule.carryOver : 0;
  return limit === undefined ? 0 : Math.max(0, balance - limit);
}
