import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { DispatchCreation } from "../../contract/dispatches";
import { dispatchLimit } from "../../domain/dispatches/dispatchLimit";
import type { Message } from "../../domain/messages/message";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import { readInvoiceSettings } from "../company/invoiceSettings";
import type { Reader, WriteDatabase } from "../db/connect";
import { dispatches, orders } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";

export type DispatchAuthor = Pick<Session, "email"> & { readonly adminId: number | null };

type Order = Pick<
  typeof orders.$inferSelect,
  "id" | "quantity" | "dispatchedQuantity" | "cancelledAt"
>;

const boxes = (count: number) => say("boxes", { smart_count: count });

const cancelled = ({ id }: Order) => say("dispatch.orderCancelled", { order: String(id) });

function tooMany(order: Order, quantity: number, tolerancePercent: number): Message {
  const limit = dispatchLimit(order.quantity, tolerancePercent);
  return say("dispatch.tooMany", {
    order: String(order.id),
    limit: boxes(limit),
    tolerance: String(tolerancePercent),
    dispatched: boxes(order.dispatchedQuantity),
    rest: boxes(Math.max(0, limit - order.dispatchedQuantity)),
    wanted: boxes(quantity),
  });
}

/** Returns why boxes cannot be dispatched for a locked order, with both figures if the quantity is too high. */
export function findDispatchFault(
  order: Order,
  quantity: number,
  { tolerancePercent }: { readonly tolerancePercent: number },
): Message | undefined {
  if (order.cancelledAt) return cancelled(order);
  return order.dispatchedQuantity + quantity > dispatchLimit(order.quantity, tolerancePercent)
    ? tooMany(order, quantity, tolerancePercent)
    : undefined;
}

/** @throws HttpError why nothing can be dispatched for an order, with both figures if the quantity is too high */
async function refusal(tx: Reader, { orderId, quantity }: DispatchCreation, tolerance: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return notFound(say("named.order", { order: String(orderId) }));
  if (order.cancelledAt) return conflict(cancelled(order));
  return badRequest({ quantity: tooMany(order, quantity, tolerance) });
}

/**
 * Adds boxes to an order's dispatched quantity. One statement has the change and its condition, so the second of two
 * dispatches waits for the order's row. The rule is `dispatchLimit`.
 * @param dispatchedAt now, unless a station has queued the scan
 * @returns the id of the dispatch
 * @throws HttpError 400, 404 or 409 if the order does not allow the boxes
 */
export async function addDispatch(
  tx: WriteDatabase,
  entry: DispatchCreation,
  author: DispatchAuthor,
  dispatchedAt = new Date(),
): Promise<number> {
  const { orderId, quantity, transportNumber, madeQuantity } = entry;
  const { tolerancePercent: tolerance } = await readInvoiceSettings(tx);
  const share = Math.round((100 + tolerance) * 100);
  const [order] = await tx
    .update(orders)
    .set({
      dispatchedQuantity: sql`${orders.dispatchedQuantity} + ${quantity}`,
      ...(madeQuantity !== undefined && { madeQuantity }),
    })
    .where(
      and(
        eq(orders.id, orderId),
        isNull(orders.cancelledAt),
        lte(
          sql`${orders.dispatchedQuantity}::bigint + ${quantity}`,
          sql`${orders.quantity}::bigint * ${share} / 10000`,
        ),
      ),
    )
    .returning({ dispatched: orders.dispatchedQuantity, made: orders.madeQuantity });
  if (!order) throw await refusal(tx, entry, tolerance);
  if (madeQuantity !== undefined && madeQuantity < order.dispatched)
    throw badRequest({
      madeQuantity: say("dispatch.fewerMade", { dispatched: boxes(order.dispatched) }),
    });
  const [row] = await tx
    .insert(dispatches)
    .values({ orderId, quantity, transportNumber, dispatchedAt, createdBy: author.email })
    .returning({ id: dispatches.id });
  if (!row) throw new Error("An insert returned no row");
  await recordChange(tx, author, {
    call: "createDispatch",
    record: `dispatch ${row.id}`,
    after: entry,
    version: 1,
  });
  return row.id;
}
