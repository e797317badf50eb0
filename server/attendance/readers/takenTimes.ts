import { and, gte, inArray, lt } from "drizzle-orm";
import { countFirst } from "../../../domain/countFirst";
import type { WriteDatabase } from "../../db/connect";
import { punches } from "../../db/schema";
import { dayMs } from "../../units";
import { readEffectiveScans } from "../effectiveScans";

/** True if a number of a sorted list is nearer to `at` than `distance`. */
export const hasNear = (sorted: readonly number[], at: number, distance: number): boolean =>
  (sorted[countFirst(sorted, (number) => number <= at - distance)] ?? Infinity) < at + distance;

/**
 * Reads the times of people's scans, sorted, in milliseconds. A scan that a correction has removed is among them: the
 * office has decided about it.
 */
export async function readTakenTimes(
  tx: WriteDatabase,
  employeeIds: readonly number[],
  { first, last }: { readonly first: Date; readonly last: Date },
): Promise<ReadonlyMap<number, number[]>> {
  const from = new Date(first.getTime() - dayMs);
  const until = new Date(last.getTime() + dayMs);
  const counting = await readEffectiveScans(tx, { from, until, employeeIds });
  const stored = await tx
    .select({ employeeId: punches.employeeId, at: punches.punchedAt })
    .from(punches)
    .where(
      and(
        gte(punches.punchedAt, from),
        lt(punches.punchedAt, until),
        inArray(punches.employeeId, [...employeeIds]),
      ),
    );
  const taken = new Map<number, number[]>(employeeIds.map((id) => [id, []]));
  for (const [id, scans] of counting) taken.get(id)?.push(...scans.map(({ at }) => at.getTime()));
  for (const { employeeId, at } of stored) taken.get(employeeId)?.push(at.getTime());
  for (const times of taken.values()) times.sort((a, b) => a - b);
  return taken;
}
