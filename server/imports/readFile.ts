import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import * as z from "zod/mini";
import { unescapeFormula } from "../../contract/csv";
import { maxImportBytes, maxImportCharacters, maxImportRows } from "../../contract/imports";
import { layersOf } from "../../contract/list";
import { type Message, say } from "../../domain/messages/say";
import { readNumber } from "../../domain/numbers";
import { datePartsOf } from "../../domain/readDate";
import { badRequest, HttpError } from "../errors";

/** A row of a file, by the number under which a spreadsheet shows it: the headings are row 1. */
export interface SpreadsheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface ImportedFile {
  readonly headings: readonly string[];
  readonly rows: readonly SpreadsheetRow[];
}

/** The number of characters parsed before other requests get a turn. */
const charactersAtOnce = 65_536;

/** Cuts a file into parts of a bounded length. @throws HttpError 413 for a file that is too long */
async function* partsOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let length = 0;
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    for (let at = 0; at < chunk.length; at += charactersAtOnce) {
      const part = decoder.decode(chunk.subarray(at, at + charactersAtOnce), { stream: true });
      length += part.length;
      if (length > maxImportCharacters || bytes > maxImportBytes) {
        const message = say("import.tooLong", { characters: maxImportCharacters });
        throw new HttpError(413, message, { text: message });
      }
      yield part;
      await setImmediate();
    }
  }
  yield decoder.decode();
}

const delimiters = ["\t", ";", ","] as const;

/** The lines among which the headings are looked for, below the name of a bank. */
const longestBeginning = 40;

/** Returns the most frequent delimiter of the headings. Spreadsheets copy cells with tabs. */
function delimiterOf(text: string, isFirst: boolean): string {
  const lines = text.split(/\r\n|\n|\r/, isFirst ? 1 : longestBeginning);
  const columnCounts = delimiters.map(
    (one) => [one, Math.max(...lines.map((line) => line.split(one).length))] as const,
  );
  return columnCounts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** Reads parts until the first line is among them. */
async function beginningOf(parts: AsyncGenerator<string>): Promise<string> {
  let begin = "";
  while (begin.length < charactersAtOnce && !/[\r\n]/.test(begin)) {
    const { value, done } = await parts.next();
    if (done) break;
    begin += value;
  }
  return begin;
}

async function* joined(begin: string, rest: AsyncGenerator<string>) {
  yield begin;
  yield* rest;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

function unreadable(error: CsvError): Message {
  const row = Number(error.records) + 1;
  if (error.code === "CSV_QUOTE_NOT_CLOSED") return say("import.openQuote");
  return say("import.unreadableRow", { row: String(row) });
}

/** Parses a file while it arrives. If the file has too many rows, the rows are counted and dropped. */
async function readRecords(file: AsyncIterable<Uint8Array>, isFirst: boolean, maxRows: number) {
  const parts = partsOf(file);
  const begin = await beginningOf(parts);
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(begin, isFirst),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  });
  const rows: SpreadsheetRow[] = [];
  let headings: readonly string[] | undefined;
  let count = 0;
  let number = 0;
  await pipeline(joined(begin, parts), parser, async (records: AsyncIterable<string[]>) => {
    for await (const cells of records) {
      number += 1;
      if (headings === undefined) headings = cells;
      else if (!isBlank(cells)) {
        count += 1;
        if (count <= maxRows) rows.push({ row: number, cells });
      }
    }
  }).catch((error: unknown) => {
    if (error instanceof CsvError) throw badRequest({ text: unreadable(error) });
    throw error;
  });
  return { headings: headings ?? [], rows, count };
}

type ReadRecords = Awaited<ReturnType<typeof readRecords>>;

/** Returns headings for the columns of a row. Undefined for a row of an unknown file. */
type HeadingsWithout = (cells: readonly string[]) => readonly string[] | undefined;

/** Adds headings to a file that has none: its first row is a row like the others. */
function withHeadings(
  file: ReadRecords,
  headingsWithout: HeadingsWithout,
): ReadRecords | undefined {
  const first = { row: 1, cells: file.headings };
  const rows = isBlank(file.headings) ? file.rows : [first, ...file.rows];
  const headings = rows
    .slice(0, longestBeginning)
    .map(({ cells }) => headingsWithout(cells))
    .find((found) => found !== undefined);
  return headings && { headings, rows, count: file.count + rows.length - file.rows.length };
}

/**
 * Drops the rows above the headings. If no row looks like headings, `headingsWithout` makes the headings. Without
 * `headingsWithout` the first row has the headings.
 */
function belowHeadings(
  file: ReadRecords,
  isHeading: (cells: readonly string[]) => boolean,
  headingsWithout: HeadingsWithout | undefined,
): ReadRecords {
  const { headings, rows, count } = file;
  if (isHeading(headings)) return file;
  const at = rows.slice(0, longestBeginning).findIndex(({ cells }) => isHeading(cells));
  if (at < 0) return (headingsWithout && withHeadings(file, headingsWithout)) ?? file;
  return {
    headings: rows[at]?.cells ?? headings,
    rows: rows.slice(at + 1),
    count: count - at - 1,
  };
}

interface FileRules {
  readonly headingsWithout?: HeadingsWithout | undefined;
  readonly maxRows?: number | undefined;
}

/**
 * Reads the rows of a file. The first row has the headings, unless `isHeading` finds another row. A file without
 * headings gets those of `headingsWithout`. Blank rows are skipped, but row numbers count them.
 * @throws HttpError 400 for no rows or too many
 */
export async function readSpreadsheet(
  file: AsyncIterable<Uint8Array>,
  isHeading?: (cells: readonly string[]) => boolean,
  { headingsWithout, maxRows = maxImportRows }: FileRules = {},
): Promise<ImportedFile> {
  const read = await readRecords(file, isHeading === undefined, maxRows);
  const { headings, rows, count } = isHeading
    ? belowHeadings(read, isHeading, headingsWithout)
    : read;
  if (isBlank(headings) && count === 0) throw badRequest({ text: say("required") });
  if (count === 0) throw badRequest({ text: say("import.noRows") });
  if (count > maxRows) {
    throw badRequest({
      text: say("import.tooManyRows", { rows: count, most: maxRows }),
    });
  }
  return { headings: headings.map((heading) => heading.trim()), rows };
}

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
function readDate(text: string, isAccepted: (date: string) => boolean): string {
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
