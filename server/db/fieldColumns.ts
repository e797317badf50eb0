import { getTableColumns, is, type SQLWrapper, sql } from "drizzle-orm";
import { type PgColumn, PgNumericNumber, type PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { type FieldOfColumn, fieldOfColumn } from "../../domain/storedUnits";
import { kilogramsSql, rupeesSql } from "../units";
import { valueIn } from "./writeRows";

type Columns<T extends PgTable> = T["_"]["columns"];

/** The fields in rupees and kilograms of a table's columns in paise and grams. */
type UnitFields<T extends PgTable> = {
  readonly [Column in keyof Columns<T> &
    `${string}${"Grams" | "Paise"}` as FieldOfColumn<Column>]: SQLWrapper;
};

/** Returns the SQL expressions of the fields whose columns are in paise and grams. */
export function unitFieldsOf<T extends PgTable>(table: T): UnitFields<T>;
export function unitFieldsOf(table: PgTable) {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([column, stored]): [string, SQLWrapper][] => {
      const { name, unit } = fieldOfColumn(column);
      if (unit === undefined) return [];
      return [[name, unit.kind === "kilograms" ? kilogramsSql(stored) : rupeesSql(stored)]];
    }),
  );
}

/**
 * Returns the columns of a table, decimals as plain numbers, and for each column in paise or grams also its field in rupees
 * or kilograms.
 */
export function fieldsOf<T extends PgTable>(table: T): Columns<T> & UnitFields<T>;
export function fieldsOf(table: PgTable) {
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => [
    name,
    is(column, PgNumericNumber) ? sql`${column}::float8` : column,
  ]);
  return { ...Object.fromEntries(columns), ...unitFieldsOf(table) };
}

/** Returns a field's value as its column stores the value: in the column's unit, with the column's decimals. */
function storedValue(column: PgColumn, value: unknown, perUnit: number) {
  if (typeof value !== "number") return value;
  const scale = is(column, PgNumericNumber) ? 10 ** (column.scale ?? 0) : 1;
  return is(column, PgNumericNumber) || perUnit > 1
    ? Math.round(value * (perUnit * scale)) / scale
    : value;
}

/** Returns the names of the columns that store the fields of a form. */
export const columnNames = (table: PgTable, { shape }: z.ZodMiniObject): string[] =>
  Object.keys(getTableColumns(table)).filter(
    (column) => column !== "version" && Object.hasOwn(shape, fieldOfColumn(column).name),
  );

/** Returns the fields of a form that no column of the table stores. */
export function fieldsWithoutColumn(table: PgTable, { shape }: z.ZodMiniObject): string[] {
  const stored = Object.keys(getTableColumns(table)).map((column) => fieldOfColumn(column).name);
  return Object.keys(shape).filter((field) => field !== "version" && !stored.includes(field));
}

/**
 * Returns the columns of a row for the values of a form. An absent field makes its column null, or leaves the column out if
 * the column is `NOT NULL`. A field without a column is left out.
 */
export function columnsOf<T extends PgTable>(
  table: T,
  form: z.ZodMiniObject,
  values: object,
): Partial<T["$inferInsert"]>;
export function columnsOf(table: PgTable, form: z.ZodMiniObject, values: object) {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    columnNames(table, form).flatMap((name) => {
      const column = columns[name];
      const { name: field, unit } = fieldOfColumn(name);
      const value = valueIn(values, field) ?? null;
      if (!column || (value === null && column.notNull)) return [];
      return [[name, storedValue(column, value, unit?.perUnit ?? 1)]];
    }),
  );
}
