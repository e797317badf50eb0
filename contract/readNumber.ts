/** What is said of a text that is no number, or that may be read as two different ones. */
export const numberError = "Must be a number, such as 1050 or 1,050.5";

/** `1050`, `1050.5`, `.5`; a sign may stand before it. */
const plain = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Thousands and lakhs: `1,050`, `1,05,000`, `10,50,000.5`. */
const indianGroups = /^[+-]?[1-9]\d?(,\d\d)*,\d{3}(\.\d*)?$/;

/** Thousands alone: `105,000`, `1,050,000`. Where both may be meant, both say the same number. */
const westernGroups = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

const forms = [plain, indianGroups, westernGroups];

/**
 * Reads a number as people in India write it, and as this product prints it. A comma groups digits and is never a
 * decimal point: of `1,05`, `1,5` or `1.050,5` nobody knows what is meant, so they are none.
 * @returns undefined where the text is blank or no number: {@link numberError} says what to type.
 */
export function readNumber(text: string): number | undefined {
  const typed = text.trim();
  if (!forms.some((form) => form.test(typed))) return undefined;
  const number = Number(typed.replaceAll(",", ""));
  return Number.isFinite(number) ? number : undefined;
}
