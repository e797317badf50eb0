import type { LeaveKind } from "../../contract/leaves";
import { type Message, say } from "../../domain/messages/say";

/** A leave of one person. The dates are calendar dates in India, both included. */
export interface LeaveOfPerson {
  readonly kind: LeaveKind;
  readonly firstDate: string;
  readonly lastDate: string;
  /** True for half a day on each date of the leave. */
  readonly isHalfDay: boolean;
}

const overlaps = (one: LeaveOfPerson, other: LeaveOfPerson) =>
  one.firstDate <= other.lastDate && other.firstDate <= one.lastDate;

const refuse = (code: "leave.overlap" | "leave.sameHalf", { firstDate, lastDate }: LeaveOfPerson) =>
  say(code, { from: { date: firstDate }, to: { date: lastDate } });

/**
 * Returns the reason why a person cannot have a leave beside the other ones. Undefined if no date becomes more than one
 * whole day of leave, and no date has two halves of one kind.
 */
export function findLeaveOverlap(
  leave: LeaveOfPerson,
  others: readonly LeaveOfPerson[],
): Message | undefined {
  const near = others.filter((other) => overlaps(leave, other));
  const whole = near.find(({ isHalfDay }) => leave.isHalfDay === false || !isHalfDay);
  if (whole) return refuse("leave.overlap", whole);
  const same = near.find(({ kind }) => kind === leave.kind);
  if (same) return refuse("leave.sameHalf", same);
  // Two half days of two other kinds on one date are a whole day already.
  const full = near.find((half, index) =>
    near.some((other, position) => position > index && overlaps(half, other)),
  );
  return full && refuse("leave.overlap", full);
}
