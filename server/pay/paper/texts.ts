import { payLineNames } from "../../../contract/payroll";
import { stageNames } from "../../../domain/stages/kinds";
import { defineTexts } from "../../../domain/texts";

/** The texts of a payslip's paper. */
export const payslipPaperTexts = defineTexts("payslipPaper", {
  title: "Payslip %{month}",
  locked: "Locked on %{date}",
  draft: "DRAFT: this month is still open",
  unit: "%{barcode}, unit %{unit}",
  uan: "UAN %{number}",
  esiNumber: "ESI number %{number}",
  paidFor:
    "Paid for %{days} day, %{overtime} of overtime |||| Paid for %{days} days, %{overtime} of overtime",
  terms:
    "%{base} a month for %{days} day, overtime × %{factor}, from %{date} |||| %{base} a month for %{days} days, overtime × %{factor}, from %{date}",
  lineColumns: {
    formula: "Worked out as",
    amount: "Amount",
  },
  kinds: payLineNames,
  stages: stageNames,
  pieceRate: "Piece rate, %{stage}",
  arrearsOf: "Arrears of %{month}",
  carriedOver: "%{amount} is carried over",
  totals: {
    wages: "Wages",
    deductions: "Deductions",
    paidOut: "Paid out",
  },
  leave: "Days of leave left: %{balances}",
  inWords: "In words: %{amount}",
  marks: {
    NO_TERMS: "No terms of pay are set up.",
    BELOW_STATUTORY_RATE: "Overtime counts for less than the statutory rate of 2.",
    OPEN_CHECK_OUT: "On some day the check-out is not known.",
    CARRIED_OVER: "At most half the wages are deducted: what is carried over is taken later.",
  },
  dayColumns: {
    day: "Day",
    spans: "In and out",
    dayOff: "Day off or leave",
    worked: "Hours",
    share: "Days paid",
    overtime: "Overtime",
  },
  received: "Received %{amount}. Date:",
  signature: "Signature:",
});

/** The texts of the paper of a final settlement. */
export const settlementTexts = defineTexts("settlementPaper", {
  title: "Final settlement",
  draft: "DRAFT: not settled yet",
  settled: "Settled on %{date}",
  person: "%{barcode}, unit %{unit}",
  service: "Employed from %{from} to %{to}: %{years} years %{months} months",
  amount: "Amount",
  formula: "Worked out as",
  of: "%{month}: %{line}",
  all: "All amounts",
  deductions: "Deductions",
  net: "Paid out",
  rest: "Still owed: %{amount}",
  received: "Received %{amount} in full and final settlement. Date:",
  signature: "Signature:",
  kinds: { LEAVE: "Leave encashed", BONUS: "Bonus", GRATUITY: "Gratuity" },
});
