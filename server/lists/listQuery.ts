import { getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { z } from "zod";
import { validate } from "../../contract/errors";
import { Filter, type ListParams, Range, Sort, Summary } from "../../contract/list";
import type { Database } from "../db/connect";
import { badRequest } from "../errors";
import { conditions } from "./listConditions";
import { order, type Rows } from "./listSql";
import { summaryOf } from "./listSummary";
import type { VersionedTable } from "./listVersion";

/**
 * Where the rows of a list come from: an expression for each field that the call replies with. More
 * may stand there, such as all columns of a table: what the reply's schema does not name stays here.
 */
export interface ListSource<Field extends string = string> {
  /** The tables that the rows are read from; none where a rule worked them out. */
  tables: readonly VersionedTable[];
  /** What follows `from`: tables, joins. */
  from: SQL;
  /** Rows that the list never shows are left out here. */
  where?: SQL;
  fields: Record<Field, SQLWrapper> | "own names";
  /** The order when none is asked for, and among equals, by the fields' names. */
  orderBy: SQL;
}

/** The list of a whole table, by id. */
export const rowsOf = <T extends VersionedTable>(table: T) => ({
  tables: [table],
  from: sql`${table}`,
  fields: getTableColumns(table),
  orderBy: sql`id`,
});

/** A list, or the part of it that was asked for, as the database wrote it. */
export interface ListReply {
  json: string;
  /** For the `Content-Range` header: which rows these are of how many, such as `rows 0-24/300`. */
  part: string;
  /** How many rows there are in all. */
  total: number;
}

function parameter<S extends z.ZodType>(
  name: string,
  schema: S,
  text: string | undefined,
): z.output<S> | undefined {
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest({ [name]: "Must be JSON" });
  }
  const read = validate(schema, value);
  if (read.ok) return read.value;
  throw badRequest({ [name]: Object.values(read.errors).join("; ") });
}

/** What a statement selects to get the fields of the reply, each under its own name. */
export function columnsOf(list: ListSource, row: z.ZodObject): SQL {
  const columns = Object.keys(row.shape).map((name) => {
    const own = sql.identifier(name);
    return list.fields === "own names" ? own.getSQL() : sql`${list.fields[name]} as ${own}`;
  });
  return sql.join(columns, sql`, `);
}

/**
 * Answers a list: sorted, filtered and cut by the database, which also writes the JSON. Without a
 * range the whole list is answered, for a summary what its rows come to. `known` is its number of rows, where that needs no counting.
 * @throws HttpError 400 when the query names a field that the list does not have
 */
export async function readList(
  db: Database,
  list: ListSource,
  reply: Rows,
  query: z.infer<typeof ListParams>,
  known?: number,
): Promise<ListReply> {
  const sort = parameter("sort", Sort, query.sort);
  const range = parameter("range", Range, query.range);
  const filter = parameter("filter", Filter, query.filter) ?? {};

  const rows = sql`select ${columnsOf(list, reply.row)} from ${list.from} where ${list.where ?? sql`true`}`;
  const wanted = sql`select * from (${rows}) every where ${conditions(list, reply.row, filter)}`;
  const summary = parameter("summary", Summary, query.summary);
  if (summary) {
    const found = await summaryOf(db, wanted, reply.row, summary);
    return { json: JSON.stringify(found), part: `rows */${found.total}`, total: found.total };
  }
  const cut = range ? sql`limit ${range[1] - range[0] + 1} offset ${range[0]}` : sql``;
  // Counted apart from the part, so that neither has to go through what only the other one needs.
  const counted = known ?? sql`(select count(*)::int from (${wanted}) counted)`;
  const total = range ? sql`${counted}::int` : sql`count(*)::int`;
  // Stripped once as a whole: row by row takes twice as long.
  const { rows: answer } = await db.execute<{ json: string; total: number }>(sql`
    select json_strip_nulls(coalesce(json_agg(row_to_json(part)), '[]'))::text as json,
      ${total} as total
    from (select * from (${wanted}) wanted order by ${order(list, reply, sort)} ${cut}) part`);
  const [{ json, total: count } = { json: "[]", total: 0 }] = answer;
  const [first, last] = range ?? [0, count - 1];
  const end = Math.min(last, count - 1);
  return { json, part: `rows ${end < first ? "*" : `${first}-${end}`}/${count}`, total: count };
}

/** The first row of a list, or undefined where it has none. */
export async function firstRow<R extends z.ZodObject>(
  db: Pick<Database, "execute">,
  list: ListSource,
  row: R,
): Promise<z.output<R> | undefined> {
  const rows = sql`select ${columnsOf(list, row)} from ${list.from} where ${list.where ?? sql`true`}`;
  const { rows: found } = await db.execute<{ json: unknown }>(
    sql`select json_strip_nulls(row_to_json(found)) as json from (${rows} limit 1) found`,
  );
  return found[0] && row.parse(found[0].json);
}
