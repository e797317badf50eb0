import { eq, sql } from "drizzle-orm";
import { enteredDate } from "../../contract/fields";
import { indiaDate } from "../../domain/indiaTime";
import type { Language } from "../../domain/languages";
import { say } from "../../domain/messages/say";
import {
  type Movement,
  makeStatement,
  receiptNumber,
  type StatementAllocation,
} from "../../domain/receivables/account";
import { readAddressLines } from "../clients/record";
import { readInvoiceSettings, readPlantLetterhead } from "../company/plantSettings";
import type { Reader } from "../db/connect";
import { allocations, clientOpenings, clients, invoices, openItems, receipts } from "../db/schema";
import { badRequest, notFound } from "../errors";
import { readPicturePng } from "../pictures/encodePicture";
import type { SentPaper } from "../records/sentPaper";
import { dueDateSql, readOpenItems } from "./readAccount";
import { statementTextsOf } from "./texts";

/** Reads the name of a client, and how to reach the client. @throws HttpError 404 */
async function readRecipient(db: Reader, id: number) {
  const { name, contactEmail: email, contactPhone: phone } = clients;
  const [client] = await db.select({ name, email, phone }).from(clients).where(eq(clients.id, id));
  if (!client) throw notFound(say("this.client"));
  return {
    name: client.name,
    ...(client.email !== null && { email: client.email }),
    ...(client.phone !== null && { phone: client.phone }),
  };
}

interface Period {
  readonly from: string;
  readonly to: string;
  readonly language: Language;
}

/** Reads the whole ledger of a client, in the order of the dates. */
async function readMovements(db: Reader, clientId: number): Promise<Movement[]> {
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
    const numbers = isReceipt ? [receiptNumber(ofId ?? row.id), number].filter(Boolean) : [number];
    return { ...row, ofId: ofId ?? undefined, number: numbers.join(", ") };
  });
}

/** Reads what each receipt of a client pays. */
async function readAllocationParts(db: Reader, clientId: number): Promise<StatementAllocation[]> {
  const { rows } = await db.execute<StatementAllocation & Record<string, unknown>>(sql`
    select receipt_id as "receiptId", kind, coalesce(invoice_id, opening_id) as "paperId",
      sum(${allocations.amountPaise})::float8 as paise
    from ${allocations} join ${receipts} on ${receipts.id} = receipt_id
    where ${receipts.clientId} = ${clientId}
    group by receipt_id, kind, invoice_id, opening_id having sum(${allocations.amountPaise}) <> 0`);
  return rows;
}

/** Writes a client's statement of a period as a PDF. @throws HttpError 400 by the field, or 404 */
export async function writeStatement(db: Reader, clientId: number, period: Period) {
  const { from, to, language } = period;
  if (to < from) throw badRequest({ to: say("date.beforeFirst") });
  const { name: client } = await readRecipient(db, clientId);
  const settings = await readInvoiceSettings(db);
  const { logo, ...plant } = await readPlantLetterhead(db, settings);
  const movements = await readMovements(db, clientId);
  const allocations = await readAllocationParts(db, clientId);
  // The library is loaded when the first PDF is asked for.
  const { statementPdf } = await import("./statementPdf");
  return statementPdf({
    from,
    to,
    client,
    plant,
    language,
    clientLines: await readAddressLines(db, clientId),
    statement: makeStatement({ movements, allocations, from, to }),
    udyam: settings.udyam,
    logo: await readPicturePng(db, logo),
  });
}

const money = (paise: number) => paise / 100;

const interval = /^(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)$/;

/** Reads the dates of a statement that is sent. @throws HttpError 404 */
function readPeriod(part = "") {
  const [, from = "", to = ""] = interval.exec(part) ?? [];
  const dates = [from, to].map((date) => enteredDate().safeParse(date));
  if (dates.some(({ success }) => !success) || to < from) throw notFound(say("this.record"));
  return { from, to };
}

/** A client's statement of a period. */
export const sentStatement: SentPaper = {
  seenBy: "getStatementPdf",
  async read(db, { id, part, language }) {
    const { from, to } = readPeriod(part);
    return {
      number: `${from}/${to}`,
      record: `client ${id}`,
      recipient: await readRecipient(db, id),
      makePdf: () => writeStatement(db, id, { from, to, language }),
    };
  },
};

/** Writes one text with all that a client owes late. @throws HttpError 404 */
export async function writeReminder(db: Reader, clientId: number, language: Language) {
  const { name: client } = await readRecipient(db, clientId);
  return { text: await reminderText(db, { clientId, client, language }) };
}

interface ReminderInput {
  readonly clientId: number;
  readonly client: string;
  readonly language: Language;
}

async function reminderText(
  db: Reader,
  { clientId, client, language }: ReminderInput,
): Promise<string> {
  const text = statementTextsOf(language);
  const today = indiaDate(new Date());
  const items = await readOpenItems(db, clientId);
  const overdue = items.filter(({ openPaise, dueDate }) => openPaise > 0 && dueDate < today);
  const sumOf = (parts: readonly { readonly openPaise: number }[]) =>
    money(parts.reduce((sum, { openPaise }) => sum + openPaise, 0));
  const onAccount = items.filter(({ openPaise }) => openPaise < 0);
  const { companyName, bank } = await readPlantLetterhead(db, await readInvoiceSettings(db));
  if (overdue.length === 0)
    return [
      text("reminder.greeting", { client }),
      text("reminder.none", { date: { date: today } }),
      companyName,
    ].join("\n");
  return [
    text("reminder.greeting", { client }),
    text("reminder.overdue", { date: { date: today } }),
    ...overdue.map(({ number, date, openPaise, dueDate }) =>
      text("reminder.line", {
        number: number || text("opening"),
        date: { date },
        open: money(openPaise),
        due: { date: dueDate },
      }),
    ),
    ...(onAccount.length === 0 ? [] : [text("reminder.onAccount", { amount: -sumOf(onAccount) })]),
    text("reminder.total", { amount: sumOf(overdue) }),
    ...(bank === undefined ? [] : [text("reminder.pay", { bank })]),
    companyName,
  ].join("\n");
}
