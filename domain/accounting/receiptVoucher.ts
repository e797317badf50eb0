import type { ReceiptMode } from "../receivables/account";
import type { LedgerMap, Voucher, VoucherEntry } from "./vouchers";

export interface ReceiptForTally {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  readonly client: string;
  readonly mode: ReceiptMode;
  readonly reference?: string | undefined;
  readonly amountPaise: number;
  readonly tdsPaise: number;
  readonly rateDifferencePaise: number;
  readonly otherPaise: number;
  /** True for the row that reverses a receipt. */
  readonly isReversal: boolean;
  /** The paid bills. The rest of the receipt is on account. */
  readonly parts: readonly { readonly name: string; readonly amountPaise: number }[];
}

/**
 * Makes the voucher of a receipt. It credits the client by bill, and debits the bank or the cash, the tax deducted at
 * source and the other deductions. A reversal is the opposite.
 */
export function receiptVoucher(receipt: ReceiptForTally, names: LedgerMap): Voucher {
  const { id, number, date, client, mode, reference, parts, isReversal } = receipt;
  const { amountPaise, tdsPaise, rateDifferencePaise, otherPaise } = receipt;
  const sign = isReversal ? -1 : 1;
  const totalPaise = amountPaise + tdsPaise + rateDifferencePaise + otherPaise;
  const rest = totalPaise - parts.reduce((sum, part) => sum + part.amountPaise, 0);
  const bills = [
    ...parts.map((part) => ({
      name: part.name,
      kind: "Agst Ref" as const,
      amountPaise: sign * part.amountPaise,
    })),
    ...(rest === 0 ? [] : [{ kind: "On Account" as const, amountPaise: sign * rest }]),
  ];
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
    party: { name: client },
    entries: [
      { ledger: client, amountPaise: sign * totalPaise, bills },
      ...debits
        .filter((entry) => entry.amountPaise !== 0)
        .map((entry) => ({ ...entry, amountPaise: -sign * entry.amountPaise })),
    ],
  };
}
