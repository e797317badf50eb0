import { type Message, say } from "../messages/say";
import { isInsideState, totalsOf } from "./gst";
import type {
  Fault,
  FaultPlace,
  InvoiceAddress,
  InvoiceDocument,
  InvoiceLine,
  InvoiceTotals,
} from "./invoiceDocument";
import { isSerial } from "./serials";
import { isNoState, namesZone, undertakingFault } from "./zones";

/**
 * Writes a text in the form that both portals accept: Latin letters without accents, digits, `@#-/,&.` and single
 * blanks.
 */
export const portalText = (text: string | undefined, longest: number): string =>
  (text ?? "")
    // A size has the sign `×`, which the portals refuse. Without an `x` in its place the lengths would run together.
    .replaceAll("×", "x")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9@#\-/,&. \s]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest)
    .trim();

/** Writes a calendar date in the form of both portals: `dd/mm/yyyy`. */
export const portalDate = (date: string) => date.split("-").reverse().join("/");

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

/** The facts that both portals check. Lengths are in characters. */
interface Limits {
  readonly leastName: number;
  readonly leastPlace: number;
  readonly leastDescription: number;
}

const money = (paise: number) =>
  `₹${(paise / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`;

type Party = "supplier" | "recipient" | "delivery";

function addressFaults(
  party: Party,
  place: FaultPlace,
  { name, address1, place: town, pin, stateCode }: InvoiceAddress,
  { leastName, leastPlace }: Limits,
): Fault[] {
  const who = say(`party.${party}`);
  const faults: Fault[] = [];
  const add = (part: string, message: Message) =>
    faults.push({ field: `${party}.${part}`, place, message });
  const texts = [
    ["name", name, leastName],
    ["address1", address1, 1],
    ["place", town, leastPlace],
  ] as const;
  for (const [name, text, least] of texts) {
    const cleaned = portalText(text, 300);
    const part = say(`party.${name}`);
    if (cleaned === "") add(name, say("fault.noLatin", { party: who, part, text }));
    else if (cleaned.length < least)
      add(name, say("fault.tooShort", { party: who, part, text: cleaned, least }));
  }
  if (!/^[1-9][0-9]{5}$/.test(pin)) add("pin", say("fault.pinForm", { party: who, pin }));
  else if (!isPinOfState(pin, stateCode))
    add("pin", say("fault.pinOfState", { party: who, pin, state: stateCode }));
  return faults;
}

function lineFaults({ hsn, description, quantity }: InvoiceLine, index: number, limits: Limits) {
  const faults: Fault[] = [];
  const line = String(index + 1);
  const add = (part: string, message: Message) =>
    faults.push({ field: `lines.${index}.${part}`, place: "INVOICE", message });
  if (!/^([0-9]{4}|[0-9]{6}|[0-9]{8})$/.test(hsn)) add("hsn", say("fault.hsn", { line, hsn }));
  const text = portalText(description, 300);
  if (text === "") add("description", say("fault.lineNoLatin", { line }));
  else if (text.length < limits.leastDescription)
    add("description", say("fault.lineTooShort", { line, least: limits.leastDescription }));
  if (!(quantity > 0)) add("quantity", say("fault.quantity", { line }));
  return faults;
}

/** The names of the taxes are equal in all languages. */
const totalNames = {
  taxablePaise: undefined,
  cgstPaise: "CGST",
  sgstPaise: "SGST",
  igstPaise: "IGST",
} as const;

const isTotal = (name: string): name is keyof typeof totalNames => name in totalNames;

function sumFault(tax: string | undefined, sums: { sum: string; total: string }): Message {
  return tax === undefined ? say("fault.taxableSum", sums) : say("fault.taxSum", { tax, ...sums });
}

function totalFaults(lines: readonly InvoiceLine[], totals: InvoiceTotals): Fault[] {
  const sums = totalsOf(lines);
  const wrong = Object.keys(totalNames)
    .filter(isTotal)
    .flatMap((name) =>
      sums[name] === totals[name]
        ? []
        : [
            {
              field: `totals.${name}`,
              place: "INVOICE" as const,
              message: sumFault(totalNames[name], {
                sum: money(sums[name]),
                total: money(totals[name]),
              }),
            },
          ],
    );
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = totals;
  const sum = taxablePaise + cgstPaise + sgstPaise + igstPaise + roundOffPaise;
  if (sum === totalPaise) return wrong;
  const message = say("fault.totalSum", { sum: money(sum), total: money(totalPaise) });
  return [...wrong, { field: "totals.totalPaise", place: "INVOICE", message }];
}

/**
 * Returns the fault of a wrong kind of tax. A supply inside the supplier's state has CGST and SGST, any other IGST, and a
 * supply under a letter of undertaking none.
 */
function taxKindFaults(document: InvoiceDocument): Fault[] {
  const { zone, totals } = document;
  const fault = (message: Message): Fault[] => [
    { field: "placeOfSupply", place: "INVOICE", message },
  ];
  const isInside = isInsideState(document);
  const ofState = totals.cgstPaise + totals.sgstPaise;
  if (zone?.tax === "UNDERTAKING")
    return ofState + totals.igstPaise === 0 ? [] : fault(say("fault.undertakingTax"));
  if ((isInside ? totals.igstPaise : ofState) === 0) return [];
  if (zone) return fault(say("fault.zoneTax"));
  return fault(say(isInside ? "fault.insideState" : "fault.otherState"));
}

/** Returns the faults of the place and of a special economic zone. A credit note repeats the letter of the invoice. */
function zoneFaults(document: InvoiceDocument): Fault[] {
  const { kind, date, original, placeOfSupply, recipient, zone } = document;
  const faults: Fault[] = [];
  if (isNoState(placeOfSupply)) {
    const message = say("fault.placeNoState", { state: placeOfSupply });
    faults.push({ field: "placeOfSupply", place: "INVOICE", message });
  }
  if (kind !== "CHALLAN" && zone === undefined && namesZone(recipient))
    faults.push({ field: "zone", place: "RECIPIENT", message: say("fault.zoneMark") });
  const letter = undertakingFault(zone, original?.date ?? date);
  return letter ? [...faults, { field: "zone.letter", place: "INVOICE", message: letter }] : faults;
}

/** Returns the faults that both portals refuse. Each fault names its field and says how to correct it. */
export function commonFaults(document: InvoiceDocument, today: string, limits: Limits): Fault[] {
  const { serial, date, supplier, recipient, delivery, lines, totals } = document;
  const faults: Fault[] = [];
  if (!isSerial(serial)) {
    const message = say("fault.serial", { serial });
    faults.push({ field: "serial", place: "INVOICE", message });
  }
  if (date > today)
    faults.push({ field: "date", place: "INVOICE", message: say("fault.dateInFuture") });
  if (supplier.gstin === undefined)
    faults.push({
      field: "supplier.gstin",
      place: "SUPPLIER",
      message: say("fault.ownGstin"),
    });
  else if (supplier.gstin === recipient.gstin && document.kind !== "CHALLAN")
    faults.push({
      field: "recipient.gstin",
      place: "RECIPIENT",
      message: say("fault.sameGstin"),
    });
  return [
    ...faults,
    ...addressFaults("supplier", "SUPPLIER", supplier, limits),
    ...addressFaults("recipient", "RECIPIENT", recipient, limits),
    ...addressFaults("delivery", "RECIPIENT", delivery, { ...limits, leastName: 1 }),
    ...lines.flatMap((line, index) => lineFaults(line, index, limits)),
    ...totalFaults(lines, totals),
    ...taxKindFaults(document),
    ...zoneFaults(document),
  ];
}

/** The known name and GSTIN of a party. A form that is not complete may lack both. */
type Named = Readonly<{ name?: string | undefined; gstin?: string | undefined }>;

const nameKey = (name = "") =>
  name
    .toLowerCase()
    .replace(/[\s.,]+/g, " ")
    .trim();

/** True if a delivery is not to the recipient: another name, or a GSTIN other than the recipient's. */
export const isAnotherParty = (recipient: Named, delivery: Named): boolean =>
  nameKey(delivery.name) !== nameKey(recipient.name) ||
  (delivery.gstin !== undefined && delivery.gstin !== recipient.gstin);

/**
 * True if the goods go to another party than the buyer. Two addresses of one GSTIN are one party. The portals refuse a
 * buyer and a receiver with the same GSTIN: error 618 for an e-way bill, 2323 for an e-invoice. A document of an
 * earlier version has no `isToOther`: its names and GSTINs decide.
 */
export const isShippedToOther = ({ recipient, delivery, isToOther }: InvoiceDocument) =>
  (isToOther ?? isAnotherParty(recipient, delivery)) &&
  (delivery.gstin === undefined || delivery.gstin !== recipient.gstin);
