import { withIndiaOffset } from "../../domain/indiaTime";

const two = (figure: number) => String(figure).padStart(2, "0");

/** Returns `yyyy-MM-dd`. Undefined if the calendar has no such day. */
function dateOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year < 10_000 ? date.toISOString().slice(0, 10) : undefined;
}

/** Returns `HH:mm:ss`. Undefined if the clock has no such time. */
const timeOf = (hour: number, minute: number, second: number) =>
  hour < 24 && minute < 60 && second < 61
    ? `${two(hour)}:${two(minute)}:${two(Math.min(second, 59))}`
    : undefined;

const instantOf = (milliseconds: number) =>
  milliseconds > Date.UTC(1900) && milliseconds < Date.UTC(9999)
    ? new Date(milliseconds).toISOString()
    : undefined;

/**
 * Reads milliseconds (from 1e11 on) or seconds (from 1e9 on) since 1970. No date of a plant fits both: 1e11 milliseconds
 * are in 1973, and 1e11 seconds in 5138.
 */
function momentOfEpoch(figure: number): string | undefined {
  if (Math.abs(figure) >= 1e11) return instantOf(figure);
  return Math.abs(figure) >= 1e9 ? instantOf(figure * 1000) : undefined;
}

/**
 * Reads a moment from a list of numbers. Java writes a local date-time as `[2026,11,21,18,8]` and a time as `[18,8]`.
 */
function momentOfParts(figures: readonly unknown[]): string | undefined {
  const whole = figures.filter((figure): figure is number => Number.isInteger(figure));
  if (whole.length !== figures.length) return undefined;
  const [first = 0, second = 0, third = 0, hour, minute = 0, seconds = 0] = whole;
  if (first < 100) return whole.length > 1 ? timeOf(first, second, third) : undefined;
  const date = dateOf(first, second, third);
  if (date === undefined || hour === undefined) return date;
  const time = timeOf(hour, minute, seconds);
  return time && new Date(withIndiaOffset(`${date}T${time}`)).toISOString();
}

const clock = "(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?(?:\\s*([ap])\\.?m\\.?)?";
const offset = "\\s*(Z|UTC|GMT|[+-]\\d{2}:?\\d{2}|[+-]\\d{2})?(?:\\[[\\w/+-]+\\])?";
const yearFirst = new RegExp(
  `^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?:[T ]+${clock}${offset})?$`,
  "i",
);
/** The Indian order: day before month. */
const dayFirst = new RegExp(
  `^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})(?:,?[T ]+${clock}${offset})?$`,
  "i",
);
const timeAlone = new RegExp(`^${clock}$`, "i");

/** Returns the time of a match, with the hour in group `at`. Undefined if the match has no time. */
function timeIn(match: RegExpMatchArray, at: number): string | undefined {
  const [hour, minute, second = "0", half] = match.slice(at, at + 4);
  if (hour === undefined || minute === undefined) return undefined;
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return timeOf(hours, Number(minute), Number(second));
}

/** Returns a zone as an ISO 8601 offset. The default is India's. */
function offsetOf(zone: string | undefined): string {
  if (zone === undefined) return "+05:30";
  const [, hours, minutes = "00"] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return hours === undefined ? "Z" : `${hours}:${minutes}`;
}

function momentOfDateAndTime(
  match: RegExpMatchArray,
  date: string | undefined,
): string | undefined {
  if (date === undefined || match[4] === undefined) return date;
  const time = timeIn(match, 4);
  if (time === undefined) return undefined;
  const fraction = /:\d{2}[.,](\d{1,3})/.exec(match[0])?.[1]?.padEnd(3, "0") ?? "000";
  return instantOf(Date.parse(`${date}T${time}.${fraction}${offsetOf(match[8])}`));
}

/** `Nov 21, 2026, 6:08:00 PM` and `Sat, 21 Nov 2026 12:38:00 GMT`, as programs print them. */
function momentOfWrittenDate(text: string): string | undefined {
  if (!/[a-z]{3}/i.test(text) || !/\b\d{4}\b/.test(text)) return undefined;
  const known = text.replace(/\bIST\b/, "GMT+0530");
  const hasZone = /\b(GMT|UTC|Z)\b|[+-]\d{4}\b/.test(known);
  const at = Date.parse(hasZone || !known.includes(":") ? known : `${known} GMT+0530`);
  if (Number.isNaN(at)) return undefined;
  const day = new Date(at);
  return known.includes(":")
    ? instantOf(at)
    : dateOf(day.getFullYear(), day.getMonth() + 1, day.getDate());
}

/** True for the form of most instants from our own host. The check is fast, because lists have thousands of rows. */
const isRead = (text: string) =>
  text.length === 24 && text.endsWith("Z") && instantOf(Date.parse(text)) === text;

function momentOfText(text: string): string | undefined {
  if (isRead(text)) return text;
  if (/^-?\d{9,}$/.test(text)) return momentOfEpoch(Number(text));
  const iso = yearFirst.exec(text);
  if (iso) return momentOfDateAndTime(iso, dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const indian = dayFirst.exec(text);
  if (indian)
    return momentOfDateAndTime(
      indian,
      dateOf(Number(indian[3]), Number(indian[2]), Number(indian[1])),
    );
  const time = timeAlone.exec(text);
  return time ? timeIn(time, 1) : momentOfWrittenDate(text);
}

/**
 * Reads a point in time as hosts write it: ISO 8601 with or without offset, fraction or time, milliseconds since 1970,
 * Java's arrays, a time of day alone. A time without a zone is in India.
 * @returns an instant in UTC (`2026-11-21T12:38:00.000Z`), a date (`2026-11-21`) or a time (`18:08:00`); undefined for
 * any other value
 */
export function readMoment(value: unknown): string | undefined {
  if (typeof value === "number") return momentOfEpoch(value);
  if (Array.isArray(value)) return momentOfParts(value);
  return typeof value === "string" ? momentOfText(value.trim()) : undefined;
}
