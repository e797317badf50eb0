import { createHash } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { csvFile, csvRows } from "../../contract/csv";
import { type CsvColumns, exportedCells, listFieldsOf, type RowOrder } from "../../contract/list";
import type { CallName } from "../../contract/routes";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { applyListQuery } from "../../domain/lists/listQuery";
import type { Database, WriteDatabase } from "../db/connect";
import { sharedReads } from "../db/frequentReads";
import { withLongConnection } from "../db/ownConnections";
import { type ListVersion, readListVersion } from "./cachedByTableVersion";
import { type ListRequest, readListRequest } from "./listParams";
import type { ListSource, RowList, SqlList } from "./listSource";
import { filteredRows, readList } from "./readList";

/** A list as CSV: the number of rows, and the text as a stream. */
interface ExportedList {
  readonly total: number;
  readonly stream: Readable;
}

/** The columns and order of a list's rows, and the additional columns of the exported file. */
export interface CsvOrder extends RowOrder {
  readonly csvRow: z.ZodMiniObject | undefined;
}

type ExportRequest = ListRequest & { readonly csv: CsvColumns };

const headOf = ({ headings }: CsvColumns) => csvFile([headings]);

/** The rows of one read: few round trips, and little memory. */
const rowsAtOnce = 2_000;

const Row = z.record(z.string(), z.unknown());

/** The format of a list's file: the columns, and the schema of the rows. */
interface FileFormat {
  readonly csv: CsvColumns;
  readonly row: z.ZodMiniObject;
}

const linesOf = (
  rows: readonly Readonly<Record<string, unknown>>[],
  { csv, row: schema }: FileFormat,
) => csvRows(rows.map((row) => exportedCells(schema, row, csv)));

async function* csvFromCursor(tx: WriteDatabase, format: FileFormat) {
  yield headOf(format.csv);
  for (;;) {
    const { rows } = await tx.execute<{ json: string }>(
      sql`fetch ${sql.raw(String(rowsAtOnce))} from exported`,
    );
    if (rows.length === 0) return;
    yield linesOf(
      rows.map(({ json }) => Row.parse(JSON.parse(json))),
      format,
    );
  }
}

/** Reads a snapshot by a cursor. A slow client pauses the reading. */
function exportSql(
  db: Database,
  list: SqlList,
  reply: CsvOrder,
  { query, csv }: ExportRequest,
): Promise<ExportedList> {
  const row = reply.csvRow ?? reply.row;
  const { filtered, order } = filteredRows(list, reply, query, row);
  const stream = new PassThrough();
  return new Promise((begin, fail) => {
    const done = withLongConnection(db, (connection) =>
      connection.transaction(
        async (tx) => {
          const { rows } = await tx.execute<{ total: number }>(
            sql`select count(*)::int as total from (${filtered}) counted`,
          );
          await tx.execute(sql`
            declare exported no scroll cursor for
            select row_to_json(sorted)::text as json
            from (select * from (${filtered}) filtered order by ${order}) sorted`);
          begin({ total: rows[0]?.total ?? 0, stream });
          await pipeline(Readable.from(csvFromCursor(tx, { csv, row })), stream);
        },
        { isolationLevel: "repeatable read", accessMode: "read only" },
      ),
    );
    // Before the first row the call fails. Later the reply is broken off, so that nobody takes a part for the whole
    // file.
    done.catch((error: Error) => {
      fail(error);
      stream.destroy(error);
    });
  });
}

function exportRows({ rows }: RowList, reply: CsvOrder, { query, csv }: ExportRequest) {
  const found = applyListQuery(
    rows.map((row) => ({ ...row })),
    listFieldsOf(reply),
    { ...query, range: undefined },
  );
  const stream = Readable.from([headOf(csv), linesOf(found.rows, { csv, row: reply.row })]);
  return { total: found.total, stream };
}

/** Exports all rows that match the filter, sorted, as CSV. The range is ignored. */
export const exportList = async (
  db: Database,
  list: ListSource,
  reply: CsvOrder,
  request: ExportRequest,
): Promise<ExportedList> =>
  "rows" in list ? exportRows(list, reply, request) : exportSql(db, list, reply, request);

interface RequestedList {
  list: ListSource;
  fields: RowOrder;
  request: ListRequest;
}

/** A list's reply, which is sent again while its tables do not change. */
export interface CachedList {
  etag: string;
  /** The value of the header `Content-Range`. */
  part: string;
  json: Buffer;
  /** The JSON by content encoding. An encoding is computed at its first request. */
  compressed: Map<string, Promise<Buffer>>;
}

interface CacheEntry extends CachedList {
  /** The versions of the tables that the list was read from. Undefined for computed rows. */
  version: ListVersion | undefined;
}

/** Returns the version of a list's tables. The version of a list with ages also changes at midnight in India. */
async function readVersion(db: Database, { tables, changesDaily }: SqlList): Promise<ListVersion> {
  const today = changesDaily ? indiaDate(currentTime()) : "";
  const version = await readListVersion(db, tables);
  return { ...version, content: `${today} ${version.content}` };
}

/** The most entries of the cache. The entry that was not used for longest is removed first. */
const maxEntries = 64;

export function listCache(db: Database) {
  const entries = new Map<string, CacheEntry>();
  /** The number of rows at the last count. */
  const totals = new Map<CallName, { rows: string; total: number }>();

  /** Callers share a running read. After a change, many clients read the same list. */
  const shared = sharedReads<CachedList>();

  const store = (key: string, entry: CacheEntry) => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  /**
   * Reads a list. It does not count the rows again after a change that kept their number, because counting 50,000 rows
   * is slow.
   */
  async function read(
    name: CallName,
    { list, fields, request }: RequestedList,
    version: ListVersion | undefined,
  ) {
    const { filter } = request.query;
    const isWhole =
      Object.keys(filter).length === 0 &&
      "tables" in list &&
      (!list.where || list.isCountedByVersion === true);
    const counted = totals.get(name);
    const isKnown = isWhole && version !== undefined && counted?.rows === version.rows;
    const answer = await readList(db, list, fields, request, isKnown ? counted.total : undefined);
    if (isWhole && version) totals.set(name, { rows: version.rows, total: answer.total });
    return answer;
  }

  async function current(key: string, name: CallName, requested: RequestedList) {
    const known = entries.get(key);
    const { list } = requested;
    // The version is read before the rows. After a write in between, the next request reads again and misses nothing.
    const version = "tables" in list ? await readVersion(db, list) : undefined;
    if (known && version && known.version?.content === version.content) return store(key, known);
    const answer = await read(name, requested, version);
    const { part } = answer;
    // Encoded once, for the digest and for the reply.
    const json = Buffer.from(answer.json);
    const etag = `W/"${createHash("sha256").update(`${part} `).update(json).digest("base64url")}"`;
    if (known?.etag === etag) return store(key, { ...known, version });
    return store(key, { version, etag, part, json, compressed: new Map() });
  }

  return async (
    name: CallName,
    list: ListSource,
    fields: RowOrder,
    query: unknown,
    request: ListRequest = readListRequest(fields.row, query),
  ): Promise<CachedList> => {
    const key = JSON.stringify([name, query]);
    const answer = () => current(key, name, { list, fields, request });
    // Computed rows are made anew for each request, so requests do not share them.
    return "tables" in list ? shared(key, answer) : answer();
  };
}
