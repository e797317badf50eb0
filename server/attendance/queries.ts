import { and, eq, gte, isNull, lt, or } from "drizzle-orm";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../contract/indiaTime";
import type { Database } from "../db/connect";
import { employees, punches, salaries } from "../db/schema";
import { type Day, dayOf, type Pay } from "./dayPay";

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

/** The days that the scans from `first` to `last` make: by employee, then by calendar date in India. */
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
        gte(punches.punchedAt, startOfIndiaDate(first)),
        lt(punches.punchedAt, endOfIndiaDate(last)),
      ),
    );
  const scans = new Map<number, Map<string, Date[]>>();
  for (const { employeeId, punchedAt } of rows) {
    const dates = scans.get(employeeId) ?? new Map<string, Date[]>();
    const date = indiaDate(punchedAt);
    dates.set(date, [...(dates.get(date) ?? []), punchedAt]);
    scans.set(employeeId, dates);
  }
  return new Map(
    [...scans].map(([employeeId, dates]) => [
      employeeId,
      new Map([...dates].map(([date, instants]) => [date, dayOf(instants)])),
    ]),
  );
}
