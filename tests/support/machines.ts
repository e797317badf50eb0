import { expect } from "vitest";
import type { Database } from "../../server/db/connect";
import { orders } from "../../server/db/schema";
import type { plant } from "./plant";

/** Registers a machine, in unit A and from eight to four unless `more` has other values. @returns its number */
export async function makeMachine(
  host: Pick<ReturnType<typeof plant>, "call">,
  name: string,
  stage: string,
  more: object = {},
): Promise<number> {
  const times = { runsFrom: "08:00", runsTo: "16:00" };
  const body = { name, unit: "A", stage, ratePerHour: 3600, ...times, ...more };
  const reply = await host.call("owner", "createMachine", { body });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.body.id);
}

/** Stores an order of a specified box for unit A. @returns its number */
export async function storeOrder(
  db: Pick<Database, "insert">,
  specificationVersionId: number,
  more: Partial<typeof orders.$inferInsert> = {},
): Promise<number> {
  const [order] = await db
    .insert(orders)
    .values({
      client: "Kaveri Weaves",
      productType: "RSC",
      quantity: 1000,
      size: "x",
      deliveryAddress: "Peenya",
      unit: "A",
      createdBy: "owner@example.com",
      expectedCompletionDate: new Date(),
      boardSettingsId: 1,
      specificationVersionId,
      ...more,
    })
    .returning({ id: orders.id });
  if (!order) throw new Error("An insert returned no row");
  return order.id;
}
