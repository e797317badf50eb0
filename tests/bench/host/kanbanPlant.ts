import { orderStatuses } from "../../../contract/orders";
import { connect } from "../../../server/db/connect";
import { orders } from "../../../server/db/schema";
import { withServer } from "./benchServer";
import { type SignedIn, signIn } from "./signIn";

async function fill(url: string, count: number) {
  const { db, close } = await connect(url);
  await db.insert(orders).values(
    Array.from({ length: count }, (_, index) => {
      const status = orderStatuses[index % orderStatuses.length] ?? "TODO";
      return {
        client: `Client ${index % 40}`,
        productType: "5 Ply RSC Box",
        quantity: 125 * (1 + (index % 80)),
        size: "300 × 200 × 150 mm",
        deliveryAddress: `Goods inward, Client ${index % 40}, Peenya, Bengaluru`,
        expectedCompletionDate: new Date("2026-12-01"),
        unit: "A" as const,
        createdBy: "staff@example.com",
        status,
        ...(status === "SHIPPED" && { shippedAt: new Date(), transportNumber: "KA-41" }),
      };
    }),
  );
  await close();
}

export type KanbanPlant = SignedIn & { readonly origin: string; readonly databaseUrl: string };

/** Runs a benchmark on the built product. Its kanban has `count` cards, evenly in its columns. */
export const withKanban = <T>(count: number, bench: (plant: KanbanPlant) => Promise<T>) =>
  withServer(async ({ origin, databaseUrl }) => {
    await fill(databaseUrl, count);
    return bench({ origin, databaseUrl, ...(await signIn(origin)) });
  });
