import { and, between, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  type AllocationForTally,
  allocationVoucher,
  type ReceiptForTally,
  receiptVoucher,
} from "../../domain/accounting/receiptVoucher";
import {
  cancelVoucher,
  invoiceVoucher,
  type LedgerMap,
  type Voucher,
} from "../../domain/accounting/vouchers";
import { receiptNumber } from "../../domain/receivables/account";
import type { Reader } from "../db/connect";
import { voucherId } from "../db/ids";
import { allocations, clientOpenings, invoices, receipts } from "../db/schema";
import { documentOf } from "../invoices/invoiceRows";

/** Calendar dates in India. Both are included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the date in India of an instant. */
const indiaDateSql = (at: SQLWrapper) => sql`(${at} at time zone 'Asia/Kolkata')::date`;

/** True for a voucher of the period, and for one of an earlier day that was entered or changed in the period. */
const isInFile = ({ from, to }: Period, date: SQLWrapper, enteredOn: SQLWrapper): SQL =>
  sql`(${date} between ${from} and ${to} or (${date} < ${from} and ${enteredOn} between ${from} and ${to}))`;

/**
 * Reads the sales and the credit notes of a period. A document that was cancelled after its own day is in an earlier file,
 * so the files of both days cancel it. A document that was cancelled on its own day is in no file.
 */
export async function readInvoiceVouchers(
  db: Reader,
  { from, to }: Period,
  names: LedgerMap,
): Promise<Voucher[]> {
  const cancelledOn = indiaDateSql(invoices.cancelledAt);
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        or(between(invoices.date, from, to), sql`${cancelledOn} between ${from} and ${to}`),
        sql`coalesce(${invoices.date} < ${cancelledOn}, true)`,
        ne(invoices.kind, "CHALLAN"),
      ),
    )
    .orderBy(invoices.id);
  return rows.map((row) => {
    const voucher = invoiceVoucher(row.uuid, documentOf(row), names);
    return row.cancelledAt ? cancelVoucher(voucher) : voucher;
  });
}

/** Selects the bills of allocations as JSON, with their ledgers. An opening balance without a number has no name. */
const partsOf = (condition: SQL, sign: SQL = sql`1`) => sql`coalesce((
  select json_agg(json_strip_nulls(json_build_object('name', part.name, 'ledger', part.ledger,
    'amountPaise', (${sign}) * part.paise)) order by part.ledger, part.name)
  from (
    select coalesce(${invoices.serial}, ${clientOpenings.reference}) as name,
      coalesce(${invoices.client}, ${clientOpenings.ledgerName}) as ledger, sum(${allocations.amountPaise}) as paise
    from ${allocations}
    left join ${invoices} on ${invoices.id} = ${allocations.invoiceId}
    left join ${clientOpenings} on ${clientOpenings.id} = ${allocations.openingId}
    where ${condition}
    group by 1, 2 having sum(${allocations.amountPaise}) <> 0
  ) part), '[]')`;

interface ReceiptRow extends Omit<ReceiptForTally, "number">, Record<string, unknown> {
  readonly receiptId: number;
}

/**
 * Reads the receipts of a period with the bills that they pay on their own date, and the reversals with the bills that they
 * take back. Later changes are journals. Advances from before the start of this product are in Tally already.
 */
export async function readReceiptVouchers(
  db: Reader,
  period: Period,
  names: LedgerMap,
): Promise<Voucher[]> {
  const ofDate = sql`${allocations.receiptId} = coalesce(${receipts.reversesId}, ${receipts.id})
    and case when ${receipts.reversesId} is null then ${allocations.date} <= ${receipts.date}
      else ${allocations.date} = ${receipts.date}
        and ${allocations.date} > (select original.date from receipts original where original.id = ${receipts.reversesId}) end`;
  const changedOn = indiaDateSql(sql`greatest(${receipts.createdAt},
    (select max(${allocations.createdAt}) from ${allocations} where ${ofDate}))`);
  const { rows } = await db.execute<ReceiptRow>(sql`
    select ${receipts.uuid} as id, ${receipts.id} as "receiptId", to_char(${receipts.date}, 'YYYY-MM-DD') as date,
      ${receipts.ledgerName} as ledger, ${receipts.mode} as mode, ${receipts.reference} as reference,
      ${receipts.amountPaise}::float8 as "amountPaise", ${receipts.tdsPaise}::float8 as "tdsPaise",
      ${receipts.rateDifferencePaise}::float8 as "rateDifferencePaise",
      ${receipts.otherPaise}::float8 as "otherPaise", ${receipts.reversesId} is not null as "isReversal",
      ${partsOf(ofDate, sql`case when ${receipts.reversesId} is null then 1 else -1 end`)} as parts
    from ${receipts}
    where ${receipts.mode} <> 'OPENING' and ${isInFile(period, receipts.date, changedOn)}
    order by ${receipts.id}`);
  return rows.map(({ receiptId, reference, ...row }) =>
    receiptVoucher(
      { ...row, number: receiptNumber(receiptId), ...(reference && { reference }) },
      names,
    ),
  );
}

interface AllocationRow extends Omit<AllocationForTally, "id" | "number">, Record<string, unknown> {
  readonly receiptId: number;
  readonly isChangedLater: boolean;
}

/**
 * Reads the journals of a period, one for each receipt and day. A journal has the parts of the receipt that changed on a day
 * after the receipt's own date. The journals leave out the changes by a reversal of the receipt. An advance from before the
 * start of this product has no voucher, so all its parts are journals. If all parts of a day were later taken back on the
 * same day, the journal is cancelled.
 */
export async function readAllocationVouchers(db: Reader, period: Period): Promise<Voucher[]> {
  const { rows } = await db.execute<AllocationRow>(sql`
    select ${receipts.id} as "receiptId", to_char(changed.date, 'YYYY-MM-DD') as date, ${receipts.ledgerName} as ledger,
      changed.is_changed_later as "isChangedLater",
      ${partsOf(sql`${allocations.receiptId} = changed.receipt_id and ${allocations.date} = changed.date`)} as parts
    from (
      select receipt_id, date, ${indiaDateSql(sql`max(created_at)`)} as entered_on,
        ${indiaDateSql(sql`max(created_at)`)} > date and count(distinct created_at) > 1 as is_changed_later
      from ${allocations} group by receipt_id, date
    ) changed
    join ${receipts} on ${receipts.id} = changed.receipt_id
    left join receipts reversal on reversal.reverses_id = ${receipts.id}
    where ${isInFile(period, sql`changed.date`, sql`changed.entered_on`)}
      and (${receipts.mode} = 'OPENING'
        or (changed.date > ${receipts.date} and changed.date is distinct from reversal.date))
    order by changed.date, ${receipts.id}`);
  return rows.flatMap(({ receiptId, isChangedLater, ...row }) => {
    const id = voucherId(`allocation ${receiptId} ${row.date}`);
    const voucher = allocationVoucher({ ...row, id, number: receiptNumber(receiptId) });
    if (row.parts.length > 0) return [voucher];
    return isChangedLater ? [cancelVoucher(voucher)] : [];
  });
}
