import { is, type SQL, sql } from "drizzle-orm";
import { PgEnumColumn } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import { listFieldsOf, type RowOrder } from "../../contract/list";
import { applyListQuery, summarize } from "../../domain/lists/listQuery";
import type { Database } from "../db/connect";
import { preparedStatement } from "../db/frequentReads";
import type { ListRequest } from "./listParams";
import type { ListSource, RowList, SqlList } from "./listSource";
import { columnOf, conditions, isNeverNull, order as orderOf } from "./listSql";
import { readStoredSummary, readSummary } from "./listSummary";

/** A list, or the requested range, as JSON. */
interface ListReply {
  json: string;
  /** The places of these rows and their total for the `Content-Range` header, such as `rows 0-24/300`. */
  part: string;
  total: number;
}

export function selectColumns(list: SqlList, row: z.ZodMiniObject): SQL {
  const columns = Object.keys(row.shape).map(
    (name) => sql`${list.fields[name]} as ${sql.identifier(name)}`,
  );
  return sql.join(columns, sql`, `);
}

const summaryReply = (found: { total: number }): ListReply => ({
  json: JSON.stringify(found),
  part: `rows */${found.total}`,
  total: found.total,
});

function partOf(range: ListRequest["query"]["range"], total: number): string {
  const [first, last] = range ?? [0, total - 1];
  const end = Math.min(last, total - 1);
  return `rows ${end < first ? "*" : `${first}-${end}`}/${total}`;
}

function readRows({ rows }: RowList, reply: RowOrder, { query, summary }: ListRequest): ListReply {
  const records = rows.map((row) => ({ ...row }));
  const page = applyListQuery(records, listFieldsOf(reply), query);
  if (summary) {
    const { rows: filtered } = applyListQuery(records, listFieldsOf(reply), {
      ...query,
      range: undefined,
    });
    return summaryReply(summarize(filtered, summary));
  }
  const { total } = page;
  return { json: JSON.stringify(page.rows), part: partOf(query.range, total), total };
}

/** Returns the rows that match a filter, and their sort. */
export function filteredRows(
  list: SqlList,
  reply: RowOrder,
  { sort, filter }: Pick<ListRequest["query"], "sort" | "filter">,
  /** The selected columns, if the reply needs more than the filter does. */
  selected = reply.row,
) {
  const all = sql`select ${selectColumns(list, selected)} from ${list.from} where ${list.where ?? sql`true`}`;
  return {
    filtered: sql`select * from (${all}) every where ${conditions(list, reply.row, filter)}`,
    order: orderOf(list, reply, sort),
  };
}

/** Returns the value of a field, which PostgreSQL writes as JSON. */
function jsonOf(list: SqlList, name: string): SQL {
  const field = sql.identifier(name).getSQL();
  const type = columnOf(list, name)?.getSQLType();
  if (type === "boolean") return sql`${field}::text`;
  return type === "integer" || type === "bigint" ? field : sql`to_json(${field})`;
}

/**
 * Returns a field in the format of a row, with its value. A field that may be null has its label in the value, so that
 * null removes both.
 */
function formatOf(list: SqlList, name: string): { format: string; value: SQL } {
  const label = `,"${name}":`;
  if (!isNeverNull(list, name))
    return { format: "%s", value: sql`${sql.raw(`'${label}'`)} || ${jsonOf(list, name)}` };
  // The values of enums have no characters that JSON escapes.
  return is(columnOf(list, name), PgEnumColumn)
    ? { format: `${label}"%s"`, value: sql.identifier(name).getSQL() }
    : { format: `${label}%s`, value: jsonOf(list, name) };
}

/**
 * Returns the JSON of a row. A null field is absent. PostgreSQL's own functions for objects look up each value's type
 * again for each row.
 */
function jsonOfRow(list: SqlList, row: z.ZodMiniObject): SQL {
  const fields = Object.keys(row.shape).map((name) => formatOf(list, name));
  const format = sql.raw(`'${fields.map((field) => field.format).join("")}'`);
  const values = fields.map(({ value }) => value);
  return sql`right(format(${sql.join([format, ...values], sql`, `)}), -1)`;
}

interface ReadPart extends Record<string, unknown> {
  json: string;
  total: number;
}

/** Returns the statement that reads the rows of a list as JSON, and their total number. */
function partStatement(
  list: SqlList,
  reply: RowOrder,
  { query: { sort, range, filter } }: ListRequest,
  known: number | undefined,
): SQL {
  const { filtered, order } = filteredRows(list, reply, { sort, filter });
  const page = range ? sql`limit ${range[1] - range[0] + 1} offset ${range[0]}` : sql``;
  // Counts in a separate query, so that neither query reads rows that only the other one needs.
  const counted = known ?? sql`(select count(*)::int from (${filtered}) counted)`;
  const total = range ? sql`${counted}::int` : sql`count(*)::int`;
  // PostgreSQL adds the brackets: a string that is joined here is copied once more when it is written as bytes.
  return sql`
    select coalesce('[{' || string_agg(${jsonOfRow(list, reply.row)}, '},{') || '}]', '[]') as json, ${total} as total
    from (select * from (${filtered}) filtered order by ${order} ${page}) part`;
}

const wholeLists = new Map<string, ReturnType<typeof preparedStatement<ReadPart>>>();

/** Returns the whole list's statement. It is written once, and planned once for each connection. */
function wholeStatement(name: string, write: () => SQL) {
  const statement = wholeLists.get(name) ?? preparedStatement<ReadPart>(name, write());
  wholeLists.set(name, statement);
  return statement;
}

const isWhole = ({ query: { sort, range, filter } }: ListRequest) =>
  !sort && !range && Object.keys(filter).length === 0;

async function readSummaryReply(
  db: Database,
  list: SqlList,
  reply: RowOrder,
  { query: { filter } }: ListRequest,
  summary: NonNullable<ListRequest["summary"]>,
): Promise<ListReply> {
  const isUnfiltered = Object.keys(filter).length === 0 && !list.where;
  const stored = isUnfiltered && list.totals && (await readStoredSummary(db, list.totals, summary));
  const { filtered } = filteredRows(list, reply, { sort: undefined, filter });
  return summaryReply(stored || (await readSummary(db, filtered, summary)));
}

async function readSql(
  db: Database,
  list: SqlList,
  reply: RowOrder,
  request: ListRequest,
  known: number | undefined,
): Promise<ListReply> {
  if (request.summary) return readSummaryReply(db, list, reply, request, request.summary);
  const write = () => partStatement(list, reply, request, known);
  const [found] =
    list.preparedAs !== undefined && isWhole(request)
      ? await wholeStatement(list.preparedAs, write)(db, {})
      : (await db.execute<ReadPart>(write())).rows;
  if (!found) throw new Error("An aggregate returned no row");
  return { ...found, part: partOf(request.query.range, found.total) };
}

/**
 * Reads a list. The database sorts, filters and pages the rows of its tables and writes their JSON. Computed rows are
 * sorted, filtered and paged in memory. Without a range the reply has the whole list. For a summary it has the sums of
 * the rows. `known` is the number of rows, if it needs no counting.
 */
export async function readList(
  db: Database,
  list: ListSource,
  reply: RowOrder,
  request: ListRequest,
  known?: number,
): Promise<ListReply> {
  return "rows" in list ? readRows(list, reply, request) : readSql(db, list, reply, request, known);
}

/** Reads rows of a list by a schema. @param order the SQL after the conditions */
export async function readParsed<R extends z.ZodMiniObject>(
  db: Pick<Database, "execute">,
  list: SqlList,
  row: R,
  order: SQL,
): Promise<z.output<R>[]> {
  const rows = sql`select ${selectColumns(list, row)} from ${list.from} where ${list.where ?? sql`true`}`;
  const { rows: found } = await db.execute<{ json: unknown }>(
    sql`select json_strip_nulls(row_to_json(found)) as json from (${rows} ${order}) found`,
  );
  return found.map(({ json }) => row.parse(json));
}

/** Returns the first row of a list. Undefined if the list is empty. */
export const readFirstRow = async <R extends z.ZodMiniObject>(
  db: Pick<Database, "execute">,
  list: SqlList,
  row: R,
): Promise<z.output<R> | undefined> => (await readParsed(db, list, row, sql`limit 1`))[0];
