import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { applyListQuery, type RowOrder } from "../../contract/applyListQuery";
import { csvBegin, csvLine } from "../../contract/csv";
import type { CsvColumns } from "../../contract/list";
import type { Database, WriteDatabase } from "../db/connect";
import { withLongConnection } from "../db/longConnection";
import type { ListRequest } from "./listParams";
import type { ListSource, RowList, SqlList } from "./listSource";
import { filteredRows } from "./readList";

/** A list as CSV: how many rows, and the text as it comes. */
interface ExportedList {
  readonly total: number;
  readonly stream: Readable;
}

type ExportRequest = ListRequest & { readonly csv: CsvColumns };

const headOf = ({ headings }: CsvColumns) => csvBegin + csvLine(headings);

/** Read at once: enough that the journeys to the database do not count, and little to hold. */
const rowsAtOnce = 2_000;

const Row = z.record(z.string(), z.unknown());

const linesOf = (rows: readonly Readonly<Record<string, unknown>>[], { columns }: CsvColumns) =>
  rows.map((row) => csvLine(columns.map((name) => row[name]))).join("");

async function* csvFromCursor(tx: WriteDatabase, csv: CsvColumns) {
  yield headOf(csv);
  for (;;) {
    const { rows } = await tx.execute<{ json: string }>(
      sql`fetch ${sql.raw(String(rowsAtOnce))} from exported`,
    );
    if (rows.length === 0) return;
    yield linesOf(
      rows.map(({ json }) => Row.parse(JSON.parse(json))),
      csv,
    );
  }
}

/** Reads by a cursor, as all rows were at one moment; whoever reads slowly is waited for. */
function exportSql(
  db: Database,
  list: SqlList,
  reply: RowOrder,
  { query, csv }: ExportRequest,
): Promise<ExportedList> {
  const { filtered, order } = filteredRows(list, reply, query);
  const stream = new PassThrough();
  return new Promise((begin, fail) => {
    const done = withLongConnection(db, (own) =>
      own.transaction(
        async (tx) => {
          const { rows } = await tx.execute<{ total: number }>(
            sql`select count(*)::int as total from (${filtered}) counted`,
          );
          await tx.execute(sql`
            declare exported no scroll cursor for
            select row_to_json(sorted)::text as json
            from (select * from (${filtered}) filtered order by ${order}) sorted`);
          begin({ total: rows[0]?.total ?? 0, stream });
          await pipeline(Readable.from(csvFromCursor(tx, csv)), stream);
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

function exportRows({ rows }: RowList, reply: RowOrder, { query, csv }: ExportRequest) {
  const found = applyListQuery(
    rows.map((row) => ({ ...row })),
    reply,
    { ...query, range: undefined },
  );
  const stream = Readable.from([headOf(csv), linesOf(found.rows, csv)]);
  return { total: found.total, stream };
}

/** All rows of a list that its filter lets through, in its order, as CSV; whatever range is asked for. */
export const exportList = async (
  db: Database,
  list: ListSource,
  reply: RowOrder,
  request: ExportRequest,
): Promise<ExportedList> =>
  "rows" in list ? exportRows(list, reply, request) : exportSql(db, list, reply, request);
