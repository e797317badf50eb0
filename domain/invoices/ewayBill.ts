import { type Message, say } from "../messages/say";
import { rupeesOf } from "../storedUnits";
import { commonFaults, isShippedToOther, portalDate, portalText } from "./bothPortals";
import { isInsideState } from "./gst";
import type { Fault, InvoiceDocument, Transport, TransportMode } from "./invoiceDocument";

/** The version of the bulk file that the portal takes now. A setting replaces it. */
export const ewayBillVersion = "1.0.0621";
const mostLines = 250;
const mostDays = 180;
const mostKilometres = 4000;

const dayMs = 24 * 3_600_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Outward sale on an invoice, or outward job work on a challan. Source: the portal's master codes. */
const supplies = {
  TAX_INVOICE: { docType: "INV", subSupplyType: 1 },
  CHALLAN: { docType: "CHL", subSupplyType: 4 },
} as const;

const modeNumbers: Record<TransportMode, number> = { ROAD: 1, RAIL: 2, AIR: 3, SHIP: 4 };

/** True if the transport has only a transporter's id. The transporter then adds the vehicle on the portal. */
const isTransporterAlone = ({ transporterId, vehicleNumber, lrNumber }: Transport) =>
  transporterId !== undefined && vehicleNumber === undefined && lrNumber === undefined;

function vehicleFault(mode: TransportMode, vehicle: string | undefined): Message | undefined {
  if (vehicle === undefined)
    return mode === "ROAD" || mode === "SHIP" ? say("fault.vehicle") : undefined;
  if (/^[A-Z0-9]{4,15}$/.test(vehicle)) return undefined;
  const right = vehicle.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return say("fault.vehicleForm", { vehicle, right });
}

function transportFaults(transport: Transport, date: string): Fault[] {
  const { mode, vehicleNumber, lrNumber, lrDate, transporterId } = transport;
  const faults: Fault[] = [];
  const add = (field: string, message: Message) =>
    faults.push({ field: `transport.${field}`, place: "TRANSPORT", message });
  if (transporterId !== undefined && !/^[0-9A-Z]{15}$/.test(transporterId))
    add("transporterId", say("fault.transporterId"));
  if (isTransporterAlone(transport)) return faults;
  const vehicle = vehicleFault(mode, vehicleNumber);
  if (vehicle !== undefined) add("vehicleNumber", vehicle);
  if (mode !== "ROAD" && lrNumber === undefined) add("lrNumber", say("fault.receipt"));
  if (lrNumber !== undefined && !/^[A-Za-z0-9\-/. ]{1,15}$/.test(lrNumber))
    add("lrNumber", say("fault.receiptForm"));
  if (lrNumber !== undefined && lrDate !== undefined && lrDate < date)
    add("lrDate", say("fault.receiptDate"));
  return faults;
}

function distanceFaults(from: string, to: string, kilometres: number): Fault[] {
  const fault = (message: Message): Fault[] => [
    { field: "transport.distanceKm", place: "TRANSPORT", message },
  ];
  if (!Number.isInteger(kilometres) || kilometres < 0 || kilometres > mostKilometres)
    return fault(say("fault.distance"));
  if (from === to && (kilometres < 1 || kilometres > 100)) return fault(say("fault.samePin"));
  return [];
}

/** Returns the faults that the portal would refuse. An empty list means that the file may be downloaded. */
export function ewayBillFaults(
  document: InvoiceDocument,
  transport: Transport,
  today: string,
): Fault[] {
  const { kind, date, lines, supplier, delivery } = document;
  const faults: Fault[] = [];
  const add = (field: string, message: Message) =>
    faults.push({ field, place: "INVOICE", message });
  if (kind === "CREDIT_NOTE") add("kind", say("invoice.creditNoteNoEway"));
  const age = daysBetween(date, today);
  if (age > mostDays) add("date", say("fault.tooOld", { days: age }));
  if (lines.length === 0 || lines.length > mostLines)
    add("lines", say("fault.ewayLines", { lines: lines.length }));
  if (lines.length > 0 && lines.every(({ hsn }) => hsn.startsWith("99")))
    add("lines.0.hsn", say("fault.onlyServices"));
  return [
    ...commonFaults(document, today, { leastName: 1, leastPlace: 1, leastDescription: 1 }),
    ...faults,
    ...transportFaults(transport, date),
    ...distanceFaults(supplier.pin, delivery.pin, transport.distanceKm),
  ];
}

const unregistered = "URP";
/**
 * The buyer's state in a bill to a special economic zone: "Other Countries". Source: the FAQ of the portal's bulk tool.
 * The portal refuses the zone's own state (641).
 */
const zoneStateCode = 99;
const longestName = 100;
const longestAddress = 120;
const longestPlace = 50;

/** Returns a bill of the portal's bulk file. The document must have no faults. */
function billOf(document: InvoiceDocument, transport: Transport, sendsShipTo: boolean) {
  const { supplier, recipient, delivery, lines, totals } = document;
  const { docType, subSupplyType } =
    document.kind === "CHALLAN" ? supplies.CHALLAN : supplies.TAX_INVOICE;
  const isAlone = isTransporterAlone(transport);
  const goods = lines.find(({ hsn }) => !hsn.startsWith("99"));
  const isInside = isInsideState(document);
  const isToOther = isShippedToOther(document);
  return {
    userGstin: supplier.gstin ?? "",
    supplyType: "O",
    subSupplyType,
    subSupplyDesc: "",
    docType,
    docNo: document.serial,
    docDate: portalDate(document.date),
    // 2: the goods are billed to one party and shipped to another one. 1: a regular transaction.
    transType: isToOther ? 2 : 1,
    fromGstin: supplier.gstin ?? "",
    fromTrdName: portalText(supplier.name, longestName),
    fromAddr1: portalText(supplier.address1, longestAddress),
    fromAddr2: portalText(supplier.address2, longestAddress),
    fromPlace: portalText(supplier.place, longestPlace),
    fromPincode: Number(supplier.pin),
    fromStateCode: Number(supplier.stateCode),
    actualFromStateCode: Number(supplier.stateCode),
    toGstin: recipient.gstin ?? unregistered,
    toTrdName: portalText(recipient.name, longestName),
    ...(isToOther &&
      sendsShipTo && {
        shipToGSTIN: delivery.gstin ?? unregistered,
        shipToTradeName: portalText(delivery.name, longestName),
      }),
    toAddr1: portalText(delivery.address1, longestAddress),
    toAddr2: portalText(delivery.address2, longestAddress),
    toPlace: portalText(delivery.place, longestPlace),
    toPincode: Number(delivery.pin),
    toStateCode: document.zone ? zoneStateCode : Number(document.placeOfSupply),
    actualToStateCode: Number(delivery.stateCode),
    totalValue: rupeesOf(totals.taxablePaise),
    cgstValue: rupeesOf(totals.cgstPaise),
    sgstValue: rupeesOf(totals.sgstPaise),
    igstValue: rupeesOf(totals.igstPaise),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: rupeesOf(totals.roundOffPaise),
    totInvValue: rupeesOf(totals.totalPaise),
    transMode: isAlone ? 1 : modeNumbers[transport.mode],
    transDistance: transport.distanceKm,
    transporterId: transport.transporterId ?? "",
    transporterName: portalText(transport.transporterName, longestName),
    transDocNo: transport.lrNumber ?? "",
    transDocDate: transport.lrNumber && transport.lrDate ? portalDate(transport.lrDate) : "",
    vehicleNo: isAlone ? "" : (transport.vehicleNumber ?? ""),
    vehicleType: "R",
    mainHsnCode: goods?.hsn ?? "",
    itemList: lines.map((line, index) => ({
      itemNo: index + 1,
      productName: portalText(line.description, longestName),
      productDesc: portalText(line.description, longestName),
      hsnCode: line.hsn,
      quantity: line.quantity,
      qtyUnit: "NOS",
      taxableAmount: rupeesOf(line.taxablePaise),
      cgstRate: isInside ? line.ratePercent / 2 : 0,
      sgstRate: isInside ? line.ratePercent / 2 : 0,
      igstRate: isInside ? 0 : line.ratePercent,
      cessRate: 0,
      cessNonAdvol: 0,
    })),
  };
}

/**
 * Returns the portal's bulk file of one document without faults. `sendsShipTo` adds the receiver's GSTIN and name, which
 * the portal announced for 1 August 2026 and put on hold on 29 July 2026.
 * @see ewayBillFaults
 */
export const ewayBillFile = (
  document: InvoiceDocument,
  transport: Transport,
  version: string = ewayBillVersion,
  sendsShipTo = false,
) => ({ version, billLists: [billOf(document, transport, sendsShipTo)] });
