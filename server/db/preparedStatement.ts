import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { QueryResultRow } from "pg";
import type { Database } from "./connect";

const dialect = new PgDialect({ casing: "snake_case" });

/**
 * A statement that is written once and planned once a connection, for what many requests run; its
 * values stand as `sql.placeholder(…)`.
 */
export function preparedStatement<Row extends QueryResultRow>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (db: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const query = { name, text, values: fillPlaceholders(params, values) };
    return (await db.$client.query<Row>(query)).rows;
  };
}
