import { type SQL, sql } from "drizzle-orm";
import { adjustments, advances, payRuns, payslips, recoveries } from "../db/schema";

/** The tables of which this is made, for the versions of lists that tell it. */
export const recoveryTables = [recoveries, payslips, payRuns] as const;

const takenOf = (source: SQL) => sql<number>`(
  select coalesce(sum(${recoveries.amountPaise}), 0)::float8 from ${recoveries}
    join ${payslips} on ${payslips.id} = ${recoveries.payslipId}
    join ${payRuns} on ${payRuns.id} = ${payslips.runId}
  where ${source} and ${payRuns.unlockedAt} is null)`;

/** What the locked months have taken back of an advance, in paise. */
export const recoveredOfAdvance = takenOf(sql`${recoveries.advanceId} = ${advances.id}`);

/** What the locked months have taken of a deduction, in paise. */
export const recoveredOfAdjustment = takenOf(sql`${recoveries.adjustmentId} = ${adjustments.id}`);
