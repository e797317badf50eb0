import { sql } from "drizzle-orm";

/** The locks of this test file's database. `pg_locks` has the locks of all databases in the cluster. */
export const locksHere = sql`(
  select * from pg_locks
  where database = (select oid from pg_database where datname = current_database())) locks`;
