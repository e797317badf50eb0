import { is, type SQL, sql } from "drizzle-orm";
import { PgColumn, PgEnumColumn } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { fieldTypeOf, type RowOrder } from "../../contract/list";
import { withIndiaOffset } from "../../domain/indiaTime";
import {
  type Comparison,
  compareTexts,
  type FieldType,
  type Filter,
  type FilterValue,
  isInstant,
  isSearched,
  readCondition,
  type Sort,
} from "../../domain/lists/listQuery";
import type { SqlList } from "./listSource";

/** Returns a text without regard to case, the same on every PostgreSQL. */
const foldedText = (value: SQL): SQL => sql`lower(${value}::text collate "C")`;

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
  // All values that are lists sort alike.
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

/** The SQL type in which a field is compared, and the values that this type can have. */
interface SqlComparison {
  readonly type: SQL;
  /** True if the field is not cast, because a cast would prevent the use of an index. */
  readonly isBare?: true;
  takes(value: FilterValue): boolean;
}

const isNumber = (value: FilterValue) => typeof value === "number";
const isString = (value: FilterValue) => typeof value === "string";

const sqlTypes: Record<FieldType, SqlComparison> = {
  id: { type: sql`text`, takes: (value) => isNumber(value) || isString(value) },
  number: { type: sql`numeric`, takes: isNumber },
  boolean: { type: sql`boolean`, takes: (value) => typeof value === "boolean" },
  instant: { type: sql`timestamptz`, takes: isInstant },
  text: { type: sql`text`, takes: isString },
  list: { type: sql`text`, takes: () => false },
};

const wholeNumbers: SqlComparison = {
  isBare: true,
  type: sql`bigint`,
  takes: (value) => Number.isSafeInteger(value),
};

/**
 * The comparison of ids that are whole numbers. An id may come as a text, such as from an address. The text must be the
 * number as it is usually written.
 */
const wholeNumberIds: SqlComparison = {
  ...wholeNumbers,
  takes: (value) => Number.isSafeInteger(Number(value)) && String(Number(value)) === String(value),
};

/** Returns the comparison of a field. It uses the column's type, so that PostgreSQL can use the column's index. */
function comparisonOf(list: SqlList, row: z.ZodMiniObject, field: string): SqlComparison {
  const fieldType = fieldTypeOf(row.shape[field]);
  const column = columnOf(list, field);
  if (column === undefined) return sqlTypes[fieldType];
  if (is(column, PgEnumColumn)) {
    const { enumName, enumValues } = column.enum;
    const takes = (value: FilterValue) => enumValues.some((one) => one === value);
    return { type: sql.identifier(enumName).getSQL(), takes };
  }
  if (!/^(integer|bigint)$/.test(column.getSQLType())) return sqlTypes[fieldType];
  return fieldType === "id" ? wholeNumberIds : wholeNumbers;
}

const isAbsent = (field: SQL) => sql`${field} is null`;
const anyOf = (some: readonly SQL[]) =>
  some.length === 0 ? sql`false` : sql`(${sql.join([...some], sql` or `)})`;

/** Adds India's offset to an instant without an offset. The database would use its own time zone. */
const sent = (value: FilterValue, fieldType: FieldType) =>
  fieldType === "instant" ? withIndiaOffset(String(value)) : value;

/** True if the field has one of the values. A value of another type matches no row. */
function equals(
  field: SQL,
  fieldType: FieldType,
  { type, isBare, takes }: SqlComparison,
  values: readonly FilterValue[],
): SQL {
  const possible = values
    .filter((value) => value !== null && takes(value))
    .map((value) => sent(value, fieldType));
  const bareField = isBare ? field : sql`${field}::${type}`;
  const same = sql`${bareField} = any(${sql.param(possible)}::${type}[])`;
  return anyOf([
    ...(possible.length > 0 ? [same] : []),
    ...(values.includes(null) ? [isAbsent(field)] : []),
  ]);
}

const operators: Record<Comparison, SQL> = {
  gte: sql`>=`,
  gt: sql`>`,
  lte: sql`<=`,
  lt: sql`<`,
};

/** The SQL of a value in which values of a type are compared by size. */
const sides: Record<FieldType, (value: SQL) => SQL> = {
  id: (value) => sql`${value}::numeric`,
  number: (value) => sql`${value}::numeric`,
  boolean: (value) => value,
  instant: (value) => sql`${value}::timestamptz`,
  text: foldedText,
  list: (value) => value,
};

const compares = (
  field: SQL,
  fieldType: FieldType,
  operator: SQL,
  values: readonly FilterValue[],
): SQL =>
  anyOf(
    values.map((value) =>
      value === null
        ? isAbsent(field)
        : sql`${sides[fieldType](field)} ${operator} ${sides[fieldType](sql`${sql.param(sent(value, fieldType))}`)}`,
    ),
  );

/** Writes a number as JSON does, without zeros at its end. */
const written = (field: SQL, fieldType: FieldType) =>
  fieldType === "number" ? sql`trim_scale(${field}::numeric)` : field;

function search(row: z.ZodMiniObject, text: string): SQL {
  return anyOf(
    Object.entries(row.shape).flatMap(([name, schema]) => {
      const fieldType = fieldTypeOf(schema);
      const field = written(sql.identifier(name).getSQL(), fieldType);
      return isSearched[fieldType] ? [contains(field, text)] : [];
    }),
  );
}

/** Returns the SQL condition of a filter, with the same meaning as in `applyListQuery`. */
export function conditions(list: SqlList, row: z.ZodMiniObject, filter: Filter): SQL {
  const isField = (name: string) => Object.hasOwn(row.shape, name);
  const all = Object.entries(filter).map(([name, value]) => {
    const values = [value].flat();
    if (name === "q") return search(row, String(values[0] ?? ""));
    const { field, comparison } = readCondition(name, isField);
    const column = sql.identifier(field).getSQL();
    const fieldType = fieldTypeOf(row.shape[field]);
    return comparison === undefined
      ? equals(column, fieldType, comparisonOf(list, row, field), values)
      : compares(column, fieldType, operators[comparison], values);
  });
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}
