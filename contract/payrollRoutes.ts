import { rowsOf } from "./rowsOf";

const payroll = rowsOf("payroll");

/** The calls about a month's pay, and about what an employee's pay is made of. */
export const payrollRoutes = {
  getPayrollMonth: payroll("GET", "/admin/payroll/:month", "super"),
  lockPayrollMonth: payroll("PUT", "/admin/payroll/:month/lock", "super"),
  getPayslipsPdf: payroll("GET", "/admin/payroll/:month/payslips.pdf", "super"),
  getPayRegister: payroll("GET", "/admin/payroll/:month/register.csv", "super"),
  getBankFile: payroll("GET", "/admin/payroll/:month/bank.csv", "super"),
  unlockPayrollMonth: payroll("PUT", "/admin/payroll/:month/unlock", "super"),
  getPayslip: payroll("GET", "/admin/payroll/:month/payslips/:employeeId", "super"),
  getPayTerms: payroll("GET", "/admin/employees/:employeeId/pay-terms", "super"),
  getEmployee: payroll("GET", "/admin/employees/:id", "super"),
  getAdjustments: payroll("GET", "/admin/adjustments", "super"),
  createAdjustment: { ...payroll("POST", "/admin/adjustments", "super"), creates: true },
  cancelAdjustment: payroll("PUT", "/admin/adjustments/:id/cancel", "super"),
  getAdvances: payroll("GET", "/admin/advances", "super"),
  createAdvance: { ...payroll("POST", "/admin/advances", "super"), creates: true },
  updateAdvance: payroll("PUT", "/admin/advances/:id", "super"),
  cancelAdvance: payroll("PUT", "/admin/advances/:id/cancel", "super"),
  getStatutoryRates: payroll("GET", "/admin/statutory-rates", "super"),
  createStatutoryRate: { ...payroll("POST", "/admin/statutory-rates", "super"), creates: true },
  updateStatutoryRate: payroll("PUT", "/admin/statutory-rates/:id", "super"),
} as const;
