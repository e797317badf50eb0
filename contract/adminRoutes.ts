import {
  creates,
  creating,
  featureRoute,
  keyedBy,
  lists,
  listsForOffice,
  proven,
  reads,
  specifiedRoute,
  updates,
} from "./route";

const admins = specifiedRoute("admins");
const employees = specifiedRoute("employees");
const salary = specifiedRoute("salary");
const attendance = specifiedRoute("attendance");
const reels = specifiedRoute("reels");
const industries = specifiedRoute("industries");
const boxes = specifiedRoute("boxes");
const contacts = specifiedRoute("contacts");
const orders = specifiedRoute("orders");

/** The calls of the specification's section 7 that require a session. */
export const adminRoutes = {
  getAdmins: lists("admins", admins("/admin/get-admins", "GET", "super")),
  createAdmin: creates("admins", admins("/admin/create", "POST", "super")),

  getEmployees: keyedBy(
    ["id", "employeeId"],
    lists("employees", employees("/admin/get-employees", "GET", "super")),
  ),
  registerEmployee: creates("employees", employees("/admin/register-employee", "POST", "super")),
  deactivateEmployee: employees("/admin/employee/deactivate/:barcodeId", "PUT", "super"),
  getEmployeeBarcode: employees("/admin/employee/barcode/:barcodeId", "GET", "super"),
  getEmployeeNameAndUnit: employees("/admin/employee/getEmployeeNameAndUnit", "POST", "super"),

  addSalary: salary("/admin/salary/add", "POST", "super"),
  getMonthlySalaries: keyedBy(
    ["employeeId"],
    lists("salaries", salary("/admin/salary/monthly", "GET", "super")),
  ),
  getAttendance: keyedBy(
    ["barcodeId"],
    lists("attendance", attendance("/admin/attendance-list", "GET", "super")),
  ),

  getReelStocks: keyedBy(
    ["id", "barcodeId"],
    lists("reels", reels("/admin/inventory/getReelStocks", "GET", "admin")),
  ),
  getInUseReels: keyedBy(
    ["id", "barcodeId"],
    reels("/admin/inventory/getInUseReelsWithDetails", "GET", "admin"),
  ),
  getReelBarcode: reels("/admin/reel/barcode-image/:barcodeId", "GET", "admin"),
  getReelDetails: reels("/admin/reel/details/:barcodeIdOrReelNo", "GET", "admin"),
  registerReel: creates("reels", reels("/admin/register-reel", "POST", "admin")),
  getReelHistory: reels("/admin/reel/orderReelUsage/:barcode", "GET", "admin"),

  registerIndustry: creates("industries", industries("/admin/register-industry", "POST", "admin")),
  createBox: creates("boxes", boxes("/admin/box/create-box", "POST", "admin")),

  getContacts: lists("contacts", contacts("/admin/contact/contactDetails", "GET", "admin")),
  updateReplyStatus: updates(
    "contacts",
    contacts("/admin/contact/updateReplyStatus/:id", "PUT", "admin"),
  ),

  createOrder: creates("orders", orders("/admin/order/create-order", "POST", "admin")),
  getAllOrders: lists("orders", orders("/admin/order/getAllOrders", "GET", "admin")),
  moveOrder: orders("/admin/order/:id/status", "PUT", "admin"),
} as const;

const corrections = featureRoute("corrections", "corrections");
const calendar = featureRoute("calendar", "calendar");
const attendanceDays = featureRoute("calendar", "attendanceDays");
const orderList = featureRoute("order-list", "orders");
const orderEdits = featureRoute("edit", "orders");
const reelEdits = featureRoute("edit", "reels");
const employeeEdits = featureRoute("edit", "employees");
const adminEdits = featureRoute("edit", "admins");
const industryEdits = featureRoute("edit", "industries");
const boxEdits = featureRoute("edit", "boxes");
const siteIndustries = featureRoute("on-site", "industries");
const siteBoxes = featureRoute("on-site", "boxes");
const payroll = featureRoute("payroll", "payroll");
const payTerms = featureRoute("payroll", "salary");
const employeeDetails = featureRoute("payroll", "employees");
const deductions = featureRoute("payroll", "deductions");
const statutoryRates = featureRoute("payroll", "statutoryRates");
const paper = featureRoute("paper", "paperCalls");
const dispatches = featureRoute("dispatches", "dispatches");
const clients = featureRoute("clients", "clients");
const invoices = featureRoute("invoices", "invoices");
const rates = featureRoute("rates", "rates");
const jobCost = featureRoute("rates", "jobCost");
const quotations = featureRoute("quotations", "quotations");
const shifts = featureRoute("shifts", "shifts");
const employment = featureRoute("shifts", "employment");

/** The calls about records beyond the specification, each with its feature. A client calls only hosts with the feature. */
export const featureRoutes = {
  getExceptions: lists("exceptions", corrections("/admin/attendance/exceptions", "GET", "admin")),
  getCorrections: lists(
    "corrections",
    corrections("/admin/attendance/corrections", "GET", "admin"),
  ),
  proposeCorrection: creates(
    "corrections",
    corrections("/admin/attendance/corrections", "POST", "admin"),
  ),
  decideCorrection: corrections("/admin/attendance/corrections/:id", "PUT", "super"),
  settleExceptions: creating(corrections("/admin/attendance/settlements", "POST", "admin")),
  decideCorrections: corrections("/admin/attendance/decisions", "PUT", "super"),

  getCalendar: calendar("/admin/calendar", "GET", "super"),
  updateCalendar: calendar("/admin/calendar", "PUT", "super"),
  getLeaves: lists("leaves", calendar("/admin/leaves", "GET", "super")),
  createLeave: creates("leaves", calendar("/admin/leaves", "POST", "super")),
  cancelLeave: calendar("/admin/leaves/:id/cancel", "PUT", "super"),
  getAttendanceMonth: attendanceDays("/admin/attendance/people/:barcodeId/:month", "GET", "super"),
  getMissingPeople: attendanceDays("/admin/attendance/missing", "GET", "super"),

  getOrders: lists("orderList", orderList("/admin/orders", "GET", "admin")),
  updateOrder: updates("orders", orderEdits("/admin/orders/:id", "PUT", "admin")),
  cancelOrder: orderEdits("/admin/orders/:id/cancel", "PUT", "admin"),
  restoreOrder: orderEdits("/admin/orders/:id/restore", "PUT", "admin"),
  updateReel: updates("reels", reelEdits("/admin/reels/:id", "PUT", "admin")),
  updateEmployee: updates("employees", employeeEdits("/admin/employees/:id", "PUT", "super")),
  reinstateEmployee: employeeEdits("/admin/employees/:id/reinstate", "PUT", "super"),
  updateAdmin: updates("admins", adminEdits("/admin/admins/:id", "PUT", "super")),
  deactivateAdmin: adminEdits("/admin/admins/:id/deactivate", "PUT", "super"),
  reinstateAdmin: adminEdits("/admin/admins/:id/reinstate", "PUT", "super"),
  getIndustry: reads("industries", industryEdits("/admin/industries/:id", "GET", "admin")),
  updateIndustry: updates("industries", industryEdits("/admin/industries/:id", "PUT", "admin")),
  updateBox: updates("boxes", boxEdits("/admin/boxes/:id", "PUT", "admin")),

  getIndustries: listsForOffice("industries", siteIndustries("/admin/industries", "GET", "admin")),
  getBoxes: listsForOffice("boxes", siteBoxes("/admin/boxes", "GET", "admin")),

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
  getPayTerms: payTerms("/admin/employees/:employeeId/pay-terms", "GET", "super"),
  getEmployee: reads("employees", employeeDetails("/admin/employees/:id", "GET", "super")),
  getAdjustments: lists("adjustments", deductions("/admin/adjustments", "GET", "super")),
  createAdjustment: creates("adjustments", deductions("/admin/adjustments", "POST", "super")),
  cancelAdjustment: deductions("/admin/adjustments/:id/cancel", "PUT", "super"),
  getAdvances: lists("advances", deductions("/admin/advances", "GET", "super")),
  createAdvance: creates("advances", deductions("/admin/advances", "POST", "super")),
  updateAdvance: updates("advances", deductions("/admin/advances/:id", "PUT", "super")),
  cancelAdvance: deductions("/admin/advances/:id/cancel", "PUT", "super"),
  getStatutoryRates: lists(
    "statutoryRates",
    statutoryRates("/admin/statutory-rates", "GET", "super"),
  ),
  createStatutoryRate: creates(
    "statutoryRates",
    statutoryRates("/admin/statutory-rates", "POST", "super"),
  ),
  updateStatutoryRate: updates(
    "statutoryRates",
    statutoryRates("/admin/statutory-rates/:id", "PUT", "super"),
  ),

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
  getClients: lists("clients", clients("/admin/clients", "GET", "admin")),
  getClient: reads("clients", clients("/admin/clients/:id", "GET", "admin")),
  createClient: creates("clients", clients("/admin/clients", "POST", "admin")),
  updateClient: updates("clients", clients("/admin/clients/:id", "PUT", "admin")),
  updateClientLists: clients("/admin/clients/:id/lists", "PUT", "admin"),
  getClientRecords: clients("/admin/clients/:id/records", "GET", "admin"),
  linkClientNames: clients("/admin/clients/:id/names", "PUT", "admin"),
  getUnlinkedNames: clients("/admin/client-names", "GET", "admin"),

  getInvoiceSettings: invoices("/admin/invoice-settings", "GET", "super"),
  updateInvoiceSettings: invoices("/admin/invoice-settings", "PUT", "super"),
  getFiledMonths: invoices("/admin/filed-months", "GET", "admin"),
  lockFiledMonth: invoices("/admin/filed-months/:month/lock", "PUT", "super"),
  unlockFiledMonth: invoices("/admin/filed-months/:month/unlock", "PUT", "super"),
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
  getRates: lists("rates", rates("/admin/rates", "GET", "admin")),
  createRate: creates("rates", rates("/admin/rates", "POST", "admin")),
  updateRate: updates("rates", rates("/admin/rates/:id", "PUT", "admin")),
  getJobCost: jobCost("/admin/orders/:id/job-cost", "GET", "super"),
  getWasteRows: lists("wasteRows", rates("/admin/waste-rows", "GET", "admin")),
  createWasteRow: creates("wasteRows", rates("/admin/waste-rows", "POST", "admin")),
  updateWasteRow: updates("wasteRows", rates("/admin/waste-rows/:id", "PUT", "admin")),
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

  // The calls about shifts, and about who is employed and works which shift from when on.
  getShifts: lists("shifts", shifts("/admin/shifts", "GET", "super")),
  createShift: creates("shifts", shifts("/admin/shifts", "POST", "super")),
  updateShift: updates("shifts", shifts("/admin/shifts/:id", "PUT", "super")),
  removeShift: shifts("/admin/shifts/:id/remove", "PUT", "super"),
  getEmployment: employment("/admin/employees/:employeeId/employment", "GET", "super"),
  createEmployment: creating(employment("/admin/employments", "POST", "super")),
  updateEmployment: employment("/admin/employments/:id", "PUT", "super"),
  removeEmployment: employment("/admin/employments/:id/remove", "PUT", "super"),
  createAssignment: creating(employment("/admin/assignments", "POST", "super")),
  updateAssignment: employment("/admin/assignments/:id", "PUT", "super"),
  removeAssignment: employment("/admin/assignments/:id/remove", "PUT", "super"),
  getRoster: employment("/admin/roster", "GET", "super"),
  createRotation: creating(employment("/admin/rotations", "POST", "super")),
} as const;
