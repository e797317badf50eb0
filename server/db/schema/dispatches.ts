import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, reference, version } from "./columns";
import { orders } from "./production";

/** Boxes that left the plant for an order. `orders.dispatched_quantity` is the sum of those not cancelled. */
export const dispatches = pgTable(
  "dispatches",
  {
    id: id(),
    orderId: reference(() => orders.id),
    quantity: integer().notNull(),
    transportNumber: text().notNull(),
    dispatchedAt: createdAt(),
    createdBy: text().notNull(),
    cancelledAt: instant(),
    cancelReason: text(),
    version: version(),
  },
  (table) => [
    index("dispatches_order").on(table.orderId),
    index("dispatches_date").on(table.dispatchedAt),
    check("dispatches_quantity", sql`${table.quantity} > 0`),
    check(
      "dispatches_cancelled_with_reason",
      sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null)`,
    ),
  ],
);
