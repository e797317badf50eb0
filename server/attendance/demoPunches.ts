import { dateAfter, endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../contract/indiaTime";
import type { DayOff } from "../calendar/daysOff";
import type { employees, leaves, punches } from "../db/schema";
import type { PlantSize } from "../demo/plantSize";
import type { SeededRandom } from "../demo/seededRandom";
import { dayMs, hourMs, minuteMs } from "../durations";

type Employee = typeof employees.$inferInsert;
type Leave = typeof leaves.$inferInsert;
type PunchRow = typeof punches.$inferInsert;

/** When the demo plant's people need not come. */
export interface DemoDaysOff {
  dayOff(unit: string, date: string): DayOff | undefined;
  readonly leaves: readonly Leave[];
}

/** A few have the night from 22:00 to 06:00, all others the day from 08:30. */
export const isOnNights = (employeeId: number) => employeeId % 14 === 6;

/** For so many days back somebody comes now and then on a day off. */
const recentDays = 40;

/** Who stayed for more than twelve hours, so many days ago. */
const longDays = [
  { employeeId: 2, back: 2 },
  { employeeId: 9, back: 5 },
  { employeeId: 15, back: 8 },
  { employeeId: 29, back: 11 },
  { employeeId: 18, back: 23 },
];

/** Whether somebody works all through a date: neither joined nor left on it. */
const worksAllOf = ({ joinedAt, deactivatedAt }: Employee, date: string) =>
  (joinedAt === undefined || joinedAt < startOfIndiaDate(date)) &&
  (!deactivatedAt || deactivatedAt >= endOfIndiaDate(date));

/** What is special about somebody's date. */
interface Occasion {
  readonly isOff: boolean;
  readonly isHalf: boolean;
  readonly isLong: boolean;
}

function minutesWorked(random: SeededRandom, { isOff, isHalf, isLong }: Occasion): number {
  if (isOff) return random.integer(4 * 60, 8 * 60);
  if (isLong) return random.integer(12 * 60 + 5, 12 * 60 + 35);
  if (isHalf || random.chance(0.01)) return random.integer(195, 230);
  const late = random.chance(0.18) ? random.integer(45, 210) : 0;
  return 8 * 60 + random.integer(-10, 25) + late;
}

/**
 * Days and nights at the gate: some absences, some overtime, a few half days and forgotten check-outs; of
 * late some work on days off and some very long days. Of today only what has happened by `now`.
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
      const isNight = isOnNights(employeeId);
      if (!worksAllOf(person, date) || (isNight && !worksAllOf(person, dateAfter(date)))) continue;
      const isOff = dayOff(unit, date) !== undefined;
      if (!random.chance(isOff ? (isRecent ? 0.03 : 0) : 0.93)) continue;
      const leave = leaveOn(employeeId, date);
      if (leave && !leave.isHalfDay) continue;
      const shiftStart = startOfIndiaDate(date).getTime() + (isNight ? 22 : 8.5) * hourMs;
      const checkIn = shiftStart + random.integer(-25, 20) * minuteMs;
      const isLong = longDays.some((one) => one.employeeId === employeeId && one.back === back);
      const occasion = { isOff, isHalf: leave !== undefined, isLong };
      const checkOut = checkIn + minutesWorked(random, occasion) * minuteMs;
      const isForgotten = random.chance(0.01);
      for (const at of isForgotten ? [checkIn] : [checkIn, checkOut]) {
        if (at <= now) rows.push({ employeeId, punchedAt: new Date(at) });
      }
    }
  }
  return rows.toSorted((one, other) => one.punchedAt.getTime() - other.punchedAt.getTime());
}
