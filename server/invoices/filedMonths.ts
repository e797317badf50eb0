import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { FieldMessages } from "../../contract/errors";
import { month as monthField } from "../../contract/fields";
import type { FiledMonth, filedMonthCalls } from "../../contract/invoiceSettings";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { findLateCredit } from "../../domain/invoices/creditNote";
import { findIrnObstacle } from "../../domain/invoices/portalReplies";
import { type Message, say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { filedMonths, invoices } from "../db/schema";
import { badRequest, conflict, englishText, notFound, sentCode } from "../errors";
import type { Handlers } from "../http/handler";
import type { RecordFeatures } from "../records/defineRecord";

export const filedMonthRecord: RecordFeatures = {
  kind: "filedMonth",
  seenBy: "getFiledMonths",
};

const turnOf = (month: string) => sql`hashtextextended(${`filed month ${month}`}, 0)`;

const isLocked = and(isNull(filedMonths.unlockedAt));

async function findLock(db: Reader, month: string) {
  const [row] = await db
    .select()
    .from(filedMonths)
    .where(and(eq(filedMonths.month, month), isLocked));
  return row;
}

/** Returns why no paper of the date is posted or cancelled: its month is filed and locked. */
async function findFiledMonth(db: Reader, date: string): Promise<Message | undefined> {
  const month = date.slice(0, 7);
  return (await findLock(db, month)) && say("invoice.monthFiled", { month: { month } });
}

/**
 * Checks that the month of a paper's date is not filed and locked. A locking of the month waits until the transaction ends.
 * @throws HttpError 400 by the field if the month is locked
 */
export async function checkMonthOpen(
  tx: WriteDatabase,
  date: string,
  field: keyof FieldMessages,
): Promise<void> {
  const month = date.slice(0, 7);
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${turnOf(month)})`);
  const filed = await findFiledMonth(tx, date);
  if (filed) throw badRequest({ [field]: filed });
}

/** Waits for all postings and cancellations of the month, and lets none begin. */
const lockMonth = (tx: WriteDatabase, month: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${turnOf(month)})`);

const Month = monthField();

/** Reads a month that has begun from a path. @throws HttpError 404 for another text, or a later month */
function parseMonth(text: string): string {
  const month = Month.safeParse(text);
  if (!month.success || month.data > indiaDate(currentTime()).slice(0, 7))
    throw notFound(say("this.month"));
  return month.data;
}

const readFiledMonths = async (db: Reader): Promise<FiledMonth[]> => {
  const rows = await db.select().from(filedMonths).where(isLocked).orderBy(desc(filedMonths.month));
  return rows.map(({ month, lockedAt, lockedBy }) => ({
    month,
    lockedBy,
    lockedAt: lockedAt.toISOString(),
  }));
};

/** Locks a month whose return is filed. @throws HttpError 409 if the month is locked already */
export async function lockFiledMonth(tx: WriteDatabase, session: Session, month: string) {
  await lockMonth(tx, month);
  if (await findLock(tx, month)) throw conflict(say("filedMonth.locked", { month: { month } }));
  await tx.insert(filedMonths).values({ month, lockedAt: currentTime(), lockedBy: session.email });
  await recordChange(tx, session, {
    call: "lockFiledMonth",
    record: `filedMonth ${month}`,
    before: { locked: false },
    after: { locked: true },
  });
}

export const filedMonthHandlers: Handlers<keyof typeof filedMonthCalls> = {
  getFiledMonths: async (_input, { db }) => ({ months: await readFiledMonths(db) }),

  async lockFiledMonth({ params, session }, { tx }) {
    await lockFiledMonth(tx, session, parseMonth(params.month));
    return { months: await readFiledMonths(tx) };
  },

  async unlockFiledMonth({ params, body: { reason }, session }, { tx }) {
    const month = parseMonth(params.month);
    await lockMonth(tx, month);
    const lock = await findLock(tx, month);
    if (!lock) throw conflict(say("filedMonth.open", { month: { month } }));
    await tx
      .update(filedMonths)
      .set({ unlockedAt: currentTime(), unlockedBy: session.email, unlockReason: reason })
      .where(eq(filedMonths.id, lock.id));
    await recordChange(tx, session, {
      call: "unlockFiledMonth",
      record: `filedMonth ${month}`,
      before: { locked: true },
      after: { locked: false, reason },
    });
    return { months: await readFiledMonths(tx) };
  },
};

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
  const now = currentTime();
  const today = indiaDate(now);
  const cancel = (await findFiledMonth(db, row.date)) ?? (await findCancelObstacle(db, row, now));
  const credit =
    creditable && ((await findFiledMonth(db, today)) ?? findLateCredit(creditable, today));
  return {
    ...(cancel && { cancelObstacle: englishText(cancel), cancelObstacleCode: sentCode(cancel) }),
    ...(credit && { creditObstacle: englishText(credit), creditObstacleCode: sentCode(credit) }),
  };
}
