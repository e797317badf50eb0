import * as z from "zod/mini";
import { call, listOf, writeOf } from "./call";
import { amount, barcodeId, id, instant, line, month, rupees } from "./fields";
import { routes } from "./routes";

export const adjustmentKinds = ["ADDITION", "DEDUCTION"] as const;

/** An amount added to an employee's pay of one month, or deducted from it. */
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
  /** The part of a deduction that locked months have taken. */
  recovered: rupees(),
  createdBy: z.string(),
  createdAt: instant(),
  cancelledAt: z.optional(instant()),
});
export type Adjustment = z.infer<typeof Adjustment>;

export const adjustmentCalls = {
  getAdjustments: call(routes.getAdjustments, listOf("adjustments", Adjustment)),
  createAdjustment: call(
    routes.createAdjustment,
    writeOf("create", "adjustments", AdjustmentCreation, Adjustment),
  ),
  cancelAdjustment: call(routes.cancelAdjustment, { reply: Adjustment, ignoresReply: true }),
};
