import { indiaDateTime } from "../../domain/indiaTime";

/** Stands in place of a value that the host did not send, or that cannot be read. */
export const noValue = "–";

const numbers = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

export const formatNumber = (value: number | undefined): string =>
  value === undefined ? noValue : numbers.format(value);

export const formatKilograms = (value: number | undefined): string =>
  value === undefined ? noValue : `${numbers.format(value)} kg`;

/** The time of day in India, such as 14:32. */
export function formatTime(at: number): string {
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) ? noValue : indiaDateTime(instant).slice(11);
}

/** The day in India, such as 23 Nov, with the weekday and the year if `isLong`. */
export function formatDay(at: number, locale: string, isLong = false): string {
  if (Number.isNaN(new Date(at).getTime())) return noValue;
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: "Asia/Kolkata",
    weekday: "long",
    day: "2-digit",
    month: "short",
    year: "numeric",
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const day = `${part("day")} ${part("month")}`;
  return isLong ? `${part("weekday")}, ${day} ${part("year")}` : day;
}

/** True from 20:00 to 06:00 in India. */
export function isNight(at: number): boolean {
  const time = formatTime(at);
  return time >= "20:00" || time < "06:00";
}
