import * as words from "../../domain/momentText";
import { durationText } from "../../domain/numbers";
import { readMoment } from "../api/readMoment";
import { readLanguage, readTexts } from "../texts/useTexts";
import { durationTexts } from "./texts";

const localDate = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC" });

type Formats = Readonly<Record<"instant" | "date" | "time", (at: Date) => string>>;

function written(value: unknown, formats: Formats, otherwise: string): string {
  const moment = readMoment(value);
  if (moment === undefined) return otherwise;
  if (moment.includes("T")) return formats.instant(new Date(moment));
  return moment.includes(":")
    ? formats.time(new Date(`1970-01-01T${moment}Z`))
    : formats.date(new Date(moment));
}

/** Writes a calendar date. Dates and times of day have no time zone: they are read and written in the same one. */
const writeDate = (at: Date) => words.dateText(at.toISOString().slice(0, 10), readLanguage());
const writeTime = (at: Date) => words.clockText(at, readLanguage());

/** Writes a moment in India in the office's format: `21 Nov 2026, 6:08 pm`. */
export const indiaMoment = (value: unknown, otherwise = "–"): string =>
  written(
    value,
    {
      instant: (at) => words.momentText(at, readLanguage()),
      date: writeDate,
      time: writeTime,
    },
    otherwise,
  );

/** Writes the calendar date alone: `21 Nov 2026`. */
export const shownDate = (value: unknown, otherwise = "–"): string =>
  written(
    value,
    {
      instant: (at) => words.dateText(at, readLanguage()),
      date: writeDate,
      time: () => otherwise,
    },
    otherwise,
  );

/** Writes a date without its year: `21 Nov`. */
export const shownDay = (at: Date | string): string => words.dayText(at, readLanguage());

/** Writes a date without its year, with its weekday: `Sat, 21 Nov`. */
export const shownWeekday = (at: Date | string): string => words.weekdayText(at, readLanguage());

/** Writes a month, `2026-03`, in words: `March 2026`. */
export function shownMonth(month: string): string {
  return readMoment(`${month}-01`) === undefined ? month : words.monthText(month, readLanguage());
}

/** Writes a moment as a 12-hour time of day in India: `6:08 pm`. */
export const indiaTime = (value: unknown, otherwise = "–"): string =>
  written(
    value,
    {
      instant: (at) => words.timeText(at, readLanguage()),
      date: () => otherwise,
      time: writeTime,
    },
    otherwise,
  );

/**
 * Writes a span in India: `21 Nov 2026, 6:08 am – 2:07 pm`. The date is written once if both ends have the same one.
 */
export function indiaSpan(from: unknown, to: unknown): string {
  if (to === undefined) return indiaMoment(from);
  const end = shownDate(from) === shownDate(to) ? indiaTime(to) : indiaMoment(to);
  return `${indiaMoment(from)} – ${end}`;
}

/** Writes a moment in the viewer's own time zone, in India's format: the day before the month. */
export const localMoment = (value: unknown, otherwise: string): string =>
  written(
    value,
    {
      instant: (at) => at.toLocaleString("en-IN"),
      date: (at) => localDate.format(at),
      time: writeTime,
    },
    otherwise,
  );

/** Formats a duration in whole minutes, such as `8 h 17 min`, in the language of the office. */
export function formatDuration(minutes: number): string {
  const text = readTexts(durationTexts);
  return durationText(minutes, text("hour"), text("minute"));
}
