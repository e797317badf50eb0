import { and, inArray, isNull } from "drizzle-orm";
import type { MissingPeople } from "../../contract/attendanceDays";
import { indiaDate } from "../../domain/indiaTime";
import { readCalendar } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import { employees } from "../db/schema";
import { pickColumns } from "../db/tables";
import { groupBy } from "../groupBy";
import { assignmentOn } from "../shifts/datedFacts";
import { dayMs } from "../units";
import type { PersonDays } from "./personDays";
import { readDays } from "./readDays";
import { readScans, readWorkAssignments } from "./readScans";
import { shiftText } from "./scanDetails";
import { pairScans } from "./workDays/spans";
import { shiftOnOf, type WorkDaySettings, workDaySettings, workDaysOf } from "./workDays/workDays";

/**
 * Returns a person who should be at work now, with their presence. Empty on leave, on a day off and outside the shift.
 */
function findExpected(one: PersonDays, settings: WorkDaySettings, now: Date) {
  const { name, barcodeId, assignments, leaves, days } = one;
  const workDay = workDaysOf(shiftOnOf(assignments), settings).at(now);
  if (!workDay || now < workDay.shiftStart || now >= workDay.shiftEnd) return [];
  const { date, shiftStart } = workDay;
  const day = days.get(date);
  const { unit = "", shift } = assignmentOn(assignments, date) ?? {};
  const isOnLeave = leaves.some((leave) => leave.firstDate <= date && date <= leave.lastDate);
  if (!day?.isEmployed || day.dayOff || isOnLeave || !shift) return [];
  const isBy = (instant: Date | undefined) => instant !== undefined && instant <= now;
  const leftAt = day.spans.findLast(({ checkOut }) => isBy(checkOut))?.checkOut;
  return [
    {
      unit,
      isIn: day.spans.some(({ checkIn, checkOut }) => isBy(checkIn) && !isBy(checkOut)),
      person: {
        name,
        barcodeId,
        shift: shiftText(shift),
        since: shiftStart.toISOString(),
        ...(leftAt && { leftAt: leftAt.toISOString() }),
      },
    },
  ];
}

/** Reads the people who should be at work now and are not, by unit. A person without a shift is never expected. */
export async function readMissingPeople(db: Reader, now = new Date()): Promise<MissingPeople[]> {
  const calendar = await readCalendar(db);
  const settings = workDaySettings(calendar);
  // A night's work day may have started on the day before.
  const dates = [indiaDate(new Date(now.getTime() - dayMs)), indiaDate(now)];
  const people = await readDays(db, dates, { calendar });
  const expected = people.flatMap((person) => findExpected(person, settings, now));
  const units = [...groupBy(expected, ({ unit }) => unit)].toSorted();
  return units.map(([unit, ofUnit]) => ({
    unit,
    expected: ofUnit.length,
    missing: ofUnit.filter(({ isIn }) => !isIn).map(({ person }) => person),
  }));
}

interface Present {
  readonly employeeId: number;
  /** Undefined for a person without an assignment. */
  readonly unit: string | undefined;
  /** Until when the next scan is a check-out. */
  readonly closableUntil: Date;
}

async function readPresent(db: Reader, now: Date): Promise<Present[]> {
  const settings = workDaySettings(await readCalendar(db));
  // A work day may have started on the day before.
  const [first, last] = [indiaDate(new Date(now.getTime() - dayMs)), indiaDate(now)];
  const assigned = await readWorkAssignments(db, { first, last });
  const people = [...assigned].map(([id, dated]) => ({ id, dated, shiftOn: shiftOnOf(dated) }));
  const scans = await readScans(db, people, { first, last, settings, areEverybody: true });
  return people.flatMap(({ id, dated, shiftOn }) => {
    const instants = (scans.get(id) ?? []).map(({ at }) => at);
    const span = pairScans(instants, { shiftOn, settings }).at(-1);
    if (span === undefined || span.checkOut || span.closableUntil < now) return [];
    const { unit } = assignmentOn(dated, span.workDate) ?? {};
    return [{ employeeId: id, unit, closableUntil: span.closableUntil }];
  });
}

/** Reads the instants until which the next scan is a check-out, for each person who is in, by employee. */
export async function readCheckOutLimits(db: Reader, now: Date): Promise<Map<number, Date>> {
  const present = await readPresent(db, now);
  return new Map(present.map(({ employeeId, closableUntil }) => [employeeId, closableUntil]));
}

/** Reads the names of the people who are in, by their unit on this work day. */
export async function readNamesByUnit(db: Reader, now: Date): Promise<Map<string, string[]>> {
  const present = await readPresent(db, now);
  const unitOf = new Map(present.map(({ employeeId, unit }) => [employeeId, unit]));
  const people = await db
    .select(pickColumns(employees, "id", "name", "unit"))
    .from(employees)
    .where(and(inArray(employees.id, [...unitOf.keys()]), isNull(employees.deactivatedAt)))
    .orderBy(employees.name, employees.id);
  const byUnit = groupBy(people, ({ id, unit }) => unitOf.get(id) ?? unit);
  return new Map([...byUnit].map(([unit, theirs]) => [unit, theirs.map(({ name }) => name)]));
}
