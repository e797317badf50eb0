import { is, type SQL, sql } from "drizzle-orm";
import { PgColumn, PgEnumColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { CallSchemas } from "../../contract/call";
import type { Sort } from "../../contract/list";
import { badRequest } from "../errors";
import type { ListSource } from "./listQuery";
import { sqlKindOf } from "./sqlKinds";

/** What a call says of the rows that it answers. */
export interface Rows {
  readonly row: z.ZodObject;
  readonly first: CallSchemas["first"];
}

/** The column that a field of a list is, where it is one just as it stands. */
export function columnOf({ fields }: ListSource, name: string): PgColumn | undefined {
  const field = fields === "own names" ? undefined : fields[name];
  return is(field, PgColumn) ? field : undefined;
}

/** The name of a field as SQL; only a field of the reply gets this far. */
function known(row: z.ZodObject, name: string): SQL {
  if (!Object.hasOwn(row.shape, name)) throw badRequest({ sort: `Unknown field ${name}` });
  return sql.identifier(name).getSQL();
}

/**
 * What a field sorts by: texts without regard to case and the same on every PostgreSQL. Choices sort
 * as their texts would, in a way that an index can hold.
 */
function sortKey(list: ListSource, row: z.ZodObject, name: string): SQL {
  const field = known(row, name);
  const column = columnOf(list, name);
  if (is(column, PgEnumColumn)) {
    const { enumName, enumValues } = column.enum;
    const ordered = `{${[...enumValues].sort().join(",")}}`;
    return sql`array_position(${ordered}::${sql.identifier(enumName)}[], ${field})`;
  }
  const isText = ["text", "list"].includes(sqlKindOf(row.shape[name]));
  return isText ? sql`lower(${field}::text) collate "C"` : field;
}

const directions = { ASC: sql`asc`, DESC: sql`desc` };

/** What is absent comes last; where nothing can be, that is not said: an index would not be used. */
function by(list: ListSource, row: z.ZodObject, [name, direction]: Sort): SQL {
  const end = columnOf(list, name)?.notNull ? sql`` : sql` nulls last`;
  return sql`${sortKey(list, row, name)} ${directions[direction]}${end}`;
}

function before(list: ListSource, [name, value]: NonNullable<CallSchemas["first"]>): SQL {
  const field = sql.identifier(name);
  const column = columnOf(list, name);
  const type = is(column, PgEnumColumn) ? sql.identifier(column.enum.enumName) : sql`text`;
  return sql`(${field} = ${value}::${type}) desc`;
}

/** What stands first, then what was asked for, then the list's own order. */
export function order(list: ListSource, { row, first }: Rows, sort: Sort | undefined): SQL {
  const all = [
    ...(first ? [before(list, first)] : []),
    ...(sort ? [by(list, row, sort)] : []),
    list.orderBy,
  ];
  return sql.join(all, sql`, `);
}
