import { featureRoute } from "./featureRoute";

const payroll = featureRoute("payroll");

/** The calls about a month's pay, and about what an employee's pay is made of. */
export const payrollRoutes = {
  getPayOpening: payroll("/admin/payroll/opening", "GET", "super"),
  updatePayOpening: payroll("/admin/payroll/opening", "PUT", "super"),
  getPayrollMonth: payroll("/admin/payroll/:month", "GET", "super"),
  lockPayrollMonth: payroll("/admin/payroll/:month/lock", "PUT", "super"),
  getPayslipsPdf: payroll("/admin/payroll/:month/payslips.pdf", "GET", "super"),
  getPayRegister: payroll("/admin/payroll/:month/register.csv", "GET", "super"),
  getBankFile: payroll("/admin/payroll/:month/bank.csv", "GET", "super"),
  getEpfReturn: payroll("/admin/payroll/:month/epf.txt", "GET", "super"),
  getEsiReturn: payroll("/admin/payroll/:month/esi.csv", "GET", "super"),
  unlockPayrollMonth: payroll("/admin/payroll/:month/unlock", "PUT", "super"),
  getPayslip: payroll("/admin/payroll/:month/payslips/:employeeId", "GET", "super"),
  getPayTerms: payroll("/admin/employees/:employeeId/pay-terms", "GET", "super"),
  getEmployee: payroll("/admin/employees/:id", "GET", "super"),
  getAdjustments: payroll("/admin/adjustments", "GET", "super"),
  createAdjustment: { ...payroll("/admin/adjustments", "POST", "super"), creates: true },
  cancelAdjustment: payroll("/admin/adjustments/:id/cancel", "PUT", "super"),
  getAdvances: payroll("/admin/advances", "GET", "super"),
  createAdvance: { ...payroll("/admin/advances", "POST", "super"), creates: true },
  updateAdvance: payroll("/admin/advances/:id", "PUT", "super"),
  cancelAdvance: payroll("/admin/advances/:id/cancel", "PUT", "super"),
  getStatutoryRates: payroll("/admin/statutory-rates", "GET", "super"),
  createStatutoryRate: { ...payroll("/admin/statutory-rates", "POST", "super"), creates: true },
  updateStatutoryRate: payroll("/admin/statutory-rates/:id", "PUT", "super"),
} as const;
