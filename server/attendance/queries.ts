import { and, eq, gte, isNull, lt, or } from "drizzle-orm";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../contract/indiaTime";
import type { Database } from "../db/connect";
import { employees, punches, salaries } from "../db/schema";
import { type Day, dayOf, type Pay } from "./dayPay";
import { longestSpanMs, pairScans, type Span } from "./pairScans";

export interface Person {
  id: number;
  name: string;
  barcodeId: string;
  unit: string;
  /** Absent until a salary is set up. */
  pay?: Pay;
}

/** Who was employed on some day from `first` to `last`, calendar dates in India. */
export async function employedBetween(
  db: Database,
  first: string,
  last: string,
): Promise<Person[]> {
  const rows = await db
    .select({
      id: employees.id,
      name: employees.name,
      barcodeId: employees.barcodeId,
      unit: employees.unit,
      monthlyBasePaise: salaries.monthlyBasePaise,
      workingDays: salaries.workingDays,
      otMultiplierFactor: salaries.otMultiplierFactor,
    })
    .from(employees)
    .leftJoin(salaries, eq(salaries.employeeId, employees.id))
    .where(
      and(
        lt(employees.joinedAt, endOfIndiaDate(last)),
        or(isNull(employees.deactivatedAt), gte(employees.deactivatedAt, startOfIndiaDate(first))),
      ),
    )
    .orderBy(employees.id);
  return rows.map(({ monthlyBasePaise, workingDays, otMultiplierFactor, ...person }) =>
    monthlyBasePaise === null || workingDays === null || otMultiplierFactor === null
      ? person
      : { ...person, pay: { monthlyBasePaise, workingDays, otMultiplierFactor } },
  );
}

/**
 * How long before a day scans are read: whether one is a check-in depends on those before it, as far
 * back as to a pause that is longer than a span. Nobody works more than ten days without a day off
 * (Factories Act, s. 52).
 */
const lookBackMs = 11 * 24 * 3_600_000;

/**
 * The days from `first` to `last`, calendar dates in India: by employee, then by date. A span belongs
 * whole to the date of its check-in, so that a night's hours count to the day on which it began.
 */
export async function workdaysBetween(
  db: Database,
  first: string,
  last: string,
): Promise<Map<number, Map<string, Day>>> {
  const rows = await db
    .select({ employeeId: punches.employeeId, punchedAt: punches.punchedAt })
    .from(punches)
    .where(
      and(
        gte(punches.punchedAt, new Date(startOfIndiaDate(first).getTime() - lookBackMs)),
        lt(punches.punchedAt, new Date(endOfIndiaDate(last).getTime() + longestSpanMs)),
      ),
    );
  const scans = new Map<number, Date[]>();
  for (const { employeeId, punchedAt } of rows) {
    const theirs = scans.get(employeeId);
    if (theirs) theirs.push(punchedAt);
    else scans.set(employeeId, [punchedAt]);
  }
  return new Map([...scans].map(([id, theirs]) => [id, daysOf(pairScans(theirs), first, last)]));
}

/** The days that spans make, by the date of their check-in. */
function daysOf(spans: readonly Span[], first: string, last: string): Map<string, Day> {
  const dates = new Map<string, Span[]>();
  for (const span of spans) {
    const date = indiaDate(span.checkIn);
    if (date < first || date > last) continue;
    dates.set(date, [...(dates.get(date) ?? []), span]);
  }
  return new Map([...dates].map(([date, theirs]) => [date, dayOf(theirs)]));
}
