import { eq, sql } from "drizzle-orm";
import {
  type OpeningCreation,
  Receipt,
  ReceiptDetails,
  type Reversal,
} from "../../contract/receivables";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { type DebtKind, receiptNumber } from "../../domain/receivables/account";
import { paiseOf, rupeesOf } from "../../domain/storedUnits";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { unitFieldsOf } from "../db/fieldColumns";
import { allocations, clientOpenings, clients, invoices, openItems, receipts } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import { defineRecord, type RecordFeatures } from "../records/defineRecord";
import { insertRecord } from "../records/insertRecord";
import { rupeesSql } from "../units";
import { readAllocationsVersion, releaseAllocations } from "./allocate";
import { depositImport } from "./importDeposits";
import { checkReceiptDate, insertReceipt, readClientName } from "./writeReceipt";

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
    ...unitFieldsOf(receipts),
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
  return {
    ...receipt,
    allocations: await readAllocations(db, id),
    allocationsVersion: await readAllocationsVersion(db, id),
  };
}

export const receiptRecord = defineRecord({
  kind: "receipt",
  seenBy: "getReceipts",
  name: numberSql,
  nameFrom: sql`${receipts}`,
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

export const openingRecord: RecordFeatures = { kind: "opening", seenBy: "getReceipts" };

/**
 * Writes an amount that a client owed, or had paid in advance, before the plant began with this product.
 * @throws HttpError 400 by the field
 */
export async function writeOpening(
  tx: WriteDatabase,
  session: Session,
  { isAdvance, amount, ...entry }: OpeningCreation,
): Promise<void> {
  checkReceiptDate(entry.date);
  const client = await readClientName(tx, entry.clientId);
  const row = { ...entry, amountPaise: paiseOf(amount), createdBy: session.email };
  if (isAdvance) {
    const advance = { ...row, mode: "OPENING" as const };
    await insertReceipt(tx, session, { row: advance, client, call: "createOpening" });
    return;
  }
  const { date, reference, amountPaise } = row;
  const stored = { kind: "opening", table: clientOpenings } as const;
  const after = { client, date, reference, amountPaise };
  await insertRecord(tx, session, stored, { call: "createOpening", values: row, after });
}

/**
 * Reverses an opening balance by a further row. The money that paid it is then on account.
 * @returns the client's id
 * @throws HttpError 400, 404 or 409
 */
export async function reverseOpening(
  tx: WriteDatabase,
  session: Session,
  id: number,
  { date, reason }: Reversal,
): Promise<number> {
  checkReceiptDate(date);
  const [opening] = await tx
    .select()
    .from(clientOpenings)
    .where(eq(clientOpenings.id, id))
    .for("no key update");
  if (!opening || opening.reversesId !== null) throw notFound(say("this.opening"));
  const [reversal] = await tx
    .select({ id: clientOpenings.id })
    .from(clientOpenings)
    .where(eq(clientOpenings.reversesId, id));
  if (reversal) throw conflict(say("opening.reversed"));
  if (date < opening.date)
    throw badRequest({
      date: say("receipt.beforeReceipt", {
        number: opening.reference ?? say("this.opening"),
        date: { date: opening.date },
      }),
    });
  const call = "reverseOpening";
  const change = { amountPaise: 0, date: indiaDate(currentTime()), call } as const;
  await releaseAllocations(tx, session, { kind: "OPENING", paperId: id, ...change });
  const { id: _, createdAt: _at, ...copied } = opening;
  const createdBy = session.email;
  await tx.insert(clientOpenings).values({ ...copied, date, reversesId: id, reason, createdBy });
  await recordChange(tx, session, {
    call,
    record: `opening ${id}`,
    before: { reversed: false },
    after: { reversed: true, date, reason },
  });
  return opening.clientId;
}
