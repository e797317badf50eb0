import type { LedgerMap, VoucherEntry } from "../../domain/accounting/vouchers";

export const ledgerNames: LedgerMap = {
  sales: "Sales",
  tooling: "Tooling",
  cgst: "CGST",
  sgst: "SGST",
  igst: "IGST",
  roundOff: "Round Off",
  purchases: "Paper",
  wages: "Wages",
  wagesPayable: "Wages Payable",
  providentFund: "PF",
  stateInsurance: "ESI",
  professionalTax: "PT",
  advances: "Advances",
  deductions: "Deductions",
  bank: "Bank",
  cash: "Cash",
  tds: "TDS",
  rateDifference: "Rate Difference",
  clientDeductions: "Client Deductions",
};

/** Returns the sum of debits and credits in paise: 0 for a balanced voucher. */
export const sumOfEntries = (entries: readonly VoucherEntry[]) =>
  entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
