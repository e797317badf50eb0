import { type SQLWrapper, sql } from "drizzle-orm";
import {
  type Movement,
  receiptNumber,
  type StatementAllocation,
} from "../../domain/receivables/account";
import { paymentDaysOn } from "../clients/paymentDays";
import type { Reader } from "../db/connect";
import { allocations, clientOpenings, invoices, openItems, receipts } from "../db/schema";

/**
 * The due date of an open item: the printed one, or the one that follows from the client's payment days on the item's
 * date.
 */
export const dueDateSql = sql`coalesce(${openItems.dueDate},
  ${openItems.date} + coalesce(${paymentDaysOn(openItems.clientId, openItems.date)}, 0))`;

/** The day in India on which a document was cancelled. */
const cancelDate = sql`(cancelled_at at time zone 'Asia/Kolkata')::date`;

/** A document that was cancelled on a later day was valid until then. One that was cancelled on its own day never counts. */
const isCounted = sql`(cancelled_at is null or ${cancelDate} > date)`;

/** A line of the ledger of `clientId`. */
interface ClientMovement extends Movement {
  readonly clientId: number;
}

/** True for the rows of a client, or of all clients. A document of a name that no client has is in no ledger. */
const isOfClient = (column: SQLWrapper, clientId: number | undefined) =>
  clientId === undefined ? sql`${column} is not null` : sql`${column} = ${clientId}`;

/** Reads the ledger of a client, or of all clients, until the end of a day, in the order of the dates. */
export async function readMovements(
  db: Reader,
  to: string,
  clientId?: number,
): Promise<ClientMovement[]> {
  const isOwn = isOfClient(sql`client_id`, clientId);
  const { rows } = await db.execute<ClientMovement & Record<string, unknown>>(sql`
    select client_id as "clientId", kind, id, of_id as "ofId", number, to_char(date, 'YYYY-MM-DD') as date,
      to_char(coalesce(due_date, date), 'YYYY-MM-DD') as "dueDate", paise::float8 as paise
    from (
      select client_id, case kind when 'CREDIT_NOTE' then 'CREDIT_NOTE' else 'INVOICE' end as kind, id,
        original_id as of_id, serial as number, date,
        (select ${dueDateSql} from ${openItems}
          where ${openItems.kind} = 'INVOICE' and ${openItems.paperId} = invoice.id) as due_date,
        case kind when 'CREDIT_NOTE' then -total_paise else total_paise end as paise
      from ${invoices} invoice
      where ${isOwn} and kind <> 'CHALLAN' and ${isCounted}
      union all
      select client_id, case kind when 'CREDIT_NOTE' then 'CREDIT_NOTE_CANCELLATION' else 'INVOICE_CANCELLATION' end, id, coalesce(original_id, id), serial, ${cancelDate}, null,
        case kind when 'CREDIT_NOTE' then total_paise else -total_paise end
      from ${invoices} invoice
      where ${isOwn} and kind <> 'CHALLAN' and cancelled_at is not null and ${isCounted}
      union all
      select client_id, case when reverses_id is null then 'OPENING' else 'OPENING_REVERSAL' end, id, reverses_id,
        coalesce(reference, ''), date,
        date + coalesce(${paymentDaysOn(sql`opening.client_id`, sql`opening.date`)}, 0),
        case when reverses_id is null then amount_paise else -amount_paise end
      from ${clientOpenings} opening where ${isOwn}
      union all
      select client_id, case when reverses_id is null then 'RECEIPT' else 'RECEIPT_REVERSAL' end, id, reverses_id,
        coalesce(reference, ''), date, null,
        (amount_paise + tds_paise + rate_difference_paise + other_paise)
          * case when reverses_id is null then -1 else 1 end
      from ${receipts} where ${isOwn}
    ) movement
    where date <= ${to}
    order by date, case kind when 'OPENING' then 0 when 'INVOICE' then 1 else 2 end, id`);
  return rows.map(({ ofId, number, ...row }) => {
    const isReceipt = row.kind === "RECEIPT" || row.kind === "RECEIPT_REVERSAL";
    const numbers = isReceipt ? [receiptNumber(ofId ?? row.id), number].filter(Boolean) : [number];
    return { ...row, ofId: ofId ?? undefined, number: numbers.join(", ") };
  });
}

/** The part of a paper that a receipt of `clientId` pays. */
interface ClientAllocation extends StatementAllocation {
  readonly clientId: number;
}

/** Reads what each receipt of a client, or of all clients, pays at the end of a day. */
export async function readAllocationParts(
  db: Reader,
  date: string,
  clientId?: number,
): Promise<ClientAllocation[]> {
  const { rows } = await db.execute<ClientAllocation & Record<string, unknown>>(sql`
    select ${receipts.clientId} as "clientId", receipt_id as "receiptId", kind, coalesce(invoice_id, opening_id) as "paperId",
      sum(${allocations.amountPaise})::float8 as paise
    from ${allocations} join ${receipts} on ${receipts.id} = receipt_id
    where ${isOfClient(receipts.clientId, clientId)} and ${allocations.date} <= ${date}
    group by ${receipts.clientId}, receipt_id, kind, invoice_id, opening_id having sum(${allocations.amountPaise}) <> 0`);
  return rows;
}
