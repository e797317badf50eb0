import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { fieldsOf } from "../db/fieldColumns";
import type { VersionedTable } from "../db/tables";

/**
 * A list that the database reads, with an expression for each field of the reply. The reply's schema drops other
 * columns.
 */
export interface SqlList<Field extends string = string> {
  /**
   * The tables that the rows are read from. `from` begins with the first one, and no outer join makes its rows null.
   */
  tables: readonly VersionedTable[];
  /** The SQL after `from`: tables and joins. */
  from: SQL;
  where?: SQL;
  /**
   * True if each change that lets other rows pass `where` also renews the table's rows version. While this version is
   * the same, the rows are not counted again.
   */
  isCountedByVersion?: true;
  /** True if fields depend on the date in India. */
  changesDaily?: true;
  /**
   * The name of the prepared statement for the whole list. Only for a list with SQL that has no values of the request.
   */
  preparedAs?: string;
  fields: Record<Field, SQLWrapper>;
  /** The order of the rows without a requested sort, and of rows with equal values. It uses the fields' names. */
  orderBy: SQL;
  /** The totals of the whole list, if the database stores them. */
  totals?: StoredTotals;
}

/** Totals that the database updates with each change, so that no query reads all rows. */
export interface StoredTotals {
  total: SQL;
  /** The sum of a field that is never empty. */
  sums: Readonly<Record<string, SQL>>;
  /** A statement for the values that a field has, in a column `value`. */
  choices: Readonly<Record<string, SQL>>;
}

/** Returns the list of a whole table, by id. */
export const tableList = <T extends VersionedTable>(table: T) => ({
  tables: [table],
  from: sql`${table}`,
  fields: fieldsOf(table),
  orderBy: sql`id`,
});

/** A list of computed rows, complete and sorted. `Row` has the fields of the reply. */
export interface RowList<Row extends object = object> {
  rows: readonly Row[];
}

export type ListSource<Field extends string = string, Row extends object = object> =
  | SqlList<Field>
  | RowList<Row>;

/** True if a handler returned the source of a list. */
export const isListSource = (answered: unknown): answered is ListSource =>
  typeof answered === "object" &&
  answered !== null &&
  ("rows" in answered || ("from" in answered && "orderBy" in answered));
