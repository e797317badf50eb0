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
