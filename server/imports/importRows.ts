import type { Readable } from "node:stream";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { FieldMessages } from "../../contract/errors";
import type { ImportReport } from "../../contract/imports";
import type { ImportableResource } from "../../contract/records";
import type { CallName } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { pick } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Database, WriteDatabase } from "../db/connect";
import { insertRows } from "../db/insertRows";
import { withLongConnection } from "../db/longConnection";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { audit, importedRows, imports } from "../db/schema";
import { writeFields } from "../db/writeFields";
import { conflict, HttpError } from "../errors";
import { importReport, type PlannedRow } from "./importReport";
import { type NamedRow, planChanges } from "./planChanges";
import { readFile } from "./readFile";
import { chunks, matchColumns, type NewRow, namesRecord, readRows } from "./readRows";
import type { ImportedRecord } from "./recordEditor";
import { rejectSameValues } from "./rejectSameValues";

interface ImportRequest {
  readonly db: Database;
  readonly session: Session;
  readonly call: CallName;
  readonly resource: ImportableResource;
  readonly file: Readable;
  readonly labels: Readonly<Record<string, string>>;
  readonly isDryRun: boolean;
  readonly again: "all" | ReadonlySet<number>;
  readonly plan: string | undefined;
}

class DryRunEnd extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super("A dry run has ended");
    this.report = report;
  }
}

/** A dry run takes ids above all real ids, so that it uses up no real id. */
const firstDryRunId = 2_000_000_000;

async function takeIds(tx: WriteDatabase, table: PgTable, count: number, isDryRun: boolean) {
  if (isDryRun) return Array.from({ length: count }, (_, index) => firstDryRunId + index);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id
    from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

/** Locks the imports of a resource. They run one at a time, and never during an undo. */
export const lockImports = (tx: WriteDatabase, resource: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${resource}`}, 0))`);

/** Returns the times at which rows were imported last, by their digests. */
async function importTimes(
  tx: WriteDatabase,
  digests: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.execute<{ digest: string; at: string }>(sql`
    select row_digest as digest, to_json(max(imported_at))#>>'{}' as at from ${importedRows}
    where row_digest = any(${sql.param(digests)}::text[]) group by row_digest`);
  return new Map(rows.map(({ digest, at }) => [digest, at]));
}

const isWrong = ({ errors }: NewRow<unknown> | NamedRow) => Object.keys(errors).length > 0;

/** Adds the errors with which the call that creates a record would refuse rows that it can read. */
async function rejectUnfit<Value>(
  rows: readonly NewRow<Value>[],
  rowOf: (value: Value) => unknown,
): Promise<NewRow<Value>[]> {
  const all: NewRow<Value>[] = [];
  for await (const part of chunks(rows)) {
    for (const row of part) all.push({ ...row, errors: await validateRow(row, rowOf) });
  }
  return all;
}

async function validateRow<Value>(
  { value, errors }: NewRow<Value>,
  rowOf: (value: Value) => unknown,
): Promise<FieldMessages> {
  if (value === undefined) return errors;
  try {
    await rowOf(value);
    return errors;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.errors ?? { "": error.sentence };
  }
}

function plannedNew(
  row: NewRow<unknown>,
  importedAt: string | undefined,
  again: ImportRequest["again"],
): PlannedRow {
  const { row: number, cells, errors } = row;
  const known = { row: number, cells, errors, ...(importedAt !== undefined && { importedAt }) };
  if (isWrong(row)) return { ...known, state: "wrong" };
  const isNew = importedAt === undefined || again === "all" || again.has(number);
  return { ...known, state: isNew ? "new" : "repeated" };
}

function plannedNamed(named: NamedRow): PlannedRow {
  const { row, cells, errors, before, change } = named;
  if (isWrong(named)) return { row, cells, errors, state: "wrong" };
  if (!change || !before) return { row, cells, errors, state: "unchanged" };
  const about = `${change.record.id} ${change.record.version}`;
  return { row, cells, errors, before, about, state: "changed" };
}

type Values = Readonly<Record<string, unknown>>;

interface Done {
  readonly session: Session;
  readonly call: CallName;
  readonly importId: number;
}

async function insertNew(
  tx: WriteDatabase,
  target: ImportedRecord,
  rows: readonly NewRow<object>[],
  ids: readonly number[],
  { session, call, importId }: Done,
) {
  const { adminId, email: adminEmail } = session;
  let done = 0;
  for await (const part of chunks(rows)) {
    const made: { row: Values & { id: number }; rowDigest: string; record: string }[] = [];
    for (const { value, digest } of part) {
      const id = ids[done];
      done += 1;
      if (value === undefined || digest === undefined || id === undefined) continue;
      const row = await target.import.columns(value, { id, session, tx });
      made.push({ row, rowDigest: digest, record: `${target.kind} ${id}` });
    }
    const inserted = made.map(({ row }) => row);
    await insertRows(tx, target.table, inserted);
    await target.import.inserted?.(tx, inserted);
    const digests = made.map(({ rowDigest, record }) => ({ rowDigest, record, importId }));
    await insertRows(tx, importedRows, digests);
    const author = { adminId, adminEmail, call, importId };
    const notes = made.map(({ row, record }) => ({ ...author, record, after: row }));
    await insertRows(tx, audit, notes);
  }
}

/** Writes the changed rows. Each gets an audit entry, like an edit from the form. */
async function writeChanges(
  tx: WriteDatabase,
  { table, kind }: ImportedRecord,
  rows: readonly NamedRow[],
  { session: { adminId, email: adminEmail }, call, importId }: Done,
) {
  for await (const part of chunks(rows)) {
    const notes: (typeof audit.$inferInsert)[] = [];
    for (const { change } of part) {
      if (!change) continue;
      const { record, fields, columns } = change;
      const [written] = await writeFields(tx, table, record.id, { ...fields });
      if (!written) throw new Error("An update of a locked row returned none");
      notes.push({
        adminId,
        adminEmail,
        call,
        importId,
        record: `${kind} ${record.id}`,
        before: pick(record.row, columns),
        after: pick(written, columns),
        version: record.version + 1,
      });
    }
    await insertRows(tx, audit, notes);
  }
}

async function noteImport(
  tx: WriteDatabase,
  { resource, session, isDryRun }: ImportRequest,
  { created, changed }: ImportReport,
): Promise<number> {
  const [id = firstDryRunId] = await takeIds(tx, imports, 1, isDryRun);
  const { adminId, email: adminEmail } = session;
  const row = { id, resource, adminId, adminEmail, created, changed };
  await insertRows(tx, imports, [row]);
  return id;
}

/**
 * Imports a file. A dry run does the same and rolls back.
 * @throws HttpError 400 for an unreadable file, 409 if a plan has changed
 */
export async function importRows(target: ImportedRecord, request: ImportRequest) {
  const { db, session, call, resource, labels, isDryRun, again, plan } = request;
  const { forms } = target.import;
  const file = await readFile(request.file);
  const columns = matchColumns(forms, file.headings, labels);
  const namedRows = file.rows.filter((row) => namesRecord(forms, columns, row));
  const newRows = file.rows.filter((row) => !namesRecord(forms, columns, row));
  const read = await readRows(resource, forms.create, newRows, columns);
  const run = withLongConnection(db, (connection) =>
    connection.transaction(async (tx) => {
      await lockImports(tx, resource);
      const changes = await planChanges(tx, session, target, namedRows, columns);
      const digests = read.flatMap(({ digest }) => digest ?? []);
      const times = await importTimes(tx, digests);
      const timeOf = ({ digest }: NewRow<unknown>) =>
        digest === undefined ? undefined : times.get(digest);
      const isFresh = (row: NewRow<unknown>) =>
        plannedNew(row, timeOf(row), again).state !== "repeated";
      const fit = await rejectUnfit(read.filter(isFresh), (value) =>
        target.import.columns(value, { id: firstDryRunId, session, tx }),
      );
      const checked = await rejectSameValues(tx, target, fit, changes);
      const left = read.filter((row) => !isFresh(row));
      const planned = [
        ...[...checked.created, ...left].map((row) => plannedNew(row, timeOf(row), again)),
        ...checked.changed.map(plannedNamed),
      ].sort((a, b) => a.row - b.row);
      const report = importReport({ file, columns, forms, labels }, planned);
      if (plan !== undefined && plan !== report.plan) throw conflict(say("import.checkAgain"));
      if (report.created + report.changed > 0) {
        const importId = await noteImport(tx, request, report);
        const done = { session, call, importId };
        const ids = await takeIds(tx, target.table, checked.created.length, isDryRun);
        await insertNew(tx, target, checked.created, ids, done);
        await writeChanges(tx, target, checked.changed, done);
        if (!isDryRun) return { ...report, importId };
      }
      if (isDryRun) throw new DryRunEnd(report);
      return report;
    }),
  );
  return rejectDuplicates(target.unique ?? {}, run).catch((error: unknown) => {
    if (error instanceof DryRunEnd) return error.report;
    throw error;
  });
}
