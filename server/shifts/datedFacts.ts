import { and, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import { rowOn } from "../../domain/datedRows";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { assignments, employees, employments, shifts } from "../db/schema";
import { pickColumns } from "../db/tables";
import { groupBy } from "../groupBy";
import { holdsIn } from "../records/overlap";
import { hourMs } from "../units";

/** A shift's times, in minutes after midnight in India. */
export interface ShiftTimes {
  readonly id: number;
  readonly name: string;
  readonly startsAt: number;
  /** Not after `startsAt`: on the next day. */
  readonly endsAt: number;
  readonly unpaidBreakMinutes: number;
}

/** The unit and shift of a person from a calendar date on, until the next assignment. */
export interface DatedAssignment {
  readonly validFrom: string;
  readonly unit: string;
  readonly shift?: ShiftTimes;
}

/** A period in which a person is employed: calendar dates in India, both included. */
export interface DatedEmployment {
  readonly joinedOn: string;
  readonly leftOn: string | null;
}

/** The calendar dates in India and the employees for which facts are read. */
export interface FactsOptions {
  readonly first: string;
  readonly last: string;
  readonly employeeIds?: readonly number[] | undefined;
}

/**
 * Returns the services of a person: employments without a day between them are one, such as a fixed term that turns
 * permanent. Employments and services are in the order of their dates.
 */
export function joinEmployments(periods: readonly DatedEmployment[]): DatedEmployment[] {
  const services: DatedEmployment[] = [];
  for (const { joinedOn, leftOn } of periods) {
    const previous = services.at(-1);
    const isContinued = previous?.leftOn != null && dateAfter(previous.leftOn) === joinedOn;
    if (previous && isContinued) services.splice(-1, 1, { ...previous, leftOn });
    else services.push({ joinedOn, leftOn });
  }
  return services;
}

/** Returns the employment of a calendar date in India. Undefined if the person is not employed on it. */
export const periodOn = (periods: readonly DatedEmployment[], date: string) =>
  periods.find(({ joinedOn, leftOn }) => joinedOn <= date && (leftOn === null || date <= leftOn));

/** True if a person with these employments is employed on a calendar date in India. */
export const isEmployedOn = (periods: readonly DatedEmployment[], date: string): boolean =>
  periodOn(periods, date) !== undefined;

/**
 * True if a person may scan at an instant. After the last day employed, the person may still check out from the last
 * night.
 */
export const mayScanAt = (
  periods: readonly DatedEmployment[],
  at: Date,
  longestSpanHours: number,
): boolean =>
  [at, new Date(at.getTime() - longestSpanHours * hourMs)].some((instant) =>
    isEmployedOn(periods, indiaDate(instant)),
  );

/** True if a person with these employments is not employed after a calendar date in India, as far as is known. */
export const hasLeftBy = (periods: readonly DatedEmployment[], date: string): boolean =>
  periods.every(({ leftOn }) => leftOn !== null && leftOn <= date);

/**
 * Returns the assignment of a date. The first one holds before its date too, so that each person has a unit. `dated` is
 * in the order of the dates.
 */
export const assignmentOn = <Dated extends Pick<DatedAssignment, "validFrom">>(
  dated: readonly Dated[],
  date: string,
): Dated | undefined => rowOn(dated, date) ?? dated[0];

export const timesColumns = pickColumns(
  shifts,
  "id",
  "name",
  "startsAt",
  "endsAt",
  "unpaidBreakMinutes",
);

/** Reads the times of all shifts, also of removed ones. */
export const readShiftTimes = (db: Reader): Promise<ShiftTimes[]> =>
  db.select(timesColumns).from(shifts).orderBy(shifts.id);

/** Reads the employments of some or all people, in the order of their dates. */
export async function readEmployments(db: Reader, employeeIds?: readonly number[]) {
  const rows = await db
    .select(pickColumns(employments, "employeeId", "joinedOn", "leftOn", "isFixedTerm"))
    .from(employments)
    .where(employeeIds && inArray(employments.employeeId, [...employeeIds]))
    .orderBy(employments.employeeId, employments.joinedOn);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

/** A limit makes PostgreSQL read assignments by the index, not compare all earlier rotations with the dates. */
const allRows = 2 ** 31 - 1;

/**
 * Reads the assignments that hold on the dates from `first` to `last`, in the order of their dates. A person without a
 * shift on `first` also has the last assignment with a shift. Its last work day ends the time of scans with a shift. If
 * a person's first assignment begins after `last`, it is read too.
 */
export async function readAssignments(db: Reader, { first, last, employeeIds }: FactsOptions) {
  const earliest = db
    .select({
      since: sql<string | null>`coalesce(
        (select max(a.valid_from) from ${assignments} a
          where a.employee_id = ${employees}.id and a.valid_from <= ${first} and a.shift_id is not null),
        (select max(a.valid_from) from ${assignments} a
          where a.employee_id = ${employees}.id and a.valid_from <= ${first}),
        (select min(a.valid_from) from ${assignments} a where a.employee_id = ${employees}.id))`.as(
        "since",
      ),
      id: employees.id,
    })
    .from(employees)
    .where(employeeIds && inArray(employees.id, [...employeeIds]))
    .limit(allRows)
    .as("earliest");
  const inForce = db
    .select(pickColumns(assignments, "employeeId", "validFrom", "unit", "shiftId"))
    .from(assignments)
    .where(
      and(
        eq(assignments.employeeId, earliest.id),
        gte(assignments.validFrom, earliest.since),
        or(lte(assignments.validFrom, last), eq(assignments.validFrom, earliest.since)),
      ),
    )
    .limit(allRows)
    .as("held");
  const rows = await db
    .select({
      employeeId: inForce.employeeId,
      validFrom: inForce.validFrom,
      unit: inForce.unit,
      shift: timesColumns,
    })
    .from(earliest)
    .crossJoinLateral(inForce)
    .leftJoin(shifts, eq(shifts.id, inForce.shiftId))
    .orderBy(inForce.employeeId, inForce.validFrom);
  const dated = rows.map(({ shift, ...row }) => ({ ...row, ...(shift && { shift }) }));
  return groupBy(dated, ({ employeeId }) => employeeId);
}

/**
 * Returns the SQL condition for people who are employed on some day from `first` to `last`, calendar dates in India.
 */
export const employedIn = (first: string, last: string) =>
  sql`exists (select from ${employments} where ${and(
    eq(employments.employeeId, employees.id),
    holdsIn({ from: employments.joinedOn, to: employments.leftOn }, first, last),
  )})`;
