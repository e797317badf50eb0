import * as z from "zod/mini";
import { unescapeFormula } from "../../contract/csv";
import { layersOf } from "../../contract/listFields";
import { datePartsOf } from "../../domain/readDate";
import { readNumber } from "../../domain/readNumber";

const twoDigits = (figure: string | number) => String(figure).padStart(2, "0");

/** Spreadsheets shorten years: `26` is 2026, or 1926 if the field takes no later date. */
const yearsOf = (year: string) => (year.length === 4 ? [year] : [`20${year}`, `19${year}`]);

function datesOf(text: string): string[] {
  const parts = datePartsOf(text);
  if (parts === undefined) return [];
  const { year, month, day } = parts;
  return yearsOf(year).map((full) => `${full}-${twoDigits(month)}-${twoDigits(day)}`);
}

/** Returns the date that the field accepts, or else the likeliest date, which the field then refuses. */
export function readDate(text: string, isAccepted: (date: string) => boolean): string {
  const dates = datesOf(text);
  return dates.find(isAccepted) ?? dates[0] ?? text;
}

const time =
  /^(.+?)(?:,\s*|[T\s]\s*)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?$/i;

/** Returns the hour in 24-hour time. Undefined if a 12-hour clock has no such hour. */
function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

/** Reads a date with an Indian time of day. A date alone means the start of the day in India. */
function readInstant(text: string, isAccepted: (instant: string) => boolean): string {
  const [, day = text, hours = "0", minutes = "00", seconds = "00", half] = time.exec(text) ?? [];
  const hour = hourOf(Number(hours), half);
  if (hour === undefined) return text;
  const clock = `T${twoDigits(hour)}:${minutes}:${seconds}+05:30`;
  const dates = datesOf(day).map((date) => `${date}${clock}`);
  const accepted = dates.find(isAccepted);
  // Uses the value that older versions read, which had no times, so that imported rows are still recognised.
  return accepted === undefined ? (dates[0] ?? text) : new Date(accepted).toISOString();
}

function readChoice(options: readonly unknown[], text: string): unknown {
  const wanted = text.toLowerCase();
  return options.find((option) => String(option).toLowerCase() === wanted) ?? text;
}

/** An export writes Yes or No, a spreadsheet TRUE or FALSE. */
const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/**
 * Reads a cell by its schema. Undefined if the cell is blank. Text that cannot be converted is returned unchanged, and
 * the schema rejects it.
 */
export function readCell(schema: z.core.$ZodType | undefined, cell: string): unknown {
  const text = unescapeFormula(cell).trim();
  if (text === "") return undefined;
  if (schema === undefined) return text;
  const entered = layersOf(schema).at(-1);
  const isAccepted = (value: string) => z.safeParse(schema, value).success;
  if (entered instanceof z.ZodMiniNumber) return readNumber(text) ?? text;
  if (entered instanceof z.ZodMiniBoolean) return yesNo[text.toLowerCase()] ?? text;
  if (entered instanceof z.ZodMiniLiteral) {
    const given = readNumber(text);
    return [...entered.def.values].find((value) => value === (given ?? text)) ?? text;
  }
  if (entered instanceof z.ZodMiniEnum) return readChoice(entered.options, text);
  if (entered instanceof z.ZodMiniISODate) {
    // Banks write the time of a transaction in its date.
    const [, day = text] = time.exec(text) ?? [];
    return readDate(day, isAccepted);
  }
  if (entered instanceof z.ZodMiniISODateTime) return readInstant(text, isAccepted);
  return text;
}
