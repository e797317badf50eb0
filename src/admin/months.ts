import { monthAfter } from "../../domain/indiaTime";

const monthsBack = 12;

/**
 * Returns the months that can be chosen on a date, the latest first. A month that is chosen already is always included.
 */
export function monthsUntil(date: string, chosen?: unknown): readonly string[] {
  const present = date.slice(0, 7);
  const months = Array.from({ length: monthsBack + 1 }, (_, back) => monthAfter(present, -back));
  const isOther = typeof chosen === "string" && chosen !== "" && !months.includes(chosen);
  return isOther ? [...months, chosen] : months;
}
