import * as z from "zod/mini";
import { flutes } from "../domain/board/boardFactors";
import { layerRoles } from "../domain/board/boxDesign";
import { ownCall } from "./call";
import { SentMessage } from "./errors";
import { calendarDate, enteredDate, id, totalKilograms, totalRupees } from "./fields";

const percent = () => z.optional(z.number());

/** The paper that was used, and the paper that was computed. */
export const PaperSum = z.object({
  actual: totalKilograms(),
  /** The known part of the cost. */
  amount: totalRupees(),
  /** Paper without a known cost. */
  unpriced: totalKilograms(),
  /** The used paper with a known expectation, and the expected paper. Waste compares the two. */
  compared: totalKilograms(),
  expected: totalKilograms(),
  /** Percent of the expected paper's width that becomes no blank. */
  trim: percent(),
  /** Percent of paper beyond the expected paper. Below 0 if less was used. */
  waste: percent(),
  /** True if there is more waste than the plant's limit, or so little paper that a weight or a count is wrong. */
  isMarked: z.boolean(),
});
export type PaperSum = z.infer<typeof PaperSum>;

const OrderPaperUse = z.object({
  usageId: id(),
  barcodeId: z.string(),
  supplierName: z.string(),
  usageType: z.enum(layerRoles),
  /** The label of the layer, such as "Flute 2". Absent if unknown. */
  layer: z.optional(z.string()),
  gsm: z.number(),
  deckle: z.number(),
  ups: z.optional(z.number()),
  boxes: z.optional(z.number()),
  ...PaperSum.shape,
  missing: z.optional(z.string()),
  missingCode: z.optional(SentMessage),
});

export const OrderWaste = z.object({
  uses: z.array(OrderPaperUse),
  /** The layers of the board. Reels without a known layer are grouped by their usage type. */
  layers: z.array(
    z.extend(PaperSum, { usageType: z.enum(layerRoles), layer: z.optional(z.string()) }),
  ),
  mills: z.array(z.extend(PaperSum, { supplierName: z.string() })),
  total: PaperSum,
  /** Reels that still run. Their use is not known yet. */
  running: z.int(),
  /** True if the order still has boxes to make. It is compared by its counted boxes, or not at all. */
  isHalfRun: z.boolean(),
});
export type OrderWaste = z.infer<typeof OrderWaste>;

/** A measured take-up that differs from the setting. */
export const TakeUpProposal = z.object({
  flute: z.enum(flutes),
  present: z.number(),
  measured: z.number(),
  runs: z.int(),
});
export type TakeUpProposal = z.infer<typeof TakeUpProposal>;

export const longestReport = 366;

export const PaperReport = z.object({
  from: calendarDate(),
  to: calendarDate(),
  total: PaperSum,
  /** Sums by month, `yyyy-MM`. A usage of a reel belongs to the month in which the reel came back. */
  months: z.array(z.extend(PaperSum, { month: z.string() })),
  layers: z.array(z.extend(PaperSum, { usageType: z.enum(layerRoles) })),
  mills: z.array(z.extend(PaperSum, { supplierName: z.string() })),
  /** The orders with the most waste are first. Orders whose paper cannot be compared are last. */
  orders: z.array(
    z.extend(PaperSum, { orderId: id(), client: z.string(), isHalfRun: z.boolean() }),
  ),
  takeUps: z.array(TakeUpProposal),
});
export type PaperReport = z.infer<typeof PaperReport>;

export const paperReportCalls = {
  getOrderWaste: ownCall("/admin/orders/:id/waste", "GET", "admin", { reply: OrderWaste }),
  getPaperReport: ownCall("/admin/paper/report", "GET", "admin", {
    query: z.object({ from: z.optional(enteredDate()), to: z.optional(enteredDate()) }),
    reply: PaperReport,
  }),
  /** Accepts a proposal. A conflict (409) if the runs have measured another take-up since. */
  acceptTakeUp: ownCall("/admin/board/take-ups", "PUT", "super", {
    changes: ["board"],
    body: z.object({
      flute: z.enum(flutes),
      measured: z.number().check(z.minimum(1), z.maximum(3)),
    }),
    reply: z.object({ flute: z.enum(flutes), takeUp: z.number() }),
    ignoresReply: true,
  }),
};
