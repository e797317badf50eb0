import * as z from "zod/mini";
import { call } from "./call";
import { routes } from "./routes";

/** Months of the sales page, the present month included. */
export const salesMonths = 12;

/** A client's sales in a month, in rupees without tax. */
export const SalesRow = z.object({
  /** `yyyy-MM`, by dates in India. */
  month: z.string(),
  client: z.string(),
  /** The quotations whose latest revision was sent in the month, each with the least that its lines come to. */
  quoted: z.number(),
  /** The orders of the month that were made from quotations, at the accepted prices. */
  won: z.number(),
  /** Invoices less credit notes. */
  invoiced: z.number(),
  /** The part of `invoiced` whose paper cost is known. */
  priced: z.number(),
  /** The priced part less its paper by the reels' ledger and landed rates. A credit note gives no paper back. */
  margin: z.number(),
});
export type SalesRow = z.infer<typeof SalesRow>;

export const salesCalls = {
  getSales: call(routes.getSales, {
    reply: z.object({ months: z.array(z.string()), rows: z.array(SalesRow) }),
  }),
};
