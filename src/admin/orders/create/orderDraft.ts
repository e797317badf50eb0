import { type FieldErrors, validate } from "../../../../contract/errors";
import { calendarDate } from "../../../../contract/fields";
import { startOfIndiaDate } from "../../../../contract/indiaTime";
import { OrderForm } from "../../../../contract/orders";

/** What the form holds while it is filled in. */
export type OrderDraft = Readonly<Record<string, unknown>>;

/** A day of the calendar as an instant: the day's beginning in India. */
const startOfDay = (day: unknown) =>
  typeof day === "string" && calendarDate().safeParse(day).success
    ? startOfIndiaDate(day).toISOString()
    : undefined;

/** The quantity as it is sent: a number is converted to an integer, what is none stays as it was typed. */
export function wholeQuantity(typed: unknown): unknown {
  if (typed === null || typed === undefined || String(typed).trim() === "") return undefined;
  const quantity = Number(typed);
  return Number.isNaN(quantity) ? typed : Math.trunc(quantity);
}

const withoutBlanks = (draft: OrderDraft) =>
  Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== null && String(value).trim() !== ""),
  );

const read = (draft: OrderDraft) =>
  validate(OrderForm, {
    ...withoutBlanks(draft),
    quantity: wholeQuantity(draft.quantity),
    expectedCompletionDate: startOfDay(draft.expectedCompletionDate),
  });

/** A message per field that is not yet right; none when the order can be sent. */
export function orderErrors(draft: OrderDraft): FieldErrors {
  const checked = read(draft);
  return checked.ok ? {} : checked.errors;
}

/** The order as the host is told of it: new, to do, and by whom. */
export function orderFrom(draft: OrderDraft, createdBy: string | undefined, now: Date) {
  const checked = read(draft);
  if (!checked.ok) throw new Error("The order is not complete");
  const instant = now.toISOString();
  return {
    ...checked.value,
    status: "TODO" as const,
    createdBy: createdBy || "Unknown",
    createdAt: instant,
    updatedAt: instant,
  };
}
