import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { quotationStates } from "../domain/quotations/quotationState";
import { joints } from "../domain/quotations/rates";
import { listFor, ownCall } from "./call";
import { EnquiryClient } from "./clients";
import { SentMessage } from "./errors";
import {
  calendarDate,
  creditReason,
  editedVersion,
  enteredDate,
  id,
  instant,
  line,
  lines,
  optional,
  paperLanguage,
  queriedRecordNumber,
  recordNumber,
  unit,
} from "./fields";
import { QuotationOffer, QuotedLine, toolingKinds } from "./quotedLines";

export const mostQuantities = 6;
export const mostLines = 20;

const boxes = () => z.int().check(z.positive(), z.maximum(100_000_000));

/** A box with the quantities that are offered side by side. */
export const QuotationLine = z
  .object({
    specificationVersionId: recordNumber(),
    quantities: z.array(boxes()).check(
      z.minLength(1),
      z.maxLength(mostQuantities),
      z.refine(
        (quantities) => new Set(quantities).size === quantities.length,
        schemaError("quotation.sameQuantity"),
      ),
      z.overwrite((quantities) => quantities.toSorted((one, other) => one - other)),
    ),
    markupPercent: z.number().check(z.nonnegative(), z.maximum(1000)),
    toolingTerms: z.enum(toolingKinds),
    /** The boxes over which the tooling is spread. */
    toolingBoxes: z.optional(boxes()),
    /** True if tooling that is charged once is not in the price. */
    isToolingApart: z.boolean(),
    /** Absent if the box has no joint, such as a tray. */
    joint: z.optional(z.enum(joints)),
    hasDie: z.boolean(),
    /** False if the client collects the boxes. */
    isDelivered: z.boolean(),
  })
  .check(
    z.refine(
      ({ toolingTerms, toolingBoxes }) => toolingTerms !== "spread" || toolingBoxes !== undefined,
      { path: ["toolingBoxes"], message: schemaError("quotation.toolingBoxes") },
    ),
  );
export type QuotationLine = z.infer<typeof QuotationLine>;

/** The stored input of a revision. A draft may have no lines yet. */
export const QuotationContent = z.object({
  lines: z.array(QuotationLine).check(z.maxLength(mostLines)),
  /** Terms that are printed below the prices. */
  terms: optional(lines(1000)),
  /** The day on which the boxes are ready, as the plan answered. Printed with the prices. */
  readyBy: z.optional(enteredDate()),
});
export type QuotationContent = z.infer<typeof QuotationContent>;

const validityDays = () => z.int().check(z.minimum(1), z.maximum(365));

export const QuotationForm = z.object({
  client: line(),
  /** The client's number. Without the number the host finds the client by its name. */
  clientId: z.optional(recordNumber()),
  /** The days for which the prices are valid. The default is the plant's setting. */
  validityDays: z.optional(validityDays()),
  ...QuotationContent.shape,
});
export type QuotationForm = z.infer<typeof QuotationForm>;

const QuotationEdit = z.extend(QuotationForm, { version: editedVersion() });

/** A quotation on the list. */
export const Quotation = z.object({
  id: id(),
  number: z.string(),
  client: z.string(),
  clientId: z.optional(id()),
  enquiryId: z.optional(id()),
  state: z.enum(quotationStates),
  /** The number of the latest revision. */
  revision: z.int(),
  /** The value of the last sent revision in rupees: each line at its smallest quantity. */
  value: z.optional(z.number().check(z.meta({ kind: "rupees" }))),
  validUntil: z.optional(calendarDate()),
  lostReason: z.optional(z.string()),
  createdBy: z.string(),
  createdAt: instant(),
  version: editedVersion(),
});
export type Quotation = z.infer<typeof Quotation>;

/** A revision. A draft has today's rates. A sent revision has the rates of the day of sending. */
export const QuotationRevision = z.object({
  number: z.int(),
  content: QuotationContent,
  offer: QuotationOffer,
  createdBy: z.string(),
  createdAt: instant(),
  sentAt: z.optional(instant()),
  sentBy: z.optional(z.string()),
});
export type QuotationRevision = z.infer<typeof QuotationRevision>;

export const QuotationDetails = z.extend(Quotation, {
  validityDays: z.int(),
  /** The revisions, the latest first. */
  revisions: z.array(QuotationRevision),
  /** The orders of accepted lines. A line is counted from 0. */
  orders: z.array(z.object({ id: id(), line: z.int(), quantity: z.int(), pricePaise: z.int() })),
});
export type QuotationDetails = z.infer<typeof QuotationDetails>;

/** A job of the same box specification with its measured waste, in percent. */
const QuotedJob = z.object({
  orderId: id(),
  client: z.string(),
  quantity: z.int(),
  endedAt: instant(),
  waste: z.optional(z.number()),
  trim: z.optional(z.number()),
});

/** A line of the latest revision at today's rates, at the cost of the reels in stock, and with its last jobs. */
export const LineComparison = z.object({
  today: QuotedLine,
  /** The price by quantity with the landed cost of the reels that the paper plan picks. */
  stock: z.array(
    z.object({
      quantity: z.int(),
      pricePaise: z.optional(z.int()),
      /** The reason why the stock gives no price. */
      missing: z.optional(z.string()),
      missingCode: z.optional(SentMessage),
    }),
  ),
  jobs: z.array(QuotedJob),
});
export type LineComparison = z.infer<typeof LineComparison>;

const Versioned = z.object({ version: editedVersion() });

export const QuotationAcceptance = z.object({
  /** The accepted line of the latest revision, counted from 0. */
  line: z.int().check(z.nonnegative(), z.maximum(19)),
  quantity: boxes(),
  productType: line(),
  deliveryAddress: lines(500),
  promisedDate: enteredDate(),
  unit: unit(),
  /** The client's own order. */
  poNumber: optional(line(40)),
  poDate: z.optional(enteredDate()),
  /** The revision that the client accepted. */
  revision: recordNumber(),
  creditReason: creditReason(),
});
export type QuotationAcceptance = z.infer<typeof QuotationAcceptance>;

export const quotationCalls = {
  getQuotations: ownCall("/admin/quotations", "GET", "admin", {
    query: z.object({
      clientId: z.optional(queriedRecordNumber()),
      enquiryId: z.optional(queriedRecordNumber()),
    }),
    ...listFor("quotations", Quotation),
  }),
  getQuotation: ownCall("/admin/quotations/:id", "GET", "admin", {
    reply: QuotationDetails,
  }),
  getQuotationComparison: ownCall("/admin/quotations/:id/comparison", "GET", "admin", {
    reply: z.object({ lines: z.array(LineComparison) }),
  }),
  createQuotation: ownCall("/admin/quotations", "POST", "admin", {
    changes: ["quotations"],
    creates: true,
    body: QuotationForm,
    reply: z.object({ id: id() }),
  }),
  /** Makes a draft with the enquired box, of a new or a known client. The same enquiry again gives the same quotation. */
  quoteEnquiry: ownCall("/admin/contacts/:id/quotation", "PUT", "admin", {
    changes: ["clients", "quotations", "specifications"],
    body: EnquiryClient,
    reply: z.object({ id: id() }),
  }),
  updateQuotation: ownCall("/admin/quotations/:id", "PUT", "admin", {
    changes: ["quotations"],
    body: QuotationEdit,
    reply: QuotationDetails,
  }),
  /** Freezes the draft with today's rates. */
  sendQuotation: ownCall("/admin/quotations/:id/send", "PUT", "admin", {
    changes: ["quotations"],
    body: Versioned,
    reply: QuotationDetails,
  }),
  /** Adds a draft of the next revision. */
  reviseQuotation: ownCall("/admin/quotations/:id/revise", "PUT", "admin", {
    changes: ["quotations"],
    body: Versioned,
    reply: QuotationDetails,
  }),
  /** Makes the order of a line. The same line again gives the same order. */
  acceptQuotation: ownCall("/admin/quotations/:id/accept", "PUT", "admin", {
    changes: ["orders", "quotations", "schedule"],
    body: QuotationAcceptance,
    reply: z.object({ orderId: id() }),
  }),
  loseQuotation: ownCall("/admin/quotations/:id/lose", "PUT", "admin", {
    changes: ["quotations"],
    body: z.object({ reason: line(300) }),
    reply: QuotationDetails,
  }),
  getQuotationPdf: ownCall(
    "/admin/quotations/:id/revisions/:number/quotation.pdf",
    "GET",
    "admin",
    {
      query: z.object({ language: paperLanguage() }),
      reply: "pdf",
    },
  ),
};
