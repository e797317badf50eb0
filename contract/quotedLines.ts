import * as z from "zod/mini";
import { zoneTaxes } from "../domain/invoices/zones";
import { joints, rateKinds, rateUnits } from "../domain/quotations/rates";
import { SentMessage } from "./errors";
import { calendarDate, id } from "./fields";

export const toolingKinds = ["once", "spread", "free"] as const;

/**
 * Returns the schema of an amount in paise. A sent line of an older version may have more than 2^53, and must stay
 * readable.
 */
const paise = () => z.number();

/** A name in English with its code. */
const named = { name: z.string(), nameCode: z.optional(SentMessage) };

/** A part of a box's price. */
const PricePart = z.object({
  part: z.enum(["paper", "conversion", "print", "joining", "freight", "tooling", "markup"]),
  /** The paper of the board, if the part is one. */
  layer: z.optional(z.string()),
  layerCode: z.optional(SentMessage),
  paise: paise(),
});

/** The price of a box at a quantity. Amounts are in paise. */
export const QuotedQuantity = z.object({
  quantity: z.int(),
  sheets: z.int(),
  setupSheets: z.number(),
  runPercent: z.number(),
  costPaise: paise(),
  pricePaise: paise(),
  /** A fraction of the price. */
  margin: z.number(),
  /** The charge for tooling that the price does not include. */
  toolingPaise: z.optional(paise()),
  totalPaise: paise(),
  breakEven: z.optional(z.int()),
  parts: z.array(PricePart),
});
export type QuotedQuantity = z.infer<typeof QuotedQuantity>;

/** A rate that a price uses. The amount is in paise. */
const QuotedRate = z.object({
  kind: z.enum(rateKinds),
  /** The layer, or the subject of the rate. */
  ...named,
  validFrom: calendarDate(),
  source: z.string(),
  paise: z.number(),
  per: z.enum(rateUnits),
  /** True if the rate is older than the plant allows. */
  isStale: z.boolean(),
});

/** A line of a quotation with its box, rates and prices. */
export const QuotedLine = z.object({
  specificationId: id(),
  specificationVersionId: id(),
  box: z.object({
    name: z.string(),
    /** The version of the specification. */
    number: z.int(),
    size: z.string(),
    materialGrade: z.string(),
    ply: z.int(),
    printColours: z.int(),
  }),
  markupPercent: z.number(),
  toolingTerms: z.enum(toolingKinds),
  toolingBoxes: z.optional(z.int()),
  isToolingApart: z.boolean(),
  joint: z.optional(z.enum(joints)),
  hasDie: z.boolean(),
  isDelivered: z.boolean(),
  /** Absent if a rate is missing. Amounts are in paise. */
  costs: z.optional(
    z.object({
      layers: z.array(z.object({ ...named, grams: z.number(), paisePerKg: z.number() })),
      conversionPaisePerKg: z.number(),
      printPaisePerBox: z.number(),
      joiningPaisePerBox: z.number(),
      freightPaisePerBox: z.number(),
      toolingPaise: z.number(),
    }),
  ),
  rates: z.array(QuotedRate),
  prices: z.array(QuotedQuantity),
  /** The missing rate or value. The line then has no price. */
  missing: z.optional(z.string()),
  missingCode: z.optional(SentMessage),
});
export type QuotedLine = z.infer<typeof QuotedLine>;

/** A revision as a client gets it. A sent one keeps its rates and prices. */
export const QuotationOffer = z.object({
  /** The day of the rates. */
  date: calendarDate(),
  client: z.string(),
  validUntil: z.optional(calendarDate()),
  terms: z.optional(z.string()),
  readyBy: z.optional(calendarDate()),
  lines: z.array(QuotedLine),
  /** The further content of the paper. Absent until the revision is sent. */
  paper: z.optional(
    z.object({
      companyName: z.string(),
      companyAddress: z.string(),
      gstin: z.optional(z.string()),
      phone: z.optional(z.string()),
      email: z.optional(z.string()),
      bank: z.optional(z.string()),
      upiId: z.optional(z.string()),
      signatory: z.optional(z.string()),
      /** The address of the plant's logo on this host. */
      logo: z.optional(z.string()),
      /** The client's days of payment after the invoice. */
      paymentDays: z.optional(z.int()),
      /** The client's address. */
      clientLines: z.array(z.string()),
      hsn: z.string(),
      gstPercent: z.optional(z.number()),
      /** The tax of a client in a special economic zone. */
      zone: z.optional(z.enum(zoneTaxes)),
      /** The GST rate of the tooling charge, in percent. */
      toolingGstPercent: z.optional(z.number()),
    }),
  ),
});
export type QuotationOffer = z.infer<typeof QuotationOffer>;
