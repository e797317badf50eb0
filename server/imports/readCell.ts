import * as z from "zod/mini";
import { unescapeFormula } from "../../contract/csv";
import { layersOf } from "../../contract/schemaLayers";
import { readNumber } from "../../domain/readNumber";
import { readDate, readInstant } from "./readDate";

function readChoice(options: readonly unknown[], text: string): unknown {
  const wanted = text.toLowerCase();
  return options.find((option) => String(option).toLowerCase() === wanted) ?? text;
}

/** An export writes Yes or No, a spreadsheet TRUE or FALSE. */
const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/**
 * Returns a cell's value by the field's schema; undefined if the cell is blank. Text that cannot be converted is
 * returned unchanged, and the schema rejects it.
 */
export function readCell(schema: z.core.$ZodType | undefined, cell: string): unknown {
  const text = unescapeFormula(cell).trim();
  if (text === "") return undefined;
  if (schema === undefined) return text;
  const entered = layersOf(schema).at(-1);
  const isTaken = (value: string) => z.safeParse(schema, value).success;
  if (entered instanceof z.ZodMiniNumber) return readNumber(text) ?? text;
  if (entered instanceof z.ZodMiniBoolean) return yesNo[text.toLowerCase()] ?? text;
  if (entered instanceof z.ZodMiniEnum) return readChoice(entered.options, text);
  if (entered instanceof z.ZodMiniISODate) return readDate(text, isTaken);
  if (entered instanceof z.ZodMiniISODateTime) return readInstant(text, isTaken);
  return text;
}
