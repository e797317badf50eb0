import * as z from "zod/mini";
import { ownCall } from "./call";
import { id, instant } from "./fields";
import { Order, orderStatuses } from "./orders";
import { OrderUsage } from "./reels";

export const OrderStep = z.object({
  status: z.enum(orderStatuses),
  at: instant(),
  /** The author of the step. Absent for steps that are older than the history. */
  by: z.optional(z.string()),
  isUndo: z.optional(z.boolean()),
});
export type OrderStep = z.infer<typeof OrderStep>;

export const OrderReel = z.object({
  ...z.pick(OrderUsage, {
    weightConsumed: true,
    courgationIn: true,
    courgationOut: true,
    howManyBox: true,
  }).shape,
  id: id(),
  barcodeId: z.string(),
  reelNo: z.number().check(z.meta({ kind: "id" })),
  paperType: z.string(),
  gsm: z.number(),
  usageType: z.string(),
  isEstimated: z.boolean(),
});
export type OrderReel = z.infer<typeof OrderReel>;

/** An order with its details, also if the order is cancelled or shipped. */
export const OrderDetails = z.extend(Order, {
  /** The specification of the order's box, with the version number. */
  specification: z.optional(z.object({ id: id(), name: z.string(), number: z.int() })),
  /** The accepted quotation with the accepted price of a box in rupees. */
  quotation: z.optional(z.object({ id: id(), number: z.string(), price: z.number() })),
  steps: z.array(OrderStep),
  reels: z.array(OrderReel),
  reservedReels: z.optional(z.int()),
});
export type OrderDetails = z.infer<typeof OrderDetails>;

export const orderDetailsCalls = {
  getOrder: ownCall("/admin/orders/:id", "GET", "admin", { reply: OrderDetails }),
};
