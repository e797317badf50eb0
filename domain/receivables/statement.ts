import { type Ageing, ageOpenItems } from "./account";
import type { DebtKind } from "./kinds";

export const movementKinds = [
  "OPENING",
  "INVOICE",
  "CREDIT_NOTE",
  "RECEIPT",
  "OPENING_REVERSAL",
  "RECEIPT_REVERSAL",
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** A line of a client's ledger. A debit is positive, in paise. */
export interface Movement {
  readonly kind: MovementKind;
  readonly id: number;
  /** The invoice of a credit note, or the paper that a reversal is about. */
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
  readonly allocations: readonly StatementAllocation[];
  readonly from: string;
  readonly to: string;
}

export interface Statement {
  readonly openingPaise: number;
  readonly lines: readonly (Movement & { readonly balancePaise: number })[];
  readonly closingPaise: number;
  /** On the last day. The columns add up to the closing balance. */
  readonly ageing: Ageing;
}

const ownKind = {
  OPENING: "OPENING",
  INVOICE: "INVOICE",
  CREDIT_NOTE: "INVOICE",
  RECEIPT: "RECEIPT",
  OPENING_REVERSAL: "OPENING",
  RECEIPT_REVERSAL: "RECEIPT",
} as const satisfies Record<MovementKind, DebtKind | "RECEIPT">;

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
  const items = new Map<string, { dueDate: string; openPaise: number }>();
  for (const { kind, id, ofId = id, dueDate, paise } of until) {
    const key = `${ownKind[kind]} ${ofId}`;
    const item = items.get(key) ?? { dueDate, openPaise: 0 };
    items.set(key, { ...item, openPaise: item.openPaise + paise });
  }
  for (const { receiptId, kind, paperId, paise } of allocations) {
    const [receipt, debt] = [items.get(`RECEIPT ${receiptId}`), items.get(`${kind} ${paperId}`)];
    // A receipt of the period can pay an invoice of a later one. It is on account until then.
    if (!receipt || !debt) continue;
    receipt.openPaise += paise;
    debt.openPaise -= paise;
  }
  const ageing = ageOpenItems([...items.values()], to);
  return { openingPaise, lines, closingPaise: balancePaise, ageing };
}
