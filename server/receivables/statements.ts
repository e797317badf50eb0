import { eq } from "drizzle-orm";
import { enteredDate } from "../../contract/fields";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import type { Language } from "../../domain/languages";
import { say } from "../../domain/messages/say";
import { makeStatement } from "../../domain/receivables/account";
import { rupeesOf } from "../../domain/storedUnits";
import { readAddressLines } from "../clients/record";
import { readInvoiceSettings, readPlantLetterhead } from "../company/plantSettings";
import type { Reader } from "../db/connect";
import { clients } from "../db/schema";
import { badRequest, notFound } from "../errors";
import { readPicturePng } from "../pictures/encodePicture";
import type { SentPaper } from "../records/sentPaper";
import { readAllocationParts, readMovements } from "./ledger";
import { readOpenItems } from "./readAccount";
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

interface Dates {
  readonly from: string;
  readonly to: string;
}

interface Period extends Dates {
  readonly language: Language;
}

/** Reads a client's statement of a period. Changes after the period's last day are not in it. */
export async function readStatement(db: Reader, clientId: number, { from, to }: Dates) {
  const movements = await readMovements(db, to, clientId);
  const allocations = await readAllocationParts(db, to, clientId);
  return makeStatement({ movements, allocations, from, to });
}

/** Writes a client's statement of a period as a PDF. @throws HttpError 400 by the field, or 404 */
export async function writeStatement(db: Reader, clientId: number, period: Period) {
  const { from, to, language } = period;
  if (to < from) throw badRequest({ to: say("date.beforeFirst") });
  const { name: client } = await readRecipient(db, clientId);
  const settings = await readInvoiceSettings(db);
  const { logo, ...plant } = await readPlantLetterhead(db, settings);
  // The library is loaded when the first PDF is asked for.
  const { statementPdf } = await import("./statementPdf");
  return statementPdf({
    from,
    to,
    client,
    plant,
    language,
    clientLines: await readAddressLines(db, clientId),
    statement: await readStatement(db, clientId, period),
    udyam: settings.udyam,
    logo: await readPicturePng(db, logo),
  });
}

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
  const today = indiaDate(currentTime());
  const items = await readOpenItems(db, clientId);
  const overdue = items.filter(({ openPaise, dueDate }) => openPaise > 0 && dueDate < today);
  const sumOf = (parts: readonly { readonly openPaise: number }[]) =>
    rupeesOf(parts.reduce((sum, { openPaise }) => sum + openPaise, 0));
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
        open: rupeesOf(openPaise),
        due: { date: dueDate },
      }),
    ),
    ...(onAccount.length === 0 ? [] : [text("reminder.onAccount", { amount: -sumOf(onAccount) })]),
    text("reminder.total", { amount: sumOf(overdue) }),
    ...(bank === undefined ? [] : [text("reminder.pay", { bank })]),
    companyName,
  ].join("\n");
}
