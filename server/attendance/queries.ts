import type { PlantCalendar } from "../../contract/calendar";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { leavesBetween, readCalendar } from "../calendar/queries";
import type { Database } from "../db/connect";
import { dayMs } from "../durations";
import type { ShiftTimes } from "../shifts/datedFacts";
import { employedBetween, type PeopleOptions, type Person } from "./employedPeople";
import { type PersonDays, personDaysOf } from "./personDays";
import { scansBetween } from "./scansBetween";
import { readEarlyDecisions } from "./workDays/earlyDecisions";
import {
  endOfWorkDays,
  readScans,
  type WorkDaysOptions,
  workAssignments,
} from "./workDays/readScans";
import { pairScans } from "./workDays/spans";
import { shiftOnOf, workDaySettings } from "./workDays/workDays";

type Reader = Pick<Database, "select" | "execute">;

/** Of those who are in: until when their next scan is a check-out, by employee. */
export async function readCheckOutLimits(db: Reader, now: Date): Promise<Map<number, Date>> {
  const settings = workDaySettings(await readCalendar(db));
  // A work day may have started on the day before.
  const [first, last] = [indiaDate(new Date(now.getTime() - dayMs)), indiaDate(now)];
  const assigned = await workAssignments(db, { first, last });
  const people = [...assigned].map(([id, dated]) => ({ id, shiftOn: shiftOnOf(dated) }));
  const scans = await readScans(db, people, { first, last, settings, areEverybody: true });
  const found = people.flatMap(({ id, shiftOn }) => {
    const instants = (scans.get(id) ?? []).map(({ at }) => at);
    const span = pairScans(instants, { shiftOn, settings }).at(-1);
    if (span === undefined || span.checkOut || span.closableUntil < now) return [];
    return [[id, span.closableUntil] as const];
  });
  return new Map(found);
}

/** The scans of a month that was locked before there were shifts: reading starts eleven days before it. */
const windowBeforeWorkDays = ({ first, last, settings }: WorkDaysOptions) => ({
  from: new Date(startOfIndiaDate(first).getTime() - 11 * dayMs),
  until: new Date(endOfIndiaDate(last).getTime() + settings.longestSpanMs),
});

const withoutShifts = (person: Person): Person => ({
  ...person,
  assignments: person.assignments.map(({ shift: _, ...rest }) => rest),
});

/** Reads when the last work day of a calendar date in India ends: no later scan can be its check-out. */
export async function endOfWorkDaysOn(db: Reader, date: string): Promise<Date> {
  const settings = workDaySettings(await readCalendar(db));
  const employed = await employedBetween(db, date, date);
  const people = employed.map(({ id, assignments }) => ({ id, shiftOn: shiftOnOf(assignments) }));
  return endOfWorkDays(people, { first: date, last: date, settings });
}

/** Whose days are read, and by which calendar. */
export interface AttendanceOptions extends PeopleOptions {
  /** The plant's present one without it. */
  readonly calendar?: PlantCalendar;
  /** False for the days of a month that was locked before scans were paired by work days. */
  readonly hasWorkDays?: boolean;
  /** Times of shifts that hold instead of the present ones. */
  readonly shifts?: readonly ShiftTimes[];
}

const withShiftTimes = (person: Person, times: readonly ShiftTimes[]): Person => ({
  ...person,
  assignments: person.assignments.map(({ shift, ...assignment }) => ({
    ...assignment,
    ...(shift && { shift: times.find(({ id }) => id === shift.id) ?? shift }),
  })),
});

/** The given calendar dates in India, one after the other, of everybody who was employed on one of them. */
export async function attendanceOn(
  db: Reader,
  dates: readonly string[],
  { calendar: given, hasWorkDays = true, shifts: times, ...asked }: AttendanceOptions = {},
): Promise<PersonDays[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const calendar = given ?? (await readCalendar(db));
  const employed = await employedBetween(db, first, last, asked);
  if (employed.length === 0) return [];
  const found = times ? employed.map((person) => withShiftTimes(person, times)) : employed;
  const people = hasWorkDays ? found : found.map(withoutShifts);
  const leaves = await leavesBetween(db, first, last);
  const employeeIds = asked.employeeIds && people.map(({ id }) => id);
  const settings = workDaySettings(calendar);
  const window = { first, last, settings, areEverybody: employeeIds === undefined };
  const scans = hasWorkDays
    ? await readScans(
        db,
        people.map(({ id, assignments }) => ({ id, shiftOn: shiftOnOf(assignments) })),
        window,
      )
    : await scansBetween(db, { ...windowBeforeWorkDays(window), employeeIds });
  const earlyDecisions = await readEarlyDecisions(db, { first, last, employeeIds });
  const daysOf = personDaysOf(dates, calendar);
  return people.map((person) =>
    daysOf({
      ...person,
      earlyDecisions: earlyDecisions.get(person.id),
      scans: scans.get(person.id) ?? [],
      leaves: leaves.get(person.id) ?? [],
    }),
  );
}
