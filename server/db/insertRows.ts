import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Reader } from "./tables";

/** Values are written as texts one batch at a time, between which other requests have their turn. */
const batchSize = 2_000;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts rows with one array for each column, so that the statement does not grow with the rows. All rows have the
 * same fields.
 */
export async function insertRows<T extends PgTable>(
  tx: Reader,
  table: T,
  rows: readonly T["$inferInsert"][],
) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) =>
    rows.some((row) => Object.hasOwn(row, name)),
  );
  const names = columns.map(([name]) => sql.identifier(snakeCase(name)));
  for (let done = 0; done < rows.length; done += batchSize) {
    const batch = rows.slice(done, done + batchSize);
    const arrays = columns.map(([name, column]) => {
      const values = batch.map((row) => {
        const value: unknown = Reflect.get(row, name) ?? null;
        return value === null ? null : column.mapToDriverValue(value);
      });
      return sql`${sql.param(values)}::${sql.raw(column.getSQLType())}[]`;
    });
    await tx.execute(sql`
      insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
      select * from unnest(${sql.join(arrays, sql`, `)})`);
  }
}
