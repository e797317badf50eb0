import { and, eq, inArray } from "drizzle-orm";
import { type Order, type OrderStatus, sourcesOf } from "../../contract/orders";
import type { Database } from "../db/connect";
import { orders } from "../db/schema";
import { noteChange } from "../http/audit";
import type { Handlers } from "../http/handler";
import { rowsOf } from "../http/lists";
import { idOf } from "../http/params";
import { conflict, notFound, type Refusal } from "../http/refusal";

type Row = typeof orders.$inferSelect;

/** An order as it travels: what is empty is absent. */
const asReply = ({ materialGrade, shippedAt, transportNumber, ...row }: Row): Order => ({
  ...row,
  expectedCompletionDate: row.expectedCompletionDate.toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...(materialGrade !== null && { materialGrade }),
  ...(shippedAt !== null && { shippedAt: shippedAt.toISOString() }),
  ...(transportNumber !== null && { transportNumber }),
});

const columnNames: Record<OrderStatus, string> = {
  TODO: "To Do",
  IN_PROGRESS: "In Progress",
  COMPLETED: "Done",
  SHIPPED: "Shipped",
};

/** Why an order did not move: it is gone, or not where it would have to come from. */
async function whyNot(tx: Pick<Database, "select">, id: number, to: OrderStatus): Promise<Refusal> {
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
  if (!order) return notFound(`Order #${id}`);
  return conflict(
    `Order #${id} is in ${columnNames[order.status]} and cannot go to ${columnNames[to]} from there`,
  );
}

export const orderHandlers: Handlers<"getAllOrders" | "createOrder" | "moveOrder"> = {
  getAllOrders: () => rowsOf(orders),

  // Who made the order and when is the server's to say, whatever the payload claims.
  createOrder: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      const { createdAt: _at, updatedAt: _until, ...order } = body;
      const [row] = await tx
        .insert(orders)
        .values({
          ...order,
          expectedCompletionDate: new Date(order.expectedCompletionDate),
          createdBy: session.email,
        })
        .returning();
      if (!row) throw new Error("An insert returned no row");
      const after = asReply(row);
      await noteChange(tx, session, { call: "createOrder", record: `order ${row.id}`, after });
      return { id: row.id, message: "Order created successfully!" };
    }),

  moveOrder: ({ params, body, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = idOf(params.id, "The order");
      const shipped = body.status === "SHIPPED";
      // The statement carries its own condition: of two people moving one order, one wins.
      const [row] = await tx
        .update(orders)
        .set({
          status: body.status,
          updatedAt: new Date(),
          ...(shipped && { shippedAt: new Date(), transportNumber: body.transportNumber ?? null }),
        })
        .where(and(eq(orders.id, id), inArray(orders.status, sourcesOf(body.status))))
        .returning();
      if (!row) throw await whyNot(tx, id, body.status);
      const after = asReply(row);
      await noteChange(tx, session, { call: "moveOrder", record: `order ${id}`, after });
      return after;
    }),
};
