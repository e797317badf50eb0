import type pg from "pg";

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
