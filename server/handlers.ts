import { accountHandlers } from "./admins/accountHandlers";
import { editAdminHandlers } from "./admins/editAdmin";
import { adminHandlers } from "./admins/handlers";
import { ownAccountHandlers } from "./admins/ownAccount";
import { correctionHandlers } from "./attendance/correctionHandlers";
import { attendanceHandlers } from "./attendance/handlers";
import { punchHandlers } from "./attendance/punch";
import { boardSettingsHandlers } from "./board/boardSettings";
import { calendarHandlers } from "./calendar/handlers";
import { editCatalogueHandlers } from "./catalogue/editCatalogue";
import { catalogueHandlers } from "./catalogue/handlers";
import { deviceHandlers } from "./devices/handlers";
import { stationDataHandlers } from "./devices/stationData";
import { editEmployeeHandlers } from "./employees/editEmployee";
import { employeeHandlers } from "./employees/handlers";
import { enquiryHandlers } from "./enquiries/handlers";
import { historyHandlers } from "./history/handlers";
import type { Handlers } from "./http/handler";
import { importHandlers } from "./imports/handlers";
import { liveHandlers } from "./live/handlers";
import { editOrderHandlers } from "./orders/editOrder";
import { orderHandlers } from "./orders/handlers";
import { orderDetailsHandlers } from "./orders/orderDetails";
import { paperReportHandlers } from "./paper/paperReportHandlers";
import { takeUpHandlers } from "./paper/takeUps";
import { editReelHandlers } from "./reels/editReel";
import { reelHandlers } from "./reels/handlers";
import { jobCardHandlers } from "./reels/jobCard";
import { orderPaperHandlers } from "./reels/orderPaperHandlers";
import { reelMovementHandlers } from "./reels/reelMovementHandlers";
import { reelScanHandlers } from "./reels/reelScanHandlers";
import { stockHandlers } from "./reels/stock";
import { adjustmentHandlers } from "./salary/adjustmentHandlers";
import { advanceHandlers } from "./salary/advanceHandlers";
import { salaryHandlers } from "./salary/handlers";
import { payrollHandlers } from "./salary/payrollHandlers";
import { payTermsHandlers } from "./salary/payTermsHandlers";
import { statutoryRateHandlers } from "./salary/statutoryRateHandlers";
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
  ...catalogueHandlers,
  ...correctionHandlers,
  ...deviceHandlers,
  ...editAdminHandlers,
  ...ownAccountHandlers,
  ...editCatalogueHandlers,
  ...editEmployeeHandlers,
  ...editOrderHandlers,
  ...editReelHandlers,
  ...enquiryHandlers,
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
