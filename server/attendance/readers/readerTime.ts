import { enteredInstant } from "../../../contract/fields";
import { readCell } from "../../imports/readFile";

const instant = enteredInstant();

/** The date and the time of day of a row. Programs write both in either cell, or each in its own. */
interface MomentCells {
  readonly date: string;
  readonly time: string;
}

const hasTime = (text: string) => /\d:\d/.test(text);
const hasDate = (text: string) => /\d[\s./-]+(\d|\p{L}{3})/u.test(text);

/** Returns the field whose cell has the moment, or the field of the part that is missing. */
export const momentField = ({ date, time }: MomentCells): "date" | "time" =>
  date === "" || (!hasTime(date) && time !== "" && !hasTime(time)) ? "time" : "date";

/** Returns the date and the time of day as one text. */
export function momentCellsText({ date, time }: MomentCells): string {
  if (hasTime(date)) return date.trim();
  if (hasTime(time) && hasDate(time)) return time.trim();
  return `${date} ${time}`.trim();
}

/** A date in figures with the year at its end. */
const figures = /^(\d{1,2})([\s./-]+)(\d{1,2})(?=[\s./-]+\d)/;

/**
 * True if the dates of a file have the month before the day: a second number is above 12, and no first number is.
 * Programs write such dates if Windows has American settings.
 */
export function isMonthFirst(texts: readonly string[]): boolean {
  const parts = texts.flatMap((text) => {
    const [found, first, , second] = figures.exec(text) ?? [];
    return found === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  return parts.some(({ second }) => second > 12) && parts.every(({ first }) => first <= 12);
}

/**
 * Attendance Management of ZKTeco writes `A12P12` in place of AM and PM if Windows has no words for them. The hours
 * then run from 0 to 23.
 */
const wordless = /\s*A12P12$/i;

/** Returns the moment of a text, to the second. The text is a time in India. Undefined for a text of another form. */
export function readReaderTime(text: string, monthFirst: boolean): Date | undefined {
  const plain = text.replace(wordless, "").replace(/\s+/g, " ");
  if (!hasTime(plain) || !hasDate(plain)) return undefined;
  const ordered = monthFirst ? plain.replace(figures, "$3$2$1") : plain;
  const read = instant.safeParse(readCell(instant, ordered));
  return read.success ? new Date(read.data) : undefined;
}
