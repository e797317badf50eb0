/**
 * Writes a text in the form that both portals accept: Latin letters without accents, digits, `@#-/,&.` and single
 * blanks.
 */
export const portalText = (text: string | undefined, longest: number): string =>
  (text ?? "")
    // The sign of a box's size. Without it the sides would stand side by side.
    .replaceAll("×", "x")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9@#\-/,&. \s]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest)
    .trim();

/** Writes a calendar date in the form of both portals: `dd/mm/yyyy`. */
export const portalDate = (date: string) => date.split("-").reverse().join("/");

/** Converts paise to rupees, as JSON has them. */
export const rupees = (paise: number) => paise / 100;

/** The first three digits of the PIN codes of a state. Source: India Post; two states share some. */
const pinRanges: Readonly<Record<string, readonly (readonly [first: number, last: number])[]>> = {
  "01": [[180, 194]],
  "02": [[171, 177]],
  "03": [[140, 160]],
  "04": [[160, 160]],
  "05": [[244, 263]],
  "06": [[121, 136]],
  "07": [[110, 110]],
  "08": [[301, 345]],
  "09": [[201, 285]],
  "10": [[800, 855]],
  "11": [[737, 737]],
  "12": [[790, 792]],
  "13": [[797, 798]],
  "14": [[795, 795]],
  "15": [[796, 796]],
  "16": [[799, 799]],
  "17": [[793, 794]],
  "18": [[781, 788]],
  "19": [[700, 743]],
  "20": [[813, 835]],
  "21": [[751, 770]],
  "22": [[490, 497]],
  "23": [[450, 488]],
  "24": [[360, 396]],
  "26": [
    [362, 362],
    [396, 396],
  ],
  "27": [[400, 445]],
  "29": [[560, 591]],
  "30": [[403, 403]],
  "31": [[682, 682]],
  "32": [[670, 695]],
  "33": [[600, 643]],
  "34": [
    [533, 533],
    [605, 609],
    [673, 673],
  ],
  "35": [[744, 744]],
  "36": [[500, 509]],
  "37": [[500, 535]],
  "38": [[194, 194]],
};

const isIn = (pin: string, ranges: readonly (readonly [first: number, last: number])[]) => {
  const head = Number(pin.slice(0, 3));
  return ranges.some(([first, last]) => first <= head && head <= last);
};

/** True if a PIN code can be of a state. A state that is not in the table has any. */
export function isPinOfState(pin: string, stateCode: string): boolean {
  const ranges = pinRanges[stateCode];
  return ranges === undefined || isIn(pin, ranges);
}

/** Returns the state of a PIN code. Undefined if several states share its first digits, or none has them. */
export function stateOfPin(pin: string): string | undefined {
  const [state, ...others] = Object.entries(pinRanges).filter(([, ranges]) => isIn(pin, ranges));
  return others.length === 0 ? state?.[0] : undefined;
}
