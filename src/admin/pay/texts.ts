import { defineTexts } from "../../../domain/texts";

/** The resource's fields, choices and generated list. */
export const salaryFields = defineTexts("resources.salaries", {
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
  hints: {
    otMultiplierFactor: "An hour of overtime pays so many hours. The law requires 2.",
    workingDays: "The base salary pays so many days of a month, such as 26.",
  },
  list: {
    title: "Monthly Salary",
    empty: "No salaries found.",
    failed: "Failed to fetch salary data",
  },
});

/** The list of all people's terms. */
export const payTermsFields = defineTexts("resources.payTerms", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    validFrom: "From",
    monthlyBaseSalary: "Monthly Base Salary",
    otMultiplierFactor: "OT Rate",
    workingDays: "Working Days",
    createdBy: "Entered by",
  },
  list: {
    empty: "No terms of pay yet. Set up a salary, or import a file.",
    failed: "The terms of pay could not be loaded",
  },
});

/** Texts of setting up a salary on a host with dated terms of pay. */
export const datedSetupTexts = defineTexts("datedSetup", {
  title: "Terms of pay",
  today: "Today",
  belowStatutory: "%{rate} · below the statutory rate",
  firstHint: "Leave empty to start on the joining date.",
  laterHint: "Earlier days keep their terms.",
  unknown: "The current terms of pay could not be read. Saving replaces terms of the same date.",
});

/** Texts of the salary screens that are not generated. */
export const salaryTexts = defineTexts("salary", {
  totals: {
    title: "Totals of the month",
    people: "Employees",
    overtime: "Overtime hours",
    salary: "Total salary",
  },
  setup: {
    title: "Salary Setup",
    submit: "Save Salary",
    busy: "Saving…",
    failed: "Error saving salary",
    noEmployee: "The employee could not be loaded",
    present: "Current terms",
    notGiven: "Not given",
    replaces: "Saving replaces these terms.",
    unknown: "The current salary could not be read. Saving replaces it.",
  },
  barcode: {
    title: "Employee Barcode",
    saved: "The salary of %{name} is saved. Print the barcode for the gate.",
    print: "Print",
    back: "Back",
  },
});
