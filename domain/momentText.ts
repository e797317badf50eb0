/** The format of Indian dates and times. Month names are listed here because ICU versions differ: "Sept" or "Sep". */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

const isCalendarDate = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date);

/** India's clock as the UTC fields of a date; a calendar date, `yyyy-MM-dd`, is its own in every zone. */
const indiaFields = (at: Date | string): Date =>
  typeof at === "string" && isCalendarDate(at)
    ? new Date(`${at}T00:00:00Z`)
    : new Date(new Date(at).getTime() + 5.5 * 3_600_000);

const monthOf = (fields: Date) => months[fields.getUTCMonth()] ?? "";
const twoDigits = (number: number) => String(number).padStart(2, "0");
const dayOf = (fields: Date) => `${fields.getUTCDate()} ${monthOf(fields).slice(0, 3)}`;

export function dateText(at: Date | string): string {
  const fields = indiaFields(at);
  return `${dayOf(fields)} ${fields.getUTCFullYear()}`;
}

/** The same without the year: `21 Sep`. */
export const dayText = (at: Date | string): string => dayOf(indiaFields(at));

/** The same with its weekday: `Mon, 21 Sep`. */
export function weekdayText(at: Date | string): string {
  const fields = indiaFields(at);
  return `${weekdays[fields.getUTCDay()]}, ${dayOf(fields)}`;
}

/** Formats the UTC fields of a date as a 12-hour time of day. */
export function clockText(fields: Date): string {
  const hours = fields.getUTCHours();
  const half = hours < 12 ? "am" : "pm";
  return `${hours % 12 || 12}:${twoDigits(fields.getUTCMinutes())} ${half}`;
}

/** The time on India's clock at an instant, in 12 hours: `6:08 pm`. */
export const timeText = (at: Date | string): string => clockText(indiaFields(new Date(at)));

/** An instant in India: `21 Sep 2026, 6:08 pm`. */
export const momentText = (at: Date | string): string =>
  `${dateText(new Date(at))}, ${timeText(at)}`;

/** A month, `2026-09`, in words: `September 2026`. */
export function monthText(month: string): string {
  const fields = indiaFields(`${month}-01`);
  return `${monthOf(fields)} ${fields.getUTCFullYear()}`;
}
