import { shiftMinutes } from "../../contract/shifts";
import { dateAfter, endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import type { DayOff } from "../calendar/readCalendar";
import type { employees, leaves, punches } from "../db/schema";
import { dayMs, minuteMs } from "../durations";
import { demoShiftOf } from "./demoShifts";
import type { PlantSize } from "./plantSize";
import type { SeededRandom } from "./seededRandom";

type Employee = typeof employees.$inferInsert;
type Leave = typeof leaves.$inferInsert;
type PunchRow = typeof punches.$inferInsert;

/** When the demo plant's people need not come. */
export interface DemoDaysOff {
  dayOff(unit: string, date: string): DayOff | undefined;
  readonly leaves: readonly Leave[];
}

/** Within this many days before today, some employees work on a day off. */
const recentDays = 40;

/** Shifts of more than twelve hours. `back` is in days before today. */
const longDays = [
  { employeeId: 2, back: 2 },
  { employeeId: 9, back: 5 },
  { employeeId: 15, back: 8 },
  { employeeId: 29, back: 11 },
  { employeeId: 18, back: 23 },
];

/** True if an employee works all day on a date: neither joined nor left on the date. */
const worksAllOf = ({ joinedAt, deactivatedAt }: Employee, date: string) =>
  (joinedAt === undefined || joinedAt < startOfIndiaDate(date)) &&
  (!deactivatedAt || deactivatedAt >= endOfIndiaDate(date));

/** The special circumstances of an employee's date. */
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
 * Returns the punches of the gate: some absences, overtime, half days and forgotten check-outs. Recent weeks also have
 * work on days off and very long days. Today's punches end at `now`.
 * @returns the punches in the order in which they came
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
      for (const at of isForgotten ? [checkIn] : [checkIn, checkOut]) {
        if (at <= now) rows.push({ employeeId, punchedAt: new Date(at) });
      }
    }
  }
  return rows.toSorted((one, other) => one.punchedAt.getTime() - other.punchedAt.getTime());
}
