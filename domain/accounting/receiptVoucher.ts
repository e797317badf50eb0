import type { ReceiptMode } from "../receivables/account";
import type { LedgerMap, Voucher, VoucherEntry } from "./vouchers";

/** A part of a receipt for a bill. */
export interface PaidBill {
  /** Absent for an opening balance without a number: it has no bill in Tally. */
  readonly name?: string | undefined;
  /** The party's ledger with the bill, also after the client is renamed. */
  readonly ledger: string;
  /** Negative for a part whose allocation ends. */
  readonly amountPaise: number;
}

export interface ReceiptForTally {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  /** The client's ledger that takes the rest of the receipt on account, without a bill. */
  readonly ledger: string;
  readonly mode: ReceiptMode;
  readonly reference?: string | undefined;
  readonly amountPaise: number;
  readonly tdsPaise: number;
  readonly rateDifferencePaise: number;
  readonly otherPaise: number;
  /** True for the row that reverses a receipt. */
  readonly isReversal: boolean;
  /** The bills that the receipt pays on its date, or that a reversal takes back. The rest is on account. */
  readonly parts: readonly PaidBill[];
}

type Bill = NonNullable<VoucherEntry["bills"]>[number];

const sumOf = (parts: readonly { readonly amountPaise: number }[]) =>
  parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const billOf = ({ name, amountPaise }: PaidBill): Bill =>
  name === undefined
    ? { kind: "On Account", amountPaise }
    : { name, kind: "Agst Ref", amountPaise };

/** Returns the entries of parties' ledgers with their bills, in the order of the parts. */
function partyEntries(parts: readonly PaidBill[]): VoucherEntry[] {
  const ledgers = [...new Set(parts.map(({ ledger }) => ledger))];
  return ledgers.map((ledger) => {
    const bills = parts.filter((part) => part.ledger === ledger).map(billOf);
    return { ledger, amountPaise: sumOf(bills), bills };
  });
}

/**
 * Makes the voucher of a receipt. It credits the client's ledgers by bill, and debits the bank or the cash, the tax
 * deducted at source and the other deductions. A reversal is the opposite.
 */
export function receiptVoucher(receipt: ReceiptForTally, names: LedgerMap): Voucher {
  const { id, number, date, ledger, mode, reference, parts, isReversal } = receipt;
  const { amountPaise, tdsPaise, rateDifferencePaise, otherPaise } = receipt;
  const sign = isReversal ? -1 : 1;
  const rest = amountPaise + tdsPaise + rateDifferencePaise + otherPaise - sumOf(parts);
  const paid = [...parts, ...(rest === 0 ? [] : [{ ledger, amountPaise: rest }])];
  const debits: readonly VoucherEntry[] = [
    { ledger: mode === "CASH" ? names.cash : names.bank, amountPaise },
    { ledger: names.tds, amountPaise: tdsPaise },
    { ledger: names.rateDifference, amountPaise: rateDifferencePaise },
    { ledger: names.clientDeductions, amountPaise: otherPaise },
  ];
  return {
    id,
    type: isReversal ? "Payment" : "Receipt",
    date,
    number,
    narration: [number, reference].filter(Boolean).join(", "),
    party: { name: paid[0]?.ledger ?? ledger },
    entries: [
      ...partyEntries(paid.map((part) => ({ ...part, amountPaise: sign * part.amountPaise }))),
      ...debits
        .filter((entry) => entry.amountPaise !== 0)
        .map((entry) => ({ ...entry, amountPaise: -sign * entry.amountPaise })),
    ],
  };
}

export type AllocationForTally = Pick<
  ReceiptForTally,
  "id" | "number" | "date" | "ledger" | "parts"
>;

/**
 * Makes the journal of the bills of a receipt that change after the receipt's own date. Each bill has an entry of its
 * own: in one entry of a ledger, the credit of the bill and the debit on account would add up to 0.
 */
export function allocationVoucher(allocation: AllocationForTally): Voucher {
  const { id, number, date, ledger, parts } = allocation;
  const rest = -sumOf(parts);
  const moved = [...parts, ...(rest === 0 ? [] : [{ ledger, amountPaise: rest }])];
  return {
    id,
    type: "Journal",
    date,
    number: `${number} ${date}`,
    narration: `${number}, allocated`,
    party: { name: ledger },
    entries: moved.map((part) => ({
      ledger: part.ledger,
      amountPaise: part.amountPaise,
      bills: [billOf(part)],
    })),
  };
}
