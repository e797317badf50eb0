import { payLineNames } from "../../../../contract/payroll";
import { stageNames } from "../../../../domain/stages/kinds";
import { defineTexts } from "../../../../domain/texts";

/** Texts of payslips, and of the ways to them. */
export const payslipTexts = defineTexts("payslip", {
  month: "Month",
  earlierMonth: "An earlier month…",
  title: "Payslip, %{month}",
  failed: "The payslip could not be loaded",
  toList: "All Salaries",
  before: "Previous month",
  after: "Next month",
  setUp: "Salary Setup",
  file: "Save PDF",
  paper: {
    language: "Language of payslips",
    print: "Print",
    printAll: "Print payslips",
    saveAll: "Payslips",
    failed: "The payslips could not be made",
    savedInstead:
      "This browser cannot print a PDF. The payslips are saved. Open the file and print it.",
  },
  figures: {
    title: "Pay of this month",
    net: "Paid out",
    gross: "Wages",
    deductions: "Deductions",
    overtime: "Overtime",
  },
  leave: {
    title: "Days of leave left",
    CASUAL: "Casual",
    SICK: "Sick",
    EARNED: "Earned",
    COMPENSATORY: "Compensatory",
  },
  state: {
    open: "This month is open. Its pay is calculated from the latest scans.",
    locked: "Locked on %{time}. It no longer changes.",
  },
  marks: {
    NO_TERMS: "No salary is set up for some days. These days are not paid.",
    BELOW_STATUTORY_RATE:
      "Overtime is paid below the statutory rate, which is twice the hourly rate.",
    OPEN_CHECK_OUT:
      "A check-out is missing. The day counts as a full day without overtime until it is settled.",
    CARRIED_OVER: "Deductions stop at half of the wages. The rest is carried over.",
  },
  numbers: { uan: "UAN %{number}", esiNumber: "ESI number %{number}" },
  settle: "Show exceptions",
  lines: {
    title: "Calculation",
    empty: "Nothing is earned this month.",
    gross: "Wages",
    deductions: "Deductions",
    net: "Paid out",
    carriedOver: "%{amount} is carried over",
    advances: "Show advances",
    adjustments: "Show additions and deductions",
    components: "Show pay components",
    arrearsOf: "Arrears of %{month}",
    payslipOf: "Show the payslip of %{month}",
    days: "%{smart_count} day |||| %{smart_count} days",
    pieceRate: "Piece rate, %{stage}",
  },
  pieces: {
    title: "Entries with your part",
    at: "Made",
    machine: "Machine",
    order: "Order",
    good: "Good",
    time: "Time at the machine",
    part: "%{own} of %{all}",
    own: "Own pieces",
  },
  stages: stageNames,
  kinds: payLineNames,
  terms: {
    from: "From %{date}",
    text: "%{base} for %{days} day, overtime × %{factor} |||| %{base} for %{days} days, overtime × %{factor}",
  },
  days: {
    title: "All days of the month",
    whole: "Full day",
    half: "Half day",
    none: "Not paid",
    worked: "%{duration} worked",
    overtime: "%{duration} overtime",
    weekOvertime: "%{duration} overtime of the week",
    noCheckOut: "no check-out",
    scans: "Scans",
    corrected: "%{time} (corrected)",
  },
});
