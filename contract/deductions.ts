import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { stageKinds } from "../domain/stages/kinds";
import { wageKinds } from "../domain/wagesByCode";
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
import { type ImportForms, noEdit } from "./imports";
import { kindCalls } from "./kindCalls";

export const adjustmentKinds = ["ADDITION", "DEDUCTION"] as const;

export const AdjustmentCreation = z.object({
  barcodeId: barcodeId(),
  kind: z.enum(adjustmentKinds),
  month: month(),
  amount: amount(),
  reason: line(200),
  /** The kind of an addition by the Code on Social Security. Without one it counts as wages. */
  wageKind: z.optional(z.enum(wageKinds)),
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
  wageKind: z.optional(z.enum(wageKinds)),
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

export const adjustmentImport = {
  create: AdjustmentCreation,
  edit: noEdit,
  record: Adjustment,
  keys: ["id"],
} as const satisfies ImportForms;

export const advanceImport = {
  create: AdvanceCreation,
  edit: noEdit,
  record: Advance,
  keys: ["id"],
} as const satisfies ImportForms;

/** Rupees for 1,000 good pieces. 0 ends the piece rate. */
const perThousand = () => rupees().check(z.maximum(100_000));

/** A dated pay term: an amount for 1,000 good pieces of a stage, beside the day's wage. */
export const PieceRateCreation = z.object({
  barcodeId: barcodeId(),
  stage: z.enum(stageKinds),
  validFrom: enteredDate(),
  ratePerThousand: perThousand(),
});
export type PieceRateCreation = z.infer<typeof PieceRateCreation>;

export const PieceRateEdit = z.object({ ratePerThousand: perThousand(), version: editedVersion() });

export const PieceRate = z.object({
  id: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  stage: z.enum(stageKinds),
  validFrom: calendarDate(),
  ratePerThousand: rupees(),
  createdBy: z.string(),
  version: version(),
});

export const pieceRateImport = {
  create: PieceRateCreation,
  edit: noEdit,
  record: PieceRate,
  keys: ["id"],
} as const satisfies ImportForms;

export const adjustmentCalls = kindCalls(
  "/admin/adjustments",
  "super",
  ["adjustment", "adjustments"],
  { row: Adjustment, create: AdjustmentCreation, cancel: true },
);

export const advanceCalls = kindCalls("/admin/advances", "super", ["advance", "advances"], {
  row: Advance,
  create: AdvanceCreation,
  update: AdvanceEdit,
  cancel: true,
});

export const pieceRateCalls = kindCalls(
  "/admin/piece-rates",
  "super",
  ["pieceRate", "pieceRates"],
  { row: PieceRate, create: PieceRateCreation, update: PieceRateEdit },
);

export const deductionCalls = { ...adjustmentCalls, ...advanceCalls, ...pieceRateCalls };
