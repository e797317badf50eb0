import { is, type SQL, sql } from "drizzle-orm";
import { PgEnumColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { instant } from "../../contract/fields";
import { type Comparison, type Filter, type FilterValue, readCondition } from "../../contract/list";
import { badRequest } from "../errors";
import type { ListSource } from "./listQuery";
import { columnOf } from "./listSql";
import { type SqlKind, sqlKindOf } from "./sqlKinds";

/** What a field is compared as, and the values that it can have at all. */
interface Compared {
  readonly type: SQL;
  readonly isBare?: true;
  takes(value: FilterValue): boolean;
  /** What a value must be that the field is compared with, for people. */
  readonly needs: string;
}

const isNumber = (value: FilterValue) => typeof value === "number";
const isString = (value: FilterValue) => typeof value === "string";

const kinds: Record<SqlKind, Compared> = {
  numeric: { type: sql`numeric`, takes: isNumber, needs: "a number" },
  boolean: { type: sql`boolean`, takes: (value) => typeof value === "boolean", needs: "yes or no" },
  instant: {
    type: sql`timestamptz`,
    takes: (value) => instant().safeParse(value).success,
    needs: "a date and time",
  },
  list: { type: sql`text`, takes: () => false, needs: "nothing: it is a list" },
  text: { type: sql`text`, takes: isString, needs: "a text" },
};

/** The field stands as it is: cast, it would not be found by its index. */
const wholeNumbers: Compared = {
  isBare: true,
  type: sql`bigint`,
  takes: (value) => Number.isSafeInteger(value),
  needs: "a number",
};

/** As the column's own type where there is one, so that its index serves. */
function comparedAs(list: ListSource, row: z.ZodObject, field: string): Compared {
  const kind = sqlKindOf(row.shape[field]);
  const column = columnOf(list, field);
  if (column === undefined) return kinds[kind];
  if (is(column, PgEnumColumn)) {
    const { enumName, enumValues } = column.enum;
    const takes = (value: FilterValue) => enumValues.some((one) => one === value);
    return { type: sql.identifier(enumName).getSQL(), takes, needs: "a text" };
  }
  return kind === "numeric" && /^(integer|bigint)$/.test(column.getSQLType())
    ? wholeNumbers
    : kinds[kind];
}

const isAbsent = (field: SQL) => sql`${field} is null`;
const anyOf = (some: readonly SQL[]) =>
  some.length === 0 ? sql`false` : sql`(${sql.join([...some], sql` or `)})`;

/** Whether the field has one of the values; what it cannot have is nowhere. */
function equals(
  field: SQL,
  { type, isBare, takes }: Compared,
  values: readonly FilterValue[],
): SQL {
  const possible = values.filter((value) => value !== null && takes(value));
  const own = isBare ? field : sql`${field}::${type}`;
  const same = sql`${own} = any(${sql.param(possible)}::${type}[])`;
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

/** The field's value and another's, each as the two are compared: texts without regard to case. */
const sides: Record<SqlKind, (value: SQL) => SQL> = {
  numeric: (value) => value,
  boolean: (value) => value,
  instant: (value) => sql`${value}::timestamptz`,
  list: (value) => value,
  text: (value) => sql`lower(${value}::text) collate "C"`,
};

/** @throws HttpError 400 when the field is of another kind than the value */
function compares(
  field: SQL,
  kind: SqlKind,
  name: string,
  operator: SQL,
  values: readonly FilterValue[],
): SQL {
  const { takes, type, needs } = kinds[kind];
  const side = sides[kind];
  return anyOf(
    values.map((value) => {
      if (value === null) return isAbsent(field);
      if (kind === "boolean" || !takes(value)) {
        throw badRequest({ filter: `${name} is compared with ${needs}` });
      }
      return sql`${side(field)} ${operator} ${side(sql`${sql.param(value)}::${type}`)}`;
    }),
  );
}

/** `%`, `_` and `\` of what is searched for stand for themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

function search(row: z.ZodObject, text: string): SQL {
  const names = Object.keys(row.shape).map((field) => sql.identifier(field).getSQL());
  return sql`concat_ws(' ', ${sql.join(names, sql`, `)}) ilike ${`%${literally(text)}%`}`;
}

/**
 * What a row must meet that a filter lets through.
 * @throws HttpError 400 for a field that the reply does not have
 */
export function conditions(list: ListSource, row: z.ZodObject, filter: Filter): SQL {
  const isField = (name: string) => Object.hasOwn(row.shape, name);
  const all = Object.entries(filter).map(([name, value]) => {
    const values = [value].flat();
    if (name === "q") return search(row, String(values[0] ?? ""));
    const { field, comparison } = readCondition(name, isField);
    if (!isField(field)) throw badRequest({ filter: `Unknown field ${name}` });
    const own = sql.identifier(field).getSQL();
    if (comparison === undefined) return equals(own, comparedAs(list, row, field), values);
    return compares(own, sqlKindOf(row.shape[field]), name, operators[comparison], values);
  });
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}
