import { daysBetween, lastDateOfMonth, monthAfter } from "../indiaTime";
import { validOn } from "../invoices/gst";

/** The ways in which a client pays. */
export const receiptModes = ["BANK", "UPI", "CHEQUE", "CASH"] as const;
export type ReceiptMode = (typeof receiptModes)[number];

/** `OPENING` is an advance that the client had paid before the plant began with this product. */
export const storedModes = [...receiptModes, "OPENING"] as const;

/** The papers that a client pays. */
export const debtKinds = ["INVOICE", "OPENING"] as const;
export type DebtKind = (typeof debtKinds)[number];

/** The papers that can have an open amount. */
export const openItemKinds = [...debtKinds, "RECEIPT"] as const;
export type OpenItemKind = (typeof openItemKinds)[number];

/** Returns the number of a receipt on papers, such as `R-000012`. */
export const receiptNumber = (id: number): string => `R-${String(id).padStart(6, "0")}`;

/** The columns of amounts that are owed, by days past the due date. */
const ageColumns = ["notDue", "upTo30", "upTo60", "upTo90", "over90"] as const;
type AgeColumn = (typeof ageColumns)[number];

/** The six columns of ageing. Their sum is the outstanding amount. */
export const ageingColumns = [...ageColumns, "onAccount"] as const;

/** The most days past the due date in each ageing column that has a limit. */
export const ageLimits = { upTo30: 30, upTo60: 60, upTo90: 90 } as const;

/** Amounts in paise. `onAccount` is never positive. */
export type Ageing = Readonly<Record<(typeof ageingColumns)[number], number>>;

/** A paper with the amount that is still open, in paise. An amount on account is negative. */
interface OpenItem {
  readonly dueDate: string;
  readonly openPaise: number;
}

export function ageColumnOf(dueDate: string, today: string): AgeColumn {
  if (dueDate >= today) return "notDue";
  const days = daysBetween(dueDate, today);
  if (days <= ageLimits.upTo30) return "upTo30";
  if (days <= ageLimits.upTo60) return "upTo60";
  return days <= ageLimits.upTo90 ? "upTo90" : "over90";
}

/** Sorts open amounts into the six columns. Source: docs/trade/money-owed.md#ageing. */
export function ageOpenItems(items: readonly OpenItem[], today: string): Ageing {
  const sums = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, onAccount: 0 };
  for (const { dueDate, openPaise } of items)
    sums[openPaise < 0 ? "onAccount" : ageColumnOf(dueDate, today)] += openPaise;
  return sums;
}

export const outstandingPaise = (ageing: Ageing): number =>
  ageingColumns.reduce((sum, column) => sum + ageing[column], 0);

interface CreditFigures {
  readonly limitPaise: number;
  readonly outstandingPaise: number;
  /** The undelivered part of accepted orders. */
  readonly undeliveredPaise: number;
  /** False leaves undelivered orders out. */
  readonly countsOrders: boolean;
}

/**
 * Returns the credit that a client still has. It is negative above the limit. Source: docs/trade/money-owed.md#credit-limit.
 */
export const freeCreditPaise = (figures: CreditFigures): number =>
  figures.limitPaise -
  figures.outstandingPaise -
  (figures.countsOrders ? figures.undeliveredPaise : 0);

/** The longest time of payment that a buyer and a small supplier can agree. Source: MSMED Act, section 15. */
export const longestPaymentDays = 45;

interface BankRate {
  readonly validFrom: string;
  readonly percent: number;
}

interface Overdue {
  readonly amountPaise: number;
  /** The date on which the amount was due. */
  readonly dueDate: string;
  readonly until: string;
}

/** Returns the same day of a later month, or the month's last day. */
function sameDay(date: string, months: number): string {
  const month = monthAfter(date.slice(0, 7), months);
  const day = `${month}-${date.slice(8)}`;
  const last = lastDateOfMonth(month);
  return day < last ? day : last;
}

/**
 * Returns the interest on a late payment in paise: three times the bank rate, compounded at each whole month. Undefined if a
 * month has no bank rate. Source: MSMED Act, section 16. See docs/trade/money-owed.md#late-payment.
 */
export function lateInterestPaise(
  { amountPaise, dueDate, until }: Overdue,
  bankRates: readonly BankRate[],
): number | undefined {
  let factor = 1;
  for (let months = 0; daysBetween(sameDay(dueDate, months + 1), until) >= 0; months++) {
    const rate = validOn(bankRates, sameDay(dueDate, months));
    if (rate === undefined) return undefined;
    factor *= 1 + (3 * rate.percent) / 1200;
  }
  return Math.round(amountPaise * (factor - 1));
}

interface Debt {
  readonly date: string;
  readonly openPaise: number;
}

export interface ProposedAllocation<D> {
  readonly debt: D;
  readonly amountPaise: number;
}

/** Allocates an amount to the oldest debts first. The rest stays on account. */
export function proposeAllocations<D extends Debt>(
  amountPaise: number,
  debts: readonly D[],
): ProposedAllocation<D>[] {
  let rest = amountPaise;
  return debts
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
    .flatMap((debt) => {
      const part = Math.min(rest, debt.openPaise);
      rest -= Math.max(part, 0);
      return part > 0 ? [{ debt, amountPaise: part }] : [];
    });
}

const movementKinds = [
  "OPENING",
  "INVOICE",
  "CREDIT_NOTE",
  "RECEIPT",
  "OPENING_REVERSAL",
  "RECEIPT_REVERSAL",
  "INVOICE_CANCELLATION",
  "CREDIT_NOTE_CANCELLATION",
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** A line of a client's ledger. A debit is positive, in paise. */
export interface Movement {
  readonly kind: MovementKind;
  readonly id: number;
  /** The invoice of a credit note, or the paper that a reversal or a cancellation is about. */
  readonly ofId?: number | undefined;
  readonly number: string;
  readonly date: string;
  /** The due date of an invoice or an opening balance. Other kinds have their own date. */
  readonly dueDate: string;
  readonly paise: number;
}

export interface StatementAllocation {
  readonly receiptId: number;
  readonly kind: DebtKind;
  readonly paperId: number;
  readonly paise: number;
}

interface StatementInput {
  /** The client's whole ledger, in the order of the dates. */
  readonly movements: readonly Movement[];
  /** The allocations at the end of the last day. */
  readonly allocations: readonly StatementAllocation[];
  readonly from: string;
  readonly to: string;
}

export interface Statement {
  readonly openingPaise: number;
  readonly lines: readonly (Movement & { readonly balancePaise: number })[];
  readonly closingPaise: number;
  /** The ageing on the last day. The columns add up to the closing balance. */
  readonly ageing: Ageing;
}

const ownKind = {
  OPENING: "OPENING",
  INVOICE: "INVOICE",
  CREDIT_NOTE: "INVOICE",
  RECEIPT: "RECEIPT",
  OPENING_REVERSAL: "OPENING",
  RECEIPT_REVERSAL: "RECEIPT",
  INVOICE_CANCELLATION: "INVOICE",
  CREDIT_NOTE_CANCELLATION: "INVOICE",
} as const satisfies Record<MovementKind, DebtKind | "RECEIPT">;

type LedgerInput = Pick<StatementInput, "movements" | "allocations" | "to">;

/** A paper with its amount and the amount that is open at the end of a day, in paise. */
export interface ItemOnDay extends OpenItem {
  readonly kind: OpenItemKind;
  readonly paperId: number;
  readonly number: string;
  readonly date: string;
  /** An invoice's amount is its total less its credit notes. A receipt's amount is negative. */
  readonly amountPaise: number;
}

/** Returns the papers of a client's ledger, in the order of the ledger. `openPaise` is open at the end of the day `to`. */
export function itemsOnDay({ movements, allocations, to }: LedgerInput): ItemOnDay[] {
  const items = new Map<string, ItemOnDay & { openPaise: number }>();
  for (const { kind: movement, id, ofId: paperId = id, paise, ...paper } of movements) {
    if (paper.date > to) continue;
    const kind = ownKind[movement];
    const key = `${kind} ${paperId}`;
    const { number, date, dueDate } = paper;
    const item = items.get(key) ?? {
      ...{ kind, paperId, number, date, dueDate },
      amountPaise: 0,
      openPaise: 0,
    };
    const [amountPaise, openPaise] = [item.amountPaise + paise, item.openPaise + paise];
    items.set(key, { ...item, amountPaise, openPaise });
  }
  for (const { receiptId, kind, paperId, paise } of allocations) {
    const [receipt, debt] = [items.get(`RECEIPT ${receiptId}`), items.get(`${kind} ${paperId}`)];
    // A receipt can pay an invoice of a date after `to`. At the end of `to` this part of the receipt is on account.
    if (!receipt || !debt) continue;
    receipt.openPaise += paise;
    debt.openPaise -= paise;
  }
  return [...items.values()];
}

/** Returns a client's statement of a period: opening, movements with their balances, closing, and ageing on the last day. */
export function makeStatement({ movements, allocations, from, to }: StatementInput): Statement {
  const until = movements.filter(({ date }) => date <= to);
  const openingPaise = until
    .filter(({ date }) => date < from)
    .reduce((sum, { paise }) => sum + paise, 0);
  let balancePaise = openingPaise;
  const lines = until
    .filter(({ date }) => date >= from)
    .map((movement) => {
      balancePaise += movement.paise;
      return { ...movement, balancePaise };
    });
  const ageing = ageOpenItems(itemsOnDay({ movements: until, allocations, to }), to);
  return { openingPaise, lines, closingPaise: balancePaise, ageing };
}
