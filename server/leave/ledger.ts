import type { BalancedKind, LeaveKind, LeaveRule, leaveEntryTypes } from "../../contract/leaves";
import { rowOn } from "../../domain/datedRows";
import {
  dateAfter,
  datesBefore,
  daysBetween,
  monthAfter,
  monthsBefore,
} from "../../domain/indiaTime";
import { type DatedEmployment, joinEmployments, periodOn } from "../shifts/datedFacts";

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
  /** The leaves that count, of all kinds but `UNPAID`. */
  readonly leaves: readonly {
    readonly kind: LeaveKind;
    readonly firstDate: string;
    readonly lastDate: string;
    readonly isHalfDay: boolean;
  }[];
  readonly worked: ReadonlySet<string>;
  /** The person's unit on the last day of the facts. Undefined if the person has no assignment. */
  readonly unit?: string | undefined;
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
  /** The days of paid leave. They count for the least days, and earn no leave. */
  onLeave: number;
  /** Twelve times the days that whole months have earned. */
  monthly: number;
  earned: number;
}

/** Returns the days, worked or on paid leave, that a person needs in a calendar year. */
function neededDays({ minimumWorked, joinerPercent }: LedgerRule, since: string): number {
  const end = `${since.slice(0, 4)}-12-31`;
  if (since.endsWith("-01-01")) return minimumWorked;
  return ((daysBetween(since, end) + 1) * joinerPercent) / 100;
}

/**
 * Returns all days that a year has earned by the end of a date. On the last day of a service the days worked count without a
 * minimum (OSH Code s. 32(1)(vi)). Source: docs/trade/leave.md#earned-leave.
 */
function computeEarned(rule: LedgerRule, year: Year, date: string, isLastDay: boolean): number {
  if (rule.accrual === "DAYS_WORKED")
    return !isLastDay && year.worked + year.onLeave < neededDays(rule, year.since)
      ? year.earned
      : Math.floor(year.worked / rule.workedPerDay);
  if (rule.accrual === "MONTH") return toHalves(year.monthly / 12);
  const months = 13 - Number(date.slice(5, 7));
  return year.earned === 0 ? toHalves((rule.daysPerYear * months) / 12) : year.earned;
}

const datesOfLeave = ({ firstDate, lastDate }: LeaveFacts["leaves"][number]) =>
  datesBefore(dateAfter(lastDate), firstDate);

/** Returns the part of each date that a person is on paid leave: at most 1, and none on a day worked or off. */
function readLeaveParts({ leaves, worked, isOff }: LeaveFacts): Map<string, number> {
  const parts = new Map<string, number>();
  for (const leave of leaves)
    for (const date of leave.kind === "UNPAID" ? [] : datesOfLeave(leave))
      if (!worked.has(date) && !isOff(date))
        parts.set(date, Math.min(1, (parts.get(date) ?? 0) + (leave.isHalfDay ? 0.5 : 1)));
  return parts;
}

interface OfKind extends Pick<LeaveFacts, "rules" | "entries" | "leaves"> {
  readonly services: readonly DatedEmployment[];
  /** The dates that count for the least days. Empty if no rule of the kind counts days. */
  readonly counted: readonly string[];
}

/** Returns the dates up to `until` on which a balance may change, in their order. */
function datesOfChange({ rules, entries, leaves, services, counted }: OfKind, until: string) {
  const starts = [rules[0]?.validFrom, entries[0]?.date, leaves[0]?.firstDate];
  const first = starts.flatMap((date) => date ?? []).toSorted()[0];
  if (first === undefined) return [];
  // A rule that begins within a year counts the days worked from the year's start.
  const january = `${first.slice(0, 4)}-01`;
  const dates = [
    ...monthsBefore(monthAfter(until.slice(0, 7)), january).map((month) => `${month}-01`),
    ...rules.map(({ validFrom }) => validFrom),
    ...entries.map(({ date }) => date),
    ...leaves.flatMap(datesOfLeave),
    ...services.flatMap(({ joinedOn, leftOn }) => [
      joinedOn,
      ...(leftOn === null ? [] : [leftOn, dateAfter(leftOn)]),
    ]),
    ...counted,
  ];
  return [...new Set(dates)].filter((date) => january <= date && date <= until).toSorted();
}

/**
 * Computes the rows of one kind of a person's leave up to a date. The balance of a day is the sum of the rows until then.
 * Employments without a day between them are one service. Source of the accrual by days worked: OSH Code s. 32. Source:
 * docs/trade/leave.md#the-balance.
 */
export function computeLedger(kind: BalancedKind, facts: LeaveFacts, until: string): LedgerRow[] {
  const rules = facts.rules.filter((rule) => rule.kind === kind);
  const entries = facts.entries.filter((entry) => entry.kind === kind);
  const leaves = facts.leaves.filter((leave) => leave.kind === kind);
  const services = joinEmployments(facts.employments);
  const daysAfter = new Set(services.flatMap(({ leftOn }) => (leftOn ? dateAfter(leftOn) : [])));
  const countsDays = rules.some(({ accrual }) => accrual === "DAYS_WORKED");
  const leaveParts = countsDays ? readLeaveParts(facts) : new Map<string, number>();
  const counted = countsDays ? [...facts.worked, ...leaveParts.keys()] : [];
  const rows: LedgerRow[] = [];
  let balance = 0;
  const add = (date: string, type: LedgerRow["type"], days: number) => {
    if (days === 0) return;
    balance += days;
    rows.push({ date, type, days });
  };
  let year: Year = { since: "", worked: 0, onLeave: 0, monthly: 0, earned: 0 };
  for (const date of datesOfChange({ rules, entries, leaves, services, counted }, until)) {
    const before = rules.findLast(({ validFrom }) => validFrom < date);
    const rule = rowOn(rules, date);
    const period = periodOn(services, date);
    const hasLeft = !period && daysAfter.has(date);
    const limit = hasLeft ? 0 : date.endsWith("-01-01") ? before?.carryOver : undefined;
    if (limit !== undefined && before?.surplus === "LAPSE")
      add(date, "LAPSED", -Math.max(0, balance - limit));
    for (const { type, days } of entries.filter((entry) => entry.date === date))
      add(date, type, type === "ENCASHED" ? -days : days);
    if (!period) continue;
    const january = `${date.slice(0, 4)}-01-01`;
    const since = period.joinedOn > january ? period.joinedOn : january;
    if (year.since !== since) year = { since, worked: 0, onLeave: 0, monthly: 0, earned: 0 };
    if (facts.worked.has(date)) year.worked += 1;
    year.onLeave += leaveParts.get(date) ?? 0;
    if (rule) {
      const isMonthsStart = date.endsWith("-01") || date === since || date === rules[0]?.validFrom;
      if (isMonthsStart && rule.accrual === "MONTH") year.monthly += rule.daysPerYear;
      const earned = Math.max(year.earned, computeEarned(rule, year, date, date === period.leftOn));
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
