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
