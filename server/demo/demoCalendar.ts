import { indiaDate } from "../../domain/indiaTime";
import type { holidays, leaves, weeklyOffs } from "../db/schema";
import { dayMs } from "../units";
import { workingTime } from "./officeHours";

/** The units rest on different days, so that the plant never stands still. */
export const demoWeeklyOffs: readonly (typeof weeklyOffs.$inferInsert)[] = [
  { unit: "A", weekday: "SUNDAY" },
  { unit: "B", weekday: "WEDNESDAY" },
];

/** Karnataka's holidays that have the same date every year. */
const holidayNames = {
  "01-26": "Republic Day",
  "05-01": "May Day",
  "08-15": "Independence Day",
  "10-02": "Gandhi Jayanti",
  "11-01": "Karnataka Rajyotsava",
};

/** Returns the holidays of the years with scans and of next year. */
export function demoHolidays(now: number, scannedDays: number): (typeof holidays.$inferInsert)[] {
  const yearOf = (instant: number) => Number(indiaDate(new Date(instant)).slice(0, 4));
  const first = yearOf(now - scannedDays * dayMs);
  const years = Array.from({ length: yearOf(now) + 2 - first }, (_, index) => first + index);
  return years.flatMap((year) =>
    Object.entries(holidayNames).map(([date, name]) => ({ date: `${year}-${date}`, name })),
  );
}

/** Absences: `from` is in days before today, negative for the future. */
const away = [
  { employeeId: 4, from: 52, days: 3, kind: "PAID" },
  { employeeId: 17, from: 38, days: 5, kind: "PAID" },
  { employeeId: 31, from: 30, days: 2, kind: "UNPAID" },
  { employeeId: 11, from: 24, days: 1, kind: "PAID", isHalfDay: true },
  { employeeId: 44, from: 19, days: 4, kind: "PAID", isCancelled: true },
  { employeeId: 26, from: 12, days: 2, kind: "PAID" },
  { employeeId: 52, from: 9, days: 1, kind: "PAID", isHalfDay: true },
  { employeeId: 38, from: 5, days: 3, kind: "UNPAID" },
  { employeeId: 61, from: 1, days: 4, kind: "PAID" },
  { employeeId: 8, from: -9, days: 6, kind: "PAID" },
] as const;

export const demoLeaves = (now: number): (typeof leaves.$inferInsert)[] =>
  away.map(({ employeeId, from, days, kind, ...rest }) => {
    const first = now - from * dayMs;
    return {
      employeeId,
      firstDate: indiaDate(new Date(first)),
      lastDate: indiaDate(new Date(first + (days - 1) * dayMs)),
      kind,
      isHalfDay: "isHalfDay" in rest,
      createdBy: "owner@example.com",
      createdAt: new Date(workingTime(first - 12 * dayMs, now)),
      cancelledAt: "isCancelled" in rest ? new Date(workingTime(first - 4 * dayMs, now)) : null,
    };
  });
