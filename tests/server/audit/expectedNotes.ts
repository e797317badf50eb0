import { expect } from "vitest";
import type { CallName } from "../../../contract/routes";
import { defaultFacts } from "../../../domain/companyFacts";
import { provingCalls } from "../../support/peopleExamples";

/**
 * The note of each write: the record, and parts of the values before and after. A call that is not listed notes a new
 * record with the sent values.
 */
export const notes = {
  addFile: { record: /^order 1$/, before: null, after: { file: "drawing-31.dxf" } },
  removeFile: { record: /^order 1$/, before: { file: "drawing-32.dxf" }, after: null },
  restoreFile: { record: /^order 1$/, before: null, after: { file: "drawing-92.dxf" } },
  addComment: { record: /^order 1$/, before: null, after: { commentId: expect.any(Number) } },
  editComment: {
    record: /^order 1$/,
    before: { comment: "Call 0" },
    after: { comment: "Print 31 first" },
  },
  withdrawComment: { record: /^order 1$/, before: null, after: { commentId: 33 } },
  createAdmin: { record: /^admin \d+$/, before: null, after: { role: "ROLE_ADMIN" } },
  registerEmployee: { record: /^employee \d+$/, before: null, after: { unit: "A" } },
  deactivateEmployee: {
    record: /^employee 2$/,
    before: { deactivatedAt: null },
    after: { deactivatedAt: expect.any(String) },
  },
  addSalary: { record: /^employee 1$/, before: null, after: { monthlyBasePaise: 2_600_000 } },
  registerReel: { record: /^reel \d+$/, before: null, after: { initialWeightGrams: 612_500 } },
  registerIndustry: { record: /^industry \d+$/, before: null, after: { sector: "Textiles" } },
  createClient: { record: /^client \d+$/, before: null, after: { paymentDays: 30 } },
  updateClient: { record: /^client 1$/, before: { paymentDays: 30 }, after: { paymentDays: 45 } },
  updateClientLists: {
    record: /^client 2$/,
    before: { deliveryAddresses: [] },
    after: { deliveryAddresses: [{ town: "Hosur" }] },
  },
  linkClientNames: {
    record: /^client 3$/,
    before: { otherNames: [] },
    after: { otherNames: ["M/s. Kaveri Weaves"] },
  },
  updateRate: { record: /^price 1$/, before: { ratePaise: 3800 }, after: { ratePaise: 3850 } },
  updateWasteRow: { record: /^waste 1$/, before: { runPercent: 3 }, after: { runPercent: 4 } },
  updateRateSettings: {
    record: /^pricing 1$/,
    before: { maxAgeDays: 30, showPriceBands: false },
    after: { maxAgeDays: 45, showPriceBands: true },
  },
  createBox: { record: /^box \d+$/, before: null, after: { boxType: "RSC" } },
  updateReplyStatus: {
    record: /^enquiry 1$/,
    before: { replyStatus: false },
    after: { replyStatus: true },
  },
  createOrder: { record: /^order \d+$/, before: null, after: { status: "TODO" } },
  moveOrder: {
    record: /^order 1$/,
    before: { status: "TODO" },
    after: { status: "IN_PROGRESS" },
  },
  renewPairingCode: { record: /^device 2$/, before: null, after: { renewed: true } },
  revokeDevice: { record: /^device 2$/, before: { revoked: false }, after: { revoked: true } },
  punch: { record: /^scan [\da-f-]{36}$/, before: null, after: { outcome: "CHECKED_IN" } },
  issueReel: { record: /^reel 1$/, before: null, after: { outcome: "ISSUED" } },
  dispatchOrder: {
    record: /^scan [\da-f-]{36}$/,
    before: null,
    after: { outcome: "DISPATCHED" },
  },
  enterStage: { record: /^scan [\da-f-]{36}$/, before: null, after: { outcome: "ENTERED" } },
  reverseStage: { record: /^scan [\da-f-]{36}$/, before: null, after: { outcome: "EXCEPTION" } },
  stopMachine: { record: /^scan [\da-f-]{36}$/, before: null, after: { outcome: "STOPPED" } },
  startMachine: { record: /^scan [\da-f-]{36}$/, before: null, after: { outcome: "STARTED" } },
  scanTool: { record: /^scan [\da-f-]{36}$/, before: null, after: { outcome: "EXCEPTION" } },
  scanCrew: { record: /^scan [\da-f-]{36}$/, before: null, after: { outcome: "EXCEPTION" } },
  dismissScan: { record: /^scan [\da-f-]{36}$/, before: null, after: { outcome: "DISMISSED" } },
  returnReel: { record: /^reel 1$/, before: null, after: { outcome: "RETURNED" } },
  decideCorrection: {
    record: /^correction 1$/,
    before: { status: "PROPOSED" },
    after: { status: "APPROVED" },
  },
  updateCalendar: {
    record: /^calendar 1$/,
    before: { longestSpanHours: 14, holidays: expect.any(Array) },
    after: { holidays: [{ date: "2026-08-15", name: "Independence Day" }] },
  },
  createDispatch: {
    record: /^dispatch \d+$/,
    before: null,
    after: { orderId: 1, transportNumber: "KA-01-AB-1234" },
  },
  cancelDispatch: {
    record: /^dispatch 1$/,
    before: { cancelledAt: null, cancelReason: null },
    after: { cancelReason: "Counted again" },
  },
  createReceipt: {
    record: /^receipt \d+$/,
    before: null,
    after: { client: "Tea House", amountPaise: 10_000, tdsPaise: 200 },
  },
  allocateReceipt: {
    record: /^receipt 1$/,
    before: { allocatedPaise: 5000 },
    after: { allocatedPaise: 0 },
  },
  reverseReceipt: {
    record: /^receipt 2$/,
    before: { reversed: false },
    after: { reversed: true, reason: "The cheque bounced" },
  },
  updateTool: {
    record: /^tool 1$/,
    before: { place: "Rack 3" },
    after: { place: "Rack 4" },
  },
  moveTool: {
    record: /^tool 1$/,
    before: { state: "IN_RACK", machineId: null },
    after: { state: "AT_MACHINE", machineId: 1 },
  },
  assignTool: { record: /^tool 1$/, before: null, after: { boxes: expect.any(String) } },
  releaseTool: {
    record: /^tool 2$/,
    before: { boxes: expect.any(String) },
    after: { boxes: null },
  },
  updateMachine: {
    record: /^machine 1$/,
    before: { ratePerHour: 6000 },
    after: { ratePerHour: 5400 },
  },
  createStageEntry: {
    record: /^stageEntry \d+$/,
    before: null,
    after: { machine: "Machine 0", stage: "CORRUGATING", good: 90, waste: 10, reason: "WARP" },
  },
  reverseStageEntry: {
    record: /^stageEntry 2$/,
    before: { reversed: false },
    after: { reversed: true, reason: "Entered twice" },
  },
  createPieceRate: {
    record: /^pieceRate \d+$/,
    before: null,
    after: { stage: "JOINING", ratePerThousand: 45.5 },
  },
  createPayComponent: {
    record: /^payComponent \d+$/,
    before: null,
    after: { kind: "DEDUCTION", basis: "DAY", amount: 30 },
  },
  createCrewTimes: {
    record: /^machine 1$/,
    before: null,
    after: { people: expect.any(Array), startedAt: expect.any(String) },
  },
  cancelCrewTime: {
    record: /^machine 1$/,
    before: { cancelled: false },
    after: { cancelled: true },
  },
  createMachineStop: {
    record: /^machineStop \d+$/,
    before: null,
    after: { machine: "Machine 0", reason: "PAPER" },
  },
  endMachineStop: {
    record: /^machineStop 2$/,
    before: { endedAt: null },
    after: { endedAt: expect.any(String) },
  },
  cancelMachineStop: {
    record: /^machineStop 3$/,
    before: { kind: "PLANNED" },
    after: { kind: "CANCELLED" },
  },
  updateMachineStop: {
    record: /^machineStop 1$/,
    before: { reason: "PAPER" },
    after: { reason: "ELECTRICAL" },
  },
  createOpening: {
    record: /^opening \d+$/,
    before: null,
    after: { client: "Tea House", amountPaise: 10_000_000 },
  },
  reverseOpening: {
    record: /^opening 2$/,
    before: { reversed: false },
    after: { reversed: true },
  },
  createInvoice: {
    record: /^invoice \d+$/,
    before: null,
    after: { client: "Kaveri Weaves", serial: expect.stringMatching(/^A\//) },
  },
  createCreditNote: {
    record: /^invoice \d+$/,
    before: null,
    after: { serial: expect.stringMatching(/^N\//) },
  },
  cancelInvoice: {
    record: /^invoice 1$/,
    before: { cancelledAt: null, cancelReason: null },
    after: { cancelReason: "Wrong client" },
  },
  updateTransport: {
    record: /^invoice 2$/,
    before: { transport: { vehicleNumber: "KA01AB1234" } },
    after: { transport: { vehicleNumber: "KA02C77" } },
  },
  updateEwayBill: {
    record: /^invoice 3$/,
    before: { ewayNumber: null },
    after: { ewayNumber: "123456789012" },
  },
  updateEInvoice: {
    record: /^invoice 4$/,
    before: { irn: null },
    after: { irn: expect.stringMatching(/^[\da-f]{64}$/) },
  },
  createPaperLink: {
    record: /^invoice 1$/,
    before: null,
    after: { document: expect.any(String), linkExpiresAt: expect.any(String) },
  },
  revokePaperLink: {
    record: /^invoice 1$/,
    before: { revoked: false },
    after: { revoked: true },
  },
  createEmail: {
    record: /^invoice 1$/,
    before: null,
    after: { sentTo: "accounts@example.com", subject: "Invoice A/26-27/00001" },
  },
  retryEmail: {
    record: /^invoice 1$/,
    before: { emailState: "FAILED" },
    after: { emailState: "WAITING" },
  },
  lockFiledMonth: {
    record: /^filedMonth 2025-12$/,
    before: { locked: false },
    after: { locked: true },
  },
  unlockFiledMonth: {
    record: /^filedMonth 2025-12$/,
    before: { locked: true },
    after: { locked: false, reason: "Filed too early" },
  },
  updateInvoiceSettings: {
    record: /^invoicing 1$/,
    before: { tolerancePercent: 5 },
    after: { tolerancePercent: 4 },
  },
  createQuotation: {
    record: /^quotation \d+$/,
    before: null,
    after: { client: "Kaveri Weaves", validityDays: 30 },
  },
  quoteEnquiry: { record: /^quotation \d+$/, before: null, after: { lines: [] } },
  updateQuotation: {
    record: /^quotation 1$/,
    before: { validityDays: 30 },
    after: { validityDays: 15 },
  },
  sendQuotation: {
    record: /^quotation 2$/,
    before: { state: "DRAFT" },
    after: { state: "SENT", valuePaise: expect.any(Number) },
  },
  reviseQuotation: {
    record: /^quotation 3$/,
    before: { revision: 1, state: "SENT" },
    after: { revision: 2, state: "DRAFT" },
  },
  acceptQuotation: {
    record: /^quotation 4$/,
    before: { state: "SENT" },
    after: { state: "ACCEPTED", quantity: 500 },
  },
  loseQuotation: {
    record: /^quotation 5$/,
    before: { state: "DRAFT" },
    after: { state: "LOST", lostReason: "Too dear" },
  },
  createSpecification: {
    record: /^specification \d+$/,
    before: null,
    after: { client: "Kaveri Weaves", height: 200 },
  },
  createSpecificationVersion: {
    record: /^specification 1$/,
    before: { number: 1, height: 200 },
    after: { number: 2, height: 220 },
  },
  updatePayOpening: {
    record: /^payroll 2019-06$/,
    before: { firstMonth: null },
    after: { firstMonth: "2019-06" },
  },
  lockPayrollMonth: {
    record: /^payroll 2019-06$/,
    before: { locked: false },
    after: { locked: true, people: 0, netPaise: 0 },
  },
  fileEpfReturn: {
    record: /^payroll 2019-06$/,
    before: null,
    after: { epfReturn: "REGULAR", members: 0, contributionsPaise: 0 },
  },
  payEpfReturns: {
    record: /^payroll 2019-06$/,
    before: { epfPaid: false },
    after: { epfPaid: true },
  },
  withdrawEpfReturn: {
    record: /^payroll 2019-06$/,
    before: { epfReturn: "REGULAR" },
    after: { epfReturn: null, reason: "Rejected" },
  },
  unlockPayrollMonth: {
    record: /^payroll 2019-06$/,
    before: { locked: true },
    after: { locked: false, reason: "Too early" },
  },
  undoChange: {
    record: /^enquiry 2$/,
    before: { replyStatus: false },
    after: { replyStatus: true },
  },
  importEmployees: { record: /^employee \d+$/, before: null, after: { dob: "1990-02-28" } },
  importRecords: { record: /^industry \d+$/, before: null, after: { sector: "Textiles" } },
  undoImport: { record: /^box \d+$/, before: { box: "Imported" }, after: null },
  changePassword: { record: /^admin 1$/, before: null, after: { changed: true } },
  endSession: {
    record: /^admin 1$/,
    before: null,
    after: { endedSession: "Firefox, Windows" },
  },
  endAdminSession: {
    record: /^admin 3$/,
    before: null,
    after: { endedSession: "Firefox, Windows" },
  },
  resetSecondFactor: { record: /^admin 3$/, before: null, after: { secondFactor: null } },
  updateSignInRules: {
    record: /^admin 1$/,
    before: { factorRequired: false },
    after: { factorRequired: false },
  },
  signOutEverywhere: { record: /^admin 1$/, before: null, after: { signedOut: true } },
  createPasswordLink: {
    record: /^admin 2$/,
    before: null,
    after: { linkExpiresAt: expect.any(String) },
  },
  updateCompanyFacts: {
    record: /^company 1$/,
    before: { phone: defaultFacts.phone },
    after: { phone: "+91 98450 12345" },
  },
  updateOrder: { record: /^order 2$/, before: { quantity: 500 }, after: { quantity: 50 } },
  cancelOrder: {
    record: /^order 3$/,
    before: { cancelledAt: null, cancelReason: null },
    after: { cancelReason: "Ordered twice" },
  },
  restoreOrder: {
    record: /^order 3$/,
    before: { cancelReason: "Ordered twice" },
    after: { cancelledAt: null, cancelReason: null },
  },
  updateReel: { record: /^reel 1$/, before: { gsm: 150 }, after: { gsm: 180 } },
  updateEmployee: {
    record: /^employee 1$/,
    before: { name: "Chaitra Gowda" },
    after: { name: "Chaitra M Gowda" },
  },
  reinstateEmployee: {
    record: /^employee 2$/,
    before: { deactivatedAt: expect.any(String) },
    after: { deactivatedAt: null },
  },
  updateAdmin: {
    record: /^admin 3$/,
    before: { lastName: "Rao" },
    after: { lastName: "Rao Kulkarni" },
  },
  deactivateAdmin: {
    record: /^admin 3$/,
    before: { deactivatedAt: null },
    after: { deactivatedAt: expect.any(String) },
  },
  reinstateAdmin: {
    record: /^admin 3$/,
    before: { deactivatedAt: expect.any(String) },
    after: { deactivatedAt: null },
  },
  updateAccount: {
    record: /^admin 1$/,
    before: { lastName: expect.any(String) },
    after: { lastName: "Rao Bhat" },
  },
  changeLanguage: {
    record: /^admin 1$/,
    before: { language: null },
    after: { language: "kn" },
  },
  updateIndustry: {
    record: /^industry 1$/,
    before: { city: "Bengaluru" },
    after: { city: "Mysuru" },
  },
  updateBox: { record: /^box 1$/, before: { box: "5 Ply RSC" }, after: { box: "7 Ply RSC" } },
  cancelAdjustment: {
    record: /^adjustment 1$/,
    before: { cancelled: false },
    after: { cancelled: true },
  },
  updateAdvance: {
    record: /^advance 1$/,
    before: { instalmentPaise: 200_000 },
    after: { instalmentPaise: 150_000 },
  },
  cancelAdvance: {
    record: /^advance 2$/,
    before: { cancelled: false },
    after: { cancelled: true },
  },
  updatePieceRate: {
    record: /^pieceRate 1$/,
    before: { ratePerThousandPaise: 4550 },
    after: { ratePerThousandPaise: 5000 },
  },
  updatePayComponent: {
    record: /^payComponent 1$/,
    before: { amountPaise: 3000 },
    after: { amountPaise: 4000 },
  },
  cancelPayComponent: {
    record: /^payComponent 2$/,
    before: { cancelled: false },
    after: { cancelled: true },
  },
  adoptStatutoryChange: {
    record: /^rate \d+$/,
    before: { wageCeilingPaise: 1_500_000 },
    after: { wageCeilingPaise: 2_500_000 },
  },
  updateStatutoryRate: {
    record: /^rate 1$/,
    before: { amountPaise: 20_000 },
    after: { amountPaise: 20_833 },
  },
  updateBoardSettings: { record: /^board 1$/, before: { edge: 10 }, after: { edge: 12 } },
  adjustReel: {
    record: /^reel 3$/,
    before: { currentWeightGrams: 612_500 },
    after: { currentWeightGrams: 600_500, reason: "Weighed again" },
  },
  scrapReel: {
    record: /^reel 4$/,
    before: { currentWeightGrams: 612_500 },
    after: { currentWeightGrams: 600_250, reason: "Wet edge" },
  },
  updateReorderLevel: { record: /^reorder \d+$/, before: null, after: { leadDays: 31 } },
  acceptCombinedRun: {
    record: /^order 9$/,
    before: { ups: null, combinedRun: null },
    after: { ups: 1, combinedRun: 3, reels: 0 },
  },
  reserveCombinedRun: { record: /^order 7$/, before: null, after: { combinedRun: 2, reels: 1 } },
  undoCombinedRun: {
    record: /^order 5$/,
    before: { ups: 1, combinedRun: 1 },
    after: { ups: null, combinedRun: null },
  },
  reserveReel: { record: /^order 4$/, before: null, after: { reel: "REEL-000002", layer: "Top" } },
  reserveReels: { record: /^order 4$/, before: null, after: { reels: ["REEL-000003"] } },
  chooseUps: { record: /^order 4$/, before: { ups: null }, after: { ups: 2 } },
  updateOrderPlan: {
    record: /^order 4$/,
    before: { promisedFor: null, paperFrom: null },
    after: { promisedFor: "2030-01-01", paperFrom: null },
  },
  pinStage: {
    record: /^order 4$/,
    before: { stage: "CORRUGATING", pinnedFrom: null },
    after: {
      stage: "CORRUGATING",
      pinnedFrom: "2030-01-01T06:00:00.000Z",
      machine: "Machine 0",
    },
  },
  releaseReel: {
    record: /^order 4$/,
    before: { reel: "REEL-000002", released: false },
    after: { released: true },
  },
  acceptTakeUp: {
    record: /^board 1$/,
    before: { takeUpC: 1.45 },
    after: { takeUpC: 1.5 },
  },
  approveLeave: {
    record: /^leave 2$/,
    before: { status: "REQUESTED" },
    after: { status: "APPROVED" },
  },
  createLeaveRule: {
    record: /^leaveRule \d+$/,
    before: null,
    after: { kind: "CASUAL", daysPerYear: 12, carryOver: 6 },
  },
  updateLeaveRule: {
    record: /^leaveRule 1$/,
    before: { accrual: "MONTH", carryOver: 6 },
    after: { accrual: "YEAR", carryOver: null },
  },
  createBenefitRule: {
    record: /^benefitRule \d+$/,
    before: null,
    after: { bonusPercent: 8.33, bonusCeiling: 7_000 },
  },
  updateBenefitRule: {
    record: /^benefitRule 1$/,
    before: { bonusPercent: 8.33 },
    after: { bonusPercent: 10 },
  },
  payBonus: {
    record: /^adjustment \d+$/,
    before: null,
    after: { month: expect.any(String), amountPaise: expect.any(Number) },
  },
  settleLeaver: {
    record: /^employee 4$/,
    before: null,
    after: { leftOn: "2026-05-20", netPaise: expect.any(Number) },
  },
  cancelSettlement: {
    record: /^employee 4$/,
    before: { cancelled: false },
    after: { cancelled: true },
  },
  createLeaveEntry: {
    record: /^leaveEntry \d+$/,
    before: null,
    after: { type: "GRANTED", days: 1.5 },
  },
  cancelLeaveEntry: {
    record: /^leaveEntry 1$/,
    before: { cancelled: false },
    after: { cancelled: true },
  },
  cancelLeave: { record: /^leave 1$/, before: { cancelled: false }, after: { cancelled: true } },
  assignException: {
    record: /^exception \d+$/,
    before: null,
    after: { assignedTo: expect.any(String) },
  },
  settleExceptions: {
    record: /^correction \d+$/,
    before: null,
    after: { action: "CONFIRM", reason: "The station was down", status: "APPROVED" },
  },
  decideCorrections: {
    record: /^correction 33$/,
    before: { status: "PROPOSED" },
    after: { status: "APPROVED" },
  },
  createShift: { record: /^shift \d+$/, before: null, after: { name: "S31", startsAt: 360 } },
  updateShift: { record: /^shift 1$/, before: { name: "A" }, after: { name: "E31" } },
  removeShift: {
    record: /^shift 2$/,
    before: { removedAt: null },
    after: { removedAt: expect.any(String) },
  },
  createEmployment: {
    record: /^employee 2$/,
    before: null,
    after: { joinedOn: "1990-03-04", leftOn: "1990-03-04" },
  },
  updateEmployment: {
    record: /^employee 1$/,
    before: { joinedOn: "2020-01-01", leftOn: null, isFixedTerm: false },
    after: { joinedOn: "2019-12-01", leftOn: null },
  },
  removeEmployment: {
    record: /^employee 3$/,
    before: { joinedOn: "2020-01-01" },
    after: { joinedOn: null },
  },
  createAssignment: {
    record: /^employee 1$/,
    before: null,
    after: { validFrom: "2028-02-01", unit: "A", shift: expect.any(String) },
  },
  updateAssignment: {
    record: /^employee 3$/,
    before: { shift: null },
    after: { validFrom: "2020-01-01", shift: expect.any(String) },
  },
  removeAssignment: {
    record: /^employee 3$/,
    before: { validFrom: "2021-01-01" },
    after: { validFrom: null },
  },
  createRotation: {
    record: /^employee 1$/,
    before: { shift: expect.any(String) },
    after: { firstDate: "2040-04-03", lastDate: "2040-04-04" },
  },
} as const;

/**
 * The calls without a note here. These are reads by POST, calls of visitors, and proofs and factors, which have a
 * separate test. A picture has no note before a record shows it. The author of some notes is a station. Backups have
 * other notes.
 */
export const unnoted: readonly CallName[] = [
  ...provingCalls,
  "beginApp",
  "beginPasskey",
  "login",
  "submitContact",
  "sendEnquiryFile",
  "getPriceBands",
  "getEmployeeNameAndUnit",
  "pairDevice",
  "readNotices",
  "emailNotices",
  "followClient",
  "setPassword",
  "uploadPicture",
  // The table of runs notes these, because a restore replaces the audit.
  "startBackup",
  "startDrill",
  "restoreBackup",
];
