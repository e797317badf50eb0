import { fileURLToPath } from "node:url";
import { getTableName, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { errorMessage, StartupError } from "../errors";
import { advisoryLocks, withAdvisoryLock } from "./advisoryLock";
import { type PoolLimits, ResilientPool } from "./pool";
import * as schema from "./schema";
import { versionedTables } from "./tables";

const trigger = sql.identifier("renew_list_version");

/** Called by the tables' owner after the migrations, which then need not add the triggers. */
async function addListVersionTriggers(db: Pick<NodePgDatabase, "execute">): Promise<void> {
  const names = versionedTables.map((table) => getTableName(table));
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname = any(${sql.param(names)}::text[])
      and not exists (
        select from pg_trigger where tgrelid = pg_class.oid and tgname = 'renew_list_version'
      )`);
  for (const table of rows.map(({ name }) => sql.identifier(name))) {
    await db.execute(sql`
      create trigger ${trigger} after insert or update or delete or truncate on ${table}
        for each statement execute function ${trigger}()`);
    // Also while a backup is read, when other triggers rest.
    await db.execute(sql`alter table ${table} enable always trigger ${trigger}`);
  }
}

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** The pool, or a transaction. */
export type WriteDatabase = Pick<
  Database,
  "select" | "insert" | "update" | "delete" | "execute" | "transaction"
>;

export type Reader = Pick<WriteDatabase, "select" | "execute">;

export interface Connection {
  db: Database;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Migrations, backups and the demo plant have no statement time limit, so the role's default is overridden. */
const ownerLimits: PoolLimits = {
  max: 12,
  connectionTimeoutMillis: 10_000,
  settings: {
    statement_timeout: "0",
    lock_timeout: "0",
    idle_in_transaction_session_timeout: "0",
  },
};

/** PostgreSQL cancels slow statements. A connection to a PostgreSQL that hangs is closed a little later. */
const serverLimits: PoolLimits = {
  max: 12,
  connectionTimeoutMillis: 5_000,
  checkoutMillis: 12_000,
  settings: {
    statement_timeout: "10s",
    lock_timeout: "5s",
    idle_in_transaction_session_timeout: "11s",
  },
};

/** @throws StartupError when the tables were changed by a version that came after this one */
async function rejectNewerTables(db: NodePgDatabase, known: ReadonlySet<number>) {
  const { rows: table } = await db.execute(
    sql`select where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (table.length === 0) return;
  const { rows } = await db.execute<{ at: string }>(
    sql`select created_at::text as at from drizzle.__drizzle_migrations`,
  );
  if (rows.every(({ at }) => known.has(Number(at)))) return;
  throw new StartupError(
    "The database was used by a newer version of this product: start that version, or restore an older backup into a new database",
  );
}

/** The lock makes servers that start at the same time on one database migrate one after the other. */
const migrateTables = (pool: pg.Pool) =>
  withAdvisoryLock(pool, advisoryLocks.migrations, async (client) => {
    const db = drizzle(client, { casing: "snake_case" });
    const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
    await rejectNewerTables(db, new Set(known));
    await migrate(db, { migrationsFolder });
    await addListVersionTriggers(db);
  });

function open(url: string, limits: PoolLimits): Connection {
  const pool = new ResilientPool(url, limits);
  return { db: drizzle(pool, { schema, casing: "snake_case" }), close: () => pool.endInTime() };
}

/** @throws StartupError when it fails, with the reason but without the password */
async function closeOnError(url: string, { close }: Connection, work: Promise<unknown>) {
  await work.catch(async (error: unknown) => {
    await close();
    if (error instanceof StartupError) throw error;
    const { host } = new URL(url);
    throw new StartupError(
      `The PostgreSQL at ${host} cannot be used (${errorMessage(error)}): see that it runs and that DATABASE_URL is right`,
    );
  });
}

/** Opens a PostgreSQL that has its tables, for calls. @throws StartupError if it cannot be reached */
export async function connectForCalls(url: string, limits?: Partial<PoolLimits>) {
  const connection = open(url, { ...serverLimits, ...limits });
  await closeOnError(url, connection, connection.db.execute(sql`select 1`));
  return connection;
}

/** Opens a PostgreSQL as the tables' owner. @throws StartupError if unreachable, or used by a newer version */
export async function connect(url: string): Promise<Connection> {
  const connection = open(url, ownerLimits);
  await closeOnError(url, connection, migrateTables(connection.db.$client));
  return connection;
}
