import { shiftMinutes } from "../../contract/shifts";
import { dateAfter, endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import type { Scan } from "../attendance/effectiveScans";
import { type FoundException, findSpanExceptions } from "../attendance/findExceptions";
import { workDaySettings } from "../attendance/workDays/workDays";
import { type DayOff, defaultCalendar } from "../calendar/readCalendar";
import type { corrections, employees, leaves, punches } from "../db/schema";
import { dayMs, hourMs, minuteMs } from "../units";
import { demoAssignmentsOf, demoShiftOf } from "./demoEmployees";
import { type PlantSize, type SeededRandom, workingTime } from "./plantHistory";

type Employee = typeof employees.$inferInsert;
type Leave = typeof leaves.$inferInsert;
type PunchRow = typeof punches.$inferInsert;

interface DemoDaysOff {
  dayOff(unit: string, date: string): DayOff | undefined;
  readonly leaves: readonly Leave[];
}

/** The number of days before today in which some employees work on a day off. */
const recentDays = 40;

/** Shifts of more than twelve hours. `back` is in days before today. */
const longDays = [
  { employeeId: 2, back: 2 },
  { employeeId: 9, back: 5 },
  { employeeId: 15, back: 8 },
  { employeeId: 29, back: 11 },
  { employeeId: 18, back: 23 },
];

const worksAllOf = ({ joinedAt, deactivatedAt }: Employee, date: string) =>
  (joinedAt === undefined || joinedAt < startOfIndiaDate(date)) &&
  (!deactivatedAt || deactivatedAt >= endOfIndiaDate(date));

interface Occasion {
  readonly isOff: boolean;
  readonly isHalf: boolean;
  readonly isLong: boolean;
}

/** Draws the minutes from the start of a shift to the check-out. @param shift its length in minutes */
function minutesWorked(
  random: SeededRandom,
  shift: number,
  { isOff, isHalf, isLong }: Occasion,
): number {
  if (isOff) return random.integer(4 * 60, 8 * 60);
  if (isLong) return random.integer(12 * 60 + 5, 12 * 60 + 35);
  if (isHalf || random.chance(0.01)) return random.integer(195, 230);
  if (shift > 8 * 60) return shift - random.integer(25, 45);
  const late = random.chance(0.18) ? random.integer(45, 210) : 0;
  return shift + random.integer(-10, 25) + late;
}

/**
 * Makes the punches up to `now`, with some absences, overtime, half days and forgotten check-outs. In recent weeks some
 * people also work on days off.
 */
export function demoPunches(
  random: SeededRandom,
  now: number,
  people: readonly Employee[],
  { scannedDays }: PlantSize,
  { dayOff, leaves }: DemoDaysOff,
): PunchRow[] {
  const staff = people.map((person, index) => ({ ...person, employeeId: index + 1 }));
  const leaveOn = (employeeId: number, date: string) =>
    leaves.find(
      (leave) =>
        leave.employeeId === employeeId &&
        !leave.cancelledAt &&
        leave.firstDate <= date &&
        date <= leave.lastDate,
    );
  const rows: PunchRow[] = [];
  for (let back = scannedDays - 1; back >= 0; back -= 1) {
    const date = indiaDate(new Date(now - back * dayMs));
    const isRecent = back < recentDays;
    for (const person of staff) {
      const { employeeId, unit } = person;
      const shift = demoShiftOf(employeeId, unit);
      const isNight = shift.endsAt <= shift.startsAt;
      if (!worksAllOf(person, date) || (isNight && !worksAllOf(person, dateAfter(date)))) continue;
      const isOff = dayOff(unit, date) !== undefined;
      if (!random.chance(isOff ? (isRecent ? 0.03 : 0) : 0.93)) continue;
      const leave = leaveOn(employeeId, date);
      if (leave && !leave.isHalfDay) continue;
      const shiftStart = startOfIndiaDate(date).getTime() + shift.startsAt * minuteMs;
      // Occasionally an employee arrives long before the shift.
      const early = isRecent && random.chance(0.01) ? 45 : 0;
      const checkIn = shiftStart + (random.integer(-25, 15) - early) * minuteMs;
      const isLong = longDays.some((one) => one.employeeId === employeeId && one.back === back);
      const occasion = { isOff, isHalf: leave !== undefined, isLong };
      const shiftLength = shiftMinutes(shift.startsAt, shift.endsAt);
      const checkOut = shiftStart + minutesWorked(random, shiftLength, occasion) * minuteMs;
      const isForgotten = random.chance(0.01);
      for (const at of isForgotten ? [checkIn] : [checkIn, checkOut])
        if (at <= now) rows.push({ employeeId, punchedAt: new Date(at) });
    }
  }
  return rows.toSorted((one, other) => one.punchedAt.getTime() - other.punchedAt.getTime());
}

type CorrectionRow = typeof corrections.$inferInsert;

const settledAfterMs = 14 * dayMs;

const staff = "staff@example.com";
const owner = "owner@example.com";

/** Returns the exceptions of all spans, the earliest first, with the numbers of the people. */
function exceptionsOf(
  now: number,
  people: readonly (typeof employees.$inferInsert)[],
  came: readonly (typeof punches.$inferInsert)[],
  dayOff: DemoDaysOff["dayOff"],
): (FoundException & { employeeId: number })[] {
  const scans = new Map<number, Scan[]>();
  for (const [index, { employeeId, punchedAt }] of came.entries()) {
    const theirs = scans.get(employeeId) ?? [];
    theirs.push({ at: punchedAt, ref: String(index + 1) });
    scans.set(employeeId, theirs);
  }
  const rules = {
    settings: workDaySettings(defaultCalendar),
    dayOff,
    now: new Date(now),
    first: "1900-01-01",
    last: indiaDate(new Date(now)),
  };
  return people
    .flatMap((person, index) => {
      const employeeId = index + 1;
      const theirs = {
        ...person,
        assignments: demoAssignmentsOf(person, employeeId),
        scans: scans.get(employeeId) ?? [],
      };
      const found = findSpanExceptions(theirs, rules);
      return found.map((exception) => ({ ...exception, employeeId }));
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/**
 * Returns the correction that settles an exception. It adds the forgotten check-out, or confirms that the scan is
 * right.
 */
function settling({ id, kind, at, employeeId }: FoundException & { employeeId: number }) {
  const scannedAt = Date.parse(at);
  return kind === "OPEN_CHECK_OUT"
    ? {
        action: "ADD" as const,
        exceptionId: id,
        employeeId,
        at: new Date(scannedAt + 8.5 * hourMs),
        reason: "Forgot to check out; the foreman saw them leave at the end of the shift",
      }
    : {
        action: "CONFIRM" as const,
        exceptionId: id,
        employeeId,
        at: new Date(scannedAt),
        reason: kind === "DAY_OFF" ? "Called in for an urgent order" : "Stayed for a repair",
      };
}

/**
 * Returns corrections that settle all exceptions older than two weeks. One later correction is pending and one is
 * rejected.
 */
export function demoCorrections(
  now: number,
  people: readonly (typeof employees.$inferInsert)[],
  came: readonly (typeof punches.$inferInsert)[],
  dayOff: DemoDaysOff["dayOff"],
): CorrectionRow[] {
  const found = exceptionsOf(now, people, came, dayOff);
  const isOld = ({ at }: FoundException) => Date.parse(at) < now - settledAfterMs;
  const proposed = (exception: (typeof found)[number]) => ({
    ...settling(exception),
    proposedBy: staff,
    proposedAt: new Date(workingTime(Date.parse(exception.at) + dayMs, now)),
  });
  const decided = (exception: (typeof found)[number], status: "APPROVED" | "REJECTED") => ({
    ...proposed(exception),
    status,
    decidedBy: owner,
    decidedAt: new Date(workingTime(Date.parse(exception.at) + 2 * dayMs, now)),
  });
  const [waiting, rejected] = found.filter((one) => !isOld(one) && one.kind === "OPEN_CHECK_OUT");
  return [
    ...found.filter(isOld).map((exception) => decided(exception, "APPROVED")),
    ...(rejected ? [decided(rejected, "REJECTED")] : []),
    ...(waiting ? [{ ...proposed(waiting), status: "PROPOSED" as const }] : []),
  ];
}
