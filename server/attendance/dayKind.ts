import type { AttendanceRow, DayKind } from "../../contract/attendance";
import type { PlantCalendar } from "../../contract/calendar";
import type { LeaveDays } from "../calendar/queries";
import type { PersonDay } from "./personDays";

function leaveKind(date: string, leaves: readonly LeaveDays[]): DayKind | undefined {
  const taken = leaves.filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate);
  const whole = taken.find(({ isHalfDay }) => !isHalfDay);
  if (whole) return whole.kind === "PAID" ? "PAID_LEAVE" : "UNPAID_LEAVE";
  return taken.length > 0 ? "HALF_LEAVE" : undefined;
}

/**
 * Returns the kind of a person's day if it is not an ordinary working day. A day off overrides a leave, and a leave
 * overrides the hours worked.
 * @param today a calendar date in India; today is never a half day, because it is not over
 */
export function dayKindOf(
  { date, dayOff, isEmployed, checkIn, hasOpenSpan, workedMinutes }: PersonDay,
  leaves: readonly LeaveDays[],
  { halfDayHours, today }: Pick<PlantCalendar, "halfDayHours"> & { readonly today: string },
): Pick<AttendanceRow, "dayKind" | "holiday"> {
  if (!isEmployed && !checkIn) return {};
  if (dayOff?.kind === "HOLIDAY") return { dayKind: "HOLIDAY", holiday: dayOff.name };
  if (dayOff) return { dayKind: "WEEKLY_OFF" };
  const leave = leaveKind(date, leaves);
  if (leave) return { dayKind: leave };
  const isHalf = checkIn && !hasOpenSpan && date < today && workedMinutes < halfDayHours * 60;
  return isHalf ? { dayKind: "HALF_DAY" } : {};
}
