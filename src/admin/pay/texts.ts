import { defineResourceTexts } from "../useTexts";

/** The resource's fields, choices and generated list. */
export const salaryFields = defineResourceTexts("salaries", {
  fields: {
    name: "Name",
    employeeId: "Employee ID",
    barcodeId: "Barcode ID",
    unit: "Unit",
    month: "Month",
    monthlyBaseSalary: "Monthly Base Salary",
    totalOvertimeHours: "Total Overtime Hours",
    totalOvertimeMinutes: "Total Overtime Minutes",
    totalSalaryThisMonth: "Total Salary This Month",
    otMultiplierFactor: "OT Rate",
    workingDays: "Working Days",
    grossSalary: "Gross salary",
    totalDeductions: "Total deductions",
    validFrom: "From",
    createdBy: "Entered by",
  },
  setUp: "Set up",
  choices: { otMultiplierFactor: { "1": "1 hour", "1.5": "1.5 hours", "2": "2 hours" } },
  list: {
    title: "Monthly Salary",
    empty: "No salaries found.",
    failed: "Failed to fetch salary data",
  },
});

/** The fields, choices and generated screens of additions and deductions. */
export const adjustmentFields = defineResourceTexts("adjustments", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    kind: "Kind",
    month: "Month",
    amount: "Amount",
    reason: "Reason",
    recovered: "Deducted So Far",
    createdBy: "Entered by",
    createdAt: "Entered",
    cancelledAt: "Cancelled",
  },
  choices: { kind: { ADDITION: "Addition", DEDUCTION: "Deduction" } },
  list: {
    empty: "No additions or deductions yet.",
    failed: "The additions and deductions could not be loaded",
  },
  create: {
    submit: "Save Entry",
    ADDITION: "The addition for %{name} is saved",
    DEDUCTION: "The deduction for %{name} is saved",
    failed: "The entry could not be saved",
  },
});

/** Those of advances. */
export const advanceFields = defineResourceTexts("advances", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    givenOn: "Given on",
    amount: "Amount",
    instalment: "Instalment",
    firstMonth: "First Month",
    reason: "Reason",
    recovered: "Recovered",
    rest: "Balance",
    createdBy: "Entered by",
    createdAt: "Entered",
    cancelledAt: "Cancelled",
  },
  list: {
    empty: "No advances yet.",
    failed: "The advances could not be loaded",
  },
  create: {
    submit: "Save Advance",
    saved: "The advance of %{name} is saved",
    failed: "The advance could not be saved",
  },
  title: "Advance of %{name}",
});

/** Texts of statutory rates. */
export const statutoryRateFields = defineResourceTexts("statutoryRates", {
  fields: {
    kind: "Kind",
    firstMonth: "From",
    lastMonth: "Until",
    wageBase: "Calculated On",
    wagesFrom: "Wages From",
    wagesUpTo: "Wages Up To",
    percent: "Percent",
    wageCeiling: "Wage Ceiling",
    amount: "Fixed Amount",
    februaryAmount: "In February",
    isActive: "In Force",
  },
  choices: {
    kind: {
      PROVIDENT_FUND: "Provident fund",
      STATE_INSURANCE: "State insurance",
      PROFESSIONAL_TAX: "Professional tax",
    },
    wageBase: { EARNED: "Wages without overtime", GROSS: "Gross wages" },
  },
  list: {
    empty: "No statutory rates yet. PF, ESI and professional tax are not deducted.",
    failed: "The statutory rates could not be loaded",
  },
  create: {
    submit: "Save Rate",
    saved: "The rate is saved",
    failed: "The rate could not be saved",
  },
});
