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
