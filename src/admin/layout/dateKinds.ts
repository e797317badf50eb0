import { dateAfter, indiaDate, lastDateOfMonth, monthAfter } from "../../../domain/indiaTime";
import type { Language } from "../../../domain/languages";
import * as words from "../../../domain/momentText";
import { type DateBounds, type DateReading, readDate, readMonth } from "../../../domain/readDate";

/** The rules of a field whose values are dates, `yyyy-MM-dd`, or months, `yyyy-MM`. */
export interface DateKind {
  readonly length: number;
  readonly read: (text: string, bounds: DateBounds) => DateReading;
  readonly write: (value: string, language: Language) => string;
  readonly step: (value: string, count: number) => string;
  readonly turnPage: (value: string, count: number) => string;
}

export type DateKindName = "date" | "month";

function dateInMonth(date: string, count: number): string {
  const month = monthAfter(date.slice(0, 7), count);
  const last = lastDateOfMonth(month);
  const same = `${month}${date.slice(7)}`;
  return same > last ? last : same;
}

export const dateKinds: Readonly<Record<DateKindName, DateKind>> = {
  date: {
    length: 10,
    read: readDate,
    write: words.dateText,
    step: dateAfter,
    turnPage: dateInMonth,
  },
  month: {
    length: 7,
    read: readMonth,
    write: words.shortMonthText,
    step: monthAfter,
    turnPage: (month, count) => monthAfter(month, 12 * count),
  },
};

/** Returns the bounds of a field. A plant's dates are of a person's lifetime. */
export const boundsOf = (first = "1940-01-01", last = "2199-12-31"): DateBounds => ({
  today: indiaDate(new Date()),
  first,
  last,
});

/** Returns a value within the bounds. */
export function clampDate(value: string, { first, last }: DateBounds): string {
  if (value < first.slice(0, value.length)) return first.slice(0, value.length);
  return value > last.slice(0, value.length) ? last.slice(0, value.length) : value;
}
