import * as z from "zod/mini";
import { maxUps } from "../domain/board/paperPlan";
import { ownCall } from "./call";
import { messageFields, SentMessage } from "./errors";
import { editedVersion, id, instant, paperLanguage, recordNumber, version } from "./fields";
import { reelSets } from "./reels";

/** The maximum number of reels listed for a layer. The reels that the order needs come first. */
export const maxPicked = 20;

const reel = {
  reelId: id(),
  barcodeId: z.string(),
  /** The width of the reel in centimetres. */
  deckle: z.number(),
  supplierName: z.string(),
  location: z.optional(z.string()),
};

export const PickedReel = z.object({
  ...reel,
  /** True if the reel ran before. */
  isPart: z.boolean(),
  receivedAt: instant(),
  /** Kilograms without the core. */
  paper: z.number(),
  /** The part of the web that is trimmed, in percent. */
  trim: z.number(),
  /** The metres of board that the reel gives, and the metres that the order needs from it after the reels before it. */
  gives: z.number(),
  length: z.number(),
  /** Kilograms of the reel's paper for the metres of `length`. */
  needed: z.number(),
});
export type PickedReel = z.infer<typeof PickedReel>;

export const RunningReel = z.object({
  ...reel,
  /** Metres of board and kilograms of paper that it is to give. */
  length: z.number(),
  needed: z.number(),
});
export type RunningReel = z.infer<typeof RunningReel>;

export const ReservedReel = z.extend(RunningReel, {
  /** The index of the layer, counted from the outside in, from 0. */
  layer: z.int(),
  status: z.string(),
  createdBy: z.string(),
  createdAt: instant(),
  /** The reason why the reservation needs attention: the order has changed, or the reel does not fit it. */
  problem: z.optional(z.string()),
  problemCode: z.optional(SentMessage),
});
export type ReservedReel = z.infer<typeof ReservedReel>;

/** A reel that was reserved and that another order got. */
export const LostReel = z.object({
  reelId: id(),
  barcodeId: z.string(),
  layer: z.int(),
  orderId: id(),
  client: z.string(),
  at: instant(),
});
export type LostReel = z.infer<typeof LostReel>;

export const LayerPaper = z.object({
  index: z.int(),
  /** The name of the layer, such as "the top liner". */
  name: z.string(),
  nameCode: z.optional(SentMessage),
  usage: z.enum(reelSets),
  gsm: z.number(),
  burstFactor: z.number(),
  /** Metres of board that ran, that are at the machine, that are reserved, and that are still to be fetched. */
  ran: z.number(),
  atMachine: z.number(),
  reservedLength: z.number(),
  openLength: z.number(),
  /** Kilograms of paper for the whole order, and the kilograms still to be fetched. */
  paper: z.number(),
  openPaper: z.number(),
  /** The widths of the reels on which the layer runs, in centimetres. Empty if it has no reels. */
  widths: z.array(z.number()),
  running: z.array(RunningReel),
  /** The reels that fit the layer, the best ones first. */
  reels: z.array(PickedReel),
  more: z.int(),
  /** Metres of board for which the store has no reel. */
  lacking: z.number(),
  missing: z.optional(z.string()),
  missingCode: z.optional(SentMessage),
});
export type LayerPaper = z.infer<typeof LayerPaper>;

/** The paper that an order needs for a number of blanks side by side. */
export const PaperPlan = z.object({
  ups: z.int(),
  mostUps: z.int(),
  /** The size of the blank in millimetres. */
  blank: z.object({ length: z.number(), width: z.number() }),
  narrowestDeckle: z.number(),
  /** The blanks of the order, and the blanks that the quotation's waste takes. */
  sheets: z.int(),
  /** The length of the order's board in metres. */
  length: z.number(),
  layers: z.array(LayerPaper),
});
export type PaperPlan = z.infer<typeof PaperPlan>;

export const OrderPaper = z.object({
  /** Absent if the plan cannot be computed. The reply then names the missing data. */
  plan: z.optional(PaperPlan),
  missing: z.optional(z.string()),
  missingCode: z.optional(SentMessage),
  /** The accepted combined run of the order. The run plans the order's paper. */
  combinedRun: z.optional(id()),
  /** True if reels can be reserved: the order is neither shipped nor cancelled. */
  isOpen: z.boolean(),
  /** The chosen number of blanks side by side. Absent if the plan takes the number that needs the least paper. */
  chosenUps: z.optional(z.int()),
  /** The version of the order. */
  version: version(),
  reserved: z.array(ReservedReel),
  lost: z.array(LostReel),
});
export type OrderPaper = z.infer<typeof OrderPaper>;

const ups = () => z.int().check(z.minimum(1), z.maximum(maxUps));

export const Reservation = z.object({
  reelId: recordNumber(),
  layer: z.int().check(z.minimum(0), z.maximum(6)),
  ups: ups(),
});
export type Reservation = z.infer<typeof Reservation>;

/** The number of blanks side by side for an order. With `null` the plan takes the number that needs the least paper. */
const UpsChoice = z.object({ ups: z.nullable(ups()), version: editedVersion() });
export type UpsChoice = z.infer<typeof UpsChoice>;

/** Reels that are reserved together, as the plan proposed them. */
export const Reservations = z.object({
  ups: ups(),
  reels: z
    .array(z.pick(Reservation, { reelId: true, layer: true }))
    .check(z.minLength(1), z.maxLength(7 * maxPicked)),
});
export type Reservations = z.infer<typeof Reservations>;

/** The reels reserved by the call, and the reasons why the others are not. */
const ReservedReels = z.object({
  reserved: z.array(z.string()),
  refused: z.array(z.object({ barcodeId: z.string(), ...messageFields, message: z.string() })),
  paper: OrderPaper,
});

const JobCardQuery = z.object({ language: paperLanguage() });

export const orderPaperCalls = {
  getJobCard: ownCall("/admin/orders/:id/job-card", "GET", "admin", {
    query: JobCardQuery,
    reply: "pdf",
  }),
  getOrderPaper: ownCall("/admin/orders/:id/paper", "GET", "admin", { reply: OrderPaper }),
  /** Chooses the number of blanks side by side. Reservations stay, and their shares are computed again. */
  chooseUps: ownCall("/admin/orders/:id/ups", "PUT", "admin", {
    changes: ["orders"],
    body: UpsChoice,
    reply: OrderPaper,
    ignoresReply: true,
  }),
  /** Reserves a reel for a layer of the order. A repeated request changes nothing. */
  reserveReel: ownCall("/admin/orders/:id/reserve-reel", "PUT", "admin", {
    changes: ["orders", "reels"],
    body: Reservation,
    reply: OrderPaper,
    ignoresReply: true,
  }),
  /** Reserves the free reels among the given ones. Reels of other orders stay reserved there. */
  reserveReels: ownCall("/admin/orders/:id/reserve-reels", "PUT", "admin", {
    changes: ["orders", "reels"],
    body: Reservations,
    reply: ReservedReels,
  }),
  releaseReel: ownCall("/admin/orders/:id/release-reel", "PUT", "admin", {
    changes: ["reels"],
    body: z.pick(Reservation, { reelId: true }),
    reply: OrderPaper,
    ignoresReply: true,
  }),
};
