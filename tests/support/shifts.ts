import type { Scan } from "../../server/attendance/effectiveScans";
import {
  type ScannedSpan,
  type WorkedShift,
  workDaySettings,
} from "../../server/attendance/workDays/workDays";
import { defaultCalendar } from "../../server/calendar/readCalendar";

export const usualSettings = workDaySettings(defaultCalendar);

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Returns a shift such as `08:00-20:00`, with an unpaid break in minutes. */
export function shift(times: string, unpaidBreakMinutes = 0): WorkedShift {
  const [from = "", to = ""] = times.split("-");
  return { startsAt: minutesOf(from), endsAt: minutesOf(to), unpaidBreakMinutes };
}

export const plantShifts = {
  A: shift("06:00-14:00"),
  B: shift("14:00-22:00"),
  C: shift("22:00-06:00"),
  G: shift("08:00-20:00"),
};

/** Returns an instant of November 2026 by India's clock, `dd HH:mm` or `dd HH:mm:ss`. */
export const novemberAt = (moment: string): Date => {
  const [day, time = ""] = moment.split(" ");
  return new Date(`2026-11-${day}T${time.padEnd(8, ":00")}+05:30`);
};

/** Numbers scans from 1. */
export const numbered = (scans: readonly Date[]): Scan[] =>
  scans.map((at, index) => ({ at, ref: String(index + 1) }));

const momentOf = (instant: Date) => {
  const text = new Date(instant.getTime() + 5.5 * 3_600_000).toISOString();
  const time = text.slice(11, 19);
  return `${text.slice(8, 10)} ${time.endsWith(":00") ? time.slice(0, 5) : time}`;
};

/** Writes a span as `02: 02 08:00 - 02 13:00`: its work day, its beginning and its end. */
export const spanText = ({ workDate, checkIn, checkOut }: ScannedSpan): string =>
  `${workDate.slice(8)}: ${momentOf(checkIn)} -${checkOut ? ` ${momentOf(checkOut)}` : ""}`;
