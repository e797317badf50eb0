import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { shiftMinutes } from "../../contract/shifts";
import { dateAfter } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import type { WriteDatabase } from "../db/connect";
import { assignments, shifts } from "../db/schema";
import { groupBy } from "../groupBy";
import { assignmentOn, type ShiftTimes } from "./datedFacts";

export type OpenShift = typeof shifts.$inferSelect;

export interface PlannedAssignment {
  readonly validFrom: string;
  readonly unit: OpenShift["unit"];
  readonly shiftId: number | null;
  readonly shift: Pick<ShiftTimes, "name" | "startsAt" | "endsAt"> | null;
  readonly isReturn: boolean;
}

/** Reads shifts that are not removed, and keeps them from being changed or removed until the transaction ends. */
export async function lockShifts(tx: WriteDatabase, ids: readonly number[]) {
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

const dayMinutes = 24 * 60;

/** True if a shift still runs when another shift starts on the next day. No person can have both. */
export const overlapsNextDay = (
  { startsAt, endsAt }: Pick<ShiftTimes, "startsAt" | "endsAt">,
  next: Pick<ShiftTimes, "startsAt">,
): boolean => startsAt + shiftMinutes(startsAt, endsAt) - dayMinutes > next.startsAt;

/**
 * Finds two neighbouring assignments of a plan whose shifts overlap. Undefined if there are none.
 * @param plan a person's assignments, in any order
 * @param dates the first days of the changed assignments. Two unchanged neighbours are not compared.
 */
export function findShiftOverlap(plan: readonly PlannedAssignment[], dates: readonly string[]) {
  const inOrder = plan.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  for (const [index, next] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (!before?.shift || !next.shift) continue;
    if (!dates.includes(before.validFrom) && !dates.includes(next.validFrom)) continue;
    if (overlapsNextDay(before.shift, next.shift)) {
      const message = say("shift.overlap", {
        date: { date: next.validFrom },
        shift: next.shift.name,
        before: before.shift.name,
      });
      return { message, endsLateId: before.shiftId };
    }
  }
  return undefined;
}

interface Rotation {
  readonly firstDate: string;
  readonly lastDate?: string | undefined;
  readonly shift: OpenShift;
}

/** True for an assignment that a rotation may replace: the end of an earlier rotation, or one without a shift. */
const isReplaceable = ({ isReturn, shiftId }: PlannedAssignment) => isReturn || shiftId === null;

const shiftText = ({ shift }: PlannedAssignment) =>
  shift === null ? say("shift.none") : say("shift.named", { name: shift.name });

/** Plans a rotation. After its last day the earlier assignment holds again. `plan` is in the order of the dates. */
export function planRotation(
  plan: readonly PlannedAssignment[],
  { firstDate, lastDate, shift }: Rotation,
): { readonly rows: readonly PlannedAssignment[] } | { readonly error: Message } {
  const present = assignmentOn(plan, firstDate);
  if (present?.unit !== shift.unit) {
    const date = { date: firstDate };
    return present === undefined
      ? { error: say("rotation.noUnit", { date }) }
      : { error: say("rotation.otherUnit", { unit: present.unit, date }) };
  }
  const same = plan.find(({ validFrom }) => validFrom === firstDate);
  if (same && !isReplaceable(same))
    return {
      error: say("rotation.hasFrom", { shift: shiftText(same), date: { date: firstDate } }),
    };
  const next = plan.find(({ validFrom }) => validFrom > firstDate);
  const isInside = lastDate === undefined ? next?.isReturn : next && next.validFrom <= lastDate;
  if (next && isInside) {
    const until = { date: dateAfter(next.validFrom, -1) };
    const from = { date: next.validFrom };
    return next.isReturn
      ? { error: say("rotation.hasUntil", { shift: shiftText(present), date: until }) }
      : { error: say("rotation.hasFrom", { shift: shiftText(next), date: from }) };
  }
  const entry = { validFrom: firstDate, unit: shift.unit, shiftId: shift.id, shift };
  const rows: PlannedAssignment[] = [{ ...entry, isReturn: false }];
  const end = lastDate === undefined ? undefined : dateAfter(lastDate);
  if (end !== undefined && next?.validFrom !== end)
    rows.push({ ...present, validFrom: end, isReturn: true });
  const remaining = plan.filter(({ validFrom }) => validFrom !== firstDate);
  const dates = rows.map(({ validFrom }) => validFrom);
  const overlap = findShiftOverlap([...remaining, ...rows], dates);
  return overlap ? { error: overlap.message } : { rows };
}
