import * as z from "zod/mini";
import { badRequest } from "../errors";

/** Letters and digits alone: `Reel No.` and `reelNo` name the same column. */
const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The field that each column stands for; none where the column is left out. */
export type Columns = readonly (string | undefined)[];

const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success;

/**
 * Finds the columns of a form's fields, by their names or what the office calls them.
 * @throws HttpError 400 where a column that is needed is missing, or is there twice
 */
export function matchColumns(
  form: z.ZodMiniObject,
  headings: readonly string[],
  labels: Readonly<Record<string, string>>,
): Columns {
  const fields = Object.keys(form.shape);
  const labelOf = (field: string) => (Object.hasOwn(labels, field) && labels[field]) || field;
  const byName = new Map(
    fields.flatMap((field) => [
      [folded(labelOf(field)), field] as const,
      [folded(field), field] as const,
    ]),
  );
  const columns = headings.map((heading) => byName.get(folded(heading)));
  const twice = fields.find((field) => columns.indexOf(field) !== columns.lastIndexOf(field));
  if (twice !== undefined) {
    throw badRequest({ text: `There are two columns for ${labelOf(twice)}` });
  }
  const missing = Object.entries(form.shape)
    .filter(([field, schema]) => isRequired(schema) && !columns.includes(field))
    .map(([field]) => labelOf(field));
  if (missing.length > 0) {
    const columnsMissing = missing.length === 1 ? "a column" : "columns";
    throw badRequest({
      text: `The first row has to name the columns, and lacks ${columnsMissing} for ${missing.join(", ")}`,
    });
  }
  return columns;
}
