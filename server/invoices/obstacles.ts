import { and, eq, isNull } from "drizzle-orm";
import { indiaDate } from "../../domain/indiaTime";
import { findLateCredit } from "../../domain/invoices/creditNote";
import { findIrnObstacle } from "../../domain/invoices/irn";
import { type Message, say } from "../../domain/messages/say";
import type { Reader } from "../db/connect";
import { invoices } from "../db/schema";
import { englishText, sentCode } from "../errors";
import { findFiledMonth } from "./filedMonths";

type InvoiceRow = typeof invoices.$inferSelect;

/** Returns why a valid document cannot be cancelled, except that its month is filed. */
export async function findCancelObstacle(
  db: Reader,
  row: InvoiceRow,
  now: Date,
): Promise<Message | undefined> {
  const { id, serial } = row;
  const [note] = await db
    .select({ serial: invoices.serial })
    .from(invoices)
    .where(and(eq(invoices.originalId, id), isNull(invoices.cancelledAt)))
    .limit(1);
  if (note) return say("invoice.hasCreditNote", { serial, note: note.serial });
  return findIrnObstacle(row, now);
}

/**
 * Returns why a document cannot be cancelled or credited now, for the reply.
 * @param creditable the document of an invoice that has something left to credit
 */
export async function readObstacles(
  db: Reader,
  row: InvoiceRow,
  creditable: { readonly serial: string; readonly date: string } | undefined,
) {
  if (row.cancelledAt) return {};
  const now = new Date();
  const today = indiaDate(now);
  const cancel = (await findFiledMonth(db, row.date)) ?? (await findCancelObstacle(db, row, now));
  const credit =
    creditable && ((await findFiledMonth(db, today)) ?? findLateCredit(creditable, today));
  return {
    ...(cancel && { cancelObstacle: englishText(cancel), cancelObstacleCode: sentCode(cancel) }),
    ...(credit && { creditObstacle: englishText(credit), creditObstacleCode: sentCode(credit) }),
  };
}
