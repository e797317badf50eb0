import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type { ImportReport } from "../../contract/imports";
import type { CallName } from "../../contract/routes";
import type { Session } from "../auth/sessions";
import type { Database, WriteDatabase } from "../db/connect";
import { insertRows } from "../db/insertRows";
import { withLongConnection } from "../db/longConnection";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { audit, importedRows } from "../db/schema";
import { importReport } from "./importReport";
import type { ImportTarget } from "./importTargets";
import { matchColumns } from "./matchColumns";
import { readFile } from "./readFile";
import { type ReadRow, readRows } from "./readRows";

/** A file, and who imports it by which call. */
export interface ImportRequest {
  readonly db: Database;
  readonly session: Session;
  readonly call: CallName;
  readonly resource: string;
  readonly text: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly isDryRun: boolean;
}

/** Rolls a dry run back once its report is known. */
class DryRunEnd extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super("A dry run has ended");
    this.report = report;
  }
}

/** Of a dry run: beyond all numbers that records get, so that none is left out for it. */
const firstDryRunId = 2_000_000_000;

async function newIds(tx: WriteDatabase, table: PgTable, count: number, isDryRun: boolean) {
  if (isDryRun) return Array.from({ length: count }, (_, index) => firstDryRunId + index);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id
    from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

/** The rows that no import has made yet; one import of a resource at a time looks for them. */
async function newRows<Value>(
  tx: WriteDatabase,
  resource: string,
  rows: readonly ReadRow<Value>[],
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${resource}`}, 0))`);
  const digests = rows.flatMap(({ digest }) => digest ?? []);
  const { rows: found } = await tx.execute<{ digest: string }>(sql`
    select row_digest as digest from ${importedRows}
    where row_digest = any(${sql.param(digests)}::text[])`);
  const known = new Set(found.map(({ digest }) => digest));
  return rows.filter(({ digest }) => digest === undefined || !known.has(digest));
}

/** Rows whose value a record has, or another row before them, get an error at the field. */
async function withDuplicates<Form extends z.ZodMiniObject>(
  tx: WriteDatabase,
  { unique }: Pick<ImportTarget<Form, PgTable>, "unique">,
  rows: readonly ReadRow<z.output<Form>>[],
): Promise<readonly ReadRow<z.output<Form>>[]> {
  const [duplicate] = Object.values(unique?.constraints ?? {});
  if (!unique || !duplicate) return rows;
  const [field, known] = duplicate;
  const keys = rows.map(({ value }) => (value === undefined ? undefined : unique.keyOf(value)));
  const taken = new Set(
    await unique.taken(
      tx,
      keys.flatMap((key) => key ?? []),
    ),
  );
  const firstRows = new Map<string, number>();
  return rows.map((row, index) => {
    const key = keys[index];
    if (key === undefined) return row;
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row.row);
    if (first === undefined && !taken.has(key)) return row;
    const message = taken.has(key) ? known : `The same as in row ${first}`;
    return { ...row, errors: { ...row.errors, [field]: message } };
  });
}

async function insertNew<
  Form extends z.ZodMiniObject,
  Table extends PgTable,
  Row extends Table["$inferInsert"],
>(
  tx: WriteDatabase,
  target: ImportTarget<Form, Table, Row>,
  rows: readonly ReadRow<z.output<Form>>[],
  { session, call, isDryRun }: ImportRequest,
) {
  const ids = await newIds(tx, target.table, rows.length, isDryRun);
  const made = rows.flatMap(({ value, digest }, index) => {
    const id = ids[index];
    if (value === undefined || digest === undefined || id === undefined) return [];
    const row = target.rowOf(value, { id, email: session.email });
    return [{ row, rowDigest: digest, record: `${target.kind} ${id}` }];
  });
  await insertRows(
    tx,
    target.table,
    made.map(({ row }) => row),
  );
  await target.inserted?.(
    tx,
    made.map(({ row }) => row),
  );
  await insertRows(
    tx,
    importedRows,
    made.map(({ rowDigest, record }) => ({ rowDigest, record })),
  );
  const { adminId, email: adminEmail } = session;
  await insertRows(
    tx,
    audit,
    made.map(({ row, record }) => ({ adminId, adminEmail, call, record, after: row })),
  );
}

/**
 * Imports a file: all of its rows that are new, or none where one is wrong. A dry run does the same and
 * rolls it back, so that its report is the real one's.
 * @throws HttpError 400 for a file that cannot be read, 409 where a record came at the same moment
 */
export async function importRows<
  Form extends z.ZodMiniObject,
  Table extends PgTable,
  Row extends Table["$inferInsert"],
>(target: ImportTarget<Form, Table, Row>, request: ImportRequest): Promise<ImportReport> {
  const { db, resource, text, labels, isDryRun } = request;
  const file = readFile(text);
  const columns = matchColumns(target.form, file.headings, labels);
  const rows = await readRows(resource, target.form, file, columns);
  const run = withLongConnection(db, (own) =>
    own.transaction(async (tx) => {
      const fresh = await withDuplicates(tx, target, await newRows(tx, resource, rows));
      const report = importReport(file, columns, fresh);
      if (report.created > 0) await insertNew(tx, target, fresh, request);
      if (isDryRun) throw new DryRunEnd(report);
      return report;
    }),
  );
  return rejectDuplicates(target.unique?.constraints ?? {}, run).catch((error: unknown) => {
    if (error instanceof DryRunEnd) return error.report;
    throw error;
  });
}
