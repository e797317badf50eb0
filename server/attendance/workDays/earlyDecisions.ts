import { and, gte, inArray, lte } from "drizzle-orm";
import type { Database } from "../../db/connect";
import { earlyApprovals } from "../../db/schema";
import { groupBy } from "../../groupBy";
import type { FactsAsked } from "../../shifts/datedFacts";
import type { Span } from "./spans";
import type { WorkDaySettings } from "./workDays";

/** What was decided about the time before a shift. */
export interface EarlyDecision {
  readonly isApproved: boolean;
  /** The check-in that was decided about. */
  readonly earlyFrom: Date;
}

/** The decisions about one person by work day. */
export type EarlyDecisions = ReadonlyMap<string, EarlyDecision>;

/** Reads what was decided about the time before the shifts from `first` to `last`, by employee. */
export async function readEarlyDecisions(
  db: Pick<Database, "select">,
  { first, last, employeeIds }: FactsAsked,
): Promise<ReadonlyMap<number, EarlyDecisions>> {
  const rows = await db
    .select()
    .from(earlyApprovals)
    .where(
      and(
        gte(earlyApprovals.workDate, first),
        lte(earlyApprovals.workDate, last),
        employeeIds && inArray(earlyApprovals.employeeId, [...employeeIds]),
      ),
    );
  const byPerson = groupBy(rows, ({ employeeId }) => employeeId);
  return new Map(
    [...byPerson].map(([id, ofPerson]) => [
      id,
      new Map(ofPerson.map((row) => [row.workDate, row])),
    ]),
  );
}

/** From when on the time before a shift counts; undefined where it does not. */
export const approvedFrom = (decision: EarlyDecision | undefined): Date | undefined =>
  decision?.isApproved ? decision.earlyFrom : undefined;

/** How long before the shift a work day's first check-in was; 0 for a person without a shift. */
export function earlyMsOf([first]: readonly Span[]): number {
  if (!first?.workDay) return 0;
  return Math.max(0, first.workDay.shiftStart.getTime() - first.checkIn.getTime());
}

/** Whether somebody has to decide about the time before the shift. */
export const isEarlyUndecided = (
  spans: readonly Span[],
  decision: EarlyDecision | undefined,
  { earlyMs }: Pick<WorkDaySettings, "earlyMs">,
): boolean => {
  const [first] = spans;
  if (!first || earlyMsOf(spans) <= earlyMs) return false;
  return decision === undefined || first.checkIn < decision.earlyFrom;
};
