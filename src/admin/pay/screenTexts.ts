import { defineTexts } from "../useTexts";

/** Text of changes in locked months. */
export const arrearsTexts = defineTexts("arrears", {
  hint: "This changes a locked month. The difference is paid, or taken back, as arrears.",
});

/** Texts of setting up a salary on a host whose terms of pay have a date. */
export const datedSetupTexts = defineTexts("datedSetup", {
  title: "Terms of pay",
  today: "Today",
  belowStatutory: "%{rate} · below the statutory rate",
  firstHint: "Empty: from the day of joining on.",
  laterHint: "Days before it keep the terms that they had.",
  unknown: "The terms of pay so far could not be read. Those of the same day are replaced.",
});

/** Texts of the salary screens beyond the generated list. */
export const salaryTexts = defineTexts("salary", {
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
});
