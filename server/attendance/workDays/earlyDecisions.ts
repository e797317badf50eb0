import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import { endOfIndiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import type { Database } from "../../db/connect";
import { corrections } from "../../db/schema";
import { dayMs } from "../../durations";
import { groupBy } from "../../groupBy";
import type { FactsOptions } from "../../shifts/datedFacts";
import type { Stay } from "./spans";
import type { WorkDay, WorkDaySettings } from "./workDays";

/** An approved correction of one person that says whether the time before a shift counts. */
export interface EarlyDecision {
  /** The check-in from which on the time counts, or does not. */
  readonly at: Date;
  readonly isCounted: boolean;
}

/** Reads the decisions that may be about the work days from `first` to `last`, by employee, in the order of deciding. */
export async function readEarlyDecisions(
  db: Pick<Database, "select">,
  { first, last, employeeIds }: FactsOptions,
): Promise<ReadonlyMap<number, readonly EarlyDecision[]>> {
  const rows = await db
    .select({
      employeeId: corrections.employeeId,
      at: corrections.at,
      action: corrections.action,
    })
    .from(corrections)
    .where(
      and(
        gte(corrections.at, new Date(startOfIndiaDate(first).getTime() - dayMs)),
        lt(corrections.at, endOfIndiaDate(last)),
        inArray(corrections.action, ["COUNT_EARLY", "DROP_EARLY"]),
        eq(corrections.status, "APPROVED"),
        employeeIds && inArray(corrections.employeeId, [...employeeIds]),
      ),
    )
    .orderBy(asc(corrections.decidedAt), asc(corrections.id));
  const decisions = rows.flatMap(({ employeeId, at, action }) =>
    employeeId === null || at === null
      ? []
      : [{ employeeId, at, isCounted: action === "COUNT_EARLY" }],
  );
  return groupBy(decisions, ({ employeeId }) => employeeId);
}

/** The last decision about a work day holds. */
const decisionOn = (decisions: readonly EarlyDecision[], { from, shiftStart }: WorkDay) =>
  decisions.findLast(({ at }) => from <= at && at < shiftStart);

/** From when on the time before the shift counts; undefined where it does not. */
export function approvedFrom(
  [first]: readonly Stay[],
  decisions: readonly EarlyDecision[] = [],
): Date | undefined {
  const decision = first?.workDay && decisionOn(decisions, first.workDay);
  return decision?.isCounted ? decision.at : undefined;
}

/** The milliseconds from a work day's first check-in to its shift; 0 for a person without a shift. */
export function earlyMsOf([first]: readonly Stay[]): number {
  if (!first?.workDay) return 0;
  return Math.max(0, first.workDay.shiftStart.getTime() - first.checkIn.getTime());
}

/** True if an admin has to decide whether the time before the shift counts. */
export function isEarlyUndecided(
  spans: readonly Stay[],
  decisions: readonly EarlyDecision[] = [],
  { earlyMs }: Pick<WorkDaySettings, "earlyMs">,
): boolean {
  const [first] = spans;
  if (!first?.workDay || earlyMsOf(spans) <= earlyMs) return false;
  const decision = decisionOn(decisions, first.workDay);
  return decision === undefined || first.checkIn < decision.at;
}
