/** The resource's fields, choices and generated list. */
export const salaryFields = {
  name: "Salary |||| Salaries",
  menu: "Salary",
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
};

/** The fields, choices and generated screens of additions and deductions. */
export const adjustmentFields = {
  name: "Adjustment |||| Adjustments",
  fields: {
    name: "Who",
    barcodeId: "Employee",
    kind: "Kind",
    month: "Month",
    amount: "Amount",
    reason: "Reason",
    recovered: "Taken so far",
    createdBy: "Entered by",
    createdAt: "Entered",
    cancelledAt: "Cancelled",
  },
  choices: { kind: { ADDITION: "Addition", DEDUCTION: "Deduction" } },
  list: {
    empty: "Nobody is paid anything besides, and nothing is deducted.",
    failed: "The additions and deductions could not be loaded",
  },
  create: {
    title: "Enter Addition or Deduction",
    submit: "Save Entry",
  },
};

/** Those of advances. */
export const advanceFields = {
  name: "Advance |||| Advances",
  fields: {
    name: "Who",
    barcodeId: "Employee",
    givenOn: "Given on",
    amount: "Amount",
    instalment: "Instalment",
    firstMonth: "First Month",
    reason: "Reason",
    recovered: "Given back",
    rest: "Left",
    createdBy: "Entered by",
    createdAt: "Entered",
    cancelledAt: "Cancelled",
  },
  list: {
    empty: "Nobody has been given an advance.",
    failed: "The advances could not be loaded",
  },
  create: { title: "Give Advance", submit: "Save Advance" },
};

/** Texts of statutory rates. */
export const statutoryRateFields = {
  name: "Statutory Rate |||| Statutory Rates",
  fields: {
    kind: "Kind",
    firstMonth: "From",
    lastMonth: "Until",
    wageBase: "Taken of",
    wagesFrom: "Wages from",
    wagesUpTo: "Wages up to",
    percent: "Percent",
    wageCeiling: "Counted up to",
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
    wageBase: { EARNED: "Earned, no overtime", GROSS: "Gross wages" },
  },
  list: {
    empty: "No rates yet: nothing is deducted by law.",
    failed: "The statutory rates could not be loaded",
  },
  create: { title: "New Statutory Rate", submit: "Save Rate" },
};
