import { totalsOf } from "./gst";
import type {
  Fault,
  FaultPlace,
  InvoiceAddress,
  InvoiceDocument,
  InvoiceLine,
  InvoiceTotals,
} from "./invoiceDocument";
import { isPinOfState, portalText } from "./portalText";
import { isSerial } from "./serials";

/** The facts that both portals check. Lengths are in characters. */
interface Limits {
  readonly leastName: number;
  readonly leastPlace: number;
  readonly leastDescription: number;
}

const money = (paise: number) =>
  `₹${(paise / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`;

const latin = "write it in Latin letters for the portal";

function addressFaults(
  who: string,
  place: FaultPlace,
  { name, address1, place: town, pin, stateCode }: InvoiceAddress,
  { leastName, leastPlace }: Limits,
): Fault[] {
  const field = who.toLowerCase();
  const faults: Fault[] = [];
  const add = (part: string, message: string) =>
    faults.push({ field: `${field}.${part}`, place, message });
  const texts = [
    ["name", "name", name, leastName],
    ["address1", "address", address1, 1],
    ["place", "place", town, leastPlace],
  ] as const;
  for (const [part, what, text, least] of texts) {
    const cleaned = portalText(text, 300);
    if (cleaned === "") add(part, `${who}: the ${what} “${text}” has no Latin letter, ${latin}`);
    else if (cleaned.length < least)
      add(part, `${who}: the ${what} “${cleaned}” needs at least ${least} characters`);
  }
  if (!/^[1-9][0-9]{5}$/.test(pin)) add("pin", `${who}: a PIN code has 6 digits, not “${pin}”`);
  else if (!isPinOfState(pin, stateCode))
    add("pin", `${who}: the PIN code ${pin} is not in the state ${stateCode}`);
  return faults;
}

function lineFaults({ hsn, description, quantity }: InvoiceLine, index: number, limits: Limits) {
  const faults: Fault[] = [];
  const number = index + 1;
  const add = (part: string, message: string) =>
    faults.push({ field: `lines.${index}.${part}`, place: "INVOICE", message });
  if (!/^([0-9]{4}|[0-9]{6}|[0-9]{8})$/.test(hsn))
    add("hsn", `Line ${number}: an HSN code has 4, 6 or 8 digits, not “${hsn}”`);
  const text = portalText(description, 300);
  if (text === "")
    add("description", `Line ${number}: the description has no Latin letter, ${latin}`);
  else if (text.length < limits.leastDescription)
    add("description", `Line ${number}: the description needs ${limits.leastDescription} letters`);
  if (!(quantity > 0)) add("quantity", `Line ${number}: the quantity must be more than 0`);
  return faults;
}

const totalNames = {
  taxablePaise: "taxable value",
  cgstPaise: "CGST",
  sgstPaise: "SGST",
  igstPaise: "IGST",
} as const;

const isTotal = (name: string): name is keyof typeof totalNames => name in totalNames;

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
              message: `The lines' ${totalNames[name]} is ${money(sums[name])}, the total says ${money(totals[name])}`,
            },
          ],
    );
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = totals;
  const sum = taxablePaise + cgstPaise + sgstPaise + igstPaise + roundOffPaise;
  if (sum === totalPaise) return wrong;
  const message = `The values, taxes and round-off sum to ${money(sum)}, the total says ${money(totalPaise)}`;
  return [...wrong, { field: "totals.totalPaise", place: "INVOICE", message }];
}

/** Inside the supplier's state there is CGST and SGST, otherwise IGST. */
function taxKindFaults({ supplier, placeOfSupply, totals }: InvoiceDocument): Fault[] {
  const isInside = supplier.stateCode === placeOfSupply;
  const wrong = isInside ? totals.igstPaise : totals.cgstPaise + totals.sgstPaise;
  if (wrong === 0) return [];
  const message = isInside
    ? "A supply inside the state has CGST and SGST, no IGST"
    : "A supply to another state has IGST, no CGST and SGST";
  return [{ field: "placeOfSupply", place: "INVOICE", message }];
}

/** The faults that both portals refuse. Each fault names its field and says what to do. */
export function commonFaults(document: InvoiceDocument, today: string, limits: Limits): Fault[] {
  const { serial, date, supplier, recipient, delivery, lines, totals } = document;
  const faults: Fault[] = [];
  if (!isSerial(serial)) {
    const message = `The number “${serial}” must have at most 16 letters, digits, hyphens and slashes`;
    faults.push({ field: "serial", place: "INVOICE", message });
  }
  if (date > today)
    faults.push({ field: "date", place: "INVOICE", message: "The date is in the future" });
  if (supplier.gstin === undefined)
    faults.push({
      field: "supplier.gstin",
      place: "SUPPLIER",
      message: "The plant's own GSTIN is missing",
    });
  else if (supplier.gstin === recipient.gstin && document.kind !== "CHALLAN")
    faults.push({
      field: "recipient.gstin",
      place: "RECIPIENT",
      message: "The client has the plant's own GSTIN",
    });
  return [
    ...faults,
    ...addressFaults("Supplier", "SUPPLIER", supplier, limits),
    ...addressFaults("Recipient", "RECIPIENT", recipient, limits),
    ...addressFaults("Delivery", "RECIPIENT", delivery, { ...limits, leastName: 1 }),
    ...lines.flatMap((line, index) => lineFaults(line, index, limits)),
    ...totalFaults(lines, totals),
    ...taxKindFaults(document),
  ];
}

export const sameAddress = (recipient: InvoiceAddress, delivery: InvoiceAddress) =>
  (["name", "address1", "address2", "place", "pin", "stateCode"] as const).every(
    (part) => (recipient[part] ?? "") === (delivery[part] ?? ""),
  );
