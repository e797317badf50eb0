import { indiaDateTime } from "../../domain/indiaTime";
import { preferredLanguage } from "../../domain/languages";
import { dateText, dayText, weekdayName } from "../../domain/momentText";

/** The text for a value that the host did not send, or that cannot be read. */
export const noValue = "–";

const numbers = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

export const formatNumber = (value: number | undefined): string =>
  value === undefined ? noValue : numbers.format(value);

export const formatKilograms = (value: number | undefined): string =>
  value === undefined ? noValue : `${numbers.format(value)} kg`;

/** Formats the time of day in India, such as 14:32. */
export function formatTime(at: number): string {
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) ? noValue : indiaDateTime(instant).slice(11);
}

/** Formats the day in India, such as 23 Nov. `isLong` adds the weekday and the year. */
export function formatDay(at: number, locale: string, isLong = false): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return noValue;
  const language = preferredLanguage([locale]);
  return isLong
    ? `${weekdayName(date, language)}, ${dateText(date, language)}`
    : dayText(date, language);
}

/** True from 20:00 to 06:00 in India. */
export function isNight(at: number): boolean {
  const time = formatTime(at);
  return time >= "20:00" || time < "06:00";
}
