import { liveResources, resourceOf } from "../contract/records";
import { accountingHandlers } from "./accounting/tally";
import { adminRecord, editAdminHandlers } from "./admins/editAdmin";
import { enrolmentHandlers } from "./admins/enrolFactors";
import { factorHandlers } from "./admins/factorHandlers";
import { adminHandlers } from "./admins/handlers";
import { sessionHandlers } from "./admins/sessionHandlers";
import { signInHandlers } from "./admins/signIn";
import { correctionHandlers, correctionRecord } from "./attendance/correctionHandlers";
import { attendanceHandlers } from "./attendance/handlers";
import { punchHandlers } from "./attendance/punch";
import { operationHandlers } from "./backups/handlers";
import { calendarHandlers, calendarRecord, leaveRecord } from "./calendar/handlers";
import { boxRecord, catalogueHandlers, industryRecord } from "./catalogue/handlers";
import { clientHandlers } from "./clients/handlers";
import { clientRecord } from "./clients/record";
import { companyHandlers, companyRecord } from "./company/companyFacts";
import { contactHandlers, contactRecord } from "./contacts/handlers";
import { deviceHandlers, deviceRecord } from "./devices/handlers";
import { stationDataHandlers } from "./devices/stationData";
import { dispatchHandlers, dispatchRecord } from "./dispatches/dispatches";
import { dispatchScanHandlers } from "./dispatches/dispatchScan";
import { employeeHandlers, employeeRecord } from "./employees/handlers";
import { historyHandlers } from "./history/handlers";
import type { Handlers } from "./http/handler";
import { importHandlers } from "./imports/handlers";
import { filedMonthRecord } from "./invoices/filedMonths";
import { invoiceRecord } from "./invoices/invoiceRows";
import { invoiceHandlers } from "./invoices/invoices";
import { invoiceSettingsRecord } from "./invoices/settingsHandlers";
import { jobCostHandlers } from "./jobCost/handlers";
import { comparisonHandlers } from "./jobCost/quotationComparison";
import type { ListTables } from "./lists/changeFeed";
import { derivedListTables } from "./lists/tableGroups";
import { liveHandlers } from "./live/handlers";
import { orderHandlers } from "./orders/handlers";
import { orderDetailsHandlers } from "./orders/orderDetails";
import { orderPaperHandlers } from "./orders/paperHandlers";
import { orderRecord } from "./orders/record";
import { reelHandlers, reelRecord } from "./paper/reels/handlers";
import { reelMovementHandlers } from "./paper/reels/reelMovementHandlers";
import { reelScanHandlers } from "./paper/reels/reelScanHandlers";
import { reorderRecord, stockHandlers } from "./paper/stock/stock";
import { takeUpHandlers } from "./paper/waste/takeUps";
import { paperReportHandlers } from "./paper/waste/wasteReportHandlers";
import { deductionHandlers, deductionRecords } from "./pay/deductionHandlers";
import { salaryHandlers } from "./pay/handlers";
import { payrollHandlers, payrollRecord } from "./pay/payrollHandlers";
import { payslipHandlers } from "./pay/payslip";
import { rateRecord, statutoryRateHandlers } from "./pay/statutoryRateHandlers";
import { pictureHandlers } from "./pictures/handlers";
import { quotationHandlers } from "./quotations/handlers";
import { quotationRecord } from "./quotations/record";
import { rateHandlers } from "./rates/handlers";
import { priceBandHandlers } from "./rates/priceBands";
import { priceRecord } from "./rates/record";
import { rateSettingsRecord } from "./rates/settings";
import { wasteRowRecord } from "./rates/wasteRows";
import type { Records } from "./records/defineRecord";
import { salesHandlers } from "./sales/handlers";
import { dismissScanHandlers, scanRecord } from "./scans/dismissScan";
import { searchHandlers } from "./search/handlers";
import { assignmentHandlers } from "./shifts/assignmentHandlers";
import { employmentHandlers } from "./shifts/employmentHandlers";
import { rotationHandlers } from "./shifts/rotationHandlers";
import { shiftHandlers, shiftRecord } from "./shifts/shiftHandlers";
import { boardRecord, boardSettingsHandlers } from "./specifications/boardSettings";
import { specificationHandlers, specificationRecord } from "./specifications/handlers";
import { statisticsHandlers } from "./statistics/handlers";
import { wallHandlers } from "./wall/handlers";

const records: Records = {
  order: orderRecord,
  reel: reelRecord,
  employee: employeeRecord,
  admin: adminRecord,
  client: clientRecord,
  industry: industryRecord,
  box: boxRecord,
  enquiry: contactRecord,
  device: deviceRecord,
  scan: scanRecord,
  correction: correctionRecord,
  calendar: calendarRecord,
  leave: leaveRecord,
  ...deductionRecords,
  rate: rateRecord,
  board: boardRecord,
  specification: specificationRecord,
  reorder: reorderRecord,
  payroll: payrollRecord,
  dispatch: dispatchRecord,
  invoice: invoiceRecord,
  filedMonth: filedMonthRecord,
  invoicing: invoiceSettingsRecord,
  price: priceRecord,
  waste: wasteRowRecord,
  pricing: rateSettingsRecord,
  shift: shiftRecord,
  company: companyRecord,
  quotation: quotationRecord,
};

/** Every call of the contract with its handler. A missing one does not compile. */
export const handlers: Handlers = {
  ...adminHandlers,
  ...attendanceHandlers,
  ...boardSettingsHandlers,
  ...calendarHandlers,
  ...catalogueHandlers,
  ...companyHandlers,
  ...clientHandlers,
  ...correctionHandlers,
  ...deductionHandlers,
  ...deviceHandlers,
  ...dispatchHandlers,
  ...dispatchScanHandlers,
  ...accountingHandlers,
  ...invoiceHandlers,
  ...salesHandlers,
  ...editAdminHandlers,
  ...enrolmentHandlers,
  ...factorHandlers,
  ...sessionHandlers,
  ...signInHandlers,
  ...contactHandlers,
  ...employeeHandlers,
  ...liveHandlers,
  ...historyHandlers(records),
  ...orderDetailsHandlers,
  ...operationHandlers,
  ...orderPaperHandlers,
  ...importHandlers(records),
  ...orderHandlers,
  ...payrollHandlers,
  ...payslipHandlers,
  ...pictureHandlers,
  ...paperReportHandlers,
  ...punchHandlers,
  ...quotationHandlers,
  ...dismissScanHandlers,
  ...priceBandHandlers,
  ...rateHandlers,
  ...comparisonHandlers,
  ...jobCostHandlers,
  ...reelHandlers,
  ...reelMovementHandlers,
  ...reelScanHandlers,
  ...salaryHandlers,
  ...searchHandlers(records),
  ...assignmentHandlers,
  ...employmentHandlers,
  ...rotationHandlers,
  ...shiftHandlers,
  ...specificationHandlers,
  ...stationDataHandlers,
  ...statisticsHandlers,
  ...takeUpHandlers,
  ...statutoryRateHandlers,
  ...stockHandlers,
  ...wallHandlers,
};

/** The tables of every list with changes that the host announces. */
export const listTables: ListTables = new Map(
  liveResources.map((resource) => {
    const record = Object.values(records).find(({ kind }) => resourceOf(kind) === resource);
    const tables = record?.listTables ?? derivedListTables.get(resource);
    if (!tables) throw new Error(`The list of ${resource} names no tables`);
    return [resource, tables];
  }),
);
