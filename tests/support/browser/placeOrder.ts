import type { APIRequestContext } from "@playwright/test";
import type { OrderStatus } from "../../../contract/orders";
import { people } from "../people";

/** The moves that bring a new order into each column. */
const ways: Record<OrderStatus, OrderStatus[]> = {
  TODO: [],
  IN_PROGRESS: ["IN_PROGRESS"],
  COMPLETED: ["COMPLETED"],
  SHIPPED: ["COMPLETED", "SHIPPED"],
};

/** Puts an order of a client on the kanban, in the given column. */
export async function placeOrder(request: APIRequestContext, client: string, status: OrderStatus) {
  const now = new Date().toISOString();
  const data = {
    client,
    productType: "5 Ply Box",
    quantity: 1200,
    size: "300 × 200 × 100 mm",
    deliveryAddress: "Chikkabanavara, Bengaluru",
    expectedCompletionDate: now,
    unit: "A",
    status: "TODO",
    createdBy: people.owner.email,
    createdAt: now,
    updatedAt: now,
  };
  const made = await request.post("/api/admin/order/create-order", { data });
  const { id }: { id: number } = await made.json();
  for (const step of ways[status]) {
    const move = { status: step, ...(step === "SHIPPED" && { transportNumber: "KA-04" }) };
    const moved = await request.put(`/api/admin/order/${id}/status`, { data: move });
    if (!moved.ok()) throw new Error(`Order #${id} could not be moved to ${step}`);
  }
  return { id, client };
}
