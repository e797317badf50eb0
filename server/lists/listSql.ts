import { is, type SQL, sql } from "drizzle-orm";
import { PgColumn, PgEnumColumn } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { fieldTypeOf, type RowOrder } from "../../contract/listFields";
import { compareTexts } from "../../domain/lists/fieldTypes";
import type { Sort } from "../../domain/lists/listQuery";
import type { SqlList } from "./listSource";

/** Returns a text without regard to case, the same on every PostgreSQL. */
export const foldedText = (value: SQL): SQL => sql`lower(${value}::text collate "C")`;

/** Escapes `%`, `_` and `\` of the searched text. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Returns the SQL condition that a field contains a text, without regard to case. */
export const contains = (field: SQL, text: string): SQL =>
  sql`${foldedText(field)} like ${foldedText(sql`${`%${literally(text)}%`}`)}`;

/** Returns the column of a field, if the field is an unchanged column. */
export function columnOf({ fields }: SqlList, name: string): PgColumn | undefined {
  const field = fields[name];
  return is(field, PgColumn) ? field : undefined;
}

/** True if a field is a column of the list's first table that cannot be null. */
export function isNeverNull(list: SqlList, name: string): boolean {
  const column = columnOf(list, name);
  return column?.notNull === true && column.table === list.tables[0];
}

/**
 * Returns the SQL expression that a field is sorted by. Texts are sorted without regard to case, equally on every
 * PostgreSQL.
 */
function sortKey(list: SqlList, row: z.ZodMiniObject, name: string): SQL {
  const field = sql.identifier(name).getSQL();
  const column = columnOf(list, name);
  if (is(column, PgEnumColumn)) {
    const { enumName, enumValues } = column.enum;
    const ordered = `{${[...enumValues].sort(compareTexts).join(",")}}`;
    return sql`array_position(${ordered}::${sql.identifier(enumName)}[], ${field})`;
  }
  const fieldType = fieldTypeOf(row.shape[name]);
  // Lists in a list are all alike.
  if (fieldType === "list") return sql`null::text`;
  return fieldType === "text" ? foldedText(field) : field;
}

const directions = { ASC: sql`asc`, DESC: sql`desc` };

/**
 * Returns the order by a field. Absent values are last. A column without absent values has no `nulls last`, so that its
 * index is used.
 */
function by(list: SqlList, row: z.ZodMiniObject, [name, direction]: Sort): SQL {
  const end = isNeverNull(list, name) ? sql`` : sql` nulls last`;
  return sql`${sortKey(list, row, name)} ${directions[direction]}${end}`;
}

function before(list: SqlList, [name, value]: NonNullable<RowOrder["first"]>): SQL {
  const field = sql.identifier(name);
  const column = columnOf(list, name);
  const type = is(column, PgEnumColumn) ? sql.identifier(column.enum.enumName) : sql`text`;
  return sql`(${field} = ${value}::${type}) desc`;
}

/**
 * Returns the order of a list: the rows that are always first, then the requested sort, then the list's default sort.
 */
export function order(list: SqlList, { row, first }: RowOrder, sort: Sort | undefined): SQL {
  const all = [
    ...(first ? [before(list, first)] : []),
    ...(sort ? [by(list, row, sort)] : []),
    list.orderBy,
  ];
  return sql.join(all, sql`, `);
}
