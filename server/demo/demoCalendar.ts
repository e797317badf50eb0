import { indiaDate } from "../../domain/indiaTime";
import type { holidays, leaveEntries, leaveRules, leaves, weeklyOffs } from "../db/schema";
import { dayMs } from "../units";
import { workingTime } from "./plantHistory";

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

const yearOf = (instant: number) => Number(indiaDate(new Date(instant)).slice(0, 4));

/** Returns the holidays of the years with scans and of next year. */
export function demoHolidays(now: number, scannedDays: number): (typeof holidays.$inferInsert)[] {
  const first = yearOf(now - scannedDays * dayMs);
  const years = Array.from({ length: yearOf(now) + 2 - first }, (_, index) => first + index);
  return years.flatMap((year) =>
    Object.entries(holidayNames).map(([date, name]) => ({ date: `${year}-${date}`, name })),
  );
}

/** Absences: `from` is in days before today, negative for the future. */
const away = [
  { employeeId: 4, from: 52, days: 3, kind: "PAID" },
  { employeeId: 17, from: 38, days: 5, kind: "EARNED" },
  { employeeId: 31, from: 30, days: 2, kind: "UNPAID" },
  { employeeId: 11, from: 24, days: 1, kind: "PAID", isHalfDay: true },
  { employeeId: 44, from: 19, days: 4, kind: "PAID", isCancelled: true },
  { employeeId: 26, from: 12, days: 2, kind: "CASUAL" },
  { employeeId: 52, from: 9, days: 1, kind: "PAID", isHalfDay: true },
  { employeeId: 38, from: 5, days: 3, kind: "UNPAID" },
  { employeeId: 61, from: 1, days: 4, kind: "SICK" },
  { employeeId: 8, from: -9, days: 6, kind: "EARNED", isRequested: true },
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
      status: "isRequested" in rest ? "REQUESTED" : "APPROVED",
      createdBy: "owner@example.com",
      createdAt: new Date(workingTime(first - 12 * dayMs, now)),
      cancelledAt: "isCancelled" in rest ? new Date(workingTime(first - 4 * dayMs, now)) : null,
    };
  });

const enteredBy = "owner@example.com";

/**
 * Returns the law's earned leave (docs/trade/leave.md#earned-leave), with casual and sick leave as many plants give
 * them.
 */
export function demoLeaveRules(now: number): (typeof leaveRules.$inferInsert)[] {
  const january = `${yearOf(now)}-01-01`;
  const usual = {
    validFrom: january,
    daysPerYear: 0,
    workedPerDay: 20,
    minimumWorked: 180,
    joinerPercent: 25,
    carryOver: 0,
    surplus: "LAPSE",
    createdBy: enteredBy,
    createdAt: new Date(workingTime(now - 70 * dayMs, now)),
  } as const;
  return [
    { ...usual, kind: "EARNED", accrual: "DAYS_WORKED", carryOver: 30, surplus: "PAY_OUT" },
    { ...usual, kind: "CASUAL", accrual: "MONTH", daysPerYear: 7 },
    { ...usual, kind: "SICK", accrual: "YEAR", daysPerYear: 6 },
  ];
}

/** Returns opening balances of earned leave, and a granted day. */
export const demoLeaveEntries = (now: number): (typeof leaveEntries.$inferInsert)[] =>
  [
    { employeeId: 4, days: 12 },
    { employeeId: 8, days: 31.5 },
    { employeeId: 17, days: 18 },
    { employeeId: 26, days: 9.5 },
    { employeeId: 31, days: 1, kind: "COMPENSATORY", type: "GRANTED" } as const,
  ].map((entry) => ({
    kind: "EARNED",
    type: "OPENING",
    date: `${yearOf(now)}-01-01`,
    reason: "type" in entry ? "Worked on a weekly off" : "From the leave register",
    createdBy: enteredBy,
    createdAt: new Date(workingTime(now - 69 * dayMs, now)),
    ...entry,
  }));
