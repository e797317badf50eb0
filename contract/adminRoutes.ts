import { creating, featureRoute, proven, specifiedRoute as row } from "./route";

/** The calls of the specification's section 7 that require a session. */
export const adminRoutes = {
  getAdmins: row("/admin/get-admins", "GET", "super"),
  createAdmin: creating(row("/admin/create", "POST", "super")),

  getEmployees: row("/admin/get-employees", "GET", "super"),
  registerEmployee: creating(row("/admin/register-employee", "POST", "super")),
  deactivateEmployee: row("/admin/employee/deactivate/:barcodeId", "PUT", "super"),
  getEmployeeBarcode: row("/admin/employee/barcode/:barcodeId", "GET", "super"),
  getEmployeeNameAndUnit: row("/admin/employee/getEmployeeNameAndUnit", "POST", "super"),

  addSalary: row("/admin/salary/add", "POST", "super"),
  getMonthlySalaries: row("/admin/salary/monthly", "GET", "super"),
  getAttendance: row("/admin/attendance-list", "GET", "super"),

  getReelStocks: row("/admin/inventory/getReelStocks", "GET", "admin"),
  getInUseReels: row("/admin/inventory/getInUseReelsWithDetails", "GET", "admin"),
  getReelBarcode: row("/admin/reel/barcode-image/:barcodeId", "GET", "admin"),
  getReelDetails: row("/admin/reel/details/:barcodeIdOrReelNo", "GET", "admin"),
  registerReel: creating(row("/admin/register-reel", "POST", "admin")),
  getReelHistory: row("/admin/reel/orderReelUsage/:barcode", "GET", "admin"),

  registerIndustry: creating(row("/admin/register-industry", "POST", "admin")),
  createBox: creating(row("/admin/box/create-box", "POST", "admin")),

  getContacts: row("/admin/contact/contactDetails", "GET", "admin"),
  updateReplyStatus: row("/admin/contact/updateReplyStatus/:id", "PUT", "admin"),

  createOrder: creating(row("/admin/order/create-order", "POST", "admin")),
  getAllOrders: row("/admin/order/getAllOrders", "GET", "admin"),
  moveOrder: row("/admin/order/:id/status", "PUT", "admin"),
} as const;

const accounts = featureRoute("accounts");
const imports = featureRoute("import");
const calendar = featureRoute("calendar");
const clients = featureRoute("clients");
const live = featureRoute("live");
const statistics = featureRoute("statistics");
const history = featureRoute("history");
const search = featureRoute("search");
const edits = featureRoute("edit");
const onSite = featureRoute("on-site");
const orderList = featureRoute("order-list");
const paper = featureRoute("paper");
const payroll = featureRoute("payroll");
const shifts = featureRoute("shifts");
const stations = featureRoute("stations");
const corrections = featureRoute("corrections");
const wall = featureRoute("wall");
const dispatches = featureRoute("dispatches");
const company = featureRoute("company");
const invoices = featureRoute("invoices");
const pictures = featureRoute("pictures");
const secondFactor = featureRoute("second-factor");
const rates = featureRoute("rates");
const quotations = featureRoute("quotations");
const operations = featureRoute("operations");

/** The calls beyond the specification, each with its feature. A client calls only hosts with the feature. */
export const featureRoutes = {
  getAccount: accounts("/admin/account", "GET", "admin"),
  updateAccount: accounts("/admin/account", "PUT", "admin"),
  changePassword: accounts("/admin/account/password", "PUT", "admin"),
  changeLanguage: accounts("/admin/account/language", "PUT", "admin"),
  signOutEverywhere: accounts("/admin/account/sign-out", "PUT", "admin"),
  createPasswordLink: proven(accounts("/admin/admins/:id/password-link", "POST", "super")),

  // An admin's second factors, the proof of one, and the sessions. Bodies of `second-factor` calls have secrets.
  getSecondFactors: secondFactor("/admin/account/factors", "GET", "admin"),
  beginApp: secondFactor("/admin/account/second-factor/app/begin", "POST", "admin"),
  finishApp: secondFactor("/admin/account/second-factor/app", "POST", "admin"),
  beginPasskey: secondFactor("/admin/account/second-factor/passkey/begin", "POST", "admin"),
  finishPasskey: secondFactor("/admin/account/second-factor/passkey", "POST", "admin"),
  renewRecoveryCodes: proven(
    secondFactor("/admin/account/second-factor/recovery-codes", "POST", "admin"),
  ),
  beginProof: secondFactor("/admin/account/second-factor/proof/begin", "POST", "admin"),
  finishProof: secondFactor("/admin/account/second-factor/proof", "POST", "admin"),
  removeFactor: proven(secondFactor("/admin/account/factors/:id/remove", "PUT", "admin")),
  getSessions: secondFactor("/admin/account/sessions", "GET", "admin"),
  endSession: secondFactor("/admin/account/sessions/:id/end", "PUT", "admin"),
  getAdminSessions: secondFactor("/admin/admins/:id/sessions", "GET", "super"),
  endAdminSession: secondFactor("/admin/admins/:id/sessions/:sessionId/end", "PUT", "super"),
  resetSecondFactor: proven(secondFactor("/admin/admins/:id/reset-second-factor", "PUT", "super")),
  updateSignInRules: proven(secondFactor("/admin/sign-in-rules", "PUT", "super")),

  importEmployees: imports("/admin/import/employees", "POST", "super"),
  importRecords: imports("/admin/import/:resource", "POST", "admin"),
  getLastImport: imports("/admin/import/:resource/last", "GET", "admin"),
  undoImport: imports("/admin/import/:id/undo", "POST", "admin"),

  // The calls of the scan stations, about them, and about what their scans leave open.
  getDevices: stations("/admin/devices", "GET", "super"),
  createDevice: creating(stations("/admin/devices", "POST", "super")),
  renewPairingCode: stations("/admin/devices/:id/pairing-code", "PUT", "super"),
  revokeDevice: stations("/admin/devices/:id/revoke", "PUT", "super"),
  pairDevice: stations("/station/pair", "POST", "public"),
  getStationData: stations("/station/data", "GET", "device"),
  getOpenUsages: stations("/station/open-usages", "GET", "device"),
  punch: stations("/station/punch", "POST", "device"),
  issueReel: stations("/station/issue-reel", "POST", "device"),
  returnReel: stations("/station/return-reel", "POST", "device"),
  dispatchOrder: stations("/station/dispatch-order", "POST", "device"),
  dismissScan: stations("/station/dismiss-scan", "POST", "device"),
  getWall: wall("/wall", "GET", "device"),

  getExceptions: corrections("/admin/attendance/exceptions", "GET", "admin"),
  getCorrections: corrections("/admin/attendance/corrections", "GET", "admin"),
  proposeCorrection: creating(corrections("/admin/attendance/corrections", "POST", "admin")),
  decideCorrection: corrections("/admin/attendance/corrections/:id", "PUT", "super"),
  settleExceptions: creating(corrections("/admin/attendance/settlements", "POST", "admin")),
  decideCorrections: corrections("/admin/attendance/decisions", "PUT", "super"),

  getCalendar: calendar("/admin/calendar", "GET", "super"),
  updateCalendar: calendar("/admin/calendar", "PUT", "super"),
  getLeaves: calendar("/admin/leaves", "GET", "super"),
  createLeave: creating(calendar("/admin/leaves", "POST", "super")),
  cancelLeave: calendar("/admin/leaves/:id/cancel", "PUT", "super"),
  getAttendanceMonth: calendar("/admin/attendance/people/:barcodeId/:month", "GET", "super"),
  getMissingPeople: calendar("/admin/attendance/missing", "GET", "super"),

  getLiveChanges: live("/admin/live", "GET", "admin"),
  getStatistics: statistics("/admin/statistics", "GET", "admin"),
  getHistory: history("/admin/history/:kind/:id", "GET", "admin"),
  getActivity: history("/admin/activity", "GET", "super"),
  getOrder: history("/admin/orders/:id", "GET", "admin"),
  getUndoable: history("/admin/undoable", "GET", "admin"),
  undoChange: history("/admin/changes/:id/undo", "POST", "admin"),
  search: search("/admin/search", "GET", "admin"),

  getOrders: orderList("/admin/orders", "GET", "admin"),
  updateOrder: edits("/admin/orders/:id", "PUT", "admin"),
  cancelOrder: edits("/admin/orders/:id/cancel", "PUT", "admin"),
  restoreOrder: edits("/admin/orders/:id/restore", "PUT", "admin"),
  updateReel: edits("/admin/reels/:id", "PUT", "admin"),
  updateEmployee: edits("/admin/employees/:id", "PUT", "super"),
  reinstateEmployee: edits("/admin/employees/:id/reinstate", "PUT", "super"),
  updateAdmin: edits("/admin/admins/:id", "PUT", "super"),
  deactivateAdmin: edits("/admin/admins/:id/deactivate", "PUT", "super"),
  reinstateAdmin: edits("/admin/admins/:id/reinstate", "PUT", "super"),
  getIndustry: edits("/admin/industries/:id", "GET", "admin"),
  updateIndustry: edits("/admin/industries/:id", "PUT", "admin"),
  updateBox: edits("/admin/boxes/:id", "PUT", "admin"),

  getIndustries: onSite("/admin/industries", "GET", "admin"),
  getBoxes: onSite("/admin/boxes", "GET", "admin"),

  // The calls about a month's pay, and about what an employee's pay is made of.
  getPayOpening: payroll("/admin/payroll/opening", "GET", "super"),
  updatePayOpening: payroll("/admin/payroll/opening", "PUT", "super"),
  getPayrollMonth: payroll("/admin/payroll/:month", "GET", "super"),
  lockPayrollMonth: proven(payroll("/admin/payroll/:month/lock", "PUT", "super")),
  getPayslipsPdf: payroll("/admin/payroll/:month/payslips.pdf", "GET", "super"),
  getPayRegister: payroll("/admin/payroll/:month/register.csv", "GET", "super"),
  getBankFile: proven(payroll("/admin/payroll/:month/bank.csv", "GET", "super")),
  getEpfReturn: payroll("/admin/payroll/:month/epf.txt", "GET", "super"),
  getEsiReturn: payroll("/admin/payroll/:month/esi.csv", "GET", "super"),
  unlockPayrollMonth: proven(payroll("/admin/payroll/:month/unlock", "PUT", "super")),
  getPayslip: payroll("/admin/payroll/:month/payslips/:employeeId", "GET", "super"),
  getPayTerms: payroll("/admin/employees/:employeeId/pay-terms", "GET", "super"),
  getEmployee: payroll("/admin/employees/:id", "GET", "super"),
  getAdjustments: payroll("/admin/adjustments", "GET", "super"),
  createAdjustment: creating(payroll("/admin/adjustments", "POST", "super")),
  cancelAdjustment: payroll("/admin/adjustments/:id/cancel", "PUT", "super"),
  getAdvances: payroll("/admin/advances", "GET", "super"),
  createAdvance: creating(payroll("/admin/advances", "POST", "super")),
  updateAdvance: payroll("/admin/advances/:id", "PUT", "super"),
  cancelAdvance: payroll("/admin/advances/:id/cancel", "PUT", "super"),
  getStatutoryRates: payroll("/admin/statutory-rates", "GET", "super"),
  createStatutoryRate: creating(payroll("/admin/statutory-rates", "POST", "super")),
  updateStatutoryRate: payroll("/admin/statutory-rates/:id", "PUT", "super"),

  // The calls about what board and boxes take of paper, and about reels beyond the specification's.
  getBoardSettings: paper("/admin/board/settings", "GET", "admin"),
  updateBoardSettings: paper("/admin/board/settings", "PUT", "super"),

  getReelMovements: paper("/admin/reels/:id/movements", "GET", "admin"),
  adjustReel: paper("/admin/reels/:id/adjust", "PUT", "super"),
  scrapReel: paper("/admin/reels/:id/scrap", "PUT", "admin"),
  getStock: paper("/admin/paper/stock", "GET", "admin"),
  updateReorderLevel: paper("/admin/paper/reorder-level", "PUT", "admin"),
  getOrderPaper: paper("/admin/orders/:id/paper", "GET", "admin"),
  chooseUps: paper("/admin/orders/:id/ups", "PUT", "admin"),
  reserveReel: paper("/admin/orders/:id/reserve-reel", "PUT", "admin"),
  reserveReels: paper("/admin/orders/:id/reserve-reels", "PUT", "admin"),
  releaseReel: paper("/admin/orders/:id/release-reel", "PUT", "admin"),
  getJobCard: paper("/admin/orders/:id/job-card", "GET", "admin"),
  getOrderWaste: paper("/admin/orders/:id/waste", "GET", "admin"),
  getPaperReport: paper("/admin/paper/report", "GET", "admin"),
  acceptTakeUp: paper("/admin/board/take-ups", "PUT", "super"),
  getSpecifications: paper("/admin/specifications", "GET", "admin"),
  getSpecification: paper("/admin/specifications/:id", "GET", "admin"),
  createSpecification: creating(paper("/admin/specifications", "POST", "admin")),
  createSpecificationVersion: paper("/admin/specifications/:id/versions", "POST", "admin"),
  getSpecificationVersion: paper("/admin/specification-versions/:id", "GET", "admin"),

  getDispatches: dispatches("/admin/dispatches", "GET", "admin"),
  getOrderDispatches: dispatches("/admin/orders/:id/dispatches", "GET", "admin"),
  createDispatch: creating(dispatches("/admin/dispatches", "POST", "admin")),
  cancelDispatch: dispatches("/admin/dispatches/:id/cancel", "PUT", "admin"),
  // The facts of the company that the public pages show.
  getCompanyFacts: company("/public/company", "GET", "public"),
  updateCompanyFacts: company("/admin/company", "PUT", "super"),
  getClients: clients("/admin/clients", "GET", "admin"),
  getClient: clients("/admin/clients/:id", "GET", "admin"),
  createClient: creating(clients("/admin/clients", "POST", "admin")),
  updateClient: clients("/admin/clients/:id", "PUT", "admin"),
  updateClientLists: clients("/admin/clients/:id/lists", "PUT", "admin"),
  getClientRecords: clients("/admin/clients/:id/records", "GET", "admin"),
  linkClientNames: clients("/admin/clients/:id/names", "PUT", "admin"),
  getUnlinkedNames: clients("/admin/client-names", "GET", "admin"),

  getInvoiceSettings: invoices("/admin/invoice-settings", "GET", "super"),
  updateInvoiceSettings: invoices("/admin/invoice-settings", "PUT", "super"),
  getSales: invoices("/admin/sales", "GET", "super"),
  getSalesPapers: invoices("/admin/sales/papers", "GET", "super"),
  getInvoices: invoices("/admin/invoices", "GET", "admin"),
  getInvoice: invoices("/admin/invoices/:id", "GET", "admin"),
  getInvoiceProposal: invoices("/admin/dispatches/:id/invoice-proposal", "GET", "admin"),
  createInvoice: creating(invoices("/admin/invoices", "POST", "admin")),
  createCreditNote: creating(invoices("/admin/credit-notes", "POST", "admin")),
  cancelInvoice: invoices("/admin/invoices/:id/cancel", "PUT", "admin"),
  updateTransport: invoices("/admin/invoices/:id/transport", "PUT", "admin"),
  getInvoicePdf: invoices("/admin/invoices/:id/invoice.pdf", "GET", "admin"),
  getEwayBillFile: invoices("/admin/invoices/:id/eway-bill", "GET", "admin"),
  getEInvoiceFile: invoices("/admin/invoices/:id/e-invoice", "GET", "admin"),
  updateEwayBill: invoices("/admin/invoices/:id/eway-bill", "PUT", "admin"),
  updateEInvoice: invoices("/admin/invoices/:id/e-invoice", "PUT", "admin"),
  getTallyVouchers: invoices("/admin/accounting/vouchers.xml", "GET", "super"),
  getTallyMasters: invoices("/admin/accounting/masters.xml", "GET", "super"),

  // The rates of paper and work, for quotations.
  getRates: rates("/admin/rates", "GET", "admin"),
  createRate: creating(rates("/admin/rates", "POST", "admin")),
  updateRate: rates("/admin/rates/:id", "PUT", "admin"),
  getJobCost: rates("/admin/orders/:id/job-cost", "GET", "super"),
  getWasteRows: rates("/admin/waste-rows", "GET", "admin"),
  createWasteRow: creating(rates("/admin/waste-rows", "POST", "admin")),
  updateWasteRow: rates("/admin/waste-rows/:id", "PUT", "admin"),
  getRateSettings: rates("/admin/rate-settings", "GET", "admin"),
  updateRateSettings: rates("/admin/rate-settings", "PUT", "super"),

  getQuotations: quotations("/admin/quotations", "GET", "admin"),
  getQuotation: quotations("/admin/quotations/:id", "GET", "admin"),
  getQuotationComparison: quotations("/admin/quotations/:id/comparison", "GET", "admin"),
  createQuotation: creating(quotations("/admin/quotations", "POST", "admin")),
  quoteEnquiry: quotations("/admin/contacts/:id/quotation", "PUT", "admin"),
  updateQuotation: quotations("/admin/quotations/:id", "PUT", "admin"),
  sendQuotation: quotations("/admin/quotations/:id/send", "PUT", "admin"),
  reviseQuotation: quotations("/admin/quotations/:id/revise", "PUT", "admin"),
  acceptQuotation: quotations("/admin/quotations/:id/accept", "PUT", "admin"),
  loseQuotation: quotations("/admin/quotations/:id/lose", "PUT", "admin"),
  getQuotationPdf: quotations(
    "/admin/quotations/:id/revisions/:number/quotation.pdf",
    "GET",
    "admin",
  ),
  // The pictures of industries and boxes.
  uploadPicture: pictures("/admin/pictures", "POST", "admin"),
  getPicture: pictures("/public/pictures/:sha256/:width", "GET", "public"),

  // The backups of the plant, and restores.
  getOperations: operations("/admin/operations", "GET", "super"),
  startBackup: operations("/admin/operations/backup", "PUT", "super"),
  startDrill: operations("/admin/operations/drill", "PUT", "super"),
  restoreBackup: proven(operations("/admin/operations/restore", "PUT", "super")),
  getBackup: proven(operations("/admin/operations/backups/:name", "GET", "super")),

  // The calls about shifts, and about who is employed and works which shift from when on.
  getShifts: shifts("/admin/shifts", "GET", "super"),
  createShift: creating(shifts("/admin/shifts", "POST", "super")),
  updateShift: shifts("/admin/shifts/:id", "PUT", "super"),
  removeShift: shifts("/admin/shifts/:id/remove", "PUT", "super"),
  getEmployment: shifts("/admin/employees/:employeeId/employment", "GET", "super"),
  createEmployment: creating(shifts("/admin/employments", "POST", "super")),
  updateEmployment: shifts("/admin/employments/:id", "PUT", "super"),
  removeEmployment: shifts("/admin/employments/:id/remove", "PUT", "super"),
  createAssignment: creating(shifts("/admin/assignments", "POST", "super")),
  updateAssignment: shifts("/admin/assignments/:id", "PUT", "super"),
  removeAssignment: shifts("/admin/assignments/:id/remove", "PUT", "super"),
  getRoster: shifts("/admin/roster", "GET", "super"),
  createRotation: creating(shifts("/admin/rotations", "POST", "super")),
} as const;
