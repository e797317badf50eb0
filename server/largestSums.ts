import { sql } from "drizzle-orm";
import { say } from "../domain/messages/say";
import { advisoryLocks, type WriteDatabase } from "./db/connect";
import { badRequest } from "./errors";

/**
 * The most that entries may sum to, in paise. Every sum of a month and of a Tally voucher is then a safe integer.
 * A month's pay is at most 187 times the wages. A year's arrears are at most 12 times a month's pay.
 */
export const largestSumPaise = {
  /** The wages of all people at their highest terms, a month's additions or deductions, and all advances. */
  pay: 1e12,
  /** The reels of a mill's bill, without GST. */
  bill: 1e14,
} as const;

/** Waits for other writes that add to a sum, until they commit. */
export const lockSums = (tx: WriteDatabase) =>
  tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.sums})`);

/** Checks that a sum stays below the largest one of its kind. @throws HttpError 400 by the field if the sum is too large */
export function checkSum(kind: keyof typeof largestSumPaise, field: string, paise: number): void {
  const most = largestSumPaise[kind];
  if (paise > most) throw badRequest({ [field]: say("sum.tooLarge", { most: most / 100 }) });
}
