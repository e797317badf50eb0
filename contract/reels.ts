import * as z from "zod/mini";
import { call } from "./call";
import { barcodeId, editedVersion, id, instant, kilograms, line, unit, version } from "./fields";
import { routes } from "./routes";

export const reelStatuses = ["AVAILABLE", "IN_USE", "CONSUMED"] as const;

/** Which layer of the board a reel runs for. */
export const reelSets = ["TOP", "FLUTE", "LINER"] as const;

const reelNoError = "Reel No must be a valid number";

export const ReelRegistration = z.object({
  reelNo: z.int(reelNoError).check(z.positive(reelNoError)),
  /** Grams per square metre. */
  gsm: z.number().check(z.positive(), z.maximum(1000)),
  /** Bursting strength in kPa per gsm, as the trade writes it: 14 to 35. */
  burstFactor: z.number().check(z.positive(), z.maximum(100)),
  /** Width of the reel in centimetres. */
  deckle: z.number().check(z.positive(), z.maximum(400)),
  initialWeight: kilograms().check(z.positive()),
  unit: unit(),
  paperType: line(60),
  supplierName: line(),
  createdBy: line(254),
});
export type ReelRegistration = z.infer<typeof ReelRegistration>;

/** All but its weights, which the scale alone changes. */
export const ReelEdit = z.extend(
  z.omit(ReelRegistration, { initialWeight: true, createdBy: true }),
  { version: editedVersion() },
);
export type ReelEdit = z.infer<typeof ReelEdit>;

/** One order that ran from a reel. `courgationIn` and `courgationOut` are the host's own spelling. */
export const OrderUsage = z.object({
  /** The order's own number, which other hosts may not tell. */
  orderId: z.optional(id()),
  client: z.string(),
  productType: z.string(),
  quantity: z.number(),
  size: z.string(),
  weightConsumed: z.optional(kilograms()),
  courgationIn: z.optional(instant()),
  courgationOut: z.optional(instant()),
  howManyBox: z.optional(z.number()),
});
export type OrderUsage = z.infer<typeof OrderUsage>;

export const Reel = z.object({
  id: id(),
  barcodeId: barcodeId(),
  /** A name and no quantity. */
  reelNo: z.number().check(z.meta({ kind: "id" })),
  createdAt: instant(),
  gsm: z.number(),
  burstFactor: z.number(),
  deckle: z.number(),
  initialWeight: kilograms(),
  currentWeight: kilograms(),
  previousWeight: z.optional(kilograms()),
  unit: z.string(),
  status: z.string(),
  reelSet: z.optional(z.string()),
  paperType: z.string(),
  supplierName: z.string(),
  createdBy: z.string(),
  version: version(),
});
export type Reel = z.infer<typeof Reel>;

export const ReelWithUsages = z.extend(Reel, { orderUsages: z.array(OrderUsage) });
export type ReelWithUsages = z.infer<typeof ReelWithUsages>;

export const ReelUsageEntry = z.extend(OrderUsage, {
  unit: z.optional(z.string()),
  previousWeight: z.optional(kilograms()),
  usageType: z.optional(z.string()),
});
export type ReelUsageEntry = z.infer<typeof ReelUsageEntry>;

export const ReelHistory = z.object({
  barcodeId: barcodeId(),
  usages: z.array(ReelUsageEntry),
});
export type ReelHistory = z.infer<typeof ReelHistory>;

export const reelCalls = {
  getReelStocks: call(routes.getReelStocks, {
    serves: ["list", "reels"],
    key: ["id", "barcodeId"],
    row: Reel,
    first: ["status", "IN_USE"],
    reply: z.array(Reel),
  }),
  getInUseReels: call(routes.getInUseReels, {
    row: ReelWithUsages,
    reply: z.array(ReelWithUsages),
  }),
  getReelBarcode: call(routes.getReelBarcode, { reply: "png" }),
  getReelDetails: call(routes.getReelDetails, { reply: Reel }),
  registerReel: call(routes.registerReel, {
    serves: ["create", "reels"],
    body: ReelRegistration,
    reply: z.object({ barcodeId: barcodeId() }),
  }),
  getReelHistory: call(routes.getReelHistory, { reply: ReelHistory }),
  updateReel: call(routes.updateReel, {
    serves: ["update", "reels"],
    body: ReelEdit,
    reply: Reel,
  }),
};
