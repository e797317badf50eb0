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

/** The calendar dates of the month of `date`, from its first up to `date` itself. */
export function datesOfMonthUntil(date: string): string[] {
  const month = date.slice(0, 8);
  const last = Number(date.slice(8));
  return Array.from(
    { length: last },
    (_, index) => `${month}${String(index + 1).padStart(2, "0")}`,
  );
}
