import * as z from "zod/mini";
import { movementKinds } from "../domain/reelLedger";
import { ownCall } from "./call";
import { SentMessage } from "./errors";
import { editedVersion, id, instant, kilograms, line, totalKilograms } from "./fields";
import { Reel } from "./reels";

/** The maximum age in days of each age group in the store. The last group has no limit. */
export const ageLimits = [30, 60, 90] as const;

/** Returns the schema of the kilograms of each age group, the youngest first. */
const aged = () =>
  z.tuple([totalKilograms(), totalKilograms(), totalKilograms(), totalKilograms()]);

const paper = {
  gsm: z.number(),
  burstFactor: z.number(),
};

/** The reels of one paper and one width that are in the store. Weights are the scale's, with the cores. */
export const StockCell = z.object({
  ...paper,
  /** The width of the reels in centimetres. */
  deckle: z.number(),
  reels: z.int(),
  /** The number of these reels that have run before. */
  parts: z.int(),
  weight: z.number(),
  freeWeight: z.number(),
  /** Kilograms by the days since the reels came. */
  aged: aged(),
});
export type StockCell = z.infer<typeof StockCell>;

/** The least stock of a paper, in kilograms. */
export const ReorderLevel = z.object({
  /** The GSM has two decimals in the database. A smaller number would be stored as 0. */
  gsm: z.number().check(z.minimum(0.01), z.maximum(1000)),
  burstFactor: z.number().check(z.minimum(0.01), z.maximum(100)),
  dailyUse: kilograms(),
  /** The days from an order until the paper is in the store. */
  leadDays: z.number().check(z.nonnegative(), z.maximum(365)),
  safety: kilograms(),
});
export type ReorderLevel = z.infer<typeof ReorderLevel>;

/**
 * Returns the weight in kilograms below which the plant orders more of a paper. Source: docs/trade/paper.md#reorder-point.
 */
export const reorderPoint = ({
  dailyUse,
  leadDays,
  safety,
}: Pick<ReorderLevel, "dailyUse" | "leadDays" | "safety">) => dailyUse * leadDays + safety;

export const Stock = z.object({
  cells: z.array(StockCell),
  levels: z.array(ReorderLevel),
});
export type Stock = z.infer<typeof Stock>;

export const stockCalls = {
  getStock: ownCall("/admin/paper/stock", "GET", "admin", { reply: Stock }),
  /** Sets the level of a paper, whether or not it had one. */
  updateReorderLevel: ownCall("/admin/paper/reorder-level", "PUT", "admin", {
    changes: ["reorderLevels"],
    body: ReorderLevel,
    reply: ReorderLevel,
    ignoresReply: true,
  }),
};

export const ReelMovement = z.object({
  id: id(),
  kind: z.enum(movementKinds),
  /** The change of the stock, with the core. Negative if the reel leaves the store. */
  weight: z.number().check(z.meta({ kind: "kilograms" })),
  /** The weight in the store afterwards. */
  balance: kilograms(),
  reason: z.optional(z.string()),
  reasonCode: z.optional(SentMessage),
  orderId: z.optional(id()),
  by: z.string(),
  at: instant(),
});
export type ReelMovement = z.infer<typeof ReelMovement>;

export const ReelReservation = z.object({
  orderId: id(),
  client: z.string(),
  layer: z.string(),
  createdBy: z.string(),
  createdAt: instant(),
  problem: z.optional(z.string()),
  problemCode: z.optional(SentMessage),
});
export type ReelReservation = z.infer<typeof ReelReservation>;

const ReelLedger = z.object({
  movements: z.array(ReelMovement),
  reservation: z.optional(ReelReservation),
});

export const ReelAdjustment = z.object({
  weight: kilograms(),
  /** The corrected weight at receipt. The scale's weight and a run's weight may not exceed it. */
  receivedWeight: z.optional(kilograms()),
  reason: line(300),
  version: editedVersion(),
});

export const ReelScrap = z.object({
  /** The weight of the scrap. */
  weight: kilograms().check(z.positive()),
  reason: line(300),
  version: editedVersion(),
});

export const reelMovementCalls = {
  /** Reads the movements of a reel, the first movement first. */
  getReelMovements: ownCall("/admin/reels/:id/movements", "GET", "admin", { reply: ReelLedger }),
  adjustReel: ownCall("/admin/reels/:id/adjust", "PUT", "super", {
    changes: ["reels"],
    body: ReelAdjustment,
    reply: Reel,
    ignoresReply: true,
  }),
  scrapReel: ownCall("/admin/reels/:id/scrap", "PUT", "admin", {
    changes: ["reels"],
    body: ReelScrap,
    reply: Reel,
    ignoresReply: true,
  }),
};
