import { orderStatuses } from "../../../contract/orders";
import { connect } from "../../../server/db/connect";
import { startEmbedded } from "../../../server/db/embedded/startEmbedded";
import { orders } from "../../../server/db/schema";
import { startServer } from "../../support/serverProcess";
import { temporaryFolder } from "../../support/temporaryFolder";
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

export type BoardPlant = SignedIn & { readonly origin: string; readonly databaseUrl: string };

/** Runs a benchmark on the built product whose board has so many cards, evenly in its columns. */
export async function withBoard<T>(count: number, bench: (plant: BoardPlant) => Promise<T>) {
  const data = temporaryFolder("bench-board");
  const database = await startEmbedded(data.path, "only-for-this-run-of-the-benchmarks");
  const server = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: data.path,
    JWT_SECRET: "only-for-this-run-of-the-benchmarks",
  });
  try {
    await fill(database.url, count);
    const { origin } = server;
    return await bench({ origin, databaseUrl: database.url, ...(await signIn(origin)) });
  } finally {
    await server.end("SIGTERM");
    await database.stop();
    data.remove();
  }
}
