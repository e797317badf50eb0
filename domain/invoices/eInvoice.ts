import { type Message, say } from "../messages/say";
import { hasDecimals } from "../numbers";
import { rupeesOf, unitPriceRupees } from "../storedUnits";
import { commonFaults, isShippedToOther, portalDate, portalText } from "./bothPortals";
import { taxPaise } from "./gst";
import type {
  Fault,
  FaultPlace,
  InvoiceAddress,
  InvoiceDocument,
  InvoiceLine,
  InvoiceParty,
} from "./invoiceDocument";
import type { ZoneTax } from "./zones";

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
    // A second address line without Latin letters is no fault, because the file omits it.
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
  const amounts = { taxablePaise, cgstPaise, sgstPaise, igstPaise };
  const faults = decimalFaults(`lines.${index}`, amounts);
  if (!hasDecimals(pricePaise, 1)) {
    const message = say("fault.priceDecimals", { amount: String(pricePaise / 100) });
    faults.unshift({ field: `lines.${index}.pricePaise`, place: "INVOICE", message });
  }
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
function portalLimitFaults(document: InvoiceDocument): Fault[] {
  const { supplier, recipient, delivery, lines, totals } = document;
  const faults = [
    ...addressFaults("supplier", "SUPPLIER", supplier),
    ...addressFaults("recipient", "RECIPIENT", recipient),
    ...(isShippedToOther(document) ? addressFaults("delivery", "RECIPIENT", delivery) : []),
    ...lines.flatMap(lineFaults),
    ...decimalFaults("totals", { ...totals }),
  ];
  if (Math.abs(totals.roundOffPaise) <= mostRoundOffPaise) return faults;
  const message = say("fault.roundOff", { amount: String(totals.roundOffPaise / 100) });
  return [...faults, { field: "totals.roundOffPaise", place: "INVOICE", message }];
}

/** The version of form INV-01 that the registration portal takes now. A setting replaces it. */
export const eInvoiceVersion = "1.1";
const mostLines = 1000;

/**
 * Returns the faults that the registration portal would refuse. An empty list means that the file may be downloaded.
 */
export function eInvoiceFaults(document: InvoiceDocument, today: string): Fault[] {
  const { kind, serial, recipient, lines, original } = document;
  const faults: Fault[] = [];
  const add = (field: string, message: Message) =>
    faults.push({ field, place: "INVOICE", message });
  if (kind === "CHALLAN") add("kind", say("fault.challan"));
  if (/^[0/-]/.test(serial)) add("serial", say("fault.eInvoiceSerial"));
  if (recipient.gstin === undefined)
    faults.push({
      field: "recipient.gstin",
      place: "RECIPIENT",
      message: say("fault.clientGstin"),
    });
  if (lines.length === 0 || lines.length > mostLines)
    add("lines", say("fault.eInvoiceLines", { lines: lines.length }));
  if (kind === "CREDIT_NOTE" && original === undefined) add("original", say("fault.original"));
  const limits = { leastName: 3, leastPlace: 3, leastDescription: 3 };
  return [...commonFaults(document, today, limits), ...portalLimitFaults(document), ...faults];
}

const addressOf = ({ address1, address2, place, pin, stateCode }: InvoiceAddress) => {
  const second = portalText(address2, 100);
  return {
    Addr1: portalText(address1, 100),
    ...(second !== "" && { Addr2: second }),
    Loc: portalText(place, 50),
    Pin: Number(pin),
    Stcd: stateCode,
  };
};

const partyOf = (party: InvoiceParty) => ({
  Gstin: party.gstin ?? "URP",
  LglNm: portalText(party.name, 100),
  TrdNm: portalText(party.name, 100),
  ...addressOf(party),
});

/**
 * The supply types for a buyer in a special economic zone. The portal refuses a regular supply (`B2B`) to such a GSTIN
 * (error 2246).
 */
const zoneTypes: Record<ZoneTax, string> = { WITH_TAX: "SEZWP", UNDERTAKING: "SEZWOP" };

/** The quantities that the registration portal gets for a credit note that lowers a price: 0, or the boxes of the note. */
export const valueOnlyQuantities = ["ZERO", "BOXES"] as const;

interface EInvoiceOptions {
  readonly version?: string | undefined;
  /**
   * The default is `ZERO`, because the customer keeps the boxes. Form INV-01 takes a quantity of 0, and the portal needs it of all
   * goods. Source: Odoo's l10n_in_edi, `_get_l10n_in_edi_line_details`.
   */
  readonly valueOnly?: (typeof valueOnlyQuantities)[number] | undefined;
}

/** Returns form INV-01 of a document without faults, in the list that the portal uploads. @see eInvoiceFaults */
export function eInvoiceFile(
  document: InvoiceDocument,
  { version = eInvoiceVersion, valueOnly = "ZERO" }: EInvoiceOptions = {},
) {
  const { kind, recipient, delivery, totals, original, placeOfSupply } = document;
  return [
    {
      Version: version,
      TranDtls: {
        TaxSch: "GST",
        SupTyp: document.zone ? zoneTypes[document.zone.tax] : "B2B",
        RegRev: document.isReverseCharge ? "Y" : "N",
        IgstOnIntra: "N",
      },
      DocDtls: {
        Typ: kind === "CREDIT_NOTE" ? "CRN" : "INV",
        No: document.serial,
        Dt: portalDate(document.date),
      },
      SellerDtls: partyOf(document.supplier),
      BuyerDtls: { ...partyOf(recipient), Pos: placeOfSupply },
      ...(isShippedToOther(document) && {
        ShipDtls: {
          Gstin: delivery.gstin ?? "URP",
          LglNm: portalText(delivery.name, 100),
          ...addressOf(delivery),
        },
      }),
      ItemList: document.lines.map((line, index) => ({
        SlNo: String(index + 1),
        PrdDesc: portalText(line.description, 300),
        IsServc: line.hsn.startsWith("99") ? "Y" : "N",
        HsnCd: line.hsn,
        Qty: line.isValueOnly && valueOnly === "ZERO" ? 0 : line.quantity,
        Unit: "NOS",
        UnitPrice: unitPriceRupees(line.pricePaise),
        TotAmt: rupeesOf(line.taxablePaise),
        Discount: 0,
        AssAmt: rupeesOf(line.taxablePaise),
        GstRt: line.ratePercent,
        IgstAmt: rupeesOf(line.igstPaise),
        CgstAmt: rupeesOf(line.cgstPaise),
        SgstAmt: rupeesOf(line.sgstPaise),
        TotItemVal: rupeesOf(line.taxablePaise + taxPaise(line)),
      })),
      ValDtls: {
        AssVal: rupeesOf(totals.taxablePaise),
        CgstVal: rupeesOf(totals.cgstPaise),
        SgstVal: rupeesOf(totals.sgstPaise),
        IgstVal: rupeesOf(totals.igstPaise),
        RndOffAmt: rupeesOf(totals.roundOffPaise),
        TotInvVal: rupeesOf(totals.totalPaise),
      },
      ...(original && {
        RefDtls: {
          PrecDocDtls: [{ InvNo: original.serial, InvDt: portalDate(original.date) }],
        },
      }),
    },
  ];
}
