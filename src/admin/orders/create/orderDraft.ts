import { calendarDate } from "../../../../contract/fields";
import { startOfIndiaDate } from "../../../../domain/indiaTime";
import { readNumber } from "../../../../domain/readNumber";
import type { Draft } from "../../schema/readDraft";

/** A day of the calendar as an instant: the day's beginning in India. */
const startOfDay = (day: unknown) =>
  typeof day === "string" && calendarDate().safeParse(day).success
    ? startOfIndiaDate(day).toISOString()
    : undefined;

/** Returns the quantity for the request: an integer, undefined if empty, or unchanged if not a number. */
export function wholeQuantity(typed: unknown): unknown {
  if (typed === null || typed === undefined || String(typed).trim() === "") return undefined;
  const quantity = typeof typed === "number" ? typed : readNumber(String(typed));
  return quantity === undefined ? typed : Math.trunc(quantity);
}

/** The draft with a whole quantity and an instant for the day. */
export const normalizeOrder = (typed: Draft): Draft => ({
  ...typed,
  quantity: wholeQuantity(typed.quantity),
  specificationVersionId: wholeQuantity(typed.specificationVersionId),
  expectedCompletionDate: startOfDay(typed.expectedCompletionDate),
});

/** The body of a new order: status, creation time and author added. */
export function newOrder(order: Draft, createdBy: string | undefined, now: Date) {
  const instant = now.toISOString();
  return {
    ...order,
    status: "TODO" as const,
    createdBy: createdBy || "Unknown",
    createdAt: instant,
    updatedAt: instant,
  };
}
