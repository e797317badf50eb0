import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { FieldMessages } from "../../contract/errors";
import type { CallName } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { pick } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { audit, importedRows } from "../db/schema";
import { insertRows, type UniqueConstraints, writeFields } from "../db/writeRows";
import { HttpError } from "../errors";
import type { UniqueField } from "../records/defineRecord";
import type { PlannedRow } from "./importReport";
import { type NamedRow, planChanges } from "./planChanges";
import type { SpreadsheetRow } from "./readFile";
import { chunks, type FileColumns, type NewRow, namesRecord, readImportRows } from "./readRows";
import type { ImportedRecord } from "./recordEditor";

interface CheckedRows<Value extends object> {
  readonly created: readonly NewRow<Value>[];
  readonly changed: readonly NamedRow[];
}

/** Adds an error to each row whose key another record has, or a row above. */
async function rejectSameKeys<Value extends object>(
  tx: WriteDatabase,
  { keyOf: keyIn, findOwners }: UniqueField,
  [field, known]: UniqueConstraints[string],
  { created, changed }: CheckedRows<Value>,
): Promise<CheckedRows<Value>> {
  const keyOf = (row: NewRow<Value> | NamedRow): string | undefined => {
    if ("change" in row && row.change)
      return keyIn({ ...row.change.record.row, ...row.change.fields });
    return "value" in row && row.value !== undefined ? keyIn(row.value) : undefined;
  };
  const inOrder = [...created, ...changed].sort((a, b) => a.row - b.row);
  const owners = await findOwners(
    tx,
    inOrder.flatMap((row) => keyOf(row) ?? []),
  );
  const firstRows = new Map<string, number>();
  for (const row of inOrder) {
    const key = keyOf(row);
    if (key !== undefined && !firstRows.has(key)) firstRows.set(key, row.row);
  }
  const checked = <Row extends NewRow<Value> | NamedRow>(row: Row): Row => {
    const key = keyOf(row);
    if (key === undefined) return row;
    const owner = owners.get(key);
    const ownerId = "change" in row ? row.change?.record.id : undefined;
    const first = firstRows.get(key);
    const isInUse = owner !== undefined && owner !== ownerId;
    if (!isInUse && first === row.row) return row;
    const message = isInUse ? known : say("import.sameValue", { row: String(first) });
    return { ...row, errors: { ...row.errors, [field]: message } };
  };
  return { created: created.map(checked), changed: changed.map(checked) };
}

/** Checks the unique fields of a record kind, each by its constraint. */
async function rejectSameValues<Value extends object>(
  tx: WriteDatabase,
  record: ImportedRecord,
  rows: CheckedRows<Value>,
) {
  const fields = [record.import.uniqueField ?? []].flat();
  let checked = rows;
  for (const [index, constraint] of Object.values(record.unique ?? {}).entries()) {
    const field = fields[index];
    if (field) checked = await rejectSameKeys(tx, field, constraint, checked);
  }
  return checked;
}

/** Rows that were imported before and that the admin wants to import again. */
export type ImportedAgain = "all" | ReadonlySet<number>;

/** The rows of a file that a check of the inserted rows refuses. */
export class RowsRefused extends Error {
  /** The errors of the rows, by the row's number. */
  readonly errors: ReadonlyMap<number, FieldMessages>;

  constructor(errors: ReadonlyMap<number, FieldMessages>) {
    super("Rows of a file were refused beside its other rows");
    this.errors = errors;
  }
}

/** A dry run takes ids above all real ids, so that it uses up no real id. */
export const firstDryRunId = 2_000_000_000;

export async function takeIds(tx: WriteDatabase, table: PgTable, count: number, isDryRun: boolean) {
  if (isDryRun) return Array.from({ length: count }, (_, index) => firstDryRunId + index);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id
    from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

/** Returns the times at which rows were imported last, by their digests. */
export async function importTimes(
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

/** Returns the messages of a refusal by their fields. @throws any other error */
function refusalOf(error: unknown): FieldMessages {
  if (!(error instanceof HttpError)) throw error;
  return error.errors ?? { "": error.sentence };
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
    return refusalOf(error);
  }
}

function plannedNew(
  row: NewRow<unknown>,
  importedAt: string | undefined,
  again: ImportedAgain,
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

interface MadeRow {
  /** The number of the row in the file. */
  readonly number: number;
  readonly row: Values & { id: number };
  readonly rowDigest: string;
  readonly record: string;
}

export interface Done {
  readonly session: Session;
  readonly call: CallName;
  readonly importId: number;
}

/**
 * Checks inserted rows, also against other rows of the file. After a refusal it finds the refused rows one by one.
 * @throws RowsRefused
 */
async function checkInserted(
  tx: WriteDatabase,
  { import: { inserted } }: ImportedRecord,
  rows: readonly MadeRow[],
) {
  const check = async (some: readonly MadeRow[]) =>
    inserted?.(
      tx,
      some.map(({ row }) => row),
    );
  try {
    await check(rows);
  } catch (error) {
    refusalOf(error);
    const errors = new Map<number, FieldMessages>();
    for (const one of rows)
      await check([one]).catch((refusal: unknown) => {
        // After an error of the database the transaction runs no further statement, so no other row can be checked.
        if (!(refusal instanceof HttpError)) throw error;
        errors.set(one.number, refusalOf(refusal));
      });
    throw errors.size === 0 ? error : new RowsRefused(errors);
  }
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
    const made: MadeRow[] = [];
    for (const { value, digest, row: number } of part) {
      const id = ids[done];
      done += 1;
      if (value === undefined || digest === undefined || id === undefined) continue;
      const row = await target.import.columns(value, { id, session, tx });
      made.push({ number, row, rowDigest: digest, record: `${target.kind} ${id}` });
    }
    await insertRows(
      tx,
      target.table,
      made.map(({ row }) => row),
    );
    await checkInserted(tx, target, made);
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

interface RecordPlan {
  readonly resource: string;
  readonly session: Session;
  readonly again: ImportedAgain;
  readonly columns: FileColumns;
  readonly isDryRun: boolean;
}

/** Plans the rows of a file that become records or change them. */
export async function planRecords(
  tx: WriteDatabase,
  target: ImportedRecord,
  rows: readonly SpreadsheetRow[],
  { resource, session, again, columns, isDryRun }: RecordPlan,
) {
  const { forms } = target.import;
  const namedRows = rows.filter((row) => namesRecord(forms, columns, row));
  const newRows = rows.filter((row) => !namesRecord(forms, columns, row));
  const read = await readImportRows(resource, forms.create, newRows, columns);
  const changes = await planChanges(tx, session, target, namedRows, columns);
  const times = await importTimes(
    tx,
    read.flatMap(({ digest }) => digest ?? []),
  );
  const timeOf = ({ digest }: NewRow<unknown>) =>
    digest === undefined ? undefined : times.get(digest);
  const isFresh = (row: NewRow<unknown>) =>
    plannedNew(row, timeOf(row), again).state !== "repeated";
  const fit = await rejectUnfit(read.filter(isFresh), (value) =>
    target.import.columns(value, { id: firstDryRunId, session, tx }),
  );
  const checked = await rejectSameValues(tx, target, { created: fit, changed: changes });
  const left = read.filter((row) => !isFresh(row));
  return {
    planned: [
      ...[...checked.created, ...left].map((row) => plannedNew(row, timeOf(row), again)),
      ...checked.changed.map(plannedNamed),
    ].sort((a, b) => a.row - b.row),
    async write(done: Done) {
      const ids = await takeIds(tx, target.table, checked.created.length, isDryRun);
      await insertNew(tx, target, checked.created, ids, done);
      await writeChanges(tx, target, checked.changed, done);
    },
  };
}
