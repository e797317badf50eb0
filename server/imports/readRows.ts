import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import * as z from "zod/mini";
import { type FieldMessages, validate } from "../../contract/errors";
import type { ImportForms } from "../../contract/imports";
import { say } from "../../domain/messages/say";
import { badRequest } from "../errors";
import { codeError } from "./codeCells";
import { type ImportedFile, readCell, type SpreadsheetRow } from "./readFile";

/** The number of rows after which other requests get a turn. */
const rowsAtOnce = 500;

/** Yields parts of a list that are small enough to process without a pause. Other requests run between the parts. */
export async function* chunks<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let done = 0; done < items.length; done += rowsAtOnce) {
    yield items.slice(done, done + rowsAtOnce);
    await setImmediate();
  }
}

/** Maps items part by part, so that other requests run between the parts. */
async function mapInChunks<T, R>(
  items: readonly T[],
  become: (item: T, index: number) => R,
): Promise<R[]> {
  const all: R[] = [];
  for await (const part of chunks(items)) {
    for (const item of part) all.push(become(item, all.length));
  }
  return all;
}

/** Letters and digits alone: `Reel No.` and `reelNo` name the same column. */
const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The field of each column. Undefined if the import ignores the column. */
export type FileColumns = readonly (string | undefined)[];

const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success;

export const labelIn = (labels: Readonly<Record<string, string>>, field: string): string =>
  (Object.hasOwn(labels, field) && labels[field]) || field;

/** Returns the fields that an import reads, or that identify the record of a row. */
const readFields = ({ create, edit, keys }: ImportForms): ReadonlySet<string> =>
  new Set([...keys, ...Object.keys(create.shape), ...Object.keys(edit.shape)]);

/** True if a field belongs to the record but no import can change it. */
export const isReadOnly = (forms: ImportForms, field: string) => !readFields(forms).has(field);

/** True if a file has a column that names existing records. */
export const namesRecords = ({ keys }: ImportForms, columns: FileColumns) =>
  keys.some((key) => columns.includes(key));

/** Finds the columns of the fields by their headings. */
const placesIn = (
  known: NonNullable<ImportForms["headings"]>,
  headings: readonly string[],
  labels: Readonly<Record<string, string>>,
) => {
  const names = headings.map(folded);
  return Object.entries(known).flatMap(([field, further]) => {
    const wanted = [labelIn(labels, field), field, ...further].map(folded);
    const places = wanted.map((one) =>
      names.findIndex((name) => [one, `${one}inr`, `${one}rs`].includes(name)),
    );
    const place = places.find((found) => found >= 0);
    return place === undefined ? [] : [{ field, place }];
  });
};

const requiredFields = ({ create }: ImportForms) =>
  Object.entries(create.shape).flatMap(([field, schema]) => (isRequired(schema) ? field : []));

/** Returns a function that finds the row with the headings. Rows above it name a bank and an account. */
export const headingFinder =
  (
    forms: ImportForms,
    known: NonNullable<ImportForms["headings"]>,
    labels: Readonly<Record<string, string>>,
  ) =>
  (cells: readonly string[]): boolean => {
    const found = placesIn(known, cells, labels).map(({ field }) => field);
    return requiredFields(forms).every((field) => found.includes(field));
  };

/** Finds columns by field name or label. @throws HttpError 400 if a required column is missing or appears twice */
export function matchColumns(
  forms: ImportForms,
  headings: readonly string[],
  labels: Readonly<Record<string, string>>,
): FileColumns {
  const fields = [...new Set([...readFields(forms), ...Object.keys(forms.record.shape)])];
  const labelOf = (field: string) => labelIn(labels, field);
  // If two fields have the same name, the field that the import reads wins.
  const byName = new Map(
    fields
      .toReversed()
      .flatMap((field) => [
        [folded(labelOf(field)), field] as const,
        [folded(field), field] as const,
      ]),
  );
  const places = forms.headings && placesIn(forms.headings, headings, labels);
  const columns = headings.map((heading, index) =>
    places ? places.find(({ place }) => place === index)?.field : byName.get(folded(heading)),
  );
  const twice = fields.find((field) => columns.indexOf(field) !== columns.lastIndexOf(field));
  if (twice !== undefined)
    throw badRequest({ text: say("import.twoColumns", { label: labelOf(twice) }) });
  const missing = requiredFields(forms)
    .filter((field) => !columns.includes(field))
    .map(labelOf);
  if (missing.length > 0 && !namesRecords(forms, columns)) {
    const labels = missing.join(", ");
    if (forms.lacksHeadings) {
      const cells = headings.filter((heading) => heading !== "").join(", ");
      const beginning = cells.length > 200 ? `${cells.slice(0, 200)}…` : cells;
      throw badRequest({ text: say(forms.lacksHeadings, { labels, cells: beginning }) });
    }
    throw badRequest({
      text: say(missing.length === 1 ? "import.columnMissing" : "import.columnsMissing", {
        labels,
      }),
    });
  }
  return columns;
}

/** A row that becomes a record: its value, or its errors by field. */
export interface NewRow<Value> extends SpreadsheetRow {
  readonly value?: Value;
  /** A digest of the resource, the row's values and its number among equal rows. */
  readonly digest?: string;
  readonly errors: FieldMessages;
}

/** Files have dates in many notations, so the message shows one. */
const dateMessage = say("date.fileForm");
const dateCodes = new Set(["date.form", "date.andTime"]);

export const withFileDateMessage = (errors: FieldMessages): FieldMessages =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field,
      dateCodes.has(message.code) ? dateMessage : message,
    ]),
  );

export const digestRow = (...parts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** Returns the text of a field's cell. Undefined if the file has no such column or the cell is blank. */
export function cellOf(
  columns: FileColumns,
  { cells }: SpreadsheetRow,
  field: string,
): string | undefined {
  const text = cells[columns.indexOf(field)]?.trim();
  return text === "" ? undefined : text;
}

export const namesRecord = ({ keys }: ImportForms, columns: FileColumns, row: SpreadsheetRow) =>
  keys.some((key) => cellOf(columns, row, key) !== undefined);

/**
 * Fills the empty cells of a field from the nearest row above whose cell the schema accepts. Returns the rows, and the
 * number of the row above by the number of the filled row.
 */
export function fillDown(
  rows: readonly SpreadsheetRow[],
  place: number,
  schema: z.core.$ZodType | undefined,
) {
  const sources = new Map<number, number>();
  let above: SpreadsheetRow | undefined;
  const filled = rows.map((row): SpreadsheetRow => {
    const cell = row.cells[place]?.trim() ?? "";
    if (cell !== "") {
      if (schema && z.safeParse(schema, readCell(schema, cell)).success) above = row;
      return row;
    }
    if (place < 0 || above === undefined) return row;
    sources.set(row.row, above.row);
    const cells = Array.from(
      { length: Math.max(row.cells.length, place + 1) },
      (_, at) => row.cells[at] ?? "",
    );
    return { ...row, cells: cells.with(place, above.cells[place] ?? "") };
  });
  return { rows: filled, sources };
}

/** Reads the rows of a file by a form's schema, without digests. Errors have the same words as in the form. */
export function readValues<Form extends z.ZodMiniObject>(
  form: Form,
  rows: ImportedFile["rows"],
  columns: FileColumns,
): Promise<NewRow<z.output<Form>>[]> {
  const fields = columns.map((field) =>
    field !== undefined && Object.hasOwn(form.shape, field) ? field : undefined,
  );
  return mapInChunks(rows, ({ row, cells }) => {
    const entries = fields.flatMap((field, index) =>
      field === undefined
        ? []
        : [[field, readCell(form.shape[field], cells[index] ?? "")] as const],
    );
    const found = validate(form, Object.fromEntries(entries));
    const damaged = fields.flatMap((field, index) => {
      const error = field === undefined ? undefined : codeError(field, cells[index] ?? "");
      return field === undefined || error === undefined ? [] : [[field, error] as const];
    });
    if (!found.ok || damaged.length > 0) {
      const errors = found.ok ? {} : withFileDateMessage(found.messages);
      return { row, cells, errors: { ...errors, ...Object.fromEntries(damaged) } };
    }
    return { row, cells, value: found.value, errors: {} };
  });
}

/** Reads the rows of new records by a form's schema, each with its digest. */
export async function readImportRows<Form extends z.ZodMiniObject>(
  resource: string,
  form: Form,
  rows: ImportedFile["rows"],
  columns: FileColumns,
): Promise<NewRow<z.output<Form>>[]> {
  const equalRows = new Map<string, number>();
  return mapInChunks(await readValues(form, rows, columns), (row) => {
    if (row.value === undefined) return row;
    const content = digestRow(resource, row.value);
    const nth = (equalRows.get(content) ?? 0) + 1;
    equalRows.set(content, nth);
    return { ...row, digest: digestRow(content, nth) };
  });
}
