import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { StartFault } from "../startFault";
import { type PoolLimits, ResilientPool } from "./pool";
import { reasonOf } from "./reasonOf";
import * as schema from "./schema";

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

export interface Connection {
  db: Database;
  close(): Promise<void>;
}

/** Two servers that start at once on one database take turns at its migrations. */
const migrationLock = 2_006_560_091;

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

async function bringUpToDate(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
    client.release();
  }
}

/**
 * Opens a PostgreSQL and brings its tables up to date.
 * @throws StartFault when it cannot be reached
 */
export async function connect(url: string, limits?: Partial<PoolLimits>): Promise<Connection> {
  const pool = new ResilientPool(url, { max: 12, connectionTimeoutMillis: 10_000, ...limits });
  try {
    await bringUpToDate(pool);
  } catch (fault) {
    await pool.end();
    const { host } = new URL(url);
    throw new StartFault(
      `The PostgreSQL at ${host} cannot be used (${reasonOf(fault)}): see that it runs and that DATABASE_URL is right`,
    );
  }
  return { db: drizzle(pool, { schema, casing: "snake_case" }), close: () => pool.endSoon() };
}
