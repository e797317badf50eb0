import { eq } from "drizzle-orm";
import { indiaDate } from "../../domain/indiaTime";
import type { Language } from "../../domain/languages";
import { say } from "../../domain/messages/say";
import { makeStatement } from "../../domain/receivables/statement";
import { readAddressLines } from "../clients/addressLines";
import { readInvoiceSettings } from "../company/invoiceSettings";
import { readPlantLetterhead } from "../company/plantLetterhead";
import type { Reader } from "../db/connect";
import { clients } from "../db/schema";
import { badRequest, notFound } from "../errors";
import { readPicturePng } from "../pictures/readPicturePng";
import { readOpenItems } from "./readAccount";
import { readAllocationParts, readMovements } from "./readLedger";
import { statementTextsOf } from "./statementTexts";

/** @throws HttpError 404 */
async function readName(db: Reader, id: number): Promise<string> {
  const [client] = await db.select({ name: clients.name }).from(clients).where(eq(clients.id, id));
  if (!client) throw notFound(say("this.client"));
  return client.name;
}

interface Period {
  readonly from: string;
  readonly to: string;
  readonly language: Language;
}

/** Writes a client's statement of a period as a PDF. @throws HttpError 400 by the field, or 404 */
export async function writeStatement(db: Reader, clientId: number, period: Period) {
  const { from, to, language } = period;
  if (to < from) throw badRequest({ to: say("date.beforeFirst") });
  const client = await readName(db, clientId);
  const settings = await readInvoiceSettings(db);
  const { logo, ...plant } = await readPlantLetterhead(db, settings);
  const movements = await readMovements(db, clientId);
  const allocations = await readAllocationParts(db, clientId);
  // The library is loaded when the first PDF is asked for.
  const { statementPdf } = await import("./statementPdf");
  return statementPdf({
    ...{ from, to, client, plant, language },
    clientLines: await readAddressLines(db, clientId),
    statement: makeStatement({ movements, allocations, from, to }),
    udyam: settings.udyam,
    logo: await readPicturePng(db, logo),
  });
}

const money = (paise: number) => paise / 100;

/** Writes one text with all that a client owes late. @throws HttpError 404 */
export async function writeReminder(
  db: Reader,
  clientId: number,
  language: Language,
): Promise<string> {
  const client = await readName(db, clientId);
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
