import type pg from "pg";

/** The keys of PostgreSQL's advisory locks, one for each thing that servers must not do at once. */
export const advisoryLocks = {
  /** Held for as long as a server lives: whoever holds it owns DATA_DIR. */
  dataDirOwner: 2_006_560_090,
  migrations: 2_006_560_091,
  firstStart: 2_006_560_092,
  grants: 2_006_560_093,
  statutoryRates: 2_006_560_095,
} as const;

/**
 * Does something that servers on one database must not do at once: the second waits until the first
 * is done, or its connection has ended.
 */
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
