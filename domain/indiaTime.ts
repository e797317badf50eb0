/** India has one time zone and no summer time: UTC plus five and a half hours, always. */
const offsetMs = 5.5 * 3_600_000;
const dayMs = 24 * 3_600_000;

const hasOffset = (dateTime: string) => /(Z|[+-]\d\d(:?\d\d)?)$/i.test(dateTime);

/** An ISO date-time with its offset; one that was written without is India's. */
export const withIndiaOffset = (dateTime: string): string =>
  hasOffset(dateTime) ? dateTime : `${dateTime}+05:30`;

/** The calendar date in India at an instant, `yyyy-MM-dd`: at 18:30 UTC the next one has begun. */
export const indiaDate = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);

/** The date and the time of day in India at an instant, `yyyy-MM-dd HH:mm`. */
export const indiaDateTime = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 16).replace("T", " ");

/** The instant at which a calendar date begins in India. */
export const startOfIndiaDate = (date: string): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - offsetMs);

/** The instant at which a calendar date ends in India, which is when the next one begins. */
export const endOfIndiaDate = (date: string): Date =>
  new Date(startOfIndiaDate(date).getTime() + dayMs);

/** The calendar date a number of days after another one, or before it if the number is negative. */
export const dateAfter = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The minutes from midnight to a time of day `HH:mm`. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The time of day `HH:mm` of a number of minutes after midnight. */
export const timeOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The last calendar date of a month, `yyyy-MM`. */
export function lastDateOfMonth(month: string): string {
  const [year = 0, index = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10);
}

/** The calendar dates of the month of `date`, from its first up to `date` itself. */
export function datesOfMonthUntil(date: string): string[] {
  const month = date.slice(0, 8);
  const last = Number(date.slice(8));
  return Array.from(
    { length: last },
    (_, index) => `${month}${String(index + 1).padStart(2, "0")}`,
  );
}

/** The month, `yyyy-MM`, a number of months after another one, or before it if the number is negative. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, index = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The months from `first` up to `end`, which is not included. */
export function monthsBefore(end: string, first: string): string[] {
  const months: string[] = [];
  for (let month = first; month < end; month = monthAfter(month)) months.push(month);
  return months;
}

/** Returns the days from one date to another, both `yyyy-MM-dd`. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
