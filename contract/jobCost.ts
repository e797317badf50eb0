import * as z from "zod/mini";
import { jobCostParts } from "../domain/jobCost/jobCost";
import { ownCall } from "./call";
import { SentMessage } from "./errors";
import { calendarDate, id, signedRupees, totalKilograms, totalRupees } from "./fields";

const missing = { missing: z.optional(z.string()), missingCode: z.optional(SentMessage) };

const WasteRowFigures = z.object({
  uptoQuantity: z.int(),
  setupSheets: z.number(),
  runPercent: z.number(),
});

/** The cost of an order after its run against the estimate, flexed to the good boxes. Amounts are in rupees. */
export const JobCost = z.object({
  /** The counted boxes, or the dispatched boxes of a shipped order without a count. */
  goodBoxes: z.optional(z.int()),
  isCounted: z.boolean(),
  /** Reels that still run for the order. Their paper is not in the cost. */
  running: z.int(),
  estimate: z.optional(
    z.object({
      source: z.enum(["quotation", "specification"]),
      /** The day of the rates. */
      date: calendarDate(),
      quotationId: z.optional(id()),
      /** The paper of one box without waste, in grams. */
      gramsPerBox: z.number(),
      sheets: z.int(),
      quantity: z.int(),
    }),
  ),
  lines: z.array(
    z.object({
      part: z.enum(jobCostParts),
      standard: totalRupees(),
      actual: totalRupees(),
      difference: signedRupees(),
    }),
  ),
  /** The paper's difference by its causes. Price and usage sum to the difference. */
  variance: z.optional(
    z.object({
      price: signedRupees(),
      usage: signedRupees(),
      used: totalKilograms(),
      standard: totalKilograms(),
    }),
  ),
  /** The paper that is in no good box. Trim is the width beside the blanks. */
  waste: z.optional(
    z.object({
      /** The wasted paper in kilograms. Less than 0 if the boxes have less paper than the specification. */
      waste: z.number(),
      wasteAmount: signedRupees(),
      trim: z.optional(totalKilograms()),
      trimAmount: z.optional(totalRupees()),
    }),
  ),
  reels: z.array(
    z.object({
      usageId: id(),
      barcodeId: z.string(),
      used: totalKilograms(),
      rate: z.optional(totalRupees()),
      amount: z.optional(totalRupees()),
    }),
  ),
  /** The overtime of the unit on the days of the run, and the order's share by boxes. */
  overtime: z.array(
    z.object({
      date: calendarDate(),
      unitOvertime: totalRupees(),
      boxes: z.number(),
      allBoxes: z.number(),
      share: totalRupees(),
    }),
  ),
  /** The waste row that the last jobs of this quantity measured, if the table has another row. */
  wasteProposal: z.optional(
    z.object({
      present: WasteRowFigures,
      measured: WasteRowFigures,
      orderIds: z.array(id()),
    }),
  ),
  /** The reason why there is no comparison. */
  ...missing,
});
export type JobCost = z.infer<typeof JobCost>;

export const jobCostCalls = {
  getJobCost: ownCall("/admin/orders/:id/job-cost", "GET", "super", { reply: JobCost }),
};
