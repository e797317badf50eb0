import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { unescapeFormula } from "../../contract/csv";
import type { FieldMessages } from "../../contract/errors";
import { acceptsNull } from "../../contract/fields";
import { type ImportForms, noEdit } from "../../contract/imports";
import { exportedCells } from "../../contract/list";
import { say } from "../../domain/messages/say";
import { changedColumns } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { selectColumns } from "../lists/readList";
import { codeError } from "./codeCells";
import { readCell, type SpreadsheetRow } from "./readFile";
import { cellOf, chunks, type FileColumns, withFileDateMessage } from "./readRows";
import { type ImportedRecord, kindMessage, type LockedRecord, lockRecords } from "./recordEditor";

type Values = Readonly<Record<string, unknown>>;

interface RecordChange {
  readonly record: LockedRecord;
  readonly fields: object;
  /** The columns of the file whose values differ from the record's present values. */
  readonly columns: readonly string[];
}

/** A row that names a record, with its change, if any, or its errors by field. */
export interface NamedRow extends SpreadsheetRow {
  readonly errors: FieldMessages;
  readonly change?: RecordChange;
  /** The record's present values of cells that change it, by field. */
  readonly before?: Readonly<Record<string, string>>;
}

const Shown = z.record(z.string(), z.unknown());

/** Reads the records that a condition finds, in the form of an export. */
async function readExportedRecords(
  tx: WriteDatabase,
  { import: { forms }, list }: ImportedRecord,
  where: SQL,
): Promise<Values[]> {
  const { rows } = await tx.execute<{ json: string }>(sql`
    select row_to_json(shown)::text as json
    from (select ${selectColumns(list, forms.record)} from ${list.from} where ${where}) shown`);
  return rows.map(({ json }) => Shown.parse(JSON.parse(json)));
}

/** Finds the records that rows name, in the form of an export, by each of their keys. */
async function findNamedRecords(
  tx: WriteDatabase,
  target: ImportedRecord,
  rows: readonly SpreadsheetRow[],
  columns: FileColumns,
): Promise<ReadonlyMap<string, Values>> {
  const { keys } = target.import.forms;
  const cells = (key: string) => rows.flatMap((row) => keyIn(cellOf(columns, row, key)) ?? []);
  const ids = cells("id").flatMap((cell) => parseId(cell) ?? []);
  const ofIds = sql`${target.list.fields.id} = any(${sql.param(ids)}::int[])`;
  const { barcodeId: barcode }: Readonly<Record<string, SQLWrapper>> = target.list.fields;
  const where =
    keys.includes("barcodeId") && barcode
      ? sql`(${ofIds} or ${barcode} = any(${sql.param(cells("barcodeId"))}::text[]))`
      : ofIds;
  const found = await readExportedRecords(tx, target, where);
  return new Map(
    found.flatMap((record) => keys.map((key) => [`${key} ${record[key]}`, record] as const)),
  );
}

/** Reads the number or barcode in a cell. */
const keyIn = (cell: string | undefined) =>
  cell === undefined ? undefined : unescapeFormula(cell).trim().replace(/^#/, "").toUpperCase();

/** Finds the record by the keys in a row, or returns an error for the key's field. */
function findRecord(
  { import: { forms }, kind }: ImportedRecord,
  row: SpreadsheetRow,
  columns: FileColumns,
  known: ReadonlyMap<string, Values>,
): { readonly found: Values } | { readonly errors: FieldMessages } {
  const named = forms.keys.flatMap((key) => {
    const cell = keyIn(cellOf(columns, row, key));
    return cell === undefined ? [] : [{ key, record: known.get(`${key} ${cell}`) }];
  });
  const missing = named.find(({ record }) => record === undefined);
  if (missing) {
    const code = missing.key === "id" ? "import.noNumber" : "import.noBarcode";
    return { errors: { [missing.key]: say(code, { kind: kindMessage(kind) }) } };
  }
  const [first, ...others] = named;
  const other = others.find(({ record }) => record?.id !== first?.record?.id);
  if (other)
    return { errors: { [other.key]: say("import.otherBarcode", { kind: kindMessage(kind) }) } };
  return first?.record ? { found: first.record } : { errors: {} };
}

const plain = (text: unknown) => unescapeFormula(String(text).replace(/\r\n?/g, "\n")).trim();

const writtenAs = (record: z.ZodMiniObject, field: string, value: unknown): string =>
  plain(exportedCells(record, { [field]: value }, { columns: [field], headings: [field] })[0]);

const scaleOnly = say("import.onlyScale");
const cancelOnly = say("import.onlyCancelled");

/**
 * Returns the values that the edit form would send. A cell equal to the record's value, in any format, changes nothing.
 */
function editedValues(
  forms: ImportForms,
  shown: Values,
  row: SpreadsheetRow,
  columns: FileColumns,
) {
  const { create, edit, record } = forms;
  const values: Record<string, unknown> = {};
  const before: Record<string, string> = {};
  const errors: FieldMessages = {};
  const present = (field: string) => shown[field] ?? undefined;
  for (const field of Object.keys(edit.shape)) values[field] = present(field);
  columns.forEach((field, place) => {
    if (field === undefined || field === "version") return;
    const isEdited = Object.hasOwn(edit.shape, field);
    if (!isEdited && !Object.hasOwn(create.shape, field)) return;
    const cell = row.cells[place] ?? "";
    const is = writtenAs(record, field, present(field) ?? "");
    if (plain(cell) === is) return;
    const fieldSchema = Object.entries(isEdited ? edit.shape : create.shape).find(
      ([name]) => name === field,
    )?.[1];
    const value = readCell(fieldSchema, cell);
    // A blank cell says neither yes nor no.
    if (value === undefined && typeof present(field) === "boolean") return;
    if (writtenAs(record, field, value ?? "") === is) return;
    const damaged = codeError(field, cell);
    if (damaged) errors[field] = damaged;
    if (!isEdited) errors[field] = edit === noEdit ? cancelOnly : scaleOnly;
    values[field] = value === undefined && acceptsNull(edit, field) ? null : value;
    before[field] = is;
  });
  return { values, errors, before };
}

const staleMessage = say("import.stale");

/** True if the row has an old version and the record has changed since. */
async function isStale(
  columns: FileColumns,
  row: SpreadsheetRow,
  record: LockedRecord,
): Promise<boolean> {
  const cell = cellOf(columns, row, "version");
  if (cell === undefined) return false;
  const version = parseId(plain(cell));
  return version === undefined || !(await record.isUnchangedSince(version));
}

async function planChange(
  { import: { forms } }: ImportedRecord,
  row: SpreadsheetRow,
  columns: FileColumns,
  { shown, record }: { readonly shown: Values; readonly record: LockedRecord },
): Promise<NamedRow> {
  const { values, errors, before } = editedValues(forms, shown, row, columns);
  if (Object.keys(before).length === 0) return { ...row, errors: {} };
  const edited = await record.edit(values);
  if ("errors" in edited)
    return { ...row, errors: { ...withFileDateMessage(edited.errors), ...errors } };
  const changed = changedColumns(record.row, edited.fields);
  if (Object.keys(errors).length > 0) return { ...row, errors };
  if (changed.length === 0) return { ...row, errors: {} };
  if (await isStale(columns, row, record)) return { ...row, errors: { version: staleMessage } };
  return {
    ...row,
    errors: {},
    before,
    change: { record, fields: edited.fields, columns: changed },
  };
}

/** Locks the named records until the import ends. Each record may appear in one row. */
export async function planChanges(
  tx: WriteDatabase,
  session: Session,
  target: ImportedRecord,
  rows: readonly SpreadsheetRow[],
  columns: FileColumns,
): Promise<NamedRow[]> {
  const planned: NamedRow[] = [];
  const firstRows = new Map<number, number>();
  for await (const part of chunks(rows)) {
    const known = await findNamedRecords(tx, target, part, columns);
    const ids = [...new Set([...known.values()].map(({ id }) => Number(id)))];
    const locked = await lockRecords(tx, target, session, ids);
    // Another request may have changed a record before the lock.
    const isLocked = sql`${target.list.fields.id} = any(${sql.param(ids)}::int[])`;
    const asLocked = await readExportedRecords(tx, target, isLocked);
    const shownById = new Map(asLocked.map((shown) => [Number(shown.id), shown]));
    const byId = new Map(locked.map((record) => [record.id, record]));
    for (const row of part) {
      const named = findRecord(target, row, columns, known);
      if ("errors" in named) {
        planned.push({ ...row, errors: named.errors });
        continue;
      }
      const id = Number(named.found.id);
      const [shown, record] = [shownById.get(id), byId.get(id)];
      const first = firstRows.get(id);
      firstRows.set(id, first ?? row.row);
      if (!shown || !record) planned.push({ ...row, errors: { "": say("import.gone") } });
      else if (first !== undefined)
        planned.push({
          ...row,
          errors: {
            "": say("import.sameRecord", {
              kind: kindMessage(target.kind),
              row: String(first),
            }),
          },
        });
      else planned.push(await planChange(target, row, columns, { shown, record }));
    }
  }
  return planned;
}
