import pg from "pg";
import { databaseOf, withDatabase } from "./address";
import { findPrimary } from "./primary";

/** Databases that every PostgreSQL has. A program changes another database's name from one of these. */
const others = ["postgres", "template1"];

/** The database is missing, closed, or not open to this role. */
const cannotOpen = ["3D000", "42501", "55000", "28000"];

/** Opens a connection to the same server that needs no database of the plant, so it works while that one is broken. */
export async function connectOutside(url: string): Promise<pg.Client> {
  let failure: unknown;
  for (const other of others.filter((name) => name !== databaseOf(url))) {
    const client = new pg.Client({
      connectionString: await findPrimary(withDatabase(url, other)),
      connectionTimeoutMillis: 10_000,
    });
    // The next query rejects with the error.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      failure = error;
      await client.end().catch(() => undefined);
      if (!(error instanceof pg.DatabaseError && cannotOpen.includes(error.code ?? "")))
        throw error;
    }
  }
  throw failure;
}

export async function withOutside<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectOutside(url);
  return work(client).finally(() => client.end());
}
