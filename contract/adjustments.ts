import * as z from "zod/mini";
import { call } from "./call";
import { amount, barcodeId, id, instant, line, month, rupees } from "./fields";
import { routes } from "./routes";

export const adjustmentKinds = ["ADDITION", "DEDUCTION"] as const;

/** What somebody is paid besides, or has deducted, in one month. */
export const AdjustmentCreation = z.object({
  barcodeId: barcodeId(),
  kind: z.enum(adjustmentKinds),
  month: month(),
  amount: amount(),
  reason: line(200),
});
export type AdjustmentCreation = z.infer<typeof AdjustmentCreation>;

export const Adjustment = z.object({
  id: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  kind: z.enum(adjustmentKinds),
  month: month(),
  amount: rupees(),
  reason: z.string(),
  /** Of a deduction: what the locked months have taken of it. */
  recovered: rupees(),
  createdBy: z.string(),
  createdAt: instant(),
  cancelledAt: z.optional(instant()),
});
export type Adjustment = z.infer<typeof Adjustment>;

export const adjustmentCalls = {
  getAdjustments: call(routes.getAdjustments, {
    serves: ["list", "adjustments"],
    row: Adjustment,
    reply: z.array(Adjustment),
  }),
  createAdjustment: call(routes.createAdjustment, {
    serves: ["create", "adjustments"],
    body: AdjustmentCreation,
    reply: Adjustment,
  }),
  cancelAdjustment: call(routes.cancelAdjustment, { reply: Adjustment }),
};
