import { eq, sql } from "drizzle-orm";
import type { ReceiptCreation, Reversal } from "../../contract/receivables";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { receiptNumber } from "../../domain/receivables/account";
import { paiseOf } from "../../domain/storedUnits";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { clientOpenings, clients, invoices, openItems, receipts } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import { insertRecord } from "../records/insertRecord";
import { replaceAllocations, takeBackAllocations } from "./allocate";

/** Checks that the date of a receipt is not in the future. @throws HttpError 400 by the field if it is */
export function checkReceiptDate(date: string) {
  if (date > indiaDate(currentTime())) throw badRequest({ date: say("receipt.future") });
}

/** Reads the name of a client. @throws HttpError 400 by the field if no client has this id */
export async function readClientName(tx: WriteDatabase, clientId: number): Promise<string> {
  const [client] = await tx
    .select({ name: clients.name })
    .from(clients)
    .where(eq(clients.id, clientId));
  if (!client) throw badRequest({ clientId: say("client.unknown") });
  return client.name;
}

/**
 * Checks the date and the client of a receipt.
 * @throws HttpError 400 by the field
 */
export async function checkReceipt(
  tx: WriteDatabase,
  { clientId, date }: Pick<ReceiptCreation, "clientId" | "date">,
) {
  checkReceiptDate(date);
  const client = await readClientName(tx, clientId);
  const { rows } = await tx.execute<{ first: string | null; owes: boolean }>(sql`
    select to_char(least((select min(date) from ${invoices}), (select min(date) from ${clientOpenings})), 'YYYY-MM-DD')
        as first,
      exists (select from ${openItems} where client_id = ${clientId} and kind <> 'RECEIPT') as owes`);
  const [found] = rows;
  if (!found?.owes) throw badRequest({ clientId: say("receipt.noInvoices", { client }) });
  if (found.first !== null && date < found.first)
    throw badRequest({ date: say("receipt.beforeFirstPaper", { date: { date: found.first } }) });
  return client;
}

type ReceiptRow = typeof receipts.$inferInsert;

interface Entry {
  readonly row: ReceiptRow;
  readonly client: string;
  readonly call: "createReceipt" | "createOpening" | "importRecords";
  readonly importId?: number | undefined;
}

/** Writes a receipt without a check, and its note. @returns its id */
export async function insertReceipt(
  tx: WriteDatabase,
  session: Session,
  { row, client, call, importId }: Entry,
): Promise<number> {
  const { createdBy: _, clientId: _id, ...entered } = row;
  const stored = { kind: "receipt", table: receipts } as const;
  const after = { client, ...entered };
  return (await insertRecord(tx, session, stored, { call, values: row, after, importId })).id;
}

/**
 * Writes a receipt with its allocations. `importId` is the number of the import that made the receipt.
 * @returns its id
 * @throws HttpError 400 by the field
 */
export async function writeReceipt(
  tx: WriteDatabase,
  session: Session,
  { allocations, amount, tds, rateDifference, other, otherReason, ...entry }: ReceiptCreation,
  importId?: number,
): Promise<number> {
  const body = { allocations, amount, tds, rateDifference, other, ...entry };
  const client = await checkReceipt(tx, body);
  const createdBy = session.email;
  const row = {
    ...entry,
    amountPaise: paiseOf(amount),
    tdsPaise: paiseOf(tds),
    rateDifferencePaise: paiseOf(rateDifference),
    otherPaise: paiseOf(other),
    ...(other > 0 && { otherReason }),
    createdBy,
  };
  const call = importId === undefined ? "createReceipt" : "importRecords";
  const id = await insertReceipt(tx, session, { row, client, call, importId });
  const { clientId } = entry;
  const paying = { receiptId: id, clientId, client, createdBy };
  await replaceAllocations(tx, paying, allocations, entry.date);
  return id;
}

/** Finds a receipt that no row has reversed. @throws HttpError 404 or 409 */
async function lockValidReceipt(tx: WriteDatabase, id: number) {
  const number = receiptNumber(id);
  const [receipt] = await tx
    .select()
    .from(receipts)
    .where(eq(receipts.id, id))
    // A key lock of an allocation does not wait for this one.
    .for("no key update");
  if (!receipt) throw notFound(say("this.receipt"));
  if (receipt.reversesId !== null) throw conflict(say("receipt.isReversal", { number }));
  const [reversal] = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.reversesId, id));
  if (reversal) throw conflict(say("receipt.reversed", { number }));
  const client = await readClientName(tx, receipt.clientId);
  return { receipt, client, number };
}

const partsForAudit = (parts: readonly { readonly paise: number }[]) => ({
  allocatedPaise: parts.reduce((sum, { paise }) => sum + paise, 0),
});

/**
 * Replaces the allocations of a receipt.
 * @param seenVersion the version of the allocations that the person has seen
 * @throws HttpError 400, 404, or 409 if they have changed since
 */
export async function allocateReceipt(
  tx: WriteDatabase,
  session: Session,
  id: number,
  wanted: ReceiptCreation["allocations"],
  seenVersion?: number,
): Promise<void> {
  const { receipt, client } = await lockValidReceipt(tx, id);
  const paying = {
    receiptId: id,
    clientId: receipt.clientId,
    client,
    createdBy: session.email,
    seenVersion,
  };
  const today = indiaDate(currentTime());
  const { before, isChanged } = await replaceAllocations(tx, paying, wanted, today);
  if (!isChanged) return;
  await recordChange(tx, session, {
    call: "allocateReceipt",
    record: `receipt ${id}`,
    before: partsForAudit(before),
    after: partsForAudit(wanted.map(({ amount }) => ({ paise: paiseOf(amount) }))),
  });
}

/** Reverses a receipt by a further row. It then pays nothing. @throws HttpError 400, 404 or 409 */
export async function reverseReceipt(
  tx: WriteDatabase,
  session: Session,
  id: number,
  { date, reason }: Reversal,
): Promise<void> {
  checkReceiptDate(date);
  const { receipt, number } = await lockValidReceipt(tx, id);
  if (date < receipt.date)
    throw badRequest({
      date: say("receipt.beforeReceipt", { number, date: { date: receipt.date } }),
    });
  const createdBy = session.email;
  await takeBackAllocations(tx, { receiptId: id, createdBy }, date);
  const { id: _, uuid: _uuid, createdAt: _at, ...copied } = receipt;

  await tx.insert(receipts).values({ ...copied, date, reversesId: id, reason, createdBy });
  await recordChange(tx, session, {
    call: "reverseReceipt",
    record: `receipt ${id}`,
    before: { reversed: false },
    after: { reversed: true, date, reason },
  });
}
