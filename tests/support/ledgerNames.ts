import type { LedgerMap } from "../../domain/accounting/vouchers";

export const ledgerNames: LedgerMap = {
  sales: "Sales",
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
};
