import { currentTime } from "../../domain/clock";
import { rowOn } from "../../domain/datedRows";
import { indiaDate } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { assignmentOn } from "../shifts/datedFacts";
import { overtimePaise } from "./earnings";
import { readMonthDays } from "./monthDays";
import { readLockedRules, readPayRules } from "./payRuns";

/**
 * Reads the overtime of a unit's people on some dates in India: paise by date, not rounded. The overtime of a week is in
 * its last day. A locked month is computed by its own rules.
 */
export async function readUnitOvertime(
  db: Pick<Database, "select" | "execute">,
  unit: string,
  dates: readonly string[],
): Promise<Map<string, number>> {
  const today = indiaDate(currentTime());
  const overtime = new Map<string, number>();
  for (const month of new Set(dates.map((date) => date.slice(0, 7)))) {
    const rules = (await readLockedRules(db, month)) ?? (await readPayRules(db));
    for (const person of await readMonthDays(db, month, { today, ...rules })) {
      for (const { date, overtimeMinutes, weekOvertimeMinutes } of person.days) {
        const terms = rowOn(person.terms, date);
        const minutes = overtimeMinutes + weekOvertimeMinutes;
        const home = assignmentOn(person.assignments, date)?.unit ?? person.unit;
        if (minutes === 0 || !terms || home !== unit || !dates.includes(date)) continue;
        overtime.set(date, (overtime.get(date) ?? 0) + overtimePaise(minutes, terms));
      }
    }
  }
  return overtime;
}
