import { sql } from "drizzle-orm";
import { Receipt, ReceiptDetails } from "../../contract/receivables";
import { say } from "../../domain/messages/say";
import { type DebtKind, receiptNumber } from "../../domain/receivables/kinds";
import type { Reader } from "../db/connect";
import { allocations, clientOpenings, clients, invoices, openItems, receipts } from "../db/schema";
import { defineRecord } from "../records/defineRecord";
import { rupeesOf, rupeesSql } from "../units";
import { depositImport } from "./importDeposits";

/** Writes the number of a receipt as `receiptNumber` does. */
const numberSql = sql`'R-' || lpad(${receipts.id}::text, greatest(6, length(${receipts.id}::text)), '0')`;

const totalSql = sql`(${receipts.amountPaise} + ${receipts.tdsPaise} + ${receipts.rateDifferencePaise} + ${receipts.otherPaise})`;

const receiptsWithClients = sql`${receipts} join ${clients} on ${clients.id} = ${receipts.clientId}`;

const isReceipt = sql`${receipts.reversesId} is null`;

/** Receipts, each with the row that reverses it. */
export const receiptRows = {
  tables: [receipts, openItems, clients],
  from: sql`${receiptsWithClients}
    join ${openItems} on ${openItems.kind} = 'RECEIPT' and ${openItems.paperId} = ${receipts.id}
    left join receipts reversal on reversal.reverses_id = ${receipts.id}`,
  where: isReceipt,
  fields: {
    id: receipts.id,
    number: numberSql,
    date: receipts.date,
    client: clients.name,
    clientId: receipts.clientId,
    mode: receipts.mode,
    reference: receipts.reference,
    amount: rupeesSql(receipts.amountPaise),
    tds: rupeesSql(receipts.tdsPaise),
    rateDifference: rupeesSql(receipts.rateDifferencePaise),
    other: rupeesSql(receipts.otherPaise),
    otherReason: receipts.otherReason,
    total: rupeesSql(totalSql),
    onAccount: rupeesSql(sql`-${openItems.openPaise}`),
    reversedOn: sql`reversal.date`,
    reverseReason: sql`reversal.reason`,
    createdBy: receipts.createdBy,
    createdAt: receipts.createdAt,
  },
  orderBy: sql`id`,
};

const listRecord = defineRecord({
  kind: "receipt",
  seenBy: "getReceipts",
  table: receipts,
  list: { ...receiptRows, where: sql`true` },
  reply: Receipt,
  what: say("this.receipt"),
});

interface AllocationRow extends Record<string, unknown> {
  readonly kind: DebtKind;
  readonly paperId: number;
  readonly number: string;
  readonly date: string;
  readonly paise: number;
}

/** Reads the parts of a receipt by the papers that they pay, the oldest first. */
async function readAllocations(
  db: Reader,
  receiptId: number,
): Promise<ReceiptDetails["allocations"]> {
  const { rows } = await db.execute<AllocationRow>(sql`
    select part.kind, coalesce(part.invoice_id, part.opening_id) as "paperId", part.paise::float8 as paise,
      coalesce(${invoices.serial}, ${clientOpenings.reference}, '') as number,
      to_char(coalesce(${invoices.date}, ${clientOpenings.date}), 'YYYY-MM-DD') as date
    from (
      select kind, invoice_id, opening_id, sum(amount_paise) as paise from ${allocations}
      where receipt_id = ${receiptId} group by kind, invoice_id, opening_id having sum(amount_paise) <> 0
    ) part
    left join ${invoices} on ${invoices.id} = part.invoice_id
    left join ${clientOpenings} on ${clientOpenings.id} = part.opening_id
    order by date, "paperId"`);
  return rows.map(({ paise, ...part }) => ({ ...part, amount: rupeesOf(paise) }));
}

async function readDetails(db: Reader, id: number): Promise<ReceiptDetails | undefined> {
  const receipt = await listRecord.read(db, id);
  if (!receipt) return undefined;
  return { ...receipt, allocations: await readAllocations(db, id) };
}

export const receiptRecord = defineRecord({
  kind: "receipt",
  seenBy: "getReceipts",
  name: numberSql,
  nameFrom: sql`${receipts}`,
  listTables: receiptRows.tables,
  search: {
    from: receiptsWithClients,
    title: sql`${numberSql} || ' ' || ${clients.name}`,
    details: [sql`to_char(${receipts.date}, 'DD-MM-YYYY')`, receipts.reference],
    texts: [clients.name, receipts.reference],
    codes: [numberSql, receipts.reference],
  },
  table: receipts,
  unique: { imported_rows_receipt: ["text", say("bank.rowImported")] },
  matchedImport: depositImport,
  reply: ReceiptDetails,
  read: readDetails,
  what: say("this.receipt"),
  titleOf: ({ id }) => receiptNumber(id),
});
