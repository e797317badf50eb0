import { type Message, say } from "../messages/say";

const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const length = 15;

const digit = "gstin.digit";
const letter = "gstin.letter";
type Wanted = "gstin.digit" | "gstin.letter" | "gstin.notZero" | "gstin.digitOrLetter";
const pattern: readonly (readonly [allowed: RegExp, wanted: Wanted | "Z"])[] = [
  ...Array.from({ length: 2 }, () => [/[0-9]/, digit] as const),
  ...Array.from({ length: 5 }, () => [/[A-Z]/, letter] as const),
  ...Array.from({ length: 4 }, () => [/[0-9]/, digit] as const),
  [/[A-Z]/, letter],
  [/[1-9A-Z]/, "gstin.notZero"],
  [/[Z1-9ABD-J]/, "Z"],
  [/[0-9A-Z]/, "gstin.digitOrLetter"],
];

/** Returns the stored form of a GSTIN: capital letters without blanks. */
export const normalizeGstin = (text: string) => text.replace(/\s+/g, "").toUpperCase();

/**
 * Returns the check character of the first 14 characters of a GSTIN. Weights alternate 1 and 2, in base 36. Source:
 * docs/trade/dispatch-and-tax.md#gstin.
 */
export function gstinCheckCharacter(gstin: string): string {
  const sum = [...gstin.slice(0, length - 1)].reduce((total, character, index) => {
    const product = characters.indexOf(character) * ((index % 2) + 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return characters.charAt((36 - (sum % 36)) % 36);
}

/** Returns a sentence that names the wrong character of a normalized GSTIN. Undefined if the GSTIN is right. */
export function gstinError(gstin: string): Message | undefined {
  if (gstin.length !== length) return say("gstin.length", { length: gstin.length });
  const wrong = pattern.findIndex(([allowed], index) => !allowed.test(gstin.charAt(index)));
  const [, wanted] = pattern[wrong] ?? [];
  const place = wrong + 1;
  if (wanted === "Z") return say("gstin.exactly", { place, character: wanted });
  if (wanted !== undefined) return say(wanted, { place });
  const check = gstinCheckCharacter(gstin);
  return gstin.endsWith(check) ? undefined : say("gstin.exactly", { place: 15, character: check });
}

/** Returns the GST code of the state inside a GSTIN, such as `29`. */
export const stateOfGstin = (gstin: string) => gstin.slice(0, 2);

/** A GST code of a state or union territory. Codes 25 and 28 are of former ones. */
export const stateCodePattern = /^(0[1-9]|1\d|2[0-46-79]|3[0-8]|97)$/;

export const karnataka = "29";

interface Address {
  readonly gstin?: string | undefined;
  readonly stateCode?: string | undefined;
  readonly pin?: string | undefined;
}

const isPinOfKarnataka = (pin: string) => pin >= "560000" && pin <= "591999";

/** Returns a message for each of the address's fields that contradicts another one. */
export function addressErrors({ gstin, stateCode, pin }: Address) {
  const errors: { stateCode?: Message; pin?: Message } = {};
  if (stateCode === undefined) return errors;
  if (gstin !== undefined && stateOfGstin(gstin) !== stateCode)
    errors.stateCode = say("gstin.otherState", { state: stateOfGstin(gstin) });
  if (pin !== undefined && isPinOfKarnataka(pin) !== (stateCode === karnataka))
    errors.pin = stateCode === karnataka ? say("pin.karnataka") : say("pin.otherState");
  return errors;
}

/** The GST codes of India's states and union territories, in ascending order. */
export const states: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["01", "Jammu and Kashmir"],
  ["02", "Himachal Pradesh"],
  ["03", "Punjab"],
  ["04", "Chandigarh"],
  ["05", "Uttarakhand"],
  ["06", "Haryana"],
  ["07", "Delhi"],
  ["08", "Rajasthan"],
  ["09", "Uttar Pradesh"],
  ["10", "Bihar"],
  ["11", "Sikkim"],
  ["12", "Arunachal Pradesh"],
  ["13", "Nagaland"],
  ["14", "Manipur"],
  ["15", "Mizoram"],
  ["16", "Tripura"],
  ["17", "Meghalaya"],
  ["18", "Assam"],
  ["19", "West Bengal"],
  ["20", "Jharkhand"],
  ["21", "Odisha"],
  ["22", "Chhattisgarh"],
  ["23", "Madhya Pradesh"],
  ["24", "Gujarat"],
  ["26", "Dadra and Nagar Haveli and Daman and Diu"],
  ["27", "Maharashtra"],
  ["29", "Karnataka"],
  ["30", "Goa"],
  ["31", "Lakshadweep"],
  ["32", "Kerala"],
  ["33", "Tamil Nadu"],
  ["34", "Puducherry"],
  ["35", "Andaman and Nicobar Islands"],
  ["36", "Telangana"],
  ["37", "Andhra Pradesh"],
  ["38", "Ladakh"],
  ["97", "Other territory"],
]);

/** Returns a state's code and name, such as `29 Karnataka`. */
export const stateText = (code: string) => [code, states.get(code)].filter(Boolean).join(" ");
