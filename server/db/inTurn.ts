import type pg from "pg";

/**
 * Does something that servers on one database must not do at once: the second waits until the first
 * is done, or its connection has ended.
 * @param lock a number of its own for each thing
 */
export async function inTurn<T>(
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
