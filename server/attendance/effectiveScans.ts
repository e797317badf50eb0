import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { endOfIndiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { corrections, punches } from "../db/schema";
import { pickColumns } from "../db/tables";
import { groupBy } from "../groupBy";
import type { FactsOptions } from "../shifts/datedFacts";
import { dayMs } from "../units";
import type { EarlyDecision } from "./workDays/workedTime";

export interface Scan {
  readonly at: Date;
  /** The id of the punch or, with a `C` before it, of the correction that added the scan. */
  readonly ref: string;
}

export interface ScanCorrection extends Scan {
  readonly action: "ADD" | "VOID";
}

/** `corrections` are one person's, in the order of their decisions: the last one of an instant holds. */
export function effectiveScans(
  punches: readonly Scan[],
  corrections: readonly ScanCorrection[],
): readonly Scan[] {
  if (corrections.length === 0) return punches;
  const lastOf = new Map(corrections.map((correction) => [correction.at.getTime(), correction]));
  const instants = new Set(punches.map(({ at }) => at.getTime()));
  const counting = punches.filter(({ at }) => lastOf.get(at.getTime())?.action !== "VOID");
  const added = [...lastOf.values()].filter(
    ({ action, at }) => action === "ADD" && !instants.has(at.getTime()),
  );
  return [...counting, ...added.map(({ at, ref }) => ({ at, ref }))];
}

/** A range of time from `from` to before `until`, for some or all employees. */
interface ScanWindow {
  readonly from: Date;
  readonly until: Date;
  readonly employeeIds?: readonly number[] | undefined;
}

/**
 * Reads one row per person, because the driver is several times slower with the tens of thousands of scans of a month.
 */
async function readPunches(db: Reader, { from, until, employeeIds }: ScanWindow) {
  const rows = await db
    .select({
      employeeId: punches.employeeId,
      ids: sql<number[]>`json_agg(${punches.id})`,
      times: sql<number[]>`json_agg(round(date_part('epoch', ${punches.punchedAt}) * 1000))`,
    })
    .from(punches)
    .where(
      and(
        gte(punches.punchedAt, from),
        lt(punches.punchedAt, until),
        employeeIds && inArray(punches.employeeId, [...employeeIds]),
      ),
    )
    .groupBy(punches.employeeId);
  return new Map(
    rows.map(({ employeeId, ids, times }) => [
      employeeId,
      ids.map((id, index) => ({ at: new Date(times[index] ?? Number.NaN), ref: String(id) })),
    ]),
  );
}

export async function readEffectiveScans(
  db: Reader,
  { from, until, employeeIds }: ScanWindow,
): Promise<Map<number, readonly Scan[]>> {
  const came = await readPunches(db, { from, until, employeeIds });
  const corrected = await db
    .select(pickColumns(corrections, "employeeId", "at", "id", "action"))
    .from(corrections)
    .where(
      and(
        gte(corrections.at, from),
        lt(corrections.at, until),
        inArray(corrections.action, ["ADD", "VOID"]),
        eq(corrections.status, "APPROVED"),
        employeeIds && inArray(corrections.employeeId, [...employeeIds]),
      ),
    )
    .orderBy(corrections.decidedAt, corrections.id);

  const correctionsOf = new Map<number, ScanCorrection[]>();
  for (const { employeeId, at, id, action } of corrected) {
    if (employeeId === null || at === null || (action !== "ADD" && action !== "VOID")) continue;
    const theirs = correctionsOf.get(employeeId) ?? [];
    correctionsOf.set(employeeId, [...theirs, { at, action, ref: `C${id}` }]);
  }
  const people = new Set([...came.keys(), ...correctionsOf.keys()]);
  return new Map(
    [...people].map((id) => [id, effectiveScans(came.get(id) ?? [], correctionsOf.get(id) ?? [])]),
  );
}

/** Reads the decisions that may be about the work days from `first` to `last`, by employee, in the order of deciding. */
export async function readEarlyDecisions(
  db: Reader,
  { first, last, employeeIds }: FactsOptions,
): Promise<ReadonlyMap<number, readonly EarlyDecision[]>> {
  const rows = await db
    .select(pickColumns(corrections, "employeeId", "at", "action"))
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
