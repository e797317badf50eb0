import type { Message } from "../messages/message";
import { say } from "../messages/say";
import { commonFaults, isElsewhere } from "./commonFaults";
import { taxPaise } from "./gst";
import type { Fault, InvoiceAddress, InvoiceDocument, InvoiceParty } from "./invoiceDocument";
import { receiverGstin } from "./placeOfSupply";
import { portalLimitFaults } from "./portalLimits";
import { portalDate, portalText, rupees } from "./portalText";

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

/** Returns form INV-01 of a document without faults, in the list that the portal uploads. @see eInvoiceFaults */
export function eInvoiceFile(document: InvoiceDocument, version: string = eInvoiceVersion) {
  const { kind, recipient, delivery, totals, original, placeOfSupply } = document;
  return [
    {
      Version: version,
      TranDtls: {
        TaxSch: "GST",
        SupTyp: "B2B",
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
      ...(isElsewhere(document) && {
        ShipDtls: {
          Gstin: receiverGstin(recipient, delivery),
          LglNm: portalText(delivery.name, 100),
          ...addressOf(delivery),
        },
      }),
      ItemList: document.lines.map((line, index) => ({
        SlNo: String(index + 1),
        PrdDesc: portalText(line.description, 300),
        IsServc: line.hsn.startsWith("99") ? "Y" : "N",
        HsnCd: line.hsn,
        Qty: line.quantity,
        Unit: "NOS",
        UnitPrice: rupees(line.pricePaise),
        TotAmt: rupees(line.taxablePaise),
        Discount: 0,
        AssAmt: rupees(line.taxablePaise),
        GstRt: line.ratePercent,
        IgstAmt: rupees(line.igstPaise),
        CgstAmt: rupees(line.cgstPaise),
        SgstAmt: rupees(line.sgstPaise),
        TotItemVal: rupees(line.taxablePaise + taxPaise(line)),
      })),
      ValDtls: {
        AssVal: rupees(totals.taxablePaise),
        CgstVal: rupees(totals.cgstPaise),
        SgstVal: rupees(totals.sgstPaise),
        IgstVal: rupees(totals.igstPaise),
        RndOffAmt: rupees(totals.roundOffPaise),
        TotInvVal: rupees(totals.totalPaise),
      },
      ...(original && {
        RefDtls: {
          PrecDocDtls: [{ InvNo: original.serial, InvDt: portalDate(original.date) }],
        },
      }),
    },
  ];
}
