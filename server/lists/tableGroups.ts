import {
  adjustments,
  admins,
  advances,
  assignments,
  attendanceSettings,
  benefitRules,
  boardSettings,
  boxSpecificationVersions,
  clients,
  combinedRunOrders,
  combinedRuns,
  comments,
  corrections,
  crewTimes,
  employees,
  employments,
  exceptionAssignments,
  files,
  holidays,
  leaveEntries,
  leaveRules,
  leaves,
  machineStops,
  machines,
  machineTimes,
  notices,
  openItems,
  openingBalances,
  orderPlans,
  orders,
  payComponents,
  payOpening,
  payRuns,
  payslips,
  payTerms,
  pieceRates,
  punches,
  quotationRevisions,
  quotations,
  recoveries,
  reelReservations,
  reels,
  reelUsages,
  scans,
  settlements,
  shifts,
  stageEntries,
  stagePins,
  statutoryRates,
  weeklyOffs,
} from "../db/schema";
import type { VersionedTable } from "../db/tables";

const calendarTables = [attendanceSettings, weeklyOffs, holidays];

/** The facts of people that hold from a date. */
export const datedTables = [employments, assignments, shifts];

/** All tables that decide on days at work. */
export const dayTables = [
  employees,
  ...datedTables,
  punches,
  corrections,
  leaves,
  payTerms,
  ...calendarTables,
];

/** The tables of the exceptions' list. */
export const exceptionTables: readonly VersionedTable[] = [
  scans,
  punches,
  corrections,
  employees,
  ...datedTables,
  reels,
  ...calendarTables,
  exceptionAssignments,
  admins,
];

/** The tables that decide on piece rates, without the entries of machines. */
export const pieceTables = [pieceRates, crewTimes, machines, machineTimes];

/** The tables of locked months. */
export const lockedPayTables = [
  payRuns,
  payslips,
  recoveries,
  payOpening,
  openingBalances,
  settlements,
];

/** The tables that a month's pay is computed from. */
export const payTables: readonly VersionedTable[] = [
  ...dayTables,
  adjustments,
  advances,
  statutoryRates,
  payComponents,
  ...pieceTables,
  stageEntries,
  ...lockedPayTables,
];

export const bonusTables: readonly VersionedTable[] = [...payTables, benefitRules];

export const gratuityTables: readonly VersionedTable[] = [
  employees,
  ...datedTables,
  payTerms,
  payComponents,
  benefitRules,
  adjustments,
];

export const leaveBalanceTables: readonly VersionedTable[] = [
  ...dayTables,
  leaveRules,
  leaveEntries,
  adjustments,
];

/** The tables of the plan of open orders on the machines. */
export const planTables: readonly VersionedTable[] = [
  orders,
  orderPlans,
  stagePins,
  stageEntries,
  machines,
  machineTimes,
  machineStops,
  boxSpecificationVersions,
  boardSettings,
  ...calendarTables,
  reels,
  reelReservations,
  reelUsages,
  combinedRuns,
  combinedRunOrders,
  quotations,
  quotationRevisions,
];

/** Lists that are made of the records of several kinds. */
export const derivedListTables = new Map<string, readonly VersionedTable[]>([
  ["files", [files, comments]],
  ["bonuses", bonusTables],
  ["gratuities", gratuityTables],
  ["leaveBalances", leaveBalanceTables],
  ["notices", [notices]],
  ["orderList", [orders]],
  ["outstanding", [openItems, clients]],
  ["schedule", planTables],
]);
