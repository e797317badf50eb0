import type { PayLine, PayLineKind } from "../../contract/payroll";
import type { PaySums } from "../../domain/accounting/vouchers";
import { paiseOf } from "../units";

interface PaidOut {
  readonly lines: readonly Pick<PayLine, "kind" | "of" | "amount">[];
  readonly gross: number;
  readonly net: number;
}

/** The ledger of each kind of line that is taken from wages. Lines of all other kinds are wages. */
const deducted: Partial<Record<PayLineKind, keyof PaySums>> = {
  PROVIDENT_FUND: "providentFund",
  STATE_INSURANCE: "stateInsurance",
  PROFESSIONAL_TAX: "professionalTax",
  ADVANCE: "advances",
};

/** Sums a month's payslips in paise. `gross` is the net pay and all deductions, so that the journal sums to 0. */
export function paySums(payslips: readonly PaidOut[]): PaySums {
  const sums = {
    gross: 0,
    net: 0,
    providentFund: 0,
    stateInsurance: 0,
    professionalTax: 0,
    advances: 0,
    deductions: 0,
  };
  for (const { lines, net } of payslips) {
    sums.net += paiseOf(net);
    sums.gross += paiseOf(net);
    for (const { kind, of, amount } of lines) {
      if (amount >= 0) continue;
      const deductedPaise = -paiseOf(amount);
      sums[deducted[of ?? kind] ?? "deductions"] += deductedPaise;
      sums.gross += deductedPaise;
    }
  }
  return sums;
}
