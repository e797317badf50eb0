import { and, isNull, lt, type SQL, sql } from "drizzle-orm";
import { adjustments, advances, payRuns, payslips, recoveries } from "../db/schema";

/** The tables of which this is made: lists that show it change their version with them. */
export const recoveryTables = [recoveries, payslips, payRuns] as const;

export const ofAdvance = sql`${recoveries.advanceId} = ${advances.id}`;
export const ofAdjustment = sql`${recoveries.adjustmentId} = ${adjustments.id}`;

/** All that was taken, in paise. */
export const taken = sql`sum(${recoveries.amountPaise})`;
/** What the last of the months has left over, in paise. */
export const leftOver = sql`(array_agg(${recoveries.carriedOverPaise} order by ${payRuns.month} desc))[1]`;

/**
 * A figure of what the locked months have taken of an advance or a deduction.
 * @param before counts the months before this one alone, `yyyy-MM`
 */
export const recovered = (figure: SQL, source: SQL, before?: string) => sql<number>`(
  select coalesce(${figure}, 0)::float8
  from ${recoveries}
  join ${payslips} on ${payslips.id} = ${recoveries.payslipId}
  join ${payRuns} on ${payRuns.id} = ${payslips.runId}
  where ${and(source, isNull(payRuns.unlockedAt), before === undefined ? undefined : lt(payRuns.month, before))})`;

/** What the locked months have taken back of an advance, in paise. */
export const recoveredOfAdvance = recovered(taken, ofAdvance);

/** What the locked months have taken of a deduction, in paise. */
export const recoveredOfAdjustment = recovered(taken, ofAdjustment);
