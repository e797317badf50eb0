import { type SQL, sql } from "drizzle-orm";
import type { Records } from "../records/defineRecord";

/** Returns the SQL for the display name of an audit row's record. */
export const recordNameIn = (records: Records): SQL =>
  sql`case split_part(record, ' ', 1) ${sql.join(
    Object.values(records).flatMap(({ kind, table, name, nameFrom = sql`${table}` }) => {
      if (!table || !name) return [];
      const id = sql`split_part(record, ' ', 2)::${sql.raw(table.id.getSQLType())}`;
      const named = sql`select ${name} from ${nameFrom} where ${table.id} = ${id}`;
      return [sql`when ${sql.raw(`'${kind}'`)} then (${named})`];
    }),
    sql` `,
  )} end`;
