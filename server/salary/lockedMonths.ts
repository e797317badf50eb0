import { isNull, max, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { monthText } from "../../contract/momentText";
import type { WriteDatabase } from "../db/connect";
import { payRuns } from "../db/schema";
import { badRequest, conflict } from "../errors";
import { monthAfter } from "./months";

/** The last month that is locked, `yyyy-MM`: those before it are closed too. */
export async function lastLockedMonth(
  db: Pick<WriteDatabase, "select">,
): Promise<string | undefined> {
  const [last] = await db
    .select({ month: max(payRuns.month) })
    .from(payRuns)
    .where(isNull(payRuns.unlockedAt));
  return last?.month ?? undefined;
}

/**
 * Until the transaction has ended no month is locked or unlocked. It comes before all other locks: whoever locks
 * a month refers to the employees.
 */
export async function holdLockedMonths(tx: WriteDatabase): Promise<void> {
  await tx.execute(sql`lock table ${payRuns} in row share mode`);
}

/**
 * A view without a table, which VACUUM and ANALYZE never lock. Locking or unlocking a month holds a lock on the
 * view.
 */
const turn = sql.identifier("pay_run_turn");

const LockNotAvailable = z.object({ cause: z.object({ code: z.literal("55P03") }) });

/**
 * Whoever locks or unlocks a month waits for those who write what its pay is made of, and they for it; others read on.
 * Both locks come first in the transaction: unlike an advisory lock they leave open what the transaction sees until
 * they are held. An autovacuum of the table gives way to the second one.
 * @throws HttpError 409 where somebody else is at it
 */
export async function holdPayRuns(tx: WriteDatabase): Promise<void> {
  try {
    await tx.execute(sql`lock table ${turn} in exclusive mode nowait`);
  } catch (error) {
    if (!LockNotAvailable.safeParse(error).success) throw error;
    throw conflict("Somebody else locks or unlocks a month at this moment: look again");
  }
  await tx.execute(sql`lock table ${payRuns} in exclusive mode`);
}

/** The first calendar date that no locked month closes; none where no month is locked. */
export async function firstOpenDate(
  db: Pick<WriteDatabase, "select">,
): Promise<string | undefined> {
  const last = await lastLockedMonth(db);
  return last === undefined ? undefined : `${monthAfter(last)}-01`;
}

/**
 * Refuses what is to count in a month that is closed. {@link holdLockedMonths} comes before it.
 * @throws HttpError 400 by the field
 */
export async function rejectLockedMonth(
  db: Pick<WriteDatabase, "select">,
  field: string,
  month: string,
): Promise<void> {
  const last = await lastLockedMonth(db);
  if (last === undefined || month > last) return;
  throw badRequest({ [field]: `Pay is locked up to ${monthText(last)}: choose a later time` });
}
