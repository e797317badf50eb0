import type { Message } from "../messages/message";
import { say } from "../messages/say";
import { isElsewhere } from "./commonFaults";
import type {
  Fault,
  FaultPlace,
  InvoiceAddress,
  InvoiceDocument,
  InvoiceLine,
} from "./invoiceDocument";
import { portalText } from "./portalText";

/** The lengths that the registration portal takes, in characters. */
const mostCharacters = { name: 100, address1: 100, address2: 100, place: 50 } as const;
const leastSecondLine = 3;
const mostDescription = 300;
const mostRoundOffPaise = 99_99;

const lengthOf = (text: string) => portalText(text, Number.POSITIVE_INFINITY).length;

function addressFaults(
  party: "supplier" | "recipient" | "delivery",
  place: FaultPlace,
  address: InvoiceAddress,
): Fault[] {
  const who = say(`party.${party}`);
  const fault = (part: string, message: Message) => ({ field: `${party}.${part}`, place, message });
  return (["name", "address1", "address2", "place"] as const).flatMap((name) => {
    const [length, most] = [lengthOf(address[name] ?? ""), mostCharacters[name]];
    const part = say(`party.${name}`);
    if (length > most)
      return [fault(name, say("fault.tooLong", { party: who, part, length, most }))];
    // A second line without Latin letters is left out of the file.
    if (name !== "address2" || length === 0 || length >= leastSecondLine) return [];
    const values = { party: who, part, text: address.address2 ?? "", least: leastSecondLine };
    return [fault(name, say("fault.tooShort", values))];
  });
}

/** Returns the faults of amounts that are no whole paise. */
const decimalFaults = (at: string, amounts: Readonly<Record<string, number>>): Fault[] =>
  Object.entries(amounts)
    .filter(([, paise]) => !Number.isInteger(paise))
    .map(([name, paise]) => ({
      field: `${at}.${name}`,
      place: "INVOICE",
      message: say("fault.decimals", { amount: String(paise / 100) }),
    }));

function lineFaults(line: InvoiceLine, index: number): Fault[] {
  const { pricePaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, description } = line;
  const amounts = { pricePaise, taxablePaise, cgstPaise, sgstPaise, igstPaise };
  const faults = decimalFaults(`lines.${index}`, amounts);
  const length = lengthOf(description);
  if (length <= mostDescription) return faults;
  const message = say("fault.lineTooLong", {
    line: String(index + 1),
    length,
    most: mostDescription,
  });
  return [...faults, { field: `lines.${index}.description`, place: "INVOICE", message }];
}

/**
 * Returns the faults of texts and amounts that the registration portal has no room for. Source: Tally's list of the
 * portal's rejections.
 */
export function portalLimitFaults(document: InvoiceDocument): Fault[] {
  const { supplier, recipient, delivery, lines, totals } = document;
  const faults = [
    ...addressFaults("supplier", "SUPPLIER", supplier),
    ...addressFaults("recipient", "RECIPIENT", recipient),
    ...(isElsewhere(document) ? addressFaults("delivery", "RECIPIENT", delivery) : []),
    ...lines.flatMap(lineFaults),
    ...decimalFaults("totals", { ...totals }),
  ];
  if (Math.abs(totals.roundOffPaise) <= mostRoundOffPaise) return faults;
  const message = say("fault.roundOff", { amount: String(totals.roundOffPaise / 100) });
  return [...faults, { field: "totals.roundOffPaise", place: "INVOICE", message }];
}
