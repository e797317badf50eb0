import type { InvoiceDocument } from "../invoices/invoiceDocument";

/** Tally's own kinds of voucher. */
type VoucherType = "Sales" | "Credit Note" | "Purchase" | "Journal";

export interface VoucherEntry {
  readonly ledger: string;
  /** In paise. A debit is negative and a credit positive, as in Tally's file. */
  readonly amountPaise: number;
}

export interface Voucher {
  /** Our own uuid: a second import of the same voucher alters the first one. */
  readonly id: string;
  readonly type: VoucherType;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** The number of the invoice or payslip. */
  readonly number: string;
  readonly narration: string;
  readonly party?: string | undefined;
  readonly entries: readonly VoucherEntry[];
}

/** The ledgers that the accountant can rename, with Tally's group and the default name. */
export const ledgers = {
  sales: { name: "Sales", group: "Sales Accounts" },
  tooling: { name: "Tooling Charges", group: "Sales Accounts" },
  cgst: { name: "CGST", group: "Duties & Taxes" },
  sgst: { name: "SGST", group: "Duties & Taxes" },
  igst: { name: "IGST", group: "Duties & Taxes" },
  roundOff: { name: "Round Off", group: "Indirect Expenses" },
  purchases: { name: "Paper Purchases", group: "Purchase Accounts" },
  wages: { name: "Wages", group: "Direct Expenses" },
  wagesPayable: { name: "Wages Payable", group: "Current Liabilities" },
  providentFund: { name: "Provident Fund Payable", group: "Current Liabilities" },
  stateInsurance: { name: "ESI Payable", group: "Current Liabilities" },
  professionalTax: { name: "Professional Tax Payable", group: "Current Liabilities" },
  advances: { name: "Staff Advances", group: "Loans & Advances (Asset)" },
  deductions: { name: "Staff Deductions", group: "Indirect Incomes" },
} as const;
export type Ledger = keyof typeof ledgers;

const isLedger = (name: string): name is Ledger => name in ledgers;
export const ledgerKeys: readonly Ledger[] = /* @__PURE__ */ Object.keys(ledgers).filter(isLedger);

/** Tally's groups of the parties' ledgers. */
export const partyGroups = { client: "Sundry Debtors", supplier: "Sundry Creditors" } as const;

export type LedgerMap = Readonly<Record<Ledger, string>>;

const withoutZeros = (entries: readonly VoucherEntry[]) =>
  entries.filter(({ amountPaise }) => amountPaise !== 0);

/** A sale debits the client and credits sales, the tooling charge and taxes. A credit note is the opposite. */
export function invoiceVoucher(
  id: string,
  document: Pick<InvoiceDocument, "kind" | "serial" | "date" | "recipient" | "lines" | "totals">,
  names: LedgerMap,
): Voucher {
  const { kind, serial, date, recipient, lines, totals } = document;
  const toolingPaise = lines.find(({ isTooling }) => isTooling)?.taxablePaise ?? 0;
  const isCreditNote = kind === "CREDIT_NOTE";
  const sign = isCreditNote ? -1 : 1;
  const entries = [
    { ledger: recipient.name, amountPaise: -totals.totalPaise },
    { ledger: names.sales, amountPaise: totals.taxablePaise - toolingPaise },
    { ledger: names.tooling, amountPaise: toolingPaise },
    { ledger: names.cgst, amountPaise: totals.cgstPaise },
    { ledger: names.sgst, amountPaise: totals.sgstPaise },
    { ledger: names.igst, amountPaise: totals.igstPaise },
    { ledger: names.roundOff, amountPaise: totals.roundOffPaise },
  ].map(({ ledger, amountPaise }) => ({ ledger, amountPaise: sign * amountPaise }));
  return {
    id,
    type: isCreditNote ? "Credit Note" : "Sales",
    date,
    number: serial,
    narration: serial,
    party: recipient.name,
    entries: withoutZeros(entries),
  };
}

interface ReelPurchase {
  readonly id: string;
  readonly barcodeId: string;
  readonly reelNo: number;
  readonly date: string;
  readonly supplierName: string;
  readonly valuePaise: number;
}

/** A reel's purchase at its landed price: GST is in the supplier's bill, which this product does not have. */
export const reelVoucher = (reel: ReelPurchase, names: LedgerMap): Voucher => ({
  id: reel.id,
  type: "Purchase",
  date: reel.date,
  number: reel.barcodeId,
  narration: `${reel.barcodeId}, reel ${reel.reelNo}, landed cost without GST`,
  party: reel.supplierName,
  entries: [
    { ledger: reel.supplierName, amountPaise: reel.valuePaise },
    { ledger: names.purchases, amountPaise: -reel.valuePaise },
  ],
});

/** The sums of a month's payslips, in paise. Deductions are positive. */
export interface PaySums {
  readonly gross: number;
  readonly net: number;
  readonly providentFund: number;
  readonly stateInsurance: number;
  readonly professionalTax: number;
  readonly advances: number;
  readonly deductions: number;
}

/** A locked month debits wages, and credits what is paid out and what is owed to others. */
export const payVoucher = (
  { id, month, date }: { readonly id: string; readonly month: string; readonly date: string },
  sums: PaySums,
  names: LedgerMap,
): Voucher => ({
  id,
  type: "Journal",
  date,
  number: `PAY-${month}`,
  narration: `Payroll ${month}`,
  entries: withoutZeros([
    { ledger: names.wages, amountPaise: -sums.gross },
    { ledger: names.wagesPayable, amountPaise: sums.net },
    { ledger: names.providentFund, amountPaise: sums.providentFund },
    { ledger: names.stateInsurance, amountPaise: sums.stateInsurance },
    { ledger: names.professionalTax, amountPaise: sums.professionalTax },
    { ledger: names.advances, amountPaise: sums.advances },
    { ledger: names.deductions, amountPaise: sums.deductions },
  ]),
});
