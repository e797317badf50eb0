import { type Kind, payKinds, readBy } from "../../contract/kinds";
import * as schema from "../db/schema";
import { isVersioned, type Table, type VersionedTable } from "../db/tables";

/** The tables with the rows of each kind. A table belongs to one kind. A kind without tables is computed from others. */
export const kindTables: Readonly<Record<Kind, readonly Table[]>> = {
  account: [],
  adjustments: [schema.adjustments],
  admins: [schema.admins],
  advances: [schema.advances],
  attendance: [schema.punches],
  benefitRules: [schema.benefitRules],
  board: [schema.boardSettings, schema.fluteTakeUps],
  bonuses: [],
  boxes: [schema.galleryBoxes, schema.catalogueBoxes],
  calendar: [schema.attendanceSettings, schema.weeklyOffs, schema.holidays],
  clients: [schema.clients, schema.clientPaymentDays],
  combinedRuns: [schema.combinedRuns, schema.combinedRunOrders],
  company: [schema.companyFacts],
  contacts: [schema.contacts],
  corrections: [schema.corrections],
  crew: [schema.crewTimes],
  devices: [schema.devices],
  dispatches: [schema.dispatches],
  employees: [schema.employees],
  exceptions: [schema.exceptionAssignments],
  filedMonths: [schema.filedMonths],
  files: [schema.files, schema.comments],
  follows: [schema.clientFollows],
  gratuities: [],
  imports: [schema.imports],
  industries: [schema.industries],
  invoices: [schema.invoices, schema.invoiceSerials],
  invoiceSettings: [schema.invoiceSettings],
  leaveBalances: [],
  leaveEntries: [schema.leaveEntries],
  leaveRules: [schema.leaveRules],
  leaves: [schema.leaves],
  machines: [schema.machines, schema.machineTimes],
  machineStops: [schema.machineStops],
  notices: [schema.notices, schema.noticeEmails],
  openings: [schema.clientOpenings],
  operations: [schema.operationRuns],
  orderList: [],
  orders: [schema.orders],
  outstanding: [schema.openItems],
  payComponents: [schema.payComponents],
  payTerms: [schema.payTerms],
  pieceRates: [schema.pieceRates],
  quotations: [schema.quotations, schema.quotationRevisions],
  rates: [schema.rates],
  rateSettings: [schema.rateSettings],
  receipts: [schema.receipts, schema.allocations],
  reels: [schema.reels, schema.reelUsages, schema.reelMovements, schema.reelReservations],
  reorderLevels: [schema.reorderLevels],
  salaries: [
    ...[schema.payRuns, schema.payslips, schema.recoveries, schema.payOpening],
    ...[schema.openingBalances, schema.settlements, schema.epfReturns],
  ],
  scans: [schema.scans],
  schedule: [schema.orderPlans, schema.stagePins, schema.promisedDays],
  secondFactors: [schema.secondFactors, schema.recoveryCodes, schema.signInRules],
  sending: [schema.emails, schema.paperLinks],
  sessions: [schema.adminSessions],
  shifts: [schema.employments, schema.assignments, schema.shifts],
  specifications: [schema.boxSpecifications, schema.boxSpecificationVersions],
  stageEntries: [schema.stageEntries],
  statutoryRates: [schema.statutoryRates],
  tools: [schema.tools, schema.toolSpecifications],
  wasteRows: [schema.wasteRows],
};

const tablesOf = (kinds: readonly Kind[]): readonly VersionedTable[] =>
  [...new Set(kinds.flatMap((kind) => kindTables[kind]))].filter(isVersioned);

/** Returns the tables that the lists of a kind read. */
export const tablesRead = (kind: Kind) => tablesOf(readBy(kind));

/** The tables that a month's pay is computed from. */
export const payTables = tablesOf(payKinds);
