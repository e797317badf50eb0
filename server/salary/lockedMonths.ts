import { isNull, max, sql } from "drizzle-orm";
import { advisoryLocks } from "../db/advisoryLock";
import type { WriteDatabase } from "../db/connect";
import { payRuns } from "../db/schema";
import { badRequest } from "../errors";
import { monthAfter } from "./months";

const monthNames = new Intl.DateTimeFormat("en-IN", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A month, `2026-03`, in words: `March 2026`. */
export const monthName = (month: string): string => monthNames.format(new Date(`${month}-01`));

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
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.payRuns})`);
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
  throw badRequest({ [field]: `Pay is locked up to ${monthName(last)}: choose a later time` });
}
