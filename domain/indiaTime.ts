/** India's offset from UTC: five and a half hours, without summer time. */
const offsetMs = 5.5 * 3_600_000;
const dayMs = 24 * 3_600_000;

const hasOffset = (dateTime: string) => /(Z|[+-]\d\d(:?\d\d)?)$/i.test(dateTime);

/** Adds India's offset to an ISO date-time without an offset. */
export const withIndiaOffset = (dateTime: string): string =>
  hasOffset(dateTime) ? dateTime : `${dateTime}+05:30`;

/** Returns the calendar date in India at an instant, `yyyy-MM-dd`. A date begins at 18:30 UTC of the day before. */
export const indiaDate = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);

/** Returns the date and the time of day in India at an instant, `yyyy-MM-dd HH:mm`. */
export const indiaDateTime = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 16).replace("T", " ");

/** Returns the instant at which a calendar date begins in India. */
export const startOfIndiaDate = (date: string): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - offsetMs);

/** Returns the instant at which a calendar date ends in India. The next date begins at the same instant. */
export const endOfIndiaDate = (date: string): Date =>
  new Date(startOfIndiaDate(date).getTime() + dayMs);

/** Returns the calendar date that is `days` after another one. A negative number gives a date before it. */
export const dateAfter = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Returns the Monday of a date's week. */
export const weekStart = (date: string): string =>
  dateAfter(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Returns the Sunday that ends a date's week. */
export const weekEnd = (date: string): string => dateAfter(weekStart(date), 6);

/** Returns the minutes from midnight to a time of day `HH:mm`. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Returns the time of day `HH:mm` of a number of minutes after midnight. */
export const timeOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Returns the last calendar date of a month, `yyyy-MM`. */
export function lastDateOfMonth(month: string): string {
  const [year = 0, index = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10);
}

/** Returns the calendar dates of the month of `date`, from its first up to `date` itself. */
export function datesOfMonthUntil(date: string): string[] {
  const month = date.slice(0, 8);
  const last = Number(date.slice(8));
  return Array.from(
    { length: last },
    (_, index) => `${month}${String(index + 1).padStart(2, "0")}`,
  );
}

/**
 * Returns the month, `yyyy-MM`, that is `count` months after another one. A negative number gives a month before it.
 */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, index = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Returns the months from `first` to the month before `end`. */
export function monthsBefore(end: string, first: string): string[] {
  const months: string[] = [];
  for (let month = first; month < end; month = monthAfter(month)) months.push(month);
  return months;
}

/** Returns the calendar dates from `first` to the day before `end`. */
export function datesBefore(end: string, first: string): string[] {
  const dates: string[] = [];
  for (let date = first; date < end; date = dateAfter(date)) dates.push(date);
  return dates;
}

/** Returns the days from one date to another, both `yyyy-MM-dd`. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
