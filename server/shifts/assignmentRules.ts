import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { dateText } from "../../domain/momentText";
import type { WriteDatabase } from "../db/connect";
import { assignments, shifts } from "../db/schema";
import { groupBy } from "../groupBy";
import type { ShiftTimes } from "./datedFacts";
import { overlapsNextDay } from "./shiftRows";

/** A shift that a person can be assigned to. */
export type OpenShift = typeof shifts.$inferSelect;

/** An assignment of a person, with the shift's times. */
export interface PlannedAssignment {
  readonly validFrom: string;
  readonly unit: OpenShift["unit"];
  readonly shiftId: number | null;
  readonly shift: Pick<ShiftTimes, "name" | "startsAt" | "endsAt"> | null;
  readonly isReturn: boolean;
}

/** Reads shifts that are not removed, and keeps them from being changed or removed until the transaction ends. */
export async function lockShifts(
  tx: WriteDatabase,
  ids: readonly number[],
): Promise<Map<number, OpenShift>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(shifts)
    .where(and(inArray(shifts.id, [...ids]), isNull(shifts.removedAt)))
    .orderBy(shifts.id)
    .for("share");
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the assignments of people, in the order of their dates. */
export async function readPlannedAssignments(tx: WriteDatabase, employeeIds: readonly number[]) {
  const rows = await tx
    .select({ assignment: assignments, shift: shifts })
    .from(assignments)
    .leftJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(inArray(assignments.employeeId, [...employeeIds]))
    .orderBy(asc(assignments.validFrom));
  const planned = rows.map(({ assignment, shift }) => ({ ...assignment, shift }));
  return groupBy(planned, ({ employeeId }) => employeeId);
}

/**
 * Finds the first date on which a person's shift starts before the shift of the previous day ends. Undefined if none
 * does.
 * @param plan in any order
 * @param dates the dates on which the changed assignments begin
 */
export function findOverlap(plan: readonly PlannedAssignment[], dates: readonly string[]) {
  const inOrder = plan.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  for (const [index, next] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (!before?.shift || !next.shift) continue;
    if (!dates.includes(before.validFrom) && !dates.includes(next.validFrom)) continue;
    if (overlapsNextDay(before.shift, next.shift)) {
      const message = `On ${dateText(next.validFrom)} shift ${next.shift.name} begins before shift ${before.shift.name} of the day before has ended`;
      return { message, endsLateId: before.shiftId };
    }
  }
  return undefined;
}

/** Returns the message of the overlap that `findOverlap` finds. */
export const overlapOf = (plan: readonly PlannedAssignment[], dates: readonly string[]) =>
  findOverlap(plan, dates)?.message;
