import * as z from "zod/mini";
import { listFor, ownCall } from "./call";
import { messageFields } from "./errors";
import { barcodeId, creditReason, id, instant, line, month, recordNumber, version } from "./fields";
import { jobCard, scanFields } from "./scanFields";

const quantity = () => z.int().check(z.positive(), z.maximum(100_000_000));

/** Boxes that leave the plant for an order. An order may be dispatched in parts. */
export const DispatchCreation = z.object({
  orderId: recordNumber(),
  quantity: quantity(),
  /** The vehicle's number, or the number of the transporter's receipt. */
  transportNumber: line(60),
  /** All boxes that were made for the order so far. Absent before the first count. */
  madeQuantity: z.optional(z.int().check(z.nonnegative(), z.maximum(100_000_000))),
  creditReason: creditReason(),
});
export type DispatchCreation = z.infer<typeof DispatchCreation>;

export const Dispatch = z.object({
  id: id(),
  orderId: id(),
  client: z.string(),
  productType: z.string(),
  quantity: z.number(),
  transportNumber: z.string(),
  state: z.enum(["TO_INVOICE", "INVOICED", "CANCELLED"]),
  dispatchedAt: instant(),
  createdBy: z.string(),
  cancelledAt: z.optional(instant()),
  cancelReason: z.optional(z.string()),
  /** The invoice or challan of the dispatch, if it is posted. */
  invoiceId: z.optional(id()),
  invoiceSerial: z.optional(z.string()),
  version: version(),
});
export type Dispatch = z.infer<typeof Dispatch>;

const rupeeAmount = () => z.number().check(z.meta({ kind: "rupees" }));

/**
 * The accepted tooling of an order, with the amounts that invoices have charged for it. Credited boxes do not count.
 */
export const OrderTooling = z.discriminatedUnion("kind", [
  z.object({
    /** A line of the first invoice. */
    kind: z.literal("apart"),
    total: rupeeAmount(),
    /** The invoice with the charge. */
    invoiceId: z.optional(id()),
    invoiceSerial: z.optional(z.string()),
  }),
  z.object({
    /** A share in the price of a box, with a running balance. */
    kind: z.literal("spread"),
    total: rupeeAmount(),
    boxes: z.int(),
    invoicedBoxes: z.int(),
    charged: rupeeAmount(),
    remaining: rupeeAmount(),
    /** The amount charged above the total. */
    above: rupeeAmount(),
  }),
]);
export type OrderTooling = z.infer<typeof OrderTooling>;

/** The dispatches of an order with its quantities, all in boxes. */
export const OrderDispatches = z.object({
  ordered: z.number(),
  dispatched: z.number(),
  /** The most that may be dispatched in all: the ordered quantity and the tolerance. */
  limit: z.number(),
  tolerancePercent: z.number(),
  /** All boxes that were made so far. Absent before the first count. */
  made: z.optional(z.number()),
  /** The boxes that were made and not dispatched. Absent without a count. */
  inStore: z.optional(z.number()),
  tooling: z.optional(OrderTooling),
  dispatches: z.array(Dispatch),
});
export type OrderDispatches = z.infer<typeof OrderDispatches>;

const DispatchCancellation = z.object({ reason: line(300) });

export const dispatchCalls = {
  getDispatches: ownCall("/admin/dispatches", "GET", "admin", {
    query: z.object({
      month: z.optional(month()),
      /** Returns the dispatches that have neither an invoice nor a challan and are not cancelled. */
      toInvoice: z.optional(z.literal("true")),
    }),
    ...listFor("dispatches", Dispatch),
  }),
  getOrderDispatches: ownCall("/admin/orders/:id/dispatches", "GET", "admin", {
    reply: OrderDispatches,
  }),
  createDispatch: ownCall("/admin/dispatches", "POST", "admin", {
    changes: ["dispatches", "orders"],
    creates: true,
    body: DispatchCreation,
    reply: Dispatch,
  }),
  cancelDispatch: ownCall("/admin/dispatches/:id/cancel", "PUT", "admin", {
    changes: ["dispatches", "orders"],
    body: DispatchCancellation,
    reply: Dispatch,
    ignoresReply: true,
  }),
};

const { quantity: boxes, transportNumber: vehicle } = DispatchCreation.shape;

/** Boxes that leave the plant, recorded at a station. The job card's barcode names the order. */
export const DispatchScan = z.object({
  ...scanFields,
  barcodeId: jobCard(),
  quantity: boxes,
  transportNumber: vehicle,
});
export type DispatchScan = z.infer<typeof DispatchScan>;

export const DispatchScanned = z.object({
  outcome: z.enum(["DISPATCHED", "EXCEPTION"]),
  barcodeId: barcodeId(),
  orderId: id(),
  client: z.string(),
  quantity: boxes,
  transportNumber: vehicle,
  at: instant(),
  ...messageFields,
});
export type DispatchScanned = z.infer<typeof DispatchScanned>;
