import { and, inArray, or } from "drizzle-orm";
import type { PlantCalendar } from "../../contract/calendar";
import { currentTime } from "../../domain/clock";
import { endOfIndiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { readCalendar, readLeaves } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import { employees } from "../db/schema";
import { employedIn, type ShiftTimes } from "../shifts/datedFacts";
import { dayMs } from "../units";
import { readEarlyDecisions, readEffectiveScans } from "./effectiveScans";
import { type Person, type PersonDays, preparePersonDays } from "./personDays";
import {
  endOfWorkDays,
  readPeople,
  readScans,
  type WorkDaysOptions,
  withShiftOn,
} from "./readScans";
import { pairScans, workDaySettings } from "./workDays/workDays";

interface PeopleOptions {
  /** All employees if undefined. */
  readonly employeeIds?: readonly number[] | undefined;
  /** Employees who are included even if they were not employed on one of the dates. */
  readonly alsoIds?: readonly number[] | undefined;
}

export interface DaysOptions extends PeopleOptions {
  /** The present calendar if undefined. */
  readonly calendar?: PlantCalendar;
  /** False for the days of a month that was locked before scans were paired by work days. */
  readonly hasWorkDays?: boolean;
  /** Times of shifts that hold instead of the present ones. */
  readonly shifts?: readonly ShiftTimes[];
}

/** Reads the people who were employed on some day from `first` to `last`, calendar dates in India, by their ids. */
function readEmployed(
  db: Reader,
  first: string,
  last: string,
  { employeeIds, alsoIds = [] }: PeopleOptions = {},
): Promise<Person[]> {
  const options = { first, last, employeeIds: employeeIds && [...employeeIds, ...alsoIds] };
  const isEmployed = employedIn(first, last);
  const employed = and(isEmployed, employeeIds && inArray(employees.id, [...employeeIds]));
  return readPeople(db, options, or(employed, inArray(employees.id, [...alsoIds])));
}

const withoutShifts = (person: Person): Person => ({
  ...person,
  assignments: person.assignments.map(({ shift: _, ...rest }) => rest),
});

const withShiftTimes = (person: Person, times: readonly ShiftTimes[]): Person => ({
  ...person,
  assignments: person.assignments.map(({ shift, ...assignment }) => ({
    ...assignment,
    ...(shift && { shift: times.find(({ id }) => id === shift.id) ?? shift }),
  })),
});

/**
 * Returns the window of the scans of a month that was locked before there were shifts. It begins eleven days before the
 * month.
 */
const windowBeforeWorkDays = ({ first, last, settings }: WorkDaysOptions) => ({
  from: new Date(startOfIndiaDate(first).getTime() - 11 * dayMs),
  until: new Date(endOfIndiaDate(last).getTime() + settings.longestSpanMs),
});

/** Reads people with their days. `dates` are calendar dates in India, one after the other. */
export async function readDays(
  db: Reader,
  dates: readonly string[],
  { calendar: given, hasWorkDays = true, shifts: times, ...who }: DaysOptions = {},
): Promise<PersonDays[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const calendar = given ?? (await readCalendar(db));
  const employed = await readEmployed(db, first, last, who);
  if (employed.length === 0) return [];
  const found = times ? employed.map((person) => withShiftTimes(person, times)) : employed;
  const people = hasWorkDays ? found : found.map(withoutShifts);
  const leaves = await readLeaves(db, first, last);
  const employeeIds = who.employeeIds && people.map(({ id }) => id);
  const settings = workDaySettings(calendar);
  const window = { first, last, settings, areEverybody: employeeIds === undefined };
  const scans = hasWorkDays
    ? await readScans(db, people.map(withShiftOn), window)
    : await readEffectiveScans(db, { ...windowBeforeWorkDays(window), employeeIds });
  const earlyDecisions = await readEarlyDecisions(db, { first, last, employeeIds });
  const daysOf = preparePersonDays(dates, calendar, currentTime());
  return people.map((person) =>
    daysOf({
      ...person,
      earlyDecisions: earlyDecisions.get(person.id),
      scans: scans.get(person.id) ?? [],
      leaves: leaves.get(person.id) ?? [],
    }),
  );
}

/** Reads the dates from `first` to `last`, calendar dates in India, on which each person has a span. */
export async function readWorkedDates(
  db: Reader,
  { first, last, employeeIds }: { first: string; last: string } & PeopleOptions,
) {
  const settings = workDaySettings(await readCalendar(db));
  const people = (await readEmployed(db, first, last, { employeeIds })).map(withShiftOn);
  const window = { first, last, settings, areEverybody: employeeIds === undefined };
  const scans = await readScans(db, people, window);
  return people.map(({ id, shiftOn }) => {
    const instants = (scans.get(id) ?? []).map(({ at }) => at);
    const dates = pairScans(instants, { shiftOn, settings }).map(({ workDate }) => workDate);
    return { id, dates: dates.filter((date) => first <= date && date <= last) };
  });
}

/**
 * Reads the instant at which the last work day of a calendar date in India ends. No later scan can be a check-out of the
 * date.
 */
export async function readEndOfWorkDays(db: Reader, date: string): Promise<Date> {
  const settings = workDaySettings(await readCalendar(db));
  const people = await readEmployed(db, date, date);
  return endOfWorkDays(people.map(withShiftOn), { first: date, last: date, settings });
}
