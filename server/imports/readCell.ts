import * as z from "zod/mini";
import { startOfIndiaDate } from "../../contract/indiaTime";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const twoDigits = (figure: string | number) => String(figure).padStart(2, "0");

/** A date as people in India write it: the day before the month. What is none stays as it is. */
export function readDate(text: string): string {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (yearFirst) return [yearFirst[1], ...yearFirst.slice(2).map(twoDigits)].join("-");
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (dayFirst) return [dayFirst[3], ...dayFirst.slice(1, 3).reverse().map(twoDigits)].join("-");
  const named = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ,]+(\d{4})$/i.exec(text);
  const month = months.indexOf(named?.[2]?.toLowerCase() ?? "") + 1;
  if (named && month > 0) return `${named[3]}-${twoDigits(month)}-${twoDigits(named[1] ?? "")}`;
  return text;
}

/** A day alone stands for its beginning in India. */
function readInstant(text: string): string {
  const date = readDate(text);
  return z.iso.date().safeParse(date).success ? startOfIndiaDate(date).toISOString() : text;
}

/** A number, whose thousands or lakhs may be set off by commas. What is none stays as it is. */
function readNumber(text: string): number | string {
  const plain = /^[+-]?\d{1,3}(,\d{2,3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : text;
}

function readChoice(options: readonly unknown[], text: string): unknown {
  const wanted = text.toLowerCase();
  return options.find((option) => String(option).toLowerCase() === wanted) ?? text;
}

/** An export sets an apostrophe before what a spreadsheet would take for a formula. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@＝＋－＠\t\r])/, "");

/**
 * What a cell stands for, by the field's schema; nothing where it is blank. What stands for nothing stays
 * a text, for the schema to refuse.
 */
export function readCell(schema: z.core.$ZodType | undefined, cell: string): unknown {
  const text = withoutGuard(cell).trim();
  if (text === "") return undefined;
  if (schema instanceof z.ZodMiniNumber) return readNumber(text);
  if (schema instanceof z.ZodMiniEnum) return readChoice(schema.options, text);
  if (schema instanceof z.ZodMiniISODate) return readDate(text);
  if (schema instanceof z.ZodMiniISODateTime) return readInstant(text);
  return text;
}
