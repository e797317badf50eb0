import { type Message, say } from "../messages/say";

/**
 * The marks of a client in a special economic zone. `BY_LETTER`: its supplies have no tax while a letter of undertaking
 * holds, and IGST otherwise. `WITH_TAX`: always IGST. `UNDERTAKING`: never tax, so that a sale without a letter is refused.
 */
export const zoneMarks = ["BY_LETTER", "WITH_TAX", "UNDERTAKING"] as const;
export type ZoneMark = (typeof zoneMarks)[number];

export const zoneTaxes = ["WITH_TAX", "UNDERTAKING"] as const;
export type ZoneTax = (typeof zoneTaxes)[number];

/** A letter of undertaking (LUT) of the plant. The dates are calendar dates, mostly of a financial year. */
export interface Undertaking {
  readonly number: string;
  readonly validFrom: string;
  readonly validTo: string;
}

/** A supply to a special economic zone. A supply under an undertaking names the letter. */
export interface ZoneSupply {
  readonly tax: ZoneTax;
  readonly letter?: Undertaking | undefined;
}

const holdsOn = ({ validFrom, validTo }: Undertaking, date: string) =>
  validFrom <= date && date <= validTo;

/**
 * Returns the supply of a client with a zone's mark on a date. The letter is absent if none holds. Source:
 * docs/trade/dispatch-and-tax.md#special-economic-zones.
 */
export function findZoneSupply(
  mark: ZoneMark | null | undefined,
  letters: readonly Undertaking[],
  date: string,
): ZoneSupply | undefined {
  if (mark === null || mark === undefined) return undefined;
  const letter = letters.findLast((row) => row.number !== "" && holdsOn(row, date));
  const isTaxed = mark === "WITH_TAX" || (mark === "BY_LETTER" && !letter);
  if (isTaxed) return { tax: "WITH_TAX" };
  return { tax: "UNDERTAKING", ...(letter && { letter }) };
}

/** Returns the fault of an undertaking without a letter, or with a letter that does not hold on the date. */
export function undertakingFault(zone: ZoneSupply | undefined, date: string): Message | undefined {
  if (zone?.tax !== "UNDERTAKING") return undefined;
  const { letter } = zone;
  if (letter === undefined || letter.number.trim() === "")
    return say("zone.noLetter", { date: { date } });
  if (holdsOn(letter, date)) return undefined;
  const { number, validFrom, validTo } = letter;
  return say("zone.letterEnded", {
    number,
    from: { date: validFrom },
    to: { date: validTo },
    date: { date },
  });
}

/** True for 96 (another country) and 97 (another territory). A special economic zone has the code of a state. */
export const isNoState = (stateCode: string) => stateCode === "96" || stateCode === "97";

interface Addressed {
  readonly gstin?: string | undefined;
  readonly name?: string | undefined;
  readonly address1?: string | undefined;
  readonly address2?: string | undefined;
  readonly place?: string | undefined;
}

const zoneName = /\b(sez|special economic zone)\b/i;
const besideZone = /\b(near|opp|opposite|behind|outside)\b[^,\n]*\b(sez|special economic zone)\b/i;

/**
 * True if a registered party's name or address has the words of a special economic zone. A party beside a zone is not
 * in the zone.
 */
export const namesZone = ({ gstin, name, address1, address2, place }: Addressed) =>
  gstin !== undefined &&
  [name, address1, address2, place].some(
    (text = "") => zoneName.test(text) && !besideZone.test(text),
  );

const showDate = (date: string) => date.split("-").reverse().join("-");

/** Returns the sentence that GST rule 46 asks for on the paper of a supply to a special economic zone. */
export function zoneSentence({ tax, letter }: ZoneSupply): string {
  const supply = "Supply to SEZ unit or SEZ developer for authorised operations";
  if (tax === "WITH_TAX") return `${supply} on payment of integrated tax`;
  const under = `${supply} under letter of undertaking without payment of integrated tax`;
  if (letter === undefined) return under;
  const { number, validFrom, validTo } = letter;
  return `${under}: LUT ${number}, dated ${showDate(validFrom)}, valid until ${showDate(validTo)}`;
}
