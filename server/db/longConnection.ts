import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { say } from "../../domain/messages/say";
import { HttpError } from "../errors";
import type { Database, WriteDatabase } from "./connect";
import * as schema from "./schema";

/** A large import or export takes seconds, and so does the lock of some months. The limit leaves the database free for the calls. */
const maxConnections = 4;
let connections = 0;

const longLimits = {
  statement_timeout: "120s",
  lock_timeout: "60s",
  idle_in_transaction_session_timeout: "120s",
} as const;

const busy = () => new HttpError(503, say("busy"), undefined, { "Retry-After": "60" });

/** @throws HttpError 503 if too many run already */
export async function withLongConnection<T>(
  { $client: pool }: Database,
  work: (db: WriteDatabase) => Promise<T>,
): Promise<T> {
  if (connections >= maxConnections) throw busy();
  connections += 1;
  const client = new pg.Client(pool.directOptions);
  // The next query rejects with the error.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const db = drizzle(client, { schema, casing: "snake_case" });
    for (const [name, value] of Object.entries(longLimits))
      await db.execute(sql`select set_config(${name}, ${value}, false)`);
    return await work(db);
  } finally {
    connections -= 1;
    await client.end().catch(() => undefined);
  }
}
