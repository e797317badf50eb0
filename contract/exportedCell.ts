import * as z from "zod/mini";
import { indiaDateTime } from "../domain/indiaTime";
import { hoursText } from "../domain/numberTexts";
import type { ChoiceWords, CsvColumns } from "./list";
import { fieldTypeOf } from "./listFields";

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

/** `hours` formats fields in hours; without it they are as `8 h 17 min`. */
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
