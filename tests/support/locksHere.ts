import { sql } from "drizzle-orm";
import type { Database } from "../../server/db/connect";

/** The locks of this test file's database. `pg_locks` has the locks of all databases in the cluster. */
export const locksHere = sql`(
  select * from pg_locks
  where database = (select oid from pg_database where datname = current_database())) locks`;

/** Returns how many statements of this test file's database wait for a lock, including locks of rows. */
export async function waitingHere(db: Database) {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
}
