import { accountHandlers } from "./admins/accountHandlers";
import { editAdminHandlers } from "./admins/editAdmin";
import { adminHandlers } from "./admins/handlers";
import { ownAccountHandlers } from "./admins/ownAccount";
import { correctionHandlers } from "./attendance/correctionHandlers";
import { attendanceHandlers } from "./attendance/handlers";
import { punchHandlers } from "./attendance/punch";
import { calendarHandlers } from "./calendar/handlers";
import { boxHandlers } from "./catalogue/boxes";
import { industryHandlers } from "./catalogue/industries";
import { contactHandlers } from "./contacts/handlers";
import { deviceHandlers } from "./devices/handlers";
import { stationDataHandlers } from "./devices/stationData";
import { editEmployeeHandlers } from "./employees/editEmployee";
import { employeeHandlers } from "./employees/handlers";
import { historyHandlers } from "./history/handlers";
import type { Handlers } from "./http/handler";
import { importHandlers } from "./imports/handlers";
import { liveHandlers } from "./live/handlers";
import { editOrderHandlers } from "./orders/editOrder";
import { orderHandlers } from "./orders/handlers";
import { orderDetailsHandlers } from "./orders/orderDetails";
import { jobCardHandlers } from "./paper/jobCards/jobCard";
import { reelMovementHandlers } from "./paper/ledger/reelMovementHandlers";
import { orderPaperHandlers } from "./paper/plan/orderPaperHandlers";
import { editReelHandlers } from "./paper/reels/editReel";
import { reelHandlers } from "./paper/reels/handlers";
import { reelScanHandlers } from "./paper/reels/reelScanHandlers";
import { boardSettingsHandlers } from "./paper/settings/boardSettings";
import { stockHandlers } from "./paper/stock/stock";
import { paperReportHandlers } from "./paper/waste/paperReportHandlers";
import { takeUpHandlers } from "./paper/waste/takeUps";
import { adjustmentHandlers } from "./pay/adjustmentHandlers";
import { advanceHandlers } from "./pay/advanceHandlers";
import { salaryHandlers } from "./pay/handlers";
import { payrollHandlers } from "./pay/payrollHandlers";
import { payslipHandlers } from "./pay/payslip";
import { payTermsHandlers } from "./pay/payTermsHandlers";
import { statutoryRateHandlers } from "./pay/statutoryRateHandlers";
import { dismissScanHandlers } from "./scans/dismissScan";
import { searchHandlers } from "./search/handlers";
import { assignmentHandlers } from "./shifts/assignmentHandlers";
import { employmentHandlers } from "./shifts/employmentHandlers";
import { rotationHandlers } from "./shifts/rotationHandlers";
import { shiftHandlers } from "./shifts/shiftHandlers";
import { specificationHandlers } from "./specifications/handlers";
import { statisticsHandlers } from "./statistics/handlers";

/** Every call of the contract and how it is answered: one that is missing does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...adjustmentHandlers,
  ...adminHandlers,
  ...advanceHandlers,
  ...attendanceHandlers,
  ...boardSettingsHandlers,
  ...calendarHandlers,
  ...boxHandlers,
  ...industryHandlers,
  ...correctionHandlers,
  ...deviceHandlers,
  ...editAdminHandlers,
  ...ownAccountHandlers,
  ...editEmployeeHandlers,
  ...editOrderHandlers,
  ...editReelHandlers,
  ...contactHandlers,
  ...employeeHandlers,
  ...liveHandlers,
  ...historyHandlers,
  ...jobCardHandlers,
  ...orderDetailsHandlers,
  ...orderPaperHandlers,
  ...importHandlers,
  ...orderHandlers,
  ...payTermsHandlers,
  ...payrollHandlers,
  ...payslipHandlers,
  ...paperReportHandlers,
  ...punchHandlers,
  ...dismissScanHandlers,
  ...reelHandlers,
  ...reelMovementHandlers,
  ...reelScanHandlers,
  ...salaryHandlers,
  ...searchHandlers,
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
};
