import * as z from "zod/mini";
import type { ImportForms } from "../../contract/imports";
import { badRequest } from "../errors";

/** Letters and digits alone: `Reel No.` and `reelNo` name the same column. */
const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The field of each column. Undefined if the import ignores the column. */
export type Columns = readonly (string | undefined)[];

const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success;

/** Returns the office's name of a field. */
export const labelIn = (labels: Readonly<Record<string, string>>, field: string): string =>
  (Object.hasOwn(labels, field) && labels[field]) || field;

/** The fields that an import reads, or that say which record a row is about. */
const readFields = ({ create, edit, keys }: ImportForms): ReadonlySet<string> =>
  new Set([...keys, ...Object.keys(create.shape), ...Object.keys(edit.shape)]);

/** True if a field belongs to the record but no import can change it. */
export const isReadOnly = (forms: ImportForms, field: string) => !readFields(forms).has(field);

/** True if a file has a column that names existing records. */
export const namesRecords = ({ keys }: ImportForms, columns: Columns) =>
  keys.some((key) => columns.includes(key));

/**
 * Finds the columns of a record's fields by field name or by label.
 * @throws HttpError 400 if a required column is missing or appears twice
 */
export function matchColumns(
  forms: ImportForms,
  headings: readonly string[],
  labels: Readonly<Record<string, string>>,
): Columns {
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
  const columns = headings.map((heading) => byName.get(folded(heading)));
  const twice = fields.find((field) => columns.indexOf(field) !== columns.lastIndexOf(field));
  if (twice !== undefined) {
    throw badRequest({ text: `There are two columns for ${labelOf(twice)}` });
  }
  const missing = Object.entries(forms.create.shape)
    .filter(([field, schema]) => isRequired(schema) && !columns.includes(field))
    .map(([field]) => labelOf(field));
  if (missing.length > 0 && !namesRecords(forms, columns)) {
    const columnsMissing = missing.length === 1 ? "a column" : "columns";
    throw badRequest({
      text: `The first row has to name the columns, and lacks ${columnsMissing} for ${missing.join(", ")}`,
    });
  }
  return columns;
}
