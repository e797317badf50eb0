import { sql } from "drizzle-orm";
import { receiptNumber } from "../../domain/receivables/kinds";
import type { Movement, StatementAllocation } from "../../domain/receivables/statement";
import type { Reader } from "../db/connect";
import { allocations, clientOpenings, clients, invoices, openItems, receipts } from "../db/schema";
import { dueDateSql } from "./openItemRows";

/** Reads the whole ledger of a client, in the order of the dates. */
export async function readMovements(db: Reader, clientId: number): Promise<Movement[]> {
  const { rows } = await db.execute<Movement & Record<string, unknown>>(sql`
    select kind, id, of_id as "ofId", number, to_char(date, 'YYYY-MM-DD') as date,
      to_char(coalesce(due_date, date), 'YYYY-MM-DD') as "dueDate", paise::float8 as paise
    from (
      select case kind when 'CREDIT_NOTE' then 'CREDIT_NOTE' else 'INVOICE' end as kind, id,
        original_id as of_id, serial as number, date,
        (select ${dueDateSql} from ${openItems} join ${clients} on ${clients.id} = ${openItems.clientId}
          where ${openItems.kind} = 'INVOICE' and ${openItems.paperId} = invoice.id) as due_date,
        case kind when 'CREDIT_NOTE' then -total_paise else total_paise end as paise
      from ${invoices} invoice
      where client_id = ${clientId} and kind <> 'CHALLAN' and cancelled_at is null
      union all
      select case when reverses_id is null then 'OPENING' else 'OPENING_REVERSAL' end, id, reverses_id,
        coalesce(reference, ''), date,
        date + coalesce((select payment_days from ${clients} where id = ${clientId}), 0),
        case when reverses_id is null then amount_paise else -amount_paise end
      from ${clientOpenings} where client_id = ${clientId}
      union all
      select case when reverses_id is null then 'RECEIPT' else 'RECEIPT_REVERSAL' end, id, reverses_id,
        coalesce(reference, ''), date, null,
        (amount_paise + tds_paise + rate_difference_paise + other_paise)
          * case when reverses_id is null then -1 else 1 end
      from ${receipts} where client_id = ${clientId}
    ) movement
    order by date, case kind when 'OPENING' then 0 when 'INVOICE' then 1 else 2 end, id`);
  return rows.map(({ ofId, number, ...row }) => {
    const isReceipt = row.kind === "RECEIPT" || row.kind === "RECEIPT_REVERSAL";
    const own = isReceipt ? [receiptNumber(ofId ?? row.id), number].filter(Boolean) : [number];
    return { ...row, ofId: ofId ?? undefined, number: own.join(", ") };
  });
}

/** Reads what each receipt of a client pays. */
export async function readAllocationParts(
  db: Reader,
  clientId: number,
): Promise<StatementAllocation[]> {
  const { rows } = await db.execute<StatementAllocation & Record<string, unknown>>(sql`
    select receipt_id as "receiptId", kind, coalesce(invoice_id, opening_id) as "paperId",
      sum(${allocations.amountPaise})::float8 as paise
    from ${allocations} join ${receipts} on ${receipts.id} = receipt_id
    where ${receipts.clientId} = ${clientId}
    group by receipt_id, kind, invoice_id, opening_id having sum(${allocations.amountPaise}) <> 0`);
  return rows;
}
