import { dateAfter } from "../../domain/indiaTime";
import { dateText } from "../../domain/momentText";
import { type OpenShift, overlapOf, type PlannedAssignment } from "./assignmentRules";
import { assignmentOn } from "./datedFacts";

interface Rotation {
  readonly firstDate: string;
  readonly lastDate?: string | undefined;
  readonly shift: OpenShift;
}

interface RotationPlan {
  /** The assignments to write. An assignment of the same date is replaced. */
  readonly rows: readonly PlannedAssignment[];
}

/** An assignment that a rotation may replace: the end of an earlier rotation, or one without a shift. */
const isReplaceable = ({ isReturn, shiftId }: PlannedAssignment) => isReturn || shiftId === null;

const shiftText = ({ shift }: PlannedAssignment) =>
  shift === null ? "no shift" : `shift ${shift.name}`;

/**
 * Puts a rotation into a person's assignments. After its last day the assignment from before holds again.
 * @param plan the person's assignments, in the order of their dates
 * @returns the assignments to write, or why the rotation overlaps what is entered already
 */
export function planRotation(
  plan: readonly PlannedAssignment[],
  { firstDate, lastDate, shift }: Rotation,
): RotationPlan | { readonly error: string } {
  const present = assignmentOn(plan, firstDate);
  if (present?.unit !== shift.unit) {
    const where = present === undefined ? "no unit" : `unit ${present.unit}`;
    return { error: `works in ${where} on ${dateText(firstDate)}, and this shift is of another` };
  }
  const same = plan.find(({ validFrom }) => validFrom === firstDate);
  if (same && !isReplaceable(same)) {
    return { error: `has ${shiftText(same)} from ${dateText(firstDate)} already` };
  }
  const next = plan.find(({ validFrom }) => validFrom > firstDate);
  const isInside = lastDate === undefined ? next?.isReturn : next && next.validFrom <= lastDate;
  if (next && isInside) {
    const until = `has ${shiftText(present)} until ${dateText(dateAfter(next.validFrom, -1))}`;
    const from = `has ${shiftText(next)} from ${dateText(next.validFrom)}`;
    return { error: `${next.isReturn ? until : from} already` };
  }
  const entry = { validFrom: firstDate, unit: shift.unit, shiftId: shift.id, shift };
  const rows: PlannedAssignment[] = [{ ...entry, isReturn: false }];
  const end = lastDate === undefined ? undefined : dateAfter(lastDate);
  if (end !== undefined && next?.validFrom !== end) {
    rows.push({ ...present, validFrom: end, isReturn: true });
  }
  const kept = plan.filter(({ validFrom }) => validFrom !== firstDate);
  const error = overlapOf(
    [...kept, ...rows],
    rows.map(({ validFrom }) => validFrom),
  );
  return error === undefined ? { rows } : { error };
}
