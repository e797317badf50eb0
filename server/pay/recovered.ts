import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import {
  adjustments,
  advances,
  openingBalances,
  payRuns,
  payslips,
  recoveries,
} from "../db/schema";

/** The tables that these figures are read from. Lists that show the figures include them in their version. */
export const recoveryTables = [recoveries, payslips, payRuns, openingBalances] as const;

/** The conditions that select an advance's or a deduction's recoveries and its opening balance. */
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

/** A figure of the recoveries in locked months. @param before counts only the months before this one */
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

/** The amount that the last of the months carried over, or else that of the opening balance, in paise. */
const leftPaise = (source: Source, before?: string) => {
  const last = sql`(array_agg(${recoveries.carriedOverPaise} order by ${payRuns.month} desc))[1]`;
  return sql<number>`coalesce(
    ${ofLockedMonths(last, source, before)},
    (select ${openingBalances.carriedOverPaise} from ${openingBalances} where ${source.opening}),
    0)::float8`;
};

/** The part of an advance that locked months and the opening balance have taken back, in paise. */
export const recoveredOfAdvance = (before?: string) => takenPaise(ofAdvance, before);

/** The part of an advance that earlier months should have taken and did not, in paise. */
export const leftOverOfAdvance = (before?: string) => leftPaise(ofAdvance, before);

/** The part of a deduction that locked months and the opening balance have taken, in paise. */
export const recoveredOfAdjustment = (before?: string) => takenPaise(ofAdjustment, before);

/** The rest of an advance, in paise; never negative. */
export const restOfAdvance = (before?: string) =>
  sql<number>`greatest(${advances.amountPaise} - ${recoveredOfAdvance(before)}, 0)`;

/** The rest of a deduction, in paise; never negative. */
export const restOfAdjustment = (before?: string) =>
  sql<number>`greatest(${adjustments.amountPaise} - ${recoveredOfAdjustment(before)}, 0)`;
