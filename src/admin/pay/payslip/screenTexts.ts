import { payLineNames } from "../../../../contract/payroll";
import { defineTexts } from "../../useTexts";

/** Texts of payslips, and of the ways to them. */
export const payslipTexts = defineTexts("payslip", {
  month: "Month",
  earlierMonth: "An earlier month…",
  laterMonth: "Choose a month up to the present one",
  title: "Payslip, %{month}",
  failed: "The payslip could not be loaded",
  toList: "All Salaries",
  before: "The month before",
  after: "The month after",
  setUp: "Salary Setup",
  file: "Save PDF",
  figures: {
    title: "What this month pays",
    net: "Paid out",
    gross: "Wages",
    deductions: "Deductions",
    overtime: "Overtime",
  },
  state: {
    open: "This month is open: it is worked out anew from the scans whenever it is shown.",
    locked: "Locked on %{time}: nothing changes it any more.",
  },
  marks: {
    NO_TERMS: "No salary is set up for these days, so they earn nothing.",
    BELOW_STATUTORY_RATE:
      "Overtime counts for less than the statutory rate, which is twice the hourly rate.",
    OPEN_CHECK_OUT:
      "A check-out is missing: that day counts whole and without overtime until it is settled.",
    CARRIED_OVER:
      "Not all that was due is deducted: what is beyond half the wages is carried over.",
  },
  numbers: { uan: "UAN %{number}", esiNumber: "ESI number %{number}" },
  settle: "Show exceptions",
  lines: {
    title: "How it adds up",
    empty: "Nothing is earned in this month.",
    gross: "Wages",
    deductions: "Deductions",
    net: "Paid out",
    carriedOver: "%{amount} is carried over",
    advances: "Show advances",
    adjustments: "Show additions and deductions",
    arrearsOf: "Arrears of %{month}",
    payslipOf: "Show the payslip of %{month}",
    days: "%{smart_count} day |||| %{smart_count} days",
  },
  kinds: payLineNames,
  terms: {
    from: "From %{date}",
    text: "%{base} for %{days} day, overtime × %{factor} |||| %{base} for %{days} days, overtime × %{factor}",
  },
  days: {
    title: "All days of the month",
    whole: "A day",
    half: "Half a day",
    none: "Not paid",
    worked: "%{duration} worked",
    overtime: "%{duration} overtime",
    weekOvertime: "%{duration} overtime of the week",
    noCheckOut: "no check-out",
    scans: "Scans",
    corrected: "%{time} (by a correction)",
  },
});
