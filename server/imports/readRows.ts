import { createHash } from "node:crypto";
import type * as z from "zod/mini";
import { type FieldErrors, validate } from "../../contract/errors";
import type { ImportForms } from "../../contract/imports";
import { mapInChunks } from "./mapInChunks";
import type { Columns } from "./matchColumns";
import { readCell } from "./readCell";
import type { FileRow, ImportedFile } from "./readFile";

/** A row that becomes a record: its value, or its errors by field. */
export interface NewRow<Value> extends FileRow {
  readonly value?: Value;
  /** A digest of the resource, the row's values and its number among equal rows. */
  readonly digest?: string;
  readonly errors: FieldErrors;
}

/** Files have dates in many notations, so the message shows one. */
const dateMessage = "Must be a date, such as 21/11/2026";

export const inWordsOfFiles = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field,
      /^Must be a date( and time$|, such as)/.test(message) ? dateMessage : message,
    ]),
  );

export const digestOf = (...parts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** Returns the text of a field's cell. Undefined if the file has no such column or the cell is blank. */
export function cellOf(columns: Columns, { cells }: FileRow, field: string): string | undefined {
  const text = cells[columns.indexOf(field)]?.trim();
  return text === "" ? undefined : text;
}

/** True if the row names its record. */
export const namesRecord = ({ keys }: ImportForms, columns: Columns, row: FileRow) =>
  keys.some((key) => cellOf(columns, row, key) !== undefined);

/** Reads the rows of new records by the form's schema, in the words in which the form would say what is wrong. */
export function readRows<Form extends z.ZodMiniObject>(
  resource: string,
  form: Form,
  rows: ImportedFile["rows"],
  columns: Columns,
): Promise<NewRow<z.output<Form>>[]> {
  const equalRows = new Map<string, number>();
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
    if (!found.ok) return { row, cells, errors: inWordsOfFiles(found.errors) };
    const content = digestOf(resource, found.value);
    const nth = (equalRows.get(content) ?? 0) + 1;
    equalRows.set(content, nth);
    return { row, cells, value: found.value, digest: digestOf(content, nth), errors: {} };
  });
}
