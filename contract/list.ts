import * as z from "zod/mini";
import { indiaDateTime } from "../domain/indiaTime";
import type { FieldType, ListFields } from "../domain/lists/listQuery";
import { schemaError } from "../domain/messages/schemaError";
import { hoursText } from "../domain/numbers";
import { isText } from "./fields";

/** The query of a list call, in the dialect of ra-data-simple-rest: each value is JSON. Without `range` all rows. */
export const ListParams = z.object({
  /** The order as JSON, such as `["client","ASC"]`. */
  sort: z.optional(z.string()),
  /** `[0,24]`: first and last row, both included. */
  range: z.optional(z.string()),
  /**
   * `{"unit":"A","quantity_gte":500,"q":"…"}`: equality by field, or a comparison with react-admin's suffix. An array
   * matches each value in it. `null` matches an absent value. `q` searches the texts.
   */
  filter: z.optional(z.string()),
  /** `{"sums":["currentWeight"],"choices":["status"]}`: replies with a {@link ListSummary} instead of the rows. */
  summary: z.optional(z.string()),
  /**
   * `{"columns":["id","client"],"headings":["ID","Client"]}`: replies with all rows as CSV with these
   * columns. `Content-Range` gives their number. `"words":{"status":{"TODO":"To Do"}}` gives the labels of values.
   */
  csv: z.optional(z.string()),
});

/** The maximum number of rows in one reply. No plant has as many. */
export const maxRows = 1_000_000;

/** The maximum number of selected records that one call changes. */
export const maxTogether = 500;

export const Sort = z.tuple([z.string(), z.enum(["ASC", "DESC"])]);
export const Range = z
  .tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())])
  .check(
    z.refine(
      ([first, last]) => last >= first && last - first < maxRows,
      schemaError("list.rows", { most: String(maxRows) }),
    ),
  );
export const FilterValue = z.union([
  z.string().check(z.refine(isText)),
  z.number(),
  z.boolean(),
  // A field that has no value.
  z.null(),
]);
export const Filter = z.record(
  z.string(),
  z.union([FilterValue, z.array(FilterValue).check(z.maxLength(1000))]),
);

const FieldNames = z._default(z.array(z.string()).check(z.maxLength(20)), []);
export const Summary = z.object({ sums: FieldNames, choices: FieldNames });

const longestRow = 100;

/** The office's names of the values of fields: `{"status":{"TODO":"To Do"}}`. */
export const ChoiceWords = z.record(
  z.string(),
  z.record(z.string(), z.string().check(z.maxLength(200))),
);
export type ChoiceWords = z.infer<typeof ChoiceWords>;

export const CsvColumns = z
  .object({
    columns: z.array(z.string()).check(z.minLength(1), z.maxLength(longestRow)),
    headings: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(longestRow)),
    words: z.optional(ChoiceWords),
  })
  .check(
    z.refine(
      ({ columns, headings }) => columns.length === headings.length,
      schemaError("list.headings"),
    ),
  );
export type CsvColumns = z.infer<typeof CsvColumns>;

export const ListSummary = z.object({
  total: z.int().check(z.nonnegative()),
  /** The sum and the number of rows without a figure, by field. */
  sums: z.record(
    z.string(),
    z.object({ sum: z.number(), missing: z.int().check(z.nonnegative()) }),
  ),
  /** The distinct values by field, unsorted. */
  choices: z.record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()]))),
});

export type Summary = z.infer<typeof Summary>;
export type ListSummary = z.infer<typeof ListSummary>;

/** The schema of a list's rows, and the rows that the list shows first. */
export interface RowOrder extends Pick<ListFields, "first"> {
  readonly row: z.ZodMiniObject;
}

export function fieldTypeOf(schema: z.core.$ZodType | undefined): FieldType {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return fieldTypeOf(schema.def.innerType);
  if (schema !== undefined && z.globalRegistry.get(schema)?.kind === "id") return "id";
  if (schema instanceof z.ZodMiniNumber) return "number";
  if (schema instanceof z.ZodMiniISODateTime) return "instant";
  if (schema instanceof z.ZodMiniArray) return "list";
  return schema instanceof z.ZodMiniBoolean ? "boolean" : "text";
}

/** Returns the fields of a list as the list engine takes them. */
export const listFieldsOf = ({ row, first }: RowOrder): ListFields => ({
  types: new Map(Object.entries(row.shape).map(([name, schema]) => [name, fieldTypeOf(schema)])),
  first,
});

/**
 * Returns the schema of a field and the schemas inside it, such as that of an optional field. The schema of the entered
 * value is the last one.
 */
export function layersOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable
  )
    return [schema, ...layersOf(schema.def.innerType)];
  if (!(schema instanceof z.ZodMiniPipe)) return [schema];
  const { in: first, out } = schema.def;
  return [schema, ...layersOf(first instanceof z.ZodMiniTransform ? out : first)];
}

/** Formats an instant for a file: `2026-11-21 18:05` in India. The beginning of a day has the date alone. */
function exportedInstant(value: unknown): unknown {
  const at = new Date(String(value));
  if (Number.isNaN(at.getTime())) return value;
  return indiaDateTime(at).replace(" 00:00", "");
}

type HoursFormat = (hours: number) => unknown;

/** Formats a field for a file: times in India, choices in the words of the screen. The import reads the same text. */
function exportedCell(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  words: ChoiceWords[string] = {},
  hours: HoursFormat = hoursText,
): unknown {
  if (value === undefined || value === null) return "";
  const word = Object.hasOwn(words, String(value)) ? words[String(value)] : undefined;
  if (word !== undefined) return word;
  if (typeof value === "number" && schema && z.globalRegistry.get(schema)?.kind === "hours")
    return hours(value);
  return fieldTypeOf(schema) === "instant" ? exportedInstant(value) : value;
}

/** Formats a row for a file. `hours` formats the fields in hours. Without `hours` they are written as `8 h 17 min`. */
export const exportedCells = (
  { shape }: z.ZodMiniObject,
  row: Readonly<Record<string, unknown>>,
  { columns, words = {} }: CsvColumns,
  hours?: HoursFormat,
): unknown[] =>
  columns.map((name) => {
    const ownWords = Object.hasOwn(words, name) ? words[name] : undefined;
    return exportedCell(shape[name], row[name], ownWords, hours);
  });
