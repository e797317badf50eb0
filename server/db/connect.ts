import { getTableName, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { errorMessage, StartupError } from "../errors";
import { rejectEncoding } from "./encoding";
import { findPrimary, primaryFollower, serversOf } from "./hosts";
import { type PoolLimits, ResilientPool } from "./pool";
import * as schema from "./schema";
import { versionedTables } from "./tables";
import {
  knownSchema,
  lastCommitOfOlderSchemas,
  productVersion,
  readSchemaVersion,
  runMigrations,
  type SchemaVersion,
  schemaState,
} from "./versions";

/** The keys of PostgreSQL's advisory locks. Each key protects one thing that only one server may do at a time. */
export const advisoryLocks = {
  /** A server holds this lock as long as it runs. The holder owns DATA_DIR. */
  dataDirOwner: 2_006_560_090,
  migrations: 2_006_560_091,
  firstStart: 2_006_560_092,
  grants: 2_006_560_093,
  statutoryRates: 2_006_560_095,
  /** One backup, drill or restore of a plant runs at a time. */
  operations: 2_006_560_096,
  sums: 2_006_560_097,
  payComponents: 2_006_560_098,
} as const;

/** Runs `work` with a lock. Other servers on the database wait until `work` ends or the holder's connection closes. */
export async function withAdvisoryLock<T>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lock]).catch(() => undefined);
    client.release();
  }
}

const trigger = sql.identifier("renew_list_version");

/**
 * Adds the triggers of list versions. The tables' owner calls this after the migrations, so migrations need not add
 * triggers.
 */
async function addListVersionTriggers(db: Pick<NodePgDatabase, "execute">): Promise<void> {
  const names = versionedTables.map((table) => getTableName(table));
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname = any(${sql.param(names)}::text[])
      and to_regproc('renew_list_version') is not null
      and not exists (
        select from pg_trigger where tgrelid = pg_class.oid and tgname = 'renew_list_version'
      )`);
  for (const table of rows.map(({ name }) => sql.identifier(name))) {
    await db.execute(sql`
      create trigger ${trigger} after insert or update or delete or truncate on ${table}
        for each statement execute function ${trigger}()`);
    await db.execute(sql`alter table ${table} enable always trigger ${trigger}`);
  }
}

export type Database = NodePgDatabase<typeof schema> & { $client: ResilientPool };

/** The transaction of a write. A write within a write has no transaction of its own. */
export type WriteDatabase = Pick<
  Database,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute"
>;

export type Reader = Pick<WriteDatabase, "select" | "execute">;

export interface Connection {
  db: Database;
  close(): Promise<void>;
}

/**
 * The limits of the owner's connections. Migrations, backups and the demo plant have no statement time limit, so the
 * role's default is overridden.
 */
const ownerLimits: PoolLimits = {
  max: 12,
  connectionTimeoutMillis: 10_000,
  settings: {
    statement_timeout: "0",
    lock_timeout: "0",
    idle_in_transaction_session_timeout: "0",
  },
};

/**
 * The limits of the connections for calls. PostgreSQL cancels slow statements. A connection to a PostgreSQL that hangs is
 * closed a little later.
 */
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

/** Runs before the migrations of a database that has tables already. An error keeps the migrations from running. */
export type BeforeMigrations = (db: Database) => Promise<void>;

/**
 * Checks that this version knows the schema of the database.
 * @throws StartupError if a later version has changed the tables, or if a version before 1.0.0 has made them
 */
function rejectUnknownSchema(found: SchemaVersion) {
  const state = schemaState(found);
  const known = knownSchema();
  if (state === "OLDER")
    throw new StartupError(
      `The database has schema ${found.version}, of a version before 1.0.0: start it once with the commit ${lastCommitOfOlderSchemas}, then with this version`,
    );
  if (state === "NEWER")
    throw new StartupError(
      `The database was used by a newer version of this product: the database has schema ${found.version}, and version ${productVersion} knows schema ${known.version}. Start that version, or restore an older backup`,
    );
}

/**
 * Migrates the tables with a lock. Servers that start at the same time on one database therefore migrate one after the
 * other.
 */
const migrateTables = (owner: Database, beforeMigrations?: BeforeMigrations) =>
  withAdvisoryLock(owner.$client, advisoryLocks.migrations, async (client) => {
    const db = drizzle(client, { casing: "snake_case" });
    await rejectEncoding(db);
    const found = await readSchemaVersion(db);
    rejectUnknownSchema(found);
    if (found.version > 0 && found.at < knownSchema().at) await beforeMigrations?.(owner);
    await runMigrations(db);
    await addListVersionTriggers(db);
  });

/** Gives an empty database the tables of an earlier version of the product. */
export const migrateUntil = (owner: Database, { at }: SchemaVersion) =>
  withAdvisoryLock(owner.$client, advisoryLocks.migrations, async (client) => {
    const db = drizzle(client, { casing: "snake_case" });
    await runMigrations(db, at);
    await addListVersionTriggers(db);
  });

function open(url: string, limits: PoolLimits): Connection {
  const pool = new ResilientPool(url, limits);
  return { db: drizzle(pool, { schema, casing: "snake_case" }), close: () => pool.endInTime() };
}

/**
 * Waits for the work, and closes the connection if the work fails.
 * @throws StartupError with the reason, without the password
 */
async function closeOnError(url: string, { close }: Connection, work: Promise<unknown>) {
  await work.catch(async (error: unknown) => {
    await close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The PostgreSQL at ${serversOf(url)} cannot be used (${errorMessage(error)}): see that it runs and that DATABASE_URL is right`,
    );
  });
}

const throughPooler = (what: string) =>
  new StartupError(
    `DATABASE_URL leads through a pooler that ${what}: set DATABASE_DIRECT_URL too, the address without the pooler`,
  );

/**
 * Checks that a connection keeps its settings. A pooler may drop them without an error.
 * @throws StartupError if some are missing
 */
async function checkSettings({ $client: pool }: Database, { settings = {} }: PoolLimits) {
  const { rows } = await pool
    .query<{ missing: string }>(
      `select coalesce(string_agg(name, ', '), '') as missing from unnest($1::text[]) as name
        where current_setting(name) = '0' or name = 'timezone' and current_setting(name) <> 'UTC'`,
      [["timezone", ...Object.keys(settings)]],
    )
    .catch((error: unknown) => {
      const isRefused = errorMessage(error).includes("unsupported startup parameter");
      throw isRefused ? throughPooler("takes no settings") : error;
    });
  const missing = rows[0]?.missing ?? "";
  if (missing === "") return;
  if (!pool.isPooled) throw throughPooler(`drops the settings ${missing}`);
  throw new StartupError(
    `Connections through the pooler lack the settings ${missing}: set them for the role by "alter role … set …", as docs/deploy.md says, and reload the pooler`,
  );
}

/**
 * Opens a PostgreSQL that has its tables, for calls. The pool uses the one host of several that takes writes.
 * @param onMoved called with the host when another one takes the writes
 * @throws StartupError if it cannot be reached
 */
export async function connectForCalls(
  url: string,
  limits?: Partial<PoolLimits>,
  onMoved?: (address: string) => void,
): Promise<Connection> {
  const { directUrl, ...given }: PoolLimits = { ...serverLimits, ...limits };
  const direct = directUrl === undefined ? undefined : await primaryFollower(directUrl);
  const primary = await primaryFollower(url).catch((error: unknown) => {
    direct?.stop();
    throw error;
  });
  const { db, close } = open(primary.url, { ...given, directUrl: direct?.url });
  primary.follow((moved) => {
    db.$client.moveTo(moved);
    onMoved?.(serversOf(moved));
  });
  direct?.follow((moved) => {
    db.$client.directUrl = moved;
  });
  const connection = {
    db,
    async close() {
      primary.stop();
      direct?.stop();
      await close();
    },
  };
  await closeOnError(url, connection, checkSettings(db, given));
  return connection;
}

/** Opens a PostgreSQL as the tables' owner, and does not change its tables. @throws StartupError if unreachable */
export async function openAsOwner(url: string): Promise<Connection> {
  const connection = open(await findPrimary(url), ownerLimits);
  await closeOnError(url, connection, connection.db.execute(sql`select 1`));
  return connection;
}

/** Opens a PostgreSQL as the tables' owner. @throws StartupError if unreachable, or used by a newer version */
export async function connect(
  url: string,
  beforeMigrations?: BeforeMigrations,
): Promise<Connection> {
  const connection = open(await findPrimary(url), ownerLimits);
  await closeOnError(url, connection, migrateTables(connection.db, beforeMigrations));
  return connection;
}
