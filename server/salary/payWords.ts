import type { PayLine, PayLineKind, Payslip } from "../../contract/payroll";
import { monthName } from "./months";

const lineNames: Record<PayLineKind, string> = {
  EARNED: "Earned",
  OVERTIME: "Overtime",
  ADDITION: "Addition",
  ARREARS: "Arrears",
  PROVIDENT_FUND: "Provident fund",
  STATE_INSURANCE: "State insurance",
  PROFESSIONAL_TAX: "Professional tax",
  ADVANCE: "Advance",
  DEDUCTION: "Deduction",
};

/** What a line is called on papers. */
export function lineName({ kind, label }: Pick<PayLine, "kind" | "label">): string {
  if (label === undefined) return lineNames[kind];
  return kind === "ARREARS" ? `Arrears of ${monthName(label)}` : `${lineNames[kind]}: ${label}`;
}

/** What is said of a payslip below its lines. */
export const markSentences: Record<Payslip["marks"][number], string> = {
  NO_TERMS: "No terms of pay are set up.",
  BELOW_STATUTORY_RATE: "Overtime counts for less than the statutory rate of 2.",
  OPEN_CHECK_OUT: "On some day the check-out is not known.",
  CARRIED_OVER: "At most half the wages are deducted: what is carried over is taken later.",
};
