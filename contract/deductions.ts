import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { call, listOf } from "./call";
import {
  amount,
  barcodeId,
  calendarDate,
  editedVersion,
  enteredDate,
  id,
  instant,
  line,
  month,
  rupees,
  version,
} from "./fields";
import { routes } from "./routes";

export const adjustmentKinds = ["ADDITION", "DEDUCTION"] as const;

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

/** Money that an employee gets before it is earned, and gives back in instalments. */
export const AdvanceCreation = z
  .object({
    barcodeId: barcodeId(),
    givenOn: enteredDate(),
    amount: amount(),
    instalment: amount(),
    firstMonth: month(),
    reason: line(200),
  })
  .check(
    z.refine(({ amount, instalment }) => instalment <= amount, {
      path: ["instalment"],
      message: schemaError("amount.aboveAdvance"),
    }),
  );
export type AdvanceCreation = z.infer<typeof AdvanceCreation>;

export const AdvanceEdit = z.object({
  instalment: amount(),
  reason: line(200),
  version: editedVersion(),
});
export type AdvanceEdit = z.infer<typeof AdvanceEdit>;

export const Advance = z.object({
  id: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  givenOn: calendarDate(),
  amount: rupees(),
  instalment: rupees(),
  firstMonth: month(),
  reason: z.string(),
  /** The part that locked months have taken back. */
  recovered: rupees(),
  rest: rupees(),
  createdBy: z.string(),
  createdAt: instant(),
  cancelledAt: z.optional(instant()),
  version: version(),
});
export type Advance = z.infer<typeof Advance>;

export const deductionCalls = {
  getAdjustments: call(routes.getAdjustments, listOf(Adjustment)),
  createAdjustment: call(routes.createAdjustment, { body: AdjustmentCreation, reply: Adjustment }),
  cancelAdjustment: call(routes.cancelAdjustment, { reply: Adjustment, ignoresReply: true }),
  getAdvances: call(routes.getAdvances, listOf(Advance)),
  createAdvance: call(routes.createAdvance, { body: AdvanceCreation, reply: Advance }),
  updateAdvance: call(routes.updateAdvance, { body: AdvanceEdit, reply: Advance }),
  cancelAdvance: call(routes.cancelAdvance, { reply: Advance, ignoresReply: true }),
};
