import * as z from "zod/mini";
import { roleOf } from "../domain/board/boxDesign";
import { schemaError } from "../domain/messages/schemaError";
import { messageFields } from "./errors";
import { barcodeId, instant, kilograms, recordNumber } from "./fields";
import { diameter, reelSets } from "./reels";
import { scanFields } from "./scanFields";

/**
 * Confirmations that the host needs before it records a scan, as the `reason` of a 409. After `RESERVED`,
 * `takenFromOrderId` confirms that the scan takes the reel from the order that reserved it. After `FINISHED`,
 * `isFinished` confirms that the reel has little more than its core. After `OVER`, `isConfirmed` confirms more pieces
 * than were available. After `OPEN_JOB`, `leavesOrderId` confirms that the machine leaves a job of an earlier day.
 */
const scanReasons = ["RESERVED", "FINISHED", "OVER", "OPEN_JOB"] as const;
export type ScanReason = (typeof scanReasons)[number];

/** A reel goes to a machine: for which order, and for which layer of the board. */
export const ReelIssue = z
  .object({
    ...scanFields,
    barcodeId: barcodeId(),
    orderId: recordNumber(),
    usageType: z.enum(reelSets),
    /** The paper of the board, from 0 and from the outside in. A board of 5 ply has two flutes. */
    layer: z.optional(z.int().check(z.minimum(0), z.maximum(6))),
    /** The order that loses its reservation of the reel. The operator has confirmed this. */
    takenFromOrderId: z.optional(recordNumber()),
  })
  .check(
    z.refine(({ usageType, layer }) => layer === undefined || roleOf(layer) === usageType, {
      path: ["layer"],
      message: schemaError("reel.otherLayer"),
    }),
  );
export type ReelIssue = z.infer<typeof ReelIssue>;

export const ReelIssued = z.object({
  outcome: z.enum(["ISSUED", "EXCEPTION"]),
  barcodeId: barcodeId(),
  reelNo: z.number().check(z.meta({ kind: "id" })),
  client: z.string(),
  usageType: z.enum(reelSets),
  layer: z.optional(z.int()),
  at: instant(),
  /** The weight of the reel at the start of the run. */
  weight: kilograms(),
  ...messageFields,
});
export type ReelIssued = z.infer<typeof ReelIssued>;

/** The return of a reel, with its weight or an estimate from its diameter. */
export const ReelReturn = z
  .object({
    ...scanFields,
    barcodeId: barcodeId(),
    /** The reading of the scale, core included. */
    weight: z.optional(kilograms()),
    /** The reel's present diameter in millimetres, in place of `weight`. */
    diameter: z.optional(diameter()),
    /** The full reel's diameter in millimetres. Needed if the host does not know it; the host stores it. */
    fullDiameter: z.optional(diameter()),
    howManyBox: z.optional(z.int().check(z.nonnegative(), z.maximum(100_000_000))),
    isFinished: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ weight, diameter, fullDiameter }) =>
        weight === undefined
          ? diameter !== undefined
          : diameter === undefined && fullDiameter === undefined,
      { path: ["weight"], message: schemaError("reel.weightOrDiameter") },
    ),
    z.refine(
      ({ diameter, fullDiameter }) =>
        diameter === undefined || fullDiameter === undefined || diameter <= fullDiameter,
      { path: ["diameter"], message: schemaError("reel.aboveFullDiameter") },
    ),
  );
export type ReelReturn = z.infer<typeof ReelReturn>;

export const ReelReturned = z.object({
  outcome: z.enum(["RETURNED", "EXCEPTION"]),
  barcodeId: barcodeId(),
  reelNo: z.number().check(z.meta({ kind: "id" })),
  at: instant(),
  consumed: kilograms(),
  /** The remaining weight, core included. */
  weight: kilograms(),
  isEstimated: z.boolean(),
  isFinished: z.boolean(),
  ...messageFields,
});
export type ReelReturned = z.infer<typeof ReelReturned>;
