import { states } from "../clients/gstin";
import { daysBetween } from "../indiaTime";
import { taxedLine, taxPaise } from "../invoices/gst";
import type { ClientOrder, InvoiceDocument, InvoiceLine } from "../invoices/invoiceDocument";
import { zoneSentence } from "../invoices/zones";

/** Tally's own kinds of voucher. */
type VoucherType = "Sales" | "Credit Note" | "Purchase" | "Journal" | "Receipt" | "Payment";

/**
 * The bill of an entry. An invoice opens a new bill. A credit note and a receipt reduce an earlier one. An amount on
 * account has no bill, and no name.
 */
interface VoucherBill {
  readonly name?: string;
  readonly kind: "New Ref" | "Agst Ref" | "On Account";
  /** The days in which a new bill is to be paid. */
  readonly creditDays?: number | undefined;
}

/** The goods or services of a sale or a purchase, as the GST returns list them. */
interface VoucherGoods {
  readonly hsn: string;
  readonly ratePercent: number;
  readonly isService: boolean;
}

export interface VoucherEntry {
  readonly ledger: string;
  /** The amount in paise. A debit is negative and a credit positive, as in Tally's file. */
  readonly amountPaise: number;
  /** The bill that the entry opens or pays. Only the party's entry has a bill. */
  readonly bill?: VoucherBill;
  /** The bills of a receipt with their amounts, in place of the one bill. */
  readonly bills?: readonly (VoucherBill & { readonly amountPaise: number })[];
  readonly goods?: VoucherGoods;
}

/** The other party of a sale or a purchase. */
export interface VoucherParty {
  readonly name: string;
  /** A party without a GSTIN is not registered. */
  readonly gstin?: string | undefined;
  readonly state?: string | undefined;
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
  readonly party?: VoucherParty | undefined;
  /** The state of supply by its name. */
  readonly placeOfSupply?: string | undefined;
  /** The document to which the voucher refers: a client's order, a credited invoice or a mill's bill. */
  readonly reference?: { readonly number: string; readonly date?: string | undefined } | undefined;
  readonly entries: readonly VoucherEntry[];
  /**
   * True for a cancelled voucher, which has a number and no entries. A file that was exported before the cancellation
   * may have the voucher with its entries.
   */
  readonly isCancelled?: boolean;
}

/** Returns a voucher without its amounts. Its import cancels the voucher of an earlier file. */
export const cancelVoucher = (voucher: Voucher): Voucher => ({
  ...voucher,
  entries: [],
  isCancelled: true,
});

/** The ledgers that the accountant can rename, with Tally's group and the default name. */
export const ledgers = {
  sales: { name: "Sales", group: "Sales Accounts" },
  tooling: { name: "Tooling Charges", group: "Sales Accounts" },
  cgst: { name: "CGST", group: "Duties & Taxes", dutyHead: "CGST" },
  sgst: { name: "SGST", group: "Duties & Taxes", dutyHead: "SGST/UTGST" },
  igst: { name: "IGST", group: "Duties & Taxes", dutyHead: "IGST" },
  roundOff: { name: "Round Off", group: "Indirect Expenses" },
  purchases: { name: "Paper Purchases", group: "Purchase Accounts" },
  wages: { name: "Wages", group: "Direct Expenses" },
  wagesPayable: { name: "Wages Payable", group: "Current Liabilities" },
  providentFund: { name: "Provident Fund Payable", group: "Current Liabilities" },
  stateInsurance: { name: "ESI Payable", group: "Current Liabilities" },
  professionalTax: { name: "Professional Tax Payable", group: "Current Liabilities" },
  advances: { name: "Staff Advances", group: "Loans & Advances (Asset)" },
  deductions: { name: "Staff Deductions", group: "Indirect Incomes" },
  bank: { name: "Bank Account", group: "Bank Accounts" },
  cash: { name: "Cash", group: "Cash-in-Hand" },
  tds: { name: "TDS Receivable", group: "Current Assets" },
  rateDifference: { name: "Rate Difference", group: "Indirect Expenses" },
  clientDeductions: { name: "Deductions by Clients", group: "Indirect Expenses" },
} as const;
export type Ledger = keyof typeof ledgers;

const isLedger = (name: string): name is Ledger => name in ledgers;
export const ledgerKeys: readonly Ledger[] = /* @__PURE__ */ Object.keys(ledgers).filter(isLedger);

/** Tally's groups of the parties' ledgers. */
export const partyGroups = { client: "Sundry Debtors", supplier: "Sundry Creditors" } as const;

export type LedgerMap = Readonly<Record<Ledger, string>>;

const withoutZeros = (entries: readonly VoucherEntry[]) =>
  entries.filter(({ amountPaise }) => amountPaise !== 0);

/** Returns one entry for all lines of the same HSN code, rate and ledger. */
function salesEntries(lines: readonly InvoiceLine[], names: LedgerMap): VoucherEntry[] {
  const entries = new Map<string, VoucherEntry>();
  for (const { hsn, ratePercent, isTooling = false, taxablePaise } of lines) {
    const ledger = isTooling ? names.tooling : names.sales;
    const key = `${hsn} ${ratePercent} ${ledger}`;
    const amountPaise = (entries.get(key)?.amountPaise ?? 0) + taxablePaise;
    // HSN codes that begin with 99 are the codes of services.
    const goods = { hsn, ratePercent, isService: hsn.startsWith("99") };
    entries.set(key, { ledger, amountPaise, goods });
  }
  return [...entries.values()];
}

type Sold = Pick<
  InvoiceDocument,
  | "kind"
  | "serial"
  | "date"
  | "recipient"
  | "lines"
  | "totals"
  | "placeOfSupply"
  | "original"
  | "zone"
> & { readonly dueDate?: string | undefined; readonly clientOrder?: ClientOrder | undefined };

const rateOnlySentence = "difference of rate, no goods returned";

/**
 * Makes the voucher of an invoice. A sale debits the client and credits sales, the tooling charge and taxes. A credit
 * note is the opposite, and reduces the invoice's bill.
 */
export function invoiceVoucher(id: string, document: Sold, names: LedgerMap): Voucher {
  const { kind, serial, date, recipient, lines, totals, original, dueDate, clientOrder } = document;
  const isCreditNote = kind === "CREDIT_NOTE";
  const sign = isCreditNote ? -1 : 1;
  const creditDays = dueDate === undefined ? undefined : daysBetween(date, dueDate);
  const bill: VoucherBill =
    isCreditNote && original
      ? { name: original.serial, kind: "Agst Ref" }
      : { name: serial, kind: "New Ref", ...(creditDays !== undefined && { creditDays }) };
  const entries: readonly VoucherEntry[] = [
    { ledger: recipient.name, amountPaise: -totals.totalPaise, bill },
    ...salesEntries(lines, names),
    { ledger: names.cgst, amountPaise: totals.cgstPaise },
    { ledger: names.sgst, amountPaise: totals.sgstPaise },
    { ledger: names.igst, amountPaise: totals.igstPaise },
    { ledger: names.roundOff, amountPaise: totals.roundOffPaise },
  ];
  const reference = isCreditNote
    ? original && { number: original.serial, date: original.date }
    : clientOrder;
  return {
    id,
    type: isCreditNote ? "Credit Note" : "Sales",
    date,
    number: serial,
    narration: [
      serial,
      ...(document.zone ? [zoneSentence(document.zone)] : []),
      ...(lines.some(({ isValueOnly }) => isValueOnly) ? [rateOnlySentence] : []),
    ].join(": "),
    party: {
      name: recipient.name,
      gstin: recipient.gstin,
      state: states.get(recipient.stateCode),
    },
    placeOfSupply: states.get(document.placeOfSupply),
    ...(reference && { reference }),
    entries: withoutZeros(
      entries.map((entry) => ({ ...entry, amountPaise: sign * entry.amountPaise })),
    ),
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

/** Makes the purchase of a reel without a bill, at its landed price without GST. */
export const reelVoucher = (reel: ReelPurchase, names: LedgerMap): Voucher => ({
  id: reel.id,
  type: "Purchase",
  date: reel.date,
  number: reel.barcodeId,
  narration: `${reel.barcodeId}, reel ${reel.reelNo}, landed cost without GST`,
  party: { name: reel.supplierName },
  entries: [
    {
      ledger: reel.supplierName,
      amountPaise: reel.valuePaise,
      bill: { name: reel.barcodeId, kind: "New Ref" },
    },
    { ledger: names.purchases, amountPaise: -reel.valuePaise },
  ],
});

export interface MillBill {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  readonly supplierName: string;
  /** Absent if the mill is not registered: its bill has no GST. */
  readonly gstin?: string | undefined;
  readonly hsn: string;
  readonly ratePercent: number;
  /** True if the mill is in the plant's state. */
  readonly isInside: boolean;
  readonly reels: readonly Pick<ReelPurchase, "barcodeId" | "valuePaise">[];
}

/** Makes the purchase of a mill's bill, with all its reels and its GST. */
export function millVoucher(bill: MillBill, names: LedgerMap): Voucher {
  const { number, date, supplierName, gstin, hsn, isInside, reels } = bill;
  const pricePaise = reels.reduce((sum, { valuePaise }) => sum + valuePaise, 0);
  const ratePercent = gstin === undefined ? 0 : bill.ratePercent;
  const goods = { hsn, ratePercent };
  const line = taxedLine({ ...goods, description: "", quantity: 1, pricePaise }, isInside);
  const totalPaise = pricePaise + taxPaise(line);
  const state = gstin === undefined ? undefined : states.get(gstin.slice(0, 2));
  return {
    id: bill.id,
    type: "Purchase",
    date,
    number,
    narration: `${number}: ${reels.map(({ barcodeId }) => barcodeId).join(", ")}`,
    party: { name: supplierName, gstin, state },
    placeOfSupply: state,
    reference: { number, date },
    entries: withoutZeros([
      {
        ledger: supplierName,
        amountPaise: totalPaise,
        bill: { name: number, kind: "New Ref" },
      },
      {
        ledger: names.purchases,
        amountPaise: -pricePaise,
        ...(gstin !== undefined && { goods: { ...goods, isService: false } }),
      },
      { ledger: names.cgst, amountPaise: -line.cgstPaise },
      { ledger: names.sgst, amountPaise: -line.sgstPaise },
      { ledger: names.igst, amountPaise: -line.igstPaise },
    ]),
  };
}

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

/**
 * Returns the voucher of a locked month. It debits wages, and credits the amounts that are paid out and owed to others.
 */
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
