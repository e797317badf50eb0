import { sql } from "drizzle-orm";
import { Violation } from "../host";
import type { Plant } from "../plant";
import { expectEqual, type Watch } from "./invariant";

/** Tables that a refused call may write: sign-ins and the times of requests. */
const besideRecords: readonly string[] = [
  "admin_sessions",
  "devices",
  "idempotency_keys",
  "list_versions",
  "sign_in_attempts",
];

/** Returns a digest of the rows of each table but those beside the records. */
async function digestRows({ host }: Plant): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await host.db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  const digests = tables
    .filter(({ name }) => !besideRecords.includes(name))
    .map(({ name }) => {
      const table = sql.identifier(name);
      return sql`select ${name} as name, md5(coalesce(string_agg(row::text, ',' order by row::text), '')) as digest
        from ${table} row`;
    });
  const { rows } = await host.db.execute<{ name: string; digest: string }>(
    sql.join(digests, sql` union all `),
  );
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

const countHistory = async ({ host }: Plant) =>
  Number(
    (await host.db.execute<{ count: string }>(sql`select count(*) from audit`)).rows[0]?.count,
  );

/** Each accepted write adds to the history. */
export const watchHistory: Watch = async (plant) => {
  const before = await countHistory(plant);
  return async ({ accepted }) => {
    const added = (await countHistory(plant)) - before;
    if (added < accepted)
      throw new Violation("writesAreInTheHistory", `${accepted} writes added ${added} rows`);
  };
};

/** Refused writes alone change no row. To compare all rows takes long. */
export const watchRows: Watch = async (plant) => {
  const before = await digestRows(plant);
  return async ({ accepted, refused }) => {
    if (refused === 0 || accepted > 0) return;
    const after = await digestRows(plant);
    const changed = [...before].filter(([name, digest]) => after.get(name) !== digest);
    const names = changed.map(([name]) => name).join(", ");
    expectEqual("refusalsLeaveNothing", "changed tables", names, "");
  };
};
