import { sql } from "drizzle-orm";
import { type ReceiptForTally, receiptVoucher } from "../../domain/accounting/receiptVoucher";
import type { LedgerMap } from "../../domain/accounting/vouchers";
import { receiptNumber } from "../../domain/receivables/kinds";
import type { Reader } from "../db/connect";
import { allocations, clientOpenings, clients, invoices, receipts } from "../db/schema";
import type { Period } from "./voucherId";

interface ReceiptRow extends Omit<ReceiptForTally, "number">, Record<string, unknown> {
  readonly receiptId: number;
}

/**
 * Reads the receipts of a period with the bills that they pay, and the reversals. An opening balance without a number
 * has no bill in Tally. Advances from before the start of this product are in Tally already.
 */
export async function readReceiptVouchers(db: Reader, { from, to }: Period, names: LedgerMap) {
  const { rows } = await db.execute<ReceiptRow>(sql`
    select ${receipts.uuid} as id, ${receipts.id} as "receiptId", to_char(${receipts.date}, 'YYYY-MM-DD') as date,
      coalesce((select ${invoices.client} from ${invoices} where ${invoices.clientId} = ${receipts.clientId}
        and ${invoices.kind} <> 'CHALLAN' order by ${invoices.id} desc limit 1), ${clients.name}) as client,
      ${receipts.mode} as mode, ${receipts.reference} as reference,
      ${receipts.amountPaise}::float8 as "amountPaise", ${receipts.tdsPaise}::float8 as "tdsPaise",
      ${receipts.rateDifferencePaise}::float8 as "rateDifferencePaise",
      ${receipts.otherPaise}::float8 as "otherPaise", ${receipts.reversesId} is not null as "isReversal",
      coalesce((select json_agg(json_build_object('name', part.name, 'amountPaise', part.paise) order by part.name)
        from (
          select coalesce(${invoices.serial}, ${clientOpenings.reference}) as name,
            sum(${allocations.amountPaise}) as paise
          from ${allocations}
          left join ${invoices} on ${invoices.id} = ${allocations.invoiceId}
          left join ${clientOpenings} on ${clientOpenings.id} = ${allocations.openingId}
          where ${allocations.receiptId} = ${receipts.id}
          group by 1 having sum(${allocations.amountPaise}) <> 0
        ) part where part.name is not null), '[]') as parts
    from ${receipts} join ${clients} on ${clients.id} = ${receipts.clientId}
    where ${receipts.date} between ${from} and ${to} and ${receipts.mode} <> 'OPENING'
    order by ${receipts.id}`);
  return rows.map(({ receiptId, reference, ...row }) =>
    receiptVoucher(
      { ...row, number: receiptNumber(receiptId), ...(reference && { reference }) },
      names,
    ),
  );
}
