/** Returns the first date of a date's financial year in India. */
export function financialYearStart(date: string): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return `${month < 4 ? year - 1 : year}-04-01`;
}

/** Returns the financial year of a calendar date in India: `26-27` from 1 April 2026 to 31 March 2027. */
export function financialYearOf(date: string): string {
  const first = Number(financialYearStart(date).slice(0, 4));
  const twoDigits = (one: number) => String(one % 100).padStart(2, "0");
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** The form of a serial: at most 16 letters, digits, hyphens and slashes. Source: GST rules 46 and 55. */
const form = /^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$/;

export const isSerial = (text: string) => form.test(text);

/** The most characters of a series, so that its serials have at most 16 characters. */
export const longestSeries = 3;

/** Returns a number of a series in a financial year: `A/26-27/00001`. */
export const serialOf = (series: string, financialYear: string, number: number) =>
  `${series}/${financialYear}/${String(number).padStart(5, "0")}`;
