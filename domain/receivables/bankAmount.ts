import { readNumber } from "../readNumber";

const isDebit = (side: string) => /^(d|dr|debit|withdrawal)\.?$/i.test(side.trim());

/**
 * Reads the amount of a bank statement's row, such as `1,20,000.00`, `₹500.00 (Cr)` or `-`.
 * @param side the cell that says `Cr` or `Dr`, if the statement has one column for all amounts
 * @returns paise; 0 for a withdrawal or an empty cell, and undefined for a text that is no amount
 */
export function readDepositPaise(cell: string, side = ""): number | undefined {
  const [, typed = "", own = ""] =
    /^(?:₹|rs\.?|inr)?\s*(.*?)\s*\(?\s*(cr|dr)?\.?\s*\)?$/i.exec(cell.trim()) ?? [];
  if (/^-*$/.test(typed)) return 0;
  const rupees = readNumber(typed);
  if (rupees === undefined) return undefined;
  return rupees <= 0 || isDebit(own || side) ? 0 : Math.round(rupees * 100);
}
