import * as z from "zod/mini";
import { ownCall } from "./call";
import { calendarDate, id, line, month } from "./fields";

/** The number of months on the sales page, the present month included. */
export const salesMonths = 12;

/** The figures of sales, in rupees without tax. */
const figures = {
  /**
   * The month's quotations, each at the least total of a line. A quotation belongs to the month in which its latest
   * revision was sent.
   */
  quoted: z.number(),
  /** The orders of the month that were made from quotations, at the accepted prices. */
  won: z.number(),
  /** The value of the invoices less the credit notes. */
  invoiced: z.number(),
  /** The part of `invoiced` that has a known paper cost. */
  priced: z.number(),
  /** The priced part less its paper by the reels' ledger and landed rates. A credit note gives no paper back. */
  margin: z.number(),
};

/** A client's sales in a month. */
export const SalesRow = z.object({
  /** `yyyy-MM`, by dates in India. */
  month: z.string(),
  client: z.string(),
  ...figures,
});
export type SalesRow = z.infer<typeof SalesRow>;

const salesPaperKinds = ["quotation", "order", "invoice"] as const;

/** The share of a quotation, an order or an invoice in the figures. */
export const SalesPaper = z.object({
  kind: z.enum(salesPaperKinds),
  id: id(),
  number: z.string(),
  date: calendarDate(),
  client: z.string(),
  /** The order of an invoice or of a credit note. */
  orderId: z.optional(id()),
  /** True if a paper of an earlier month is cancelled here. Its amounts lower the figures of the month. */
  isCancellation: z.optional(z.boolean()),
  ...figures,
});
export type SalesPaper = z.infer<typeof SalesPaper>;

export const salesCalls = {
  getSales: ownCall("/admin/sales", "GET", "super", {
    reply: z.object({ months: z.array(z.string()), rows: z.array(SalesRow) }),
  }),
  /** The papers that the figures sum up, of a month or of a client. */
  getSalesPapers: ownCall("/admin/sales/papers", "GET", "super", {
    query: z.object({ month: z.optional(month()), client: z.optional(line()) }),
    reply: z.array(SalesPaper),
  }),
};
