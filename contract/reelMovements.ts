import * as z from "zod/mini";
import { movementKinds } from "../domain/reelLedger";
import { featureCall } from "./call";
import { SentMessage } from "./errors";
import { editedVersion, id, instant, kilograms, line } from "./fields";
import { Reel } from "./reels";

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

const paperCall = featureCall("paper");

export const reelMovementCalls = {
  /** The first movement first. */
  getReelMovements: paperCall("/admin/reels/:id/movements", "GET", "admin", { reply: ReelLedger }),
  adjustReel: paperCall("/admin/reels/:id/adjust", "PUT", "super", {
    body: ReelAdjustment,
    reply: Reel,
    ignoresReply: true,
  }),
  scrapReel: paperCall("/admin/reels/:id/scrap", "PUT", "admin", {
    body: ReelScrap,
    reply: Reel,
    ignoresReply: true,
  }),
};
