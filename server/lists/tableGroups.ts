import {
  assignments,
  attendanceSettings,
  clients,
  corrections,
  employees,
  employments,
  holidays,
  leaves,
  openItems,
  openingBalances,
  orders,
  payOpening,
  payRuns,
  payslips,
  payTerms,
  punches,
  recoveries,
  reels,
  scans,
  shifts,
  weeklyOffs,
} from "../db/schema";
import type { VersionedTable } from "../db/tables";

const calendarTables = [attendanceSettings, weeklyOffs, holidays];

/** The facts of people that hold from a date. */
export const datedTables = [employments, assignments, shifts];

/** All tables that decide on days at work. */
export const dayTables = [
  ...[employees, ...datedTables, punches, corrections, leaves, payTerms],
  ...calendarTables,
];

/** The tables of locked months. */
export const lockedPayTables = [payRuns, payslips, recoveries, payOpening, openingBalances];

/** Lists that are made of the records of several kinds. */
export const derivedListTables: ReadonlyMap<string, readonly VersionedTable[]> = new Map([
  [
    "exceptions",
    [scans, punches, corrections, employees, ...datedTables, reels, ...calendarTables],
  ],
  ["orderList", [orders]],
  ["outstanding", [openItems, clients]],
]);
