import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { csvFile, csvRows } from "../../contract/csv";
import { type CsvColumns, exportedCells, listFieldsOf, type RowOrder } from "../../contract/list";
import { applyListQuery } from "../../domain/lists/listQuery";
import type { Database, WriteDatabase } from "../db/connect";
import { withLongConnection } from "../db/ownConnections";
import type { ListRequest } from "./listParams";
import type { ListSource, RowList, SqlList } from "./listSource";
import { filteredRows } from "./readList";

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
    // Before the first row the call fails; after it the reply is broken off, so that no part is taken for all.
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
