/** The error for a text that is not a number, or that can be read as two numbers. */
export const numberError = "Must be a number, such as 1050 or 1,050.5";

/** `1050`, `1050.5`, `.5`; a sign may stand before it. */
const plain = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Thousands and lakhs: `1,050`, `1,05,000`, `10,50,000.5`. */
const indianGroups = /^[+-]?[1-9]\d?(,\d\d)*,\d{3}(\.\d*)?$/;

/** Groups of thousands: `105,000`, `1,050,000`. A text that fits both groupings gives the same number in both. */
const westernGroups = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

const forms = [plain, indianGroups, westernGroups];

/**
 * Reads a number in the Indian format that this product prints. A comma only groups digits, so `1,05`, `1,5` and
 * `1.050,5` are rejected as ambiguous.
 * @returns undefined if the text is blank or not a number; {@link numberError} says what to type
 */
export function readNumber(text: string): number | undefined {
  const typed = text.trim();
  if (!forms.some((form) => form.test(typed))) return undefined;
  const number = Number(typed.replaceAll(",", ""));
  return Number.isFinite(number) ? number : undefined;
}

/**
 * True if a number has at most `most` decimals. The first 15 digits count, so 0.1 + 0.2 has one decimal, as in a
 * spreadsheet.
 */
export function hasDecimals(number: number, most: number): boolean {
  const written = Number(number.toPrecision(15));
  return Number(written.toFixed(most)) === written;
}

/** The zeros of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam. */
const zeros = "०০੦૦୦௦౦೦൦";

/** The digits of India's scripts as ranges within the brackets of a regular expression. */
export const nativeDigits = [...zeros]
  .map((zero) => `${zero}-${String.fromCodePoint((zero.codePointAt(0) ?? 0) + 9)}`)
  .join("");

const native = new RegExp(`[${nativeDigits}]`, "g");

/**
 * Returns a digit's value, 0 to 9. The digits of each script are ten code points in a row. The scripts are 128 code
 * points apart.
 */
const toValue = (digit: string) => ((digit.codePointAt(0) ?? 0) - 0x966) % 0x80;

/** Replaces the digits of India's scripts by 0 to 9. */
export const toLatinDigits = (text: string): string =>
  text.replace(native, (digit) => String(toValue(digit)));

/** Writes a number with its noun: `1 minute`, `1,200 boxes`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;

/** Writes a duration in whole minutes as people read it: `8 h 17 min`, `8 h`, `17 min`. */
export function durationText(minutes: number, hour = "h", minute = "min"): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [
    hours > 0 && `${hours.toLocaleString("en-IN")} ${hour}`,
    (rest > 0 || hours === 0) && `${rest} ${minute}`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** Formats hours as a decimal number, as another host sends them (docs/another-host.md#rows), in the same words. */
export const hoursText = (hours: number): string => durationText(hours * 60);
