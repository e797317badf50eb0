import type { Payslip } from "../../contract/payroll";
import { indiaDate, lastDateOfMonth } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { groupBy } from "../groupBy";
import { paiseOf } from "../units";
import { type EarningDay, earnedLines } from "./earnedLines";
import { type LaterChange, laterChanges } from "./laterChanges";
import { lockedPayslips } from "./lockedPayslips";
import { type LockedRun, payRulesSchema } from "./lockedRuns";
import { monthDays } from "./monthDays";
import { sumOf } from "./payLineText";
import type { PayRules } from "./payRules";
import { weekEnd } from "./weekOvertime";

type Reader = Pick<Database, "select" | "execute">;

interface DueOptions {
  readonly run: LockedRun;
  /** Of today. */
  readonly present: PayRules;
  /** Undefined for all employees. */
  readonly employeeIds: readonly number[] | undefined;
}

/** A locked month's days by the dated facts of today, and by the settings that it was locked by. */
function daysNow(db: Reader, { run, present, employeeIds }: DueOptions) {
  const { calendar, hasWorkDays, shifts } = run.rules;
  return monthDays(db, run.month, {
    calendar: { ...calendar, holidays: present.calendar.holidays },
    hasWorkDays,
    shifts,
    today: indiaDate(new Date()),
    employeeIds,
  });
}

const termsOf = ({ terms }: Payslip) =>
  terms.map(({ monthlyBaseSalary, ...rest }) => ({
    ...rest,
    monthlyBasePaise: paiseOf(monthlyBaseSalary),
  }));

/** The days of a payslip, with changed days replaced by their present state. */
export function changedDays(
  locked: readonly EarningDay[],
  now: readonly EarningDay[],
  changes: readonly Pick<LaterChange, "first" | "last">[],
): EarningDay[] {
  const isChanged = (date: string) =>
    changes.some(({ first, last }) => first <= date && date <= last);
  const isWeekChanged = (sunday: string) =>
    changes.some(({ first, last }) => first <= sunday && sunday <= weekEnd(last));
  const present = new Map(now.map((day) => [day.date, day]));
  const kept = locked
    .filter(({ date }) => !isChanged(date))
    .map((day) => {
      const week = isWeekChanged(day.date) ? present.get(day.date) : undefined;
      return week ? { ...day, weekOvertimeMinutes: week.weekOvertimeMinutes } : day;
    });
  return [...kept, ...now.filter(({ date }) => isChanged(date))].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

/**
 * Computes what a month that was locked by older rules would pay. Days without a changed fact keep their locked state:
 * changed rules alone make no arrears. The present rules apply only to changed days.
 */
async function dueByOlderRules(db: Reader, asked: DueOptions): Promise<Map<number, number>> {
  const { run, employeeIds } = asked;
  const [first, last] = [`${run.month}-01`, lastDateOfMonth(run.month)];
  const people = new Map((await daysNow(db, asked)).map((person) => [person.id, person]));
  const payslips = (await lockedPayslips(db, run.month, employeeIds)) ?? [];
  const locked = new Map(payslips.map((payslip) => [payslip.employeeId, payslip]));
  const changes = await laterChanges(db, { since: run, first, last, employeeIds });
  const changesOf = groupBy(
    changes.filter(({ changesDays = true }) => changesDays),
    ({ employeeId }) => employeeId,
  );
  const ids = new Set([...people.keys(), ...locked.keys()]);
  return new Map(
    [...ids].map((id) => {
      const [person, payslip] = [people.get(id), locked.get(id)];
      const own = [...(changesOf.get(id) ?? []), ...(changesOf.get(undefined) ?? [])];
      const terms = payslip ? termsOf(payslip) : [];
      const days = changedDays(payslip?.days ?? [], person?.days ?? [], own);
      const lockedPaise = (payslip?.lines ?? [])
        .filter(({ kind }) => kind === "EARNED" || kind === "OVERTIME")
        .reduce((sum, { amount }) => sum + paiseOf(amount), 0);
      const now = sumOf(earnedLines(days, person?.terms ?? terms));
      const then = sumOf(earnedLines(payslip?.days ?? [], terms));
      return [id, lockedPaise + now - then];
    }),
  );
}

/** Computes what a locked month would pay for its days now, by employee, in paise. */
export async function dueWages(db: Reader, asked: DueOptions): Promise<Map<number, number>> {
  if (asked.run.rulesVersion < payRulesSchema.version) return dueByOlderRules(db, asked);
  const people = await daysNow(db, asked);
  return new Map(people.map(({ id, days, terms }) => [id, sumOf(earnedLines(days, terms))]));
}
