import { units } from "../../contract/fields";
import { type AttendanceDay, statisticsDays } from "../../contract/statistics";
import { readDays } from "../attendance/readDays";
import { prepareDaysOff, readCalendar } from "../calendar/readCalendar";
import {
  assignments,
  attendanceSettings,
  corrections,
  employees,
  employments,
  holidays,
  leaves,
  punches,
  shifts,
  weeklyOffs,
} from "../db/schema";
import { cachedByTableVersion } from "../lists/cachedByTableVersion";

const tables = [
  employees,
  employments,
  assignments,
  shifts,
  punches,
  corrections,
  leaves,
  attendanceSettings,
  weeklyOffs,
  holidays,
];

const dayMs = 86_400_000;

/** How many of each unit were there on each of the last days. */
export const attendanceFigures = cachedByTableVersion(tables, async (db, today) => {
  const dates = Array.from({ length: statisticsDays }, (_, index) =>
    new Date(Date.parse(today) - (statisticsDays - index) * dayMs).toISOString().slice(0, 10),
  );
  const people = await readDays(db, dates);
  const dayOff = prepareDaysOff(await readCalendar(db));
  return dates.flatMap((date) =>
    units.map((unit): AttendanceDay => {
      const employed = people.filter((one) => one.unit === unit && one.days.get(date)?.isEmployed);
      const present = employed.filter(({ days }) => days.get(date)?.checkIn !== undefined);
      const isOff = dayOff(unit, date) !== undefined;
      return { date, unit, present: present.length, employed: employed.length, isOff };
    }),
  );
});
