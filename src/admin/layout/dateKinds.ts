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
  /** The name of the calendar's page with a value: a month's days, or a year's months. */
  readonly pageName: (value: string, language: Language) => string;
  /** The rows of the calendar's page. A week can begin or end in another month. */
  readonly rows: (value: string) => readonly (readonly string[])[];
  readonly columns: number;
  readonly cell: (value: string, language: Language) => string;
}

export type DateKindName = "date" | "month";

/** Returns the number of the days before a date in a week that begins on Monday. */
const daysFromMonday = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

function dateInMonth(date: string, count: number): string {
  const month = monthAfter(date.slice(0, 7), count);
  const last = lastDateOfMonth(month);
  const same = `${month}${date.slice(7)}`;
  return same > last ? last : same;
}

function weeksOf(date: string): readonly (readonly string[])[] {
  const first = `${date.slice(0, 7)}-01`;
  const monday = dateAfter(first, -daysFromMonday(first));
  const last = lastDateOfMonth(date.slice(0, 7));
  const weeks: string[][] = [];
  for (let day = monday; day <= last; day = dateAfter(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => dateAfter(day, index)));
  return weeks;
}

const quartersOf = (month: string) =>
  [0, 3, 6, 9].map((first) =>
    [0, 1, 2].map((index) => monthAfter(`${month.slice(0, 4)}-01`, first + index)),
  );

export const dateKinds: Readonly<Record<DateKindName, DateKind>> = {
  date: {
    length: 10,
    read: readDate,
    write: words.dateText,
    step: dateAfter,
    turnPage: dateInMonth,
    pageName: (date, language) => words.monthText(date.slice(0, 7), language),
    rows: weeksOf,
    columns: 7,
    cell: (date) => String(Number(date.slice(8))),
  },
  month: {
    length: 7,
    read: readMonth,
    write: words.shortMonthText,
    step: monthAfter,
    turnPage: (month, count) => monthAfter(month, 12 * count),
    pageName: (month) => month.slice(0, 4),
    rows: quartersOf,
    columns: 3,
    cell: (month, language) => words.shortMonthText(month, language).replace(/ \d+$/, ""),
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
