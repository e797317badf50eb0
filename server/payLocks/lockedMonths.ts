import { isNull, max, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { monthAfter } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import type { Reader, WriteDatabase } from "../db/connect";
import { payOpening, payRuns } from "../db/schema";
import { badRequest, conflict } from "../errors";

/** Reads the first month that this product pays. Undefined if no opening is entered. */
export async function readOpeningMonth(db: Reader): Promise<string | undefined> {
  const [opening] = await db.select({ month: payOpening.firstMonth }).from(payOpening);
  return opening?.month ?? undefined;
}

export async function readLastLockedMonth(db: Reader): Promise<string | undefined> {
  const [last] = await db
    .select({ month: max(payRuns.month) })
    .from(payRuns)
    .where(isNull(payRuns.unlockedAt));
  return last?.month ?? undefined;
}

/**
 * Reads the last closed month, `yyyy-MM`: locked, or paid before this product was used. Earlier months are closed too.
 */
export async function readLastClosedMonth(db: Reader): Promise<string | undefined> {
  const locked = await readLastLockedMonth(db);
  const opening = await readOpeningMonth(db);
  if (opening === undefined) return locked;
  const before = monthAfter(opening, -1);
  return locked === undefined || locked < before ? before : locked;
}

/** A view without a table, which VACUUM and ANALYZE never lock. Locking or unlocking a month locks the view. */
const turn = sql.identifier("pay_run_turn");

const LockNotAvailable = z.object({ cause: z.object({ code: z.literal("55P03") }) });

/** Locks the table of pay runs. @throws HttpError 409 if another transaction locks or unlocks a month */
async function lockTable(tx: WriteDatabase, statement: SQL): Promise<void> {
  try {
    await tx.execute(statement);
  } catch (error) {
    if (!LockNotAvailable.safeParse(error).success) throw error;
    throw conflict(say("pay.beingLocked"));
  }
}

/**
 * Keeps months from being locked or unlocked until the transaction ends. Call it before all other locks, because the
 * payslips of a locked month refer to employees. Waits for a transaction that locks or unlocks a month, if it is short.
 * @throws HttpError 409 if a month is locked or unlocked for longer
 */
export const lockPayRunsShared = (tx: WriteDatabase): Promise<void> =>
  lockTable(tx, sql`lock table ${payRuns} in row share mode`);

/**
 * Waits for all transactions that write facts of pay, and makes later ones wait. Readers do not wait. Call it first in
 * the transaction: unlike a `select` of an advisory lock, these two locks do not set the snapshot. An autovacuum of the
 * table yields to the second lock.
 * @throws HttpError 409 if another transaction locks or unlocks a month
 */
export async function lockPayRunsExclusive(tx: WriteDatabase): Promise<void> {
  await lockTable(tx, sql`lock table ${turn} in exclusive mode nowait`);
  await tx.execute(sql`lock table ${payRuns} in exclusive mode`);
}

/** Call it after {@link lockPayRunsShared}. @throws HttpError 400 by the field for a closed month */
export async function rejectLockedMonth(db: Reader, field: string, month: string): Promise<void> {
  const last = await readLastClosedMonth(db);
  if (last === undefined || month > last) return;
  throw badRequest({ [field]: say("pay.lockedUpTo", { month: { month: last } }) });
}
