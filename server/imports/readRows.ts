import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type * as z from "zod/mini";
import { type FieldErrors, validate } from "../../contract/errors";
import type { Columns } from "./matchColumns";
import { readCell } from "./readCell";
import type { FileRow, ImportedFile } from "./readFile";

/** A row of the file: what it stands for, or what is wrong with it, by field. */
export interface ReadRow<Value> extends FileRow {
  readonly value?: Value;
  /** Of the resource, the value, and which of equal rows this is. */
  readonly digest?: string;
  readonly errors: FieldErrors;
}

/** A file has dates as people write them, whatever the field is sent as. */
const dateMessage = "Must be a date, such as 21/11/2026";

const inWordsOfFiles = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field,
      /^Must be a date( and time$|, such as)/.test(message) ? dateMessage : message,
    ]),
  );

/** After so many rows other requests have their turn. */
const rowsAtOnce = 500;

const digestOf = (...parts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** Reads each row by the form's schema, in the words in which the form would say what is wrong. */
export async function readRows<Form extends z.ZodMiniObject>(
  resource: string,
  form: Form,
  { rows }: ImportedFile,
  columns: Columns,
): Promise<ReadRow<z.output<Form>>[]> {
  const equalRows = new Map<string, number>();
  const read: ReadRow<z.output<Form>>[] = [];
  for (const { row, cells } of rows) {
    const entries = columns.flatMap((field, index) =>
      field === undefined
        ? []
        : [[field, readCell(form.shape[field], cells[index] ?? "")] as const],
    );
    const found = validate(form, Object.fromEntries(entries));
    if (found.ok) {
      const content = digestOf(resource, found.value);
      const nth = (equalRows.get(content) ?? 0) + 1;
      equalRows.set(content, nth);
      read.push({ row, cells, value: found.value, digest: digestOf(content, nth), errors: {} });
    } else {
      read.push({ row, cells, errors: inWordsOfFiles(found.errors) });
    }
    if (read.length % rowsAtOnce === 0) await setImmediate();
  }
  return read;
}
