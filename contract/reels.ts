import * as z from "zod/mini";
import { type Message, say } from "../domain/messages/say";
import { issueError, schemaError } from "../domain/messages/schemaError";
import { createFor, ownCall, specifiedCall, updateFor } from "./call";
import {
  barcodeId,
  calendarDate,
  editedVersion,
  enteredDate,
  id,
  instant,
  kilograms,
  line,
  optional,
  pastInstant,
  unit,
  unitPrice,
  version,
} from "./fields";
import type { ImportForms } from "./imports";

export const reelStatuses = ["AVAILABLE", "IN_USE", "CONSUMED"] as const;

export const reelSets = ["TOP", "FLUTE", "LINER"] as const;

const reelNoError = schemaError("form.reelNo");

/** Returns the schema of the diameter of a reel or a core, in millimetres. */
export const diameter = () => z.int().check(z.positive(), z.maximum(3000));

/** The usual diameter of a core in millimetres, for cores without a measured one. */
export const usualCoreDiameter = 100;

/** The fields of our own host. Other hosts get none of these fields. */
const paperFields = {
  /** The core's weight, which is part of the reel's weight. Defaults to an estimate by the deckle. */
  coreWeight: z.optional(kilograms()),
  /** The wrapper's weight. The reel's weight excludes it: gross = initial weight + wrapper. */
  wrapperWeight: z.optional(kilograms()),
  /** The diameter of the full reel. With it, a return needs no scale. */
  fullDiameter: z.optional(diameter()),
  coreDiameter: z.optional(diameter()),
  /** The landed cost in rupees per kilogram. */
  landedRate: z.optional(unitPrice().check(z.maximum(100_000))),
  /** The moisture of the paper, in percent. */
  moisture: z.optional(z.number().check(z.nonnegative(), z.maximum(99))),
  /** Ring crush in kN/m. */
  rct: z.optional(z.number().check(z.nonnegative(), z.maximum(99))),
  shade: optional(line(60)),
  location: optional(line(60)),
  /** The mill's bill, on which several reels may stand. */
  billNumber: optional(line(30)),
  billDate: z.optional(enteredDate()),
  receivedAt: z.optional(pastInstant()),
};

/** The smallest measure. Measures are stored with two decimals, so that a smaller one would be stored as 0. */
const smallest = 0.01;

const ReelFields = z.object({
  reelNo: z.int(reelNoError).check(z.positive(reelNoError)),
  gsm: z.number().check(z.minimum(smallest), z.maximum(1000)),
  /** Bursting strength in gf/cm² for each g/m². Common papers have 14 to 35. */
  burstFactor: z.number().check(z.minimum(smallest), z.maximum(100)),
  /** Width of the reel in centimetres. */
  deckle: z.number().check(z.minimum(smallest), z.maximum(400)),
  initialWeight: kilograms().check(z.positive()),
  unit: unit(),
  paperType: line(60),
  supplierName: line(),
  createdBy: line(254),
  ...paperFields,
});

const text = (kilograms: number) => `${kilograms.toLocaleString("en-IN")} kg`;

const refuseField = (
  context: Pick<z.core.$RefinementCtx, "addIssue">,
  field: string,
  message: Message | undefined,
) => {
  if (message !== undefined)
    context.addIssue({ code: "custom", path: [field], ...issueError(message) });
};

/** Returns the error for a core as heavy as the reel. Both weights are in kilograms. */
export const coreError = (core: number | undefined, reel: number): Message | undefined =>
  core !== undefined && core >= reel
    ? say("reel.onlyCore", { weight: text(reel), core: text(core) })
    : undefined;

/** Returns the error for a core that is heavier than the rest of the reel. Both weights are in kilograms. */
export const heavyCoreError = (core: number, left: number): Message | undefined =>
  core > left ? say("reel.heavyCore", { core: text(core), left: text(left) }) : undefined;

const coreIsLighter = z.superRefine<
  Pick<z.infer<typeof ReelFields>, "coreWeight" | "initialWeight">
>(({ coreWeight, initialWeight }, context) => {
  refuseField(context, "coreWeight", coreError(coreWeight, initialWeight));
});

/**
 * Returns the error for a full reel that is no wider than its core. Undefined for a wider reel. Both diameters are in
 * millimetres.
 */
export const fullDiameterError = (full: number | undefined, core = usualCoreDiameter) =>
  full !== undefined && full <= core
    ? say("reel.narrowerThanCore", { core: String(core) })
    : undefined;

const fullIsWider = z.superRefine<
  Pick<z.infer<typeof ReelFields>, "coreDiameter" | "fullDiameter">
>(({ coreDiameter, fullDiameter }, context) => {
  refuseField(context, "fullDiameter", fullDiameterError(fullDiameter, coreDiameter));
});

export const ReelRegistration = ReelFields.check(coreIsLighter, fullIsWider);

/** A row of an imported file. The host sets the author. */
export const ReelImport = z.omit(ReelFields, { createdBy: true }).check(coreIsLighter, fullIsWider);
export type ReelRegistration = z.infer<typeof ReelRegistration>;

const EditedFields = z.extend(z.omit(ReelFields, { initialWeight: true, createdBy: true }), {
  version: editedVersion(),
});

/** An edit in an imported file. Files change no weights. */
const ReelImportEdit = EditedFields.check(fullIsWider);

/**
 * The edit of a reel. An absent initial weight leaves the stored one unchanged. Only a super admin changes the weight,
 * before the reel is weighed again.
 */
export const ReelEdit = z
  .extend(EditedFields, { initialWeight: z.optional(kilograms().check(z.positive())) })
  .check(fullIsWider);
export type ReelEdit = z.infer<typeof ReelEdit>;

/** The form of a super admin. An emptied weight is an error. */
export const ReelCorrection = z
  .extend(EditedFields, { initialWeight: kilograms().check(z.positive()) })
  .check(fullIsWider);

/** One order that ran from a reel. `courgationIn` and `courgationOut` are the host's own spelling. */
export const OrderUsage = z.object({
  /** The order's number. Absent from a host that does not send it. */
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
  /** The supplier's number of the reel. It is a name, so it is not formatted as a quantity. */
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
  coreWeight: z.optional(kilograms()),
  wrapperWeight: z.optional(kilograms()),
  fullDiameter: z.optional(z.number()),
  coreDiameter: z.optional(z.number()),
  landedRate: z.optional(unitPrice()),
  moisture: z.optional(z.number()),
  rct: z.optional(z.number()),
  shade: z.optional(z.string()),
  location: z.optional(z.string()),
  billNumber: z.optional(z.string()),
  billDate: z.optional(calendarDate()),
  receivedAt: z.optional(instant()),
  version: version(),
});
export type Reel = z.infer<typeof Reel>;

export const ReelUsageEntry = z.extend(OrderUsage, {
  unit: z.optional(z.string()),
  previousWeight: z.optional(kilograms()),
  usageType: z.optional(z.string()),
});
export type ReelUsageEntry = z.infer<typeof ReelUsageEntry>;

export const ReelWithUsages = z.extend(Reel, { orderUsages: z.array(ReelUsageEntry) });
export type ReelWithUsages = z.infer<typeof ReelWithUsages>;

export const ReelHistory = z.object({
  barcodeId: barcodeId(),
  usages: z.array(ReelUsageEntry),
});
export type ReelHistory = z.infer<typeof ReelHistory>;

export const reelImport = {
  create: ReelImport,
  edit: ReelImportEdit,
  record: Reel,
  keys: ["barcodeId", "id"],
} as const satisfies ImportForms;

export const reelCalls = {
  getReelStocks: specifiedCall("/admin/inventory/getReelStocks", "GET", "admin", {
    key: ["id", "barcodeId"],
    serves: ["list", "reels"],
    row: Reel,
    first: ["status", "IN_USE"],
    reply: z.array(Reel),
  }),
  getInUseReels: specifiedCall("/admin/inventory/getInUseReelsWithDetails", "GET", "admin", {
    key: ["id", "barcodeId"],
    row: ReelWithUsages,
    reply: z.array(ReelWithUsages),
  }),
  getReelBarcode: specifiedCall("/admin/reel/barcode-image/:barcodeId", "GET", "admin", {
    reply: "png",
  }),
  getReelDetails: specifiedCall("/admin/reel/details/:barcodeIdOrReelNo", "GET", "admin", {
    reply: Reel,
  }),
  registerReel: specifiedCall("/admin/register-reel", "POST", "admin", {
    ...createFor("reels", ReelRegistration, z.object({ barcodeId: barcodeId() })),
  }),
  getReelHistory: specifiedCall("/admin/reel/orderReelUsage/:barcode", "GET", "admin", {
    reply: ReelHistory,
  }),
  updateReel: ownCall("/admin/reels/:id", "PUT", "admin", updateFor("reels", ReelEdit, Reel)),
};
