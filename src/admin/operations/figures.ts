import type { Language } from "../../../domain/languages";

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/**
 * Writes the time since a moment in words, such as `2 days ago`. It uses the largest unit that fits, without fractions.
 * Undefined below one minute.
 */
export function agoText(at: string, now: Date, language: Language): string | undefined {
  const seconds = (now.getTime() - Date.parse(at)) / 1000;
  const fitting = units.find(([, length]) => seconds >= length);
  if (fitting === undefined) return undefined;
  const [unit, size] = fitting;
  const words = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: "always" });
  return words.format(-Math.floor(seconds / size), unit);
}

/** Writes a duration in seconds, such as `41 s`. */
export const secondsText = (seconds: number): string =>
  `${seconds.toLocaleString("en-IN", { maximumFractionDigits: seconds < 10 ? 1 : 0 })} s`;

/** Writes a size, such as `12.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [unit, size] = bytes < 1e6 ? (["kB", 1e3] as const) : (["MB", 1e6] as const);
  return `${(bytes / size).toLocaleString("en-IN", { maximumFractionDigits: 1 })} ${unit}`;
}
