import * as z from "zod/mini";
import { invoiceKinds, supplyReasons, transportModes } from "../domain/invoices/invoiceDocument";
import { zoneTaxes } from "../domain/invoices/zones";
import { schemaError } from "../domain/messages/schemaError";
import { listFor, ownCall } from "./call";
import { stateCode } from "./clients";
import { messageFields, SentMessage } from "./errors";
import {
  calendarDate,
  editedVersion,
  enteredDate,
  id,
  instant,
  line,
  lines,
  month,
  optional,
  recordNumber,
  unitPrice,
  version,
} from "./fields";
import {
  Address,
  filedMonthCalls,
  hsn,
  invoiceSettingsCalls,
  Party,
  PostedParty,
  Receiver,
} from "./invoiceSettings";
import { salesCalls } from "./sales";

/**
 * The transport of the goods. It can be stored in parts, because the checks of the e-way bill name its missing fields.
 */
export const Transport = z.object({
  mode: z.enum(transportModes),
  vehicleNumber: optional(line(30)),
  transporterId: optional(line(15)),
  transporterName: optional(line(100)),
  lrNumber: optional(line(15)),
  lrDate: z.optional(enteredDate()),
  /** The distance in kilometres. 0 if the portal is to compute it. */
  distanceKm: z.int().check(z.nonnegative(), z.maximum(4000)),
});
export type Transport = z.infer<typeof Transport>;

/** Returns the fields of an invoice's sums. `paise` is the schema of an amount: `z.int` for a call's body. */
const taxesOf = (paise: () => z.ZodMiniNumber<number>) => ({
  taxablePaise: paise(),
  cgstPaise: paise(),
  sgstPaise: paise(),
  igstPaise: paise(),
});

const totalsOf = (paise: () => z.ZodMiniNumber<number>) =>
  z.object({ ...taxesOf(paise), roundOffPaise: paise(), totalPaise: paise() });

/**
 * Returns the schema of a stored amount in paise. Older versions posted invoices above 2^53 paise, which must stay
 * readable.
 */
const storedPaise = () => z.number();

/** The body that posts a tax invoice or a challan for a dispatch. The host sets the number, the date and the tax. */
export const InvoiceCreation = z
  .object({
    kind: z.enum(["TAX_INVOICE", "CHALLAN"]),
    dispatchId: recordNumber(),
    description: line(300),
    hsn: hsn(),
    /** The price of a box in rupees, without tax. A challan has the value of the goods. */
    price: unitPrice().check(z.positive()),
    recipient: PostedParty,
    /** The recipient's address by default. */
    delivery: z.optional(PostedParty),
    /** True if the recipient has the goods delivered to another party. By default the name and the GSTIN decide. */
    isToOther: z.optional(z.boolean()),
    /** The state that a person has chosen in place of the law's. */
    placeOfSupply: z.optional(stateCode()),
    transport: Transport,
    /** False leaves the order's tooling charge to a later invoice. A challan never has it. */
    withTooling: z._default(z.boolean(), true),
    /** The figures that the person has seen. The posting fails if they have changed since. */
    seen: z.optional(
      z.object({ date: calendarDate(), placeOfSupply: stateCode(), totals: totalsOf(z.int) }),
    ),
  })
  .check(
    z.refine(({ isToOther, delivery }) => isToOther !== true || delivery !== undefined, {
      path: ["delivery.name"],
      message: schemaError("required"),
    }),
    z.refine(
      ({ isToOther, delivery, recipient }) =>
        isToOther !== false || delivery?.gstin === undefined || delivery.gstin === recipient.gstin,
      { path: ["delivery.gstin"], message: schemaError("invoice.gstinOfOther") },
    ),
  );
export type InvoiceCreation = z.infer<typeof InvoiceCreation>;

/** The reasons for a proposed HSN code: an earlier invoice of the order, the product, or the plant's setting. */
const hsnReasons = ["INVOICE", "SHEETS", "BOXES"] as const;

/** The sources of the recipient in a proposal. */
const recipientSources = ["CLIENT", "INVOICE", "ORDER"] as const;

/** A supply to a special economic zone. A supply without tax names its letter of undertaking. */
const ZoneSupply = z.object({
  tax: z.enum(zoneTaxes),
  letter: z.optional(z.object({ number: z.string(), validFrom: z.string(), validTo: z.string() })),
});

/** The particulars of a paper besides the parties and the figures, at the time of posting. */
const plantDetails = {
  bank: z.optional(z.string()),
  signatory: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  /** The UPI address for payments. */
  upiId: z.optional(z.string()),
  /** The address of the plant's logo on this host. */
  logo: z.optional(z.string()),
  clientOrder: z.optional(z.object({ number: z.string(), date: z.optional(z.string()) })),
  /** Absent if the client has no payment days. */
  dueDate: z.optional(z.string()),
};

const PaperDetails = z.object({ supplier: Party, ...plantDetails });

/** The values with which the form of an invoice begins, and the terms by which it shows the document before the posting. */
export const InvoiceProposal = z.object({
  dispatchId: id(),
  orderId: id(),
  quantity: z.number(),
  client: z.string(),
  clientId: z.optional(id()),
  description: z.string(),
  hsn: z.string(),
  /** Absent on hosts of earlier versions. */
  hsnReason: z.optional(z.enum(hsnReasons)),
  price: z.optional(z.number()),
  /**
   * The record that the recipient comes from: the client's record, or an earlier invoice if the order's client has no
   * record.
   */
  source: z.enum(recipientSources),
  recipient: z.partial(Address),
  recipientGstin: z.optional(z.string()),
  /** The delivery address as the order has it. */
  orderAddress: z.string(),
  /** The client's delivery addresses. */
  deliveries: z.array(z.partial(Address)),
  /** The delivery address of the order, if it differs from the recipient's address. */
  delivery: z.optional(z.partial(Address)),
  vehicleNumber: z.string(),
  /** The charge for tooling in rupees without tax, if no invoice of the order has it yet. */
  tooling: z.optional(z.number()),
  /** Absent until the plant's particulars are entered. */
  terms: z.optional(
    z.object({
      date: calendarDate(),
      supplierStateCode: z.string(),
      gstRows: z.array(
        z.object({ hsn: z.string(), validFrom: z.string(), ratePercent: z.number() }),
      ),
      toolingHsn: z.string(),
      quantity: z.int(),
      tooling: z.optional(z.object({ description: z.string(), pricePaise: z.int() })),
      /** Present if the client is in a special economic zone. */
      zone: z.optional(ZoneSupply),
    }),
  ),
  /** The plant and the further particulars of the paper. Absent until the plant's particulars are entered. */
  paper: z.optional(PaperDetails),
  /** The invoice or challan that the dispatch has already. */
  posted: z.optional(z.object({ id: id(), serial: z.string() })),
  /** The reason why no invoice can be posted. */
  missing: z.optional(z.string()),
  missingCode: z.optional(SentMessage),
});
export type InvoiceProposal = z.infer<typeof InvoiceProposal>;

const rupeeAmount = () => z.number().check(z.meta({ kind: "rupees" }));

/** A row of the list of invoices, challans and credit notes. */
export const Invoice = z.object({
  id: id(),
  kind: z.enum(invoiceKinds),
  state: z.enum(["POSTED", "CANCELLED"]),
  serial: z.string(),
  date: calendarDate(),
  client: z.string(),
  gstin: z.optional(z.string()),
  orderId: id(),
  dispatchId: z.optional(id()),
  taxable: rupeeAmount(),
  tax: rupeeAmount(),
  total: rupeeAmount(),
  /** The part of the invoiced sum in rupees: negative for a credit note, 0 for a challan and a cancelled document. */
  invoiced: rupeeAmount(),
  ewayNumber: z.optional(z.string()),
  irn: z.optional(z.string()),
  createdBy: z.string(),
  createdAt: instant(),
  cancelledAt: z.optional(instant()),
  cancelReason: z.optional(z.string()),
  version: version(),
});
export type Invoice = z.infer<typeof Invoice>;

/** The content of a posted invoice. Amounts are in paise. It never changes. */
export const InvoiceDocument = z.object({
  kind: z.enum(invoiceKinds),
  serial: z.string(),
  date: z.string(),
  supplier: Party,
  recipient: Party,
  delivery: Receiver,
  /** True if the recipient had the goods delivered to another party. Absent on documents of earlier versions. */
  isToOther: z.optional(z.boolean()),
  placeOfSupply: z.string(),
  /** Absent on documents of earlier versions. */
  supplyReason: z.optional(z.enum(supplyReasons)),
  isReverseCharge: z.boolean(),
  /** Present if the buyer is in a special economic zone. */
  zone: z.optional(ZoneSupply),
  lines: z.array(
    z.object({
      ...taxesOf(storedPaise),
      description: z.string(),
      hsn: z.string(),
      quantity: z.int(),
      /** A unit price in paise, to a tenth of a paisa. */
      pricePaise: z.number(),
      ratePercent: z.number(),
      /** True for the tooling charge. The boxes are the first line. */
      isTooling: z.optional(z.boolean()),
      /** The invoice's line that a credit note's line credits, counted from 0. */
      ofLine: z.optional(z.int()),
      /** True for a credit note that lowers the price. The customer keeps the boxes. */
      isValueOnly: z.optional(z.boolean()),
    }),
  ),
  totals: totalsOf(storedPaise),
  original: z.optional(z.object({ serial: z.string(), date: z.string() })),
  ...plantDetails,
  /** The reason of a credit note. */
  reason: z.optional(z.string()),
});
export type InvoiceDocument = z.infer<typeof InvoiceDocument>;

/**
 * The result of a QR code's check. `CHECKED`: the portal's key has signed the code. `NO_KEY`: the settings have no key.
 * `WRONG`: no key of the settings has signed it.
 */
const qrSignatures = ["CHECKED", "NO_KEY", "WRONG"] as const;
export type QrSignature = (typeof qrSignatures)[number];

export const InvoiceDetails = z.extend(Invoice, {
  document: InvoiceDocument,
  transport: Transport,
  amountInWords: z.string(),
  ewayNeeded: z.boolean(),
  eInvoiceNeeded: z.boolean(),
  ewayAt: z.optional(z.string()),
  ackNumber: z.optional(z.string()),
  ackDate: z.optional(z.string()),
  hasQr: z.boolean(),
  /** Absent without a QR code. */
  qrSignature: z.optional(z.enum(qrSignatures)),
  /** The client who owes the amount. Absent for a name that no client has. */
  clientId: z.optional(id()),
  /** The amount of an invoice that is neither paid nor credited. */
  open: z.optional(rupeeAmount()),
  /** Boxes that no credit note has taken back. */
  creditableQuantity: z.number(),
  /**
   * The boxes and the value that credit notes can still credit, by line. Empty for a cancelled invoice and for other
   * documents.
   */
  creditable: z.array(
    z.object({ line: z.int(), description: z.string(), boxes: z.int(), value: rupeeAmount() }),
  ),
  /** The reason why the host would refuse to cancel the document now, as a sentence. */
  cancelObstacle: z.optional(z.string()),
  cancelObstacleCode: z.optional(SentMessage),
  /** The reason why the host would refuse a credit note now, as a sentence. Absent if nothing is left to credit. */
  creditObstacle: z.optional(z.string()),
  creditObstacleCode: z.optional(SentMessage),
  creditNotes: z.array(
    z.object({ id: id(), serial: z.string(), total: rupeeAmount(), cancelled: z.boolean() }),
  ),
});
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;

/** A file for a portal, or the faults that keep it back. */
export const PortalFile = z.object({
  faults: z.array(
    z.object({
      field: z.string(),
      place: z.enum(["SUPPLIER", "RECIPIENT", "TRANSPORT", "INVOICE"]),
      ...messageFields,
      message: z.string(),
    }),
  ),
  /** The content of the file, as JSON. Absent if there are faults. */
  file: z.optional(z.string()),
});
export type PortalFile = z.infer<typeof PortalFile>;

/** Returns the schema of a portal's reply file, as it was downloaded. */
const replyText = () => optional(lines(200_000));

export const EwayBillNumber = z.object({
  number: optional(line(20)),
  reply: replyText(),
  version: editedVersion(),
});

export const EInvoiceNumber = z.object({
  irn: optional(line(64)),
  ackNumber: optional(line(30)),
  ackDate: optional(line(30)),
  signedQr: optional(line(10_000)),
  reply: replyText(),
  version: editedVersion(),
});

export const CreditNoteCreation = z.object({
  invoiceId: recordNumber(),
  /** The credited line of the invoice, counted from 0. */
  line: z._default(z.int().check(z.nonnegative(), z.maximum(1000)), 0),
  quantity: z.int().check(z.positive(), z.maximum(100_000_000)),
  /** The credit for each box in rupees: the invoice's price, or a part of this price. */
  price: unitPrice().check(z.positive()),
  /** False if the note lowers the price and the customer keeps the boxes. */
  isReturn: z._default(z.boolean(), true),
  reason: line(300),
});
export type CreditNoteCreation = z.infer<typeof CreditNoteCreation>;

const Cancellation = z.object({ reason: line(300) });

export const invoiceCalls = {
  ...invoiceSettingsCalls,
  ...filedMonthCalls,
  ...salesCalls,
  getInvoices: ownCall("/admin/invoices", "GET", "admin", {
    query: z.object({ month: z.optional(month()) }),
    ...listFor("invoices", Invoice),
  }),
  getInvoice: ownCall("/admin/invoices/:id", "GET", "admin", { reply: InvoiceDetails }),
  getInvoiceProposal: ownCall("/admin/dispatches/:id/invoice-proposal", "GET", "admin", {
    reply: InvoiceProposal,
  }),
  createInvoice: ownCall("/admin/invoices", "POST", "admin", {
    changes: ["invoices", "outstanding"],
    creates: true,
    body: InvoiceCreation,
    reply: InvoiceDetails,
  }),
  createCreditNote: ownCall("/admin/credit-notes", "POST", "admin", {
    changes: ["invoices", "outstanding", "receipts"],
    creates: true,
    body: CreditNoteCreation,
    reply: InvoiceDetails,
  }),
  cancelInvoice: ownCall("/admin/invoices/:id/cancel", "PUT", "admin", {
    changes: ["invoices", "outstanding", "receipts"],
    body: Cancellation,
    reply: InvoiceDetails,
  }),
  updateTransport: ownCall("/admin/invoices/:id/transport", "PUT", "admin", {
    changes: ["invoices"],
    body: z.extend(Transport, { version: editedVersion() }),
    reply: InvoiceDetails,
  }),
  getInvoicePdf: ownCall("/admin/invoices/:id/invoice.pdf", "GET", "admin", { reply: "pdf" }),
  getEwayBillFile: ownCall("/admin/invoices/:id/eway-bill", "GET", "admin", {
    reply: PortalFile,
  }),
  getEInvoiceFile: ownCall("/admin/invoices/:id/e-invoice", "GET", "admin", {
    reply: PortalFile,
  }),
  updateEwayBill: ownCall("/admin/invoices/:id/eway-bill", "PUT", "admin", {
    changes: ["invoices"],
    body: EwayBillNumber,
    reply: InvoiceDetails,
  }),
  updateEInvoice: ownCall("/admin/invoices/:id/e-invoice", "PUT", "admin", {
    changes: ["invoices"],
    body: EInvoiceNumber,
    reply: InvoiceDetails,
  }),
  getTallyVouchers: ownCall("/admin/accounting/vouchers.xml", "GET", "super", {
    query: z.object({ from: enteredDate(), to: enteredDate() }),
    reply: "txt",
  }),
  getTallyMasters: ownCall("/admin/accounting/masters.xml", "GET", "super", { reply: "txt" }),
};
