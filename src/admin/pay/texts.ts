/** Texts of the salary screens beyond the generated list. */
export const salaryTexts = {
  totals: {
    title: "Totals of the month",
    people: "Employees",
    overtime: "Overtime hours",
    salary: "Total salary",
  },
  setup: {
    title: "Salary Setup",
    missing: "Set up",
    submit: "Save Salary",
    busy: "Saving…",
    failed: "Error saving salary",
    noEmployee: "The employee could not be loaded",
    present: "Present terms",
    notGiven: "Not told",
    replaces: "What you save replaces these terms.",
    unknown: "Whether a salary is set up already could not be read. What you save replaces it.",
  },
  barcode: {
    title: "Employee Barcode",
    saved: "The salary of %{name} is set up. This is the barcode for the gate.",
    print: "Print",
    back: "Back",
  },
};

/** The resource's fields, choices and generated list. */
export const salaryFields = {
  name: "Salary |||| Salaries",
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
    validFrom: "From",
    createdBy: "Entered by",
  },
  choices: { otMultiplierFactor: { "1": "1 hour", "1.5": "1.5 hours", "2": "2 hours" } },
  list: {
    title: "Monthly Salary",
    empty: "No salaries found.",
    failed: "Failed to fetch salary data",
  },
};
