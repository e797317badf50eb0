import type { SeededRandom } from "../../server/demo/plantHistory";
import type { LeaveFacts, LedgerRule } from "../../server/leave/ledger";
import { dateOf, dayNumber } from "./randomMonths";

type Kind = LedgerRule["kind"];

/** Rounds to the half day. */
const halves = (days: number) => Math.round(2 * days) / 2;

const yearOf = (day: number) => Number(dateOf(day).slice(0, 4));
const january = (year: number) => dayNumber(`${year}-01-01`);

/**
 * Returns a function that computes the balance of a day from the plant's written rules, without the ledger: the balance
 * of the last year's end or last day, cut to its limit, and what came since. It shares no code with the server.
 */
export function leaveModel(kind: Kind, facts: LeaveFacts) {
  const rules = facts.rules.filter((rule) => rule.kind === kind);
  const entries = facts.entries.filter((entry) => entry.kind === kind);
  const ruleOn = (day: number) => rules.findLast((rule) => dayNumber(rule.validFrom) <= day);
  /** A term that begins on the day after another one continues it. */
  const periods: { from: number; until: number }[] = [];
  for (const { joinedOn, leftOn } of facts.employments) {
    const from = dayNumber(joinedOn);
    const until = leftOn === null ? Number.POSITIVE_INFINITY : dayNumber(leftOn);
    const previous = periods.at(-1);
    if (previous?.until === from - 1) previous.until = until;
    else periods.push({ from, until });
  }
  const workedDays = [...facts.worked].map(dayNumber).sort((one, other) => one - other);
  /** The days at work up to each day. */
  const [start = 0, end = 0] = [workedDays[0], workedDays.at(-1)];
  const workedCounts = Array.from({ length: end - start + 1 }, () => 0);
  for (const day of workedDays) workedCounts[day - start] = 1;
  for (let at = 1; at < workedCounts.length; at += 1)
    workedCounts[at] = (workedCounts[at] ?? 0) + (workedCounts[at - 1] ?? 0);
  const countBy = (day: number) =>
    day < start ? 0 : (workedCounts[Math.min(day, end) - start] ?? 0);
  const workedIn = (from: number, until: number) => countBy(until) - countBy(from - 1);

  const leaveDays = facts.leaves.flatMap(({ kind: leaveKind, firstDate, lastDate, isHalfDay }) => {
    const [first, last] = [dayNumber(firstDate), dayNumber(lastDate)];
    const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return all
      .filter((day) => periods.some((one) => one.from <= day && day <= one.until))
      .filter((day) => !facts.isOff(dateOf(day)))
      .map((day) => ({ day, kind: leaveKind, days: isHalfDay ? 0.5 : 1 }));
  });
  const takenDays = leaveDays.filter((leave) => leave.kind === kind);

  /** The part of each day of paid leave on which the person is not at work. */
  const partByDay = new Map<number, number>();
  for (const { day, kind: leaveKind, days } of leaveDays)
    if (leaveKind !== "UNPAID" && workedIn(day, day) === 0)
      partByDay.set(day, Math.min(1, (partByDay.get(day) ?? 0) + days));
  const countLeave = (from: number, until: number) =>
    [...partByDay].reduce(
      (sum, [day, part]) => (from <= day && day <= until ? sum + part : sum),
      0,
    );

  /** Returns the days that a period has earned in a year up to a day. */
  function earned(period: (typeof periods)[number], year: number, until: number): number {
    const since = Math.max(period.from, january(year));
    const end = Math.min(until, period.until, january(year + 1) - 1);
    const [first] = rules;
    if (!first || end < since) return 0;
    const begins = dayNumber(first.validFrom);
    if (first.accrual === "YEAR") {
      const day = Math.max(since, begins);
      const month = Number(dateOf(day).slice(5, 7));
      return day > end ? 0 : halves(((ruleOn(day)?.daysPerYear ?? 0) * (13 - month)) / 12);
    }
    if (first.accrual === "MONTH") {
      const months = Array.from({ length: 12 }, (_, index) => index + 1).map((month) => {
        const start = dayNumber(`${year}-${String(month).padStart(2, "0")}-01`);
        const next =
          month === 12
            ? january(year + 1)
            : dayNumber(`${year}-${String(month + 1).padStart(2, "0")}-01`);
        const day = Math.max(start, since, begins);
        return day < next && day <= end ? (ruleOn(day)?.daysPerYear ?? 0) : 0;
      });
      return halves(months.reduce((sum, days) => sum + days, 0) / 12);
    }
    // Each rule holds until the day before the next one. Leave that a rule has earned stays.
    const spans = rules.map((rule, index) => {
      const next = rules[index + 1];
      const last = next ? Math.min(end, dayNumber(next.validFrom) - 1) : end;
      if (last < Math.max(since, dayNumber(rule.validFrom))) return 0;
      const worked = workedIn(since, last);
      const joins = since > january(year);
      const needed = joins
        ? ((january(year + 1) - since) * rule.joinerPercent) / 100
        : rule.minimumWorked;
      const present = worked + countLeave(since, last);
      return present < needed ? 0 : Math.floor(worked / rule.workedPerDay);
    });
    // A leaver is paid for the days worked, however few they are.
    const perDay = ruleOn(end)?.workedPerDay;
    if (period.until === end && perDay !== undefined)
      spans.push(Math.floor(workedIn(since, end) / perDay));
    return Math.max(0, ...spans);
  }

  /** Returns the days that were added from one day to another, both included. */
  function moved(from: number, until: number): number {
    const year = yearOf(until);
    const ofPeriods = periods.map(
      (period) => earned(period, year, until) - earned(period, year, from - 1),
    );
    const entered = entries
      .filter(({ date }) => from <= dayNumber(date) && dayNumber(date) <= until)
      .map(({ type, days }) => (type === "ENCASHED" ? -days : days));
    const taken = takenDays
      .filter(({ day }) => from <= day && day <= until)
      .map(({ days }) => -days);
    return [...ofPeriods, ...entered, ...taken].reduce((sum, days) => sum + days, 0);
  }

  const known = new Map<number, number>();
  const first = Math.min(
    january(
      yearOf(
        Math.min(...periods.map((one) => one.from), ...entries.map(({ date }) => dayNumber(date))),
      ),
    ),
  );

  function balance(day: number): number {
    if (day < first) return 0;
    const before = known.get(day);
    if (before !== undefined) return before;
    const lastDays = periods.map((one) => one.until + 1).filter((end) => end <= day);
    const cut = Math.max(january(yearOf(day)), ...lastDays);
    const previousBalance = balance(cut - 1);
    const rule = ruleOn(cut - 1);
    const isEnd =
      lastDays.includes(cut) && !periods.some((one) => one.from <= cut && cut <= one.until);
    const limit = isEnd ? 0 : cut === january(yearOf(cut)) ? rule?.carryOver : undefined;
    const carriedBalance =
      rule?.surplus === "LAPSE" && limit !== undefined && previousBalance > limit
        ? limit
        : previousBalance;
    const found = carriedBalance + moved(cut, day);
    known.set(day, found);
    return found;
  }
  return (date: string) => balance(dayNumber(date));
}

const from = dayNumber("2024-01-01");
export const historyEnd = "2026-12-31";
const until = dayNumber(historyEnd);

/** Returns a person with random rules, employments, days at work, leaves and entries over three years. */
export function randomLeave({ integer, pick, next }: SeededRandom): LeaveFacts {
  const day = (least = from, most = until) => dateOf(integer(least, most));
  const rule = (kind: Kind, validFrom: string, accrual: LedgerRule["accrual"]): LedgerRule => ({
    kind,
    validFrom,
    accrual,
    daysPerYear: integer(12, 36) / 2 + 6,
    workedPerDay: pick([20, 20, 15]),
    minimumWorked: pick([180, 240]),
    joinerPercent: pick([25, 66.667]),
    ...(next() < 0.8 && { carryOver: pick([0, 5, 12.5, 30]) }),
    surplus: pick(["LAPSE", "LAPSE", "PAY_OUT"]),
  });
  const rules = [
    rule("EARNED", dateOf(from + integer(-400, 200)), "DAYS_WORKED"),
    rule("EARNED", "2025-11-21", "DAYS_WORKED"),
    rule("CASUAL", dateOf(from + integer(-30, 60)), "MONTH"),
    rule("CASUAL", day(from + 100), "MONTH"),
    rule("SICK", day(from, from + 300), "YEAR"),
  ].toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  const joined = pick([from - 500, integer(from, until - 200)]);
  const left = integer(Math.max(joined, from) + 30, until);
  const stays = { joinedOn: dateOf(joined), leftOn: null };
  const leaves = { joinedOn: dateOf(joined), leftOn: dateOf(left) };
  const returns = { joinedOn: dateOf(left + pick([1, 2, integer(1, 90)])), leftOn: null };
  const employments = pick([[stays], [stays], [leaves], [leaves, returns]]);
  const share = pick([0.3, 0.5, 0.66, 0.9]);
  const worked = new Set<string>();
  for (let at = from; at <= until; at += 1) if (next() < share) worked.add(dateOf(at));
  const leaveRecords = Array.from({ length: integer(0, 12) }, () => {
    const first = integer(from, until);
    const last = first + pick([0, 0, 1, 3, 9]);
    const kind = pick(["CASUAL", "SICK", "EARNED", "COMPENSATORY", "PAID", "UNPAID"] as const);
    return { kind, firstDate: dateOf(first), lastDate: dateOf(last), isHalfDay: next() < 0.3 };
  }).toSorted((one, other) => (one.firstDate < other.firstDate ? -1 : 1));
  const entries = Array.from({ length: integer(0, 8) }, () => ({
    kind: pick(["CASUAL", "SICK", "EARNED", "COMPENSATORY"] as const),
    type: pick(["OPENING", "GRANTED", "ENCASHED"] as const),
    date: day(),
    days: integer(1, 30) / 2,
  })).toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const off = integer(0, 6);
  const holidays = new Set(Array.from({ length: 20 }, () => day()));
  return {
    rules,
    employments,
    entries,
    leaves: leaveRecords,
    worked,
    isOff: (date) => (dayNumber(date) + 4) % 7 === off || holidays.has(date),
  };
}
