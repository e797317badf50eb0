import { dateAfter, lastDateOfMonth, weekStart } from "./indiaTime";
import { languages } from "./languages";
import { monthNames, shortWeekdayName, weekdayName } from "./momentText";
import { toLatinDigits } from "./numbers";

/** Dates as `yyyy-MM-dd`: today, and the first and the last date that a field takes. */
export type DateBounds = Readonly<Record<"today" | "first" | "last", string>>;

/** The fault of a typed date. `about` is the date or the month that the sentence names. */
export type DateProblem =
  | { readonly problem: "form" }
  | { readonly problem: "days" | "order" | "early" | "late"; readonly about: string };

export type DateReading = { readonly value: string } | DateProblem;

const year = String.raw`(?<year>\d{4}|\d\d)`;
const name = String.raw`(?<month>[\p{L}\p{M}॰]+)`;
const gap = String.raw`[\s./-]+`;

const form = (pattern: string) => new RegExp(`^${pattern}$`, "u");

const monthForms = [
  form(`${name}[\\s.,/-]*${year}`),
  form(`(?<month>\\d{1,2})${gap}${year}`),
  form(String.raw`(?<month>\d\d)(?<year>\d{4})`),
  form(String.raw`(?<year>\d{4})[./-](?<month>\d\d)`),
];

/**
 * The forms of a typed date. The day is first, as people in India write. The year is first only in ISO 8601, and the name
 * of a month can be first.
 */
const dateForms = [
  form(`(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s.,/-]*${name}[\\s.,/-]*${year}`),
  form(`(?<day>\\d{1,2})${gap}(?<month>\\d{1,2})${gap}${year}`),
  form(String.raw`(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})`),
  form(String.raw`(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})`),
  form(`${name}[\\s.]*(?<day>\\d{1,2})[\\s,]+${year}`),
];

/** The forms of a typed date without a year. A day and the number of a month have no blank between them. */
const formsOfThisYear = [
  form(`(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s.,/-]*${name}`),
  form(String.raw`(?<day>\d{1,2})[./-](?<month>\d{1,2})`),
  form(`${name}[\\s.]*(?<day>\\d{1,2})(?:st|nd|rd|th)?`),
];

const todayWords = ["today", "आज", "ಇಂದು"];

/** The days from today to the named day. Hindi has one word for tomorrow and yesterday, so no Hindi word is here. */
const namedDays: Readonly<Record<string, number>> = {
  tomorrow: 1,
  yesterday: -1,
  ನಾಳೆ: 1,
  ನಿನ್ನೆ: -1,
};

const nextWords = ["next", "अगला", "अगले", "ಮುಂದಿನ"];

const plainName = (text: string) => text.normalize("NFC").toLowerCase().replace(/[.॰]/g, "");

/** Returns the number of a month, from its number or its name in a language of the product. */
function monthOf(typed: string): number | undefined {
  if (/^\d+$/.test(typed)) return Number(typed);
  const wanted = plainName(typed);
  for (const language of languages) {
    const names = monthNames(language);
    const isName = ({ long, short }: (typeof names)[number]) =>
      [long, short].map(plainName).includes(wanted) ||
      (wanted.length > 2 && plainName(long).startsWith(wanted));
    const found = names.findIndex(isName);
    if (found >= 0) return found + 1;
  }
  return undefined;
}

/**
 * Returns the year of two or four typed digits. Two digits mean a year at most 20 years ahead and not after the last
 * year of the field.
 */
function yearOf(typed: string, { today, last }: DateBounds): number {
  if (typed.length === 4) return Number(typed);
  const latest = Math.min(Number(today.slice(0, 4)) + 20, Number(last.slice(0, 4)));
  const inThisCentury = 2000 + Number(typed);
  return inThisCentury > latest ? inThisCentury - 100 : inThisCentury;
}

const twoDigits = (figure: number) => String(figure).padStart(2, "0");

function readParts(parts: Readonly<Record<string, string>>, bounds: DateBounds): DateReading {
  const { year: typedYear = "", month: typedMonth = "", day = "1" } = parts;
  const [inYear, month] = [yearOf(typedYear, bounds), monthOf(typedMonth)];
  if (month === undefined || month < 1 || inYear < 1000) return { problem: "form" };
  if (month > 12)
    return parts.day !== undefined && Number(day) >= 1 && Number(day) <= 12 && month <= 31
      ? { problem: "order", about: `${inYear}-${twoDigits(Number(day))}-${twoDigits(month)}` }
      : { problem: "form" };
  const about = `${inYear}-${twoDigits(month)}`;
  const isDay = Number(day) >= 1 && Number(day) <= Number(lastDateOfMonth(about).slice(8));
  return isDay ? { value: `${about}-${twoDigits(Number(day))}` } : { problem: "days", about };
}

/** Nine months, in days. A date without a year that would be further ahead is read as a past date within the bounds. */
const furthestAhead = 274;

/**
 * Returns the year for a day and a month that are typed without a year. Of the dates within the bounds it is the year of the
 * next date, if that date is at most nine months ahead or no date is past, and otherwise of the latest past date. With no date
 * within the bounds it is the present year.
 */
function yearNear(parts: Readonly<Record<string, string>>, bounds: DateBounds): string {
  const present = Number(bounds.today.slice(0, 4));
  // 29 February is at most eight years away.
  const dates = Array.from({ length: 17 }, (_, index) => String(present - 8 + index)).flatMap(
    (year) => {
      const reading = readParts({ ...parts, year }, bounds);
      return "value" in reading ? [reading.value] : [];
    },
  );
  const inBounds = dates.filter((date) => date >= bounds.first && date <= bounds.last);
  const next = inBounds.find((date) => date >= bounds.today);
  const last = inBounds.findLast((date) => date < bounds.today);
  const isNear = next !== undefined && next <= dateAfter(bounds.today, furthestAhead);
  return ((isNear ? next : (last ?? next)) ?? bounds.today).slice(0, 4);
}

/** Returns the number of a day of the week, 0 for Sunday, from the day's name or the name's first three letters or more. */
function weekdayOf(typed: string): number | undefined {
  const wanted = plainName(typed);
  for (const language of languages)
    for (let day = 0; day < 7; day += 1) {
      // A Sunday and the days after it.
      const date = dateAfter("2026-11-01", day);
      const long = plainName(weekdayName(date, language));
      const isName =
        [long, plainName(shortWeekdayName(date, language))].includes(wanted) ||
        (wanted.length > 2 && long.startsWith(wanted));
      if (isName) return day;
    }
  return undefined;
}

/**
 * Reads a day by its name. `Friday` is the first Friday after today, and `next Friday` is the Friday of the next week. A
 * week begins on Monday. Undefined if the text names no day.
 */
function readNamedDay(typed: string, today: string): string | undefined {
  const [near] = Object.keys(namedDays).filter(
    (word) => typed.length > 2 && word.startsWith(typed),
  );
  if (near !== undefined) return dateAfter(today, namedDays[near] ?? 0);
  const [first = "", ...others] = typed.split(/\s+/);
  const isNext = others.length > 0 && nextWords.includes(first);
  const weekday = weekdayOf(isNext ? others.join(" ") : typed);
  if (weekday === undefined) return undefined;
  const inThisWeek = dateAfter(weekStart(today), (weekday + 6) % 7);
  return isNext || inThisWeek <= today ? dateAfter(inThisWeek, 7) : inThisWeek;
}

/** Returns a typed text in the form that the patterns take: trimmed, in small letters and with the digits 0 to 9. */
const plain = (text: string) => toLatinDigits(text).trim().toLowerCase();

const partsIn = (forms: readonly RegExp[], typed: string) =>
  forms.map((one) => one.exec(typed)?.groups).find(Boolean);

/** The parts of a date as they are typed. The date may not exist. */
interface DateParts {
  /** The year in two or four figures. */
  readonly year: string;
  readonly month: number;
  readonly day: number;
}

/** Returns the parts of a date in a text. Undefined if the text has another form. */
export function datePartsOf(text: string): DateParts | undefined {
  const {
    year: typedYear = "",
    month: typedMonth = "",
    day,
  } = partsIn(dateForms, plain(text)) ?? {};
  const month = monthOf(typedMonth);
  return month === undefined || day === undefined
    ? undefined
    : { year: typedYear, month, day: Number(day) };
}

/** Reads a typed date or month by its forms. A date can also be a named day, or lack its year. */
function readForms(forms: readonly RegExp[], typed: string, length: number, bounds: DateBounds) {
  const parts = partsIn(forms, typed);
  if (parts !== undefined) return readParts(parts, bounds);
  if (length < 10) return { problem: "form" } as const;
  const value = readNamedDay(typed, bounds.today);
  if (value !== undefined) return { value };
  const day = partsIn(formsOfThisYear, typed);
  return day === undefined
    ? ({ problem: "form" } as const)
    : readParts({ ...day, year: yearNear(day, bounds) }, bounds);
}

function read(forms: readonly RegExp[], length: number, text: string, bounds: DateBounds) {
  const typed = plain(text);
  const [first, last] = [bounds.first.slice(0, length), bounds.last.slice(0, length)];
  const isToday = typed !== "" && todayWords.some((word) => word.startsWith(typed));
  const reading: DateReading = isToday
    ? { value: bounds.today }
    : readForms(forms, typed, length, bounds);
  if (!("value" in reading)) return reading;
  const value = reading.value.slice(0, length);
  if (value < first) return { problem: "early", about: first } as const;
  return value > last ? ({ problem: "late", about: last } as const) : { value };
}

/**
 * Reads a date as people in India write it: `24 Nov 2026`, `24/11/26`, `24112026`, `24/11`, `24 Nov`, `today`, `Friday`,
 * `next Friday`. A date without a year is near today (`yearNear`), and a field shows the year that was read.
 */
export const readDate = (text: string, bounds: DateBounds): DateReading =>
  read(dateForms, 10, text, bounds);

/** Reads a month, `yyyy-MM`: `Nov 2026`, `11/2026`, `2026-11`, or any date of the month. */
export const readMonth = (text: string, bounds: DateBounds): DateReading =>
  read([...monthForms, ...dateForms], 7, text, bounds);

/** True for a text with a year of four digits. The date is complete then: a further key begins another date. */
export const isWholeDate = (text: string): boolean => /\d{4}/.test(toLatinDigits(text));
