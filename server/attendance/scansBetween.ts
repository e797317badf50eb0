import { and, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../db/connect";
import { corrections, punches } from "../db/schema";
import { effectiveScans, type Scan, type ScanCorrection } from "./effectiveScans";

type Reader = Pick<Database, "select" | "execute">;

/** From `from` and before `until`, of some employees or of all. */
export interface ScanWindow {
  readonly from: Date;
  readonly until: Date;
  readonly employeeIds?: readonly number[] | undefined;
}

/**
 * Reads the scans of the stations, by employee. The query returns one row per person: the driver needs several times as
 * long for a row per scan, and a month has tens of thousands.
 */
async function punchesBetween(
  db: Reader,
  { from, until, employeeIds }: ScanWindow,
): Promise<Map<number, Scan[]>> {
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

/** Of corrections: those that change the scans, or what of them counts. */
export const changesScans = ({ from, until, employeeIds }: ScanWindow) =>
  and(
    gte(corrections.at, from),
    lt(corrections.at, until),
    eq(corrections.status, "APPROVED"),
    ne(corrections.action, "CONFIRM"),
    employeeIds && inArray(corrections.employeeId, [...employeeIds]),
  );

/** The scans that count, corrections considered, by employee. */
export async function scansBetween(
  db: Reader,
  { from, until, employeeIds }: ScanWindow,
): Promise<Map<number, readonly Scan[]>> {
  const came = await punchesBetween(db, { from, until, employeeIds });
  const corrected = await db
    .select({
      employeeId: corrections.employeeId,
      at: corrections.at,
      id: corrections.id,
      action: corrections.action,
    })
    .from(corrections)
    .where(
      and(changesScans({ from, until, employeeIds }), inArray(corrections.action, ["ADD", "VOID"])),
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
