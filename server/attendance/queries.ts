import type { PlantCalendar } from "../../contract/calendar";
import { indiaDate } from "../../contract/indiaTime";
import { leavesBetween, readCalendar } from "../calendar/queries";
import type { Database } from "../db/connect";
import { dayMs } from "../durations";
import { employedBetween, type PeopleAsked } from "./employedPeople";
import { type PersonDays, personDaysOf } from "./personDays";
import { readEarlyDecisions } from "./workDays/earlyDecisions";
import { readScans, workAssignments } from "./workDays/readScans";
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

/** Whose days are read, and by which calendar. */
export interface AttendanceAsked extends PeopleAsked {
  /** The plant's present one without it. */
  readonly calendar?: PlantCalendar;
}

/** The given calendar dates in India, one after the other, of everybody who was employed on one of them. */
export async function attendanceOn(
  db: Reader,
  dates: readonly string[],
  { calendar: given, ...asked }: AttendanceAsked = {},
): Promise<PersonDays[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const calendar = given ?? (await readCalendar(db));
  const people = await employedBetween(db, first, last, asked);
  if (people.length === 0) return [];
  const leaves = await leavesBetween(db, first, last);
  const employeeIds = asked.employeeIds && people.map(({ id }) => id);
  const scans = await readScans(
    db,
    people.map(({ id, assignments }) => ({ id, shiftOn: shiftOnOf(assignments) })),
    { first, last, settings: workDaySettings(calendar), areEverybody: employeeIds === undefined },
  );
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
