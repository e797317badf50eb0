import type { Message } from "../messages/say";
import type { ZoneSupply } from "./zones";

/** A tax invoice is a sale, a challan moves goods that are not sold, a credit note takes back a part of a sale. */
export const invoiceKinds = ["TAX_INVOICE", "CHALLAN", "CREDIT_NOTE"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const transportModes = ["ROAD", "RAIL", "AIR", "SHIP"] as const;
export type TransportMode = (typeof transportModes)[number];

/**
 * The reasons for a place of supply. `DELIVERY`: the goods' journey ends there (IGST Act s. 10(1)(a)). `BUYER`: the
 * buyer has them delivered to another party (s. 10(1)(b)). `ZONE`: the buyer's special economic zone is there (s. 7(5)(b)).
 * `CHOSEN`: a person has chosen it.
 */
export const supplyReasons = ["DELIVERY", "BUYER", "ZONE", "CHOSEN"] as const;
export type SupplyReason = (typeof supplyReasons)[number];

/** An address to which goods go, or from which they come. `stateCode` is the GST code of the state, such as `29`. */
export interface InvoiceAddress {
  readonly name: string;
  readonly address1: string;
  readonly address2?: string | undefined;
  readonly place: string;
  readonly pin: string;
  readonly stateCode: string;
}

/** A party without a GSTIN is not registered. */
export interface InvoiceParty extends InvoiceAddress {
  readonly gstin?: string | undefined;
}

export interface Transport {
  readonly mode: TransportMode;
  readonly vehicleNumber?: string | undefined;
  readonly transporterId?: string | undefined;
  readonly transporterName?: string | undefined;
  /** The number of the transporter's own paper: lorry receipt, railway receipt or airway bill. */
  readonly lrNumber?: string | undefined;
  readonly lrDate?: string | undefined;
  /** The distance in kilometres. 0 if the portal is to compute it. */
  readonly distanceKm: number;
}

/** The taxes of a line or of a whole invoice, in paise. */
export interface TaxPaise {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
}

export interface InvoiceLine extends TaxPaise {
  readonly description: string;
  readonly hsn: string;
  /** The quantity in numbers (NOS), the unit in which boxes are counted. */
  readonly quantity: number;
  /** The unit price, to a tenth of a paisa. */
  readonly pricePaise: number;
  readonly ratePercent: number;
  /** True for the tooling charge. The boxes are the first line. */
  readonly isTooling?: boolean | undefined;
  /** The invoice's line that a credit note's line credits, counted from 0. */
  readonly ofLine?: number | undefined;
  /** True for a credit note that lowers the price. The customer keeps the boxes: `quantity` is the boxes with the lower price. */
  readonly isValueOnly?: boolean | undefined;
}

export interface InvoiceTotals extends TaxPaise {
  /** The amount that rounds the total to the rupee. Between -50 and 50 paise. */
  readonly roundOffPaise: number;
  readonly totalPaise: number;
}

/** The client's own order, as the client's books have it. */
export interface ClientOrder {
  readonly number: string;
  /** `yyyy-MM-dd`. */
  readonly date?: string | undefined;
}

/** The content of a posted invoice. The document of a posted number never changes. */
export interface InvoiceDocument {
  readonly kind: InvoiceKind;
  readonly serial: string;
  /** The date in India, `yyyy-MM-dd`. */
  readonly date: string;
  readonly supplier: InvoiceParty;
  readonly recipient: InvoiceParty;
  readonly delivery: InvoiceParty;
  /** True if the recipient had the goods delivered to another party. Absent on documents of earlier versions. */
  readonly isToOther?: boolean | undefined;
  /** The GST code of the state of supply. */
  readonly placeOfSupply: string;
  /** Absent on documents of earlier versions. */
  readonly supplyReason?: SupplyReason | undefined;
  readonly isReverseCharge: boolean;
  /** Present if the buyer is in a special economic zone. The supply is inter-state in every state. */
  readonly zone?: ZoneSupply | undefined;
  readonly lines: readonly InvoiceLine[];
  readonly totals: InvoiceTotals;
  /** The invoice that a credit note is about. */
  readonly original?: { readonly serial: string; readonly date: string } | undefined;
  readonly clientOrder?: ClientOrder | undefined;
  /** The last day of the client's payment days, `yyyy-MM-dd`. */
  readonly dueDate?: string | undefined;
}

/** The place in the office where a fault is corrected. */
export type FaultPlace = "SUPPLIER" | "RECIPIENT" | "TRANSPORT" | "INVOICE";

/** A reason for a portal to refuse a file: the field, and a sentence for the person who corrects it. */
export interface Fault {
  readonly field: string;
  readonly place: FaultPlace;
  readonly message: Message;
}
