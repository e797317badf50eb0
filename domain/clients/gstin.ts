const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const length = 15;

/** The state, the PAN, the number of the registration, its kind and the check character. */
const form = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;

const digit = "a digit";
const letter = "a letter";
const pattern: readonly (readonly [allowed: RegExp, wanted: string])[] = [
  ...Array.from({ length: 2 }, () => [/[0-9]/, digit] as const),
  ...Array.from({ length: 5 }, () => [/[A-Z]/, letter] as const),
  ...Array.from({ length: 4 }, () => [/[0-9]/, digit] as const),
  [/[A-Z]/, letter],
  [/[1-9A-Z]/, "1 to 9 or a letter"],
  [/[Z1-9ABD-J]/, "Z"],
  [/[0-9A-Z]/, "a digit or a letter"],
];

/** The GSTIN as it is stored: capital letters without blanks. */
export const normalizeGstin = (text: string) => text.replace(/\s+/g, "").toUpperCase();

/** The check character of the first 14 characters of a GSTIN. Weights alternate 1 and 2, in base 36. */
export function gstinCheckCharacter(gstin: string): string {
  const sum = [...gstin.slice(0, length - 1)].reduce((total, character, index) => {
    const product = characters.indexOf(character) * ((index % 2) + 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return characters.charAt((36 - (sum % 36)) % 36);
}

/** Returns a sentence that names the wrong character of a normalized GSTIN. Undefined if the GSTIN is right. */
export function gstinError(gstin: string): string | undefined {
  if (gstin.length !== length) return `A GSTIN has 15 characters, not ${gstin.length}`;
  const wrong = pattern.findIndex(([allowed], index) => !allowed.test(gstin.charAt(index)));
  if (wrong >= 0) return `Character ${wrong + 1} must be ${pattern[wrong]?.[1]}`;
  const check = gstinCheckCharacter(gstin);
  return gstin.endsWith(check) ? undefined : `Character 15 must be ${check}`;
}

export const isGstin = (gstin: string) => form.test(gstin) && gstinError(gstin) === undefined;

/** The PAN inside a GSTIN. */
export const panOfGstin = (gstin: string) => gstin.slice(2, 12);

/** The GST code of the state inside a GSTIN, such as `29`. */
export const stateOfGstin = (gstin: string) => gstin.slice(0, 2);
