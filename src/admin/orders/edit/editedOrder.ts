import { indiaDate } from "../../../../domain/indiaTime";
import type { Draft } from "../../schema/readDraft";
import { normalizeOrder } from "../create/orderDraft";

/** The day of the calendar in India on which an order is due. */
function dueDay({ expectedCompletionDate: due }: Draft): string | undefined {
  const at = new Date(typeof due === "string" ? due : Number.NaN);
  return Number.isNaN(at.getTime()) ? undefined : indiaDate(at);
}

/** What the form begins with: the order, with its day in place of the instant. */
export const editedOrderDraft = (order: Draft): Draft => ({
  ...order,
  expectedCompletionDate: dueDay(order),
});

/**
 * What was typed as it is sent. A day that was left as it is stays the instant that it was; a specification that
 * is taken away is sent as `null`.
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
