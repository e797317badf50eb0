import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ListSource } from "./listQuery";
import { type SqlKind, sqlKindOf } from "./sqlKinds";

const types: Record<SqlKind, SQL> = {
  numeric: sql`numeric`,
  boolean: sql`boolean`,
  // As the rule wrote it.
  instant: sql`text`,
  list: sql`json`,
  text: sql`text`,
};

/**
 * A list whose rows a rule worked out: handed to the database, it is sorted, filtered and cut like
 * any other.
 */
export function computedList<R extends z.ZodObject>(
  row: R,
  rows: readonly z.input<R>[],
  orderBy: SQL,
): ListSource<never> {
  const columns = Object.entries(row.shape).map(
    ([name, schema]) => sql`${sql.identifier(name)} ${types[sqlKindOf(schema)]}`,
  );
  return {
    tables: [],
    from: sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as computed(${sql.join(columns, sql`, `)})`,
    fields: "own names",
    orderBy,
  };
}
