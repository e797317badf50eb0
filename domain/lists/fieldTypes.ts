import { withIndiaOffset } from "../indiaTime";

/** An `id` is compared by its text or number. A calendar date is a `text`. A `list` is not compared. */
export type FieldType = "id" | "number" | "boolean" | "instant" | "text" | "list";

/** Converts the letters A to Z to lower case, as PostgreSQL folds them in its collation "C". */
export const foldCase = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Returns the place of a UTF-16 unit in the order of code points. A surrogate sorts after all code points that need no
 * pair.
 */
const codePointOrder = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** Orders texts by their code points, as PostgreSQL's collation "C" does. */
function compareCodePoints(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = codePointOrder(left.charCodeAt(at)) - codePointOrder(right.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Orders texts without regard to case. */
export const compareTexts = (left: string, right: string): number =>
  compareCodePoints(foldCase(left), foldCase(right));

/** Microseconds since 1970 of an ISO 8601 date-time; without an offset it is India's. NaN for other texts. */
export function microsecondsOf(text: string): number {
  const [, beyondMilliseconds = ""] = /\.\d{3}(\d{1,3})/.exec(text) ?? [];
  return Date.parse(withIndiaOffset(text)) * 1000 + Number(beyondMilliseconds.padEnd(3, "0"));
}

const instantShape =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/** True for an ISO 8601 date-time that PostgreSQL accepts too: PostgreSQL has no year 0. */
export function isInstant(value: unknown): value is string {
  const [, date = ""] = typeof value === "string" ? (instantShape.exec(value) ?? []) : [];
  const midnight = new Date(`${date}T00:00:00Z`);
  // A date that is not in the calendar becomes invalid or another date.
  return (
    !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date) && date >= "0001"
  );
}
