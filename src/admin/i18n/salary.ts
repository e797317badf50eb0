/** Texts of the salary screens beyond the generated list. */
export const salaryTexts = {
  totals: {
    title: "Totals of this month",
    people: "Employees",
    overtime: "Overtime hours",
    salary: "Wages so far",
  },
  setup: {
    title: "Salary Setup",
    submit: "Save Salary",
    busy: "Saving…",
    failed: "Error saving salary",
    noEmployee: "The employee could not be loaded",
    present: "Present terms",
    notTold: "Not told",
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
