import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import {
  adjustments,
  advances,
  openingBalances,
  payRuns,
  payslips,
  recoveries,
} from "../db/schema";

/** The tables of which this is made: lists that show it change their version with them. */
export const recoveryTables = [recoveries, payslips, payRuns, openingBalances] as const;

/** What something is taken of: the rows of its recoveries, and its opening balance. */
interface Source {
  readonly recoveries: SQL;
  readonly opening: SQL;
}

const ofAdvance: Source = {
  recoveries: eq(recoveries.advanceId, advances.id),
  opening: eq(openingBalances.advanceId, advances.id),
};
const ofAdjustment: Source = {
  recoveries: eq(recoveries.adjustmentId, adjustments.id),
  opening: eq(openingBalances.adjustmentId, adjustments.id),
};

/** A figure of the recoveries of the locked months, of those before a month alone where one is given. */
const ofLockedMonths = (figure: SQL, source: Source, before: string | undefined) => sql`(
  select ${figure}
  from ${recoveries}
  join ${payslips} on ${payslips.id} = ${recoveries.payslipId}
  join ${payRuns} on ${payRuns.id} = ${payslips.runId}
  where ${and(source.recoveries, isNull(payRuns.unlockedAt), before === undefined ? undefined : lt(payRuns.month, before))})`;

const takenPaise = (source: Source, before?: string) => sql<number>`(
  coalesce(${ofLockedMonths(sql`sum(${recoveries.amountPaise})`, source, before)}, 0)
  + coalesce((select ${openingBalances.recoveredPaise} from ${openingBalances} where ${source.opening}), 0)
)::float8`;

/** What the last of the months has left over, or else the opening balance. */
const leftPaise = (source: Source, before?: string) => {
  const last = sql`(array_agg(${recoveries.carriedOverPaise} order by ${payRuns.month} desc))[1]`;
  return sql<number>`coalesce(
    ${ofLockedMonths(last, source, before)},
    (select ${openingBalances.carriedOverPaise} from ${openingBalances} where ${source.opening}),
    0)::float8`;
};

/** What was taken back of an advance by the locked months and before the first one, in paise. */
export const recoveredOfAdvance = (before?: string) => takenPaise(ofAdvance, before);

/** What earlier months should have taken of an advance and did not, in paise. */
export const leftOverOfAdvance = (before?: string) => leftPaise(ofAdvance, before);

/** What was taken of a deduction by the locked months and before the first one, in paise. */
export const recoveredOfAdjustment = (before?: string) => takenPaise(ofAdjustment, before);

/** What is left of an advance, in paise: never less than nothing. */
export const restOfAdvance = (before?: string) =>
  sql<number>`greatest(${advances.amountPaise} - ${recoveredOfAdvance(before)}, 0)`;

/** What is left of a deduction, in paise: never less than nothing. */
export const restOfAdjustment = (before?: string) =>
  sql<number>`greatest(${adjustments.amountPaise} - ${recoveredOfAdjustment(before)}, 0)`;
