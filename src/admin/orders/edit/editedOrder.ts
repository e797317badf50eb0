import { indiaDate } from "../../../../domain/indiaTime";
import type { Draft } from "../../schema/readDraft";
import { normalizeOrder } from "../create/orderDraft";

/** The day of the calendar in India on which an order is due. */
function dueDay({ expectedCompletionDate: due }: Draft): string | undefined {
  const at = new Date(typeof due === "string" ? due : Number.NaN);
  return Number.isNaN(at.getTime()) ? undefined : indiaDate(at);
}

/** Initial values of the form: the order, with a day in place of the instant. */
export const editedOrderDraft = (order: Draft): Draft => ({
  ...order,
  expectedCompletionDate: dueDay(order),
});

/**
 * Converts the draft for the request. An unchanged day keeps the instant of the order; a removed specification
 * becomes `null`.
 */
export function normalizeEditedOrder(typed: Draft, order: Draft): Draft {
  const sent = normalizeOrder(typed);
  const specified = order.specificationVersionId ?? undefined;
  return {
    ...sent,
    ...(specified !== undefined &&
      sent.specificationVersionId === undefined && { specificationVersionId: null }),
    ...(typed.expectedCompletionDate === dueDay(order) && {
      expectedCompletionDate: order.expectedCompletionDate,
    }),
  };
}
