import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Shape } from "../../contract/call";
import type { Sort } from "../../contract/list";
import { malformed } from "./refusal";
import { sqlKindOf } from "./sqlKinds";

/** What a call says of the rows that it answers. */
export interface Rows {
  readonly row: z.ZodObject;
  readonly first: Shape["first"];
}

/** The name of a field as SQL; only a field of the reply gets this far. */
function known(row: z.ZodObject, name: string): SQL {
  if (!Object.hasOwn(row.shape, name)) throw malformed({ sort: `Unknown field ${name}` });
  return sql.identifier(name).getSQL();
}

const directions = { ASC: sql`asc nulls last`, DESC: sql`desc nulls last` };

/** Texts sort without regard to case and the same on every PostgreSQL; what is absent comes last. */
function by(row: z.ZodObject, [name, direction]: Sort): SQL {
  const field = known(row, name);
  const isText = ["text", "list"].includes(sqlKindOf(row.shape[name]));
  const value = isText ? sql`lower(${field}::text) collate "C"` : field;
  return sql`${value} ${directions[direction]}`;
}

const before = ([name, value]: NonNullable<Shape["first"]>) =>
  sql`(${sql.identifier(name)}::text = ${value}) desc`;

/** What stands first, then what was asked for, then the list's own order. */
export function order(own: SQL, { row, first }: Rows, sort: Sort | undefined): SQL {
  const all = [...(first ? [before(first)] : []), ...(sort ? [by(row, sort)] : []), own];
  return sql.join(all, sql`, `);
}
