import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { mostPieces, pieceWasteReasons, stageKinds } from "../domain/stages/kinds";
import { listFor, ownCall } from "./call";
import {
  calendarDate,
  enteredDate,
  enteredInstant,
  id,
  instant,
  line,
  recordNumber,
  totalRupees,
  unit,
} from "./fields";

/** Returns the schema of a number of pieces, which is shown with separators. */
const pieceCount = () => z.int().check(z.meta({ kind: "number" }));

/** Pieces that a machine has made for an order. */
export const StageEntry = z.object({
  id: id(),
  at: instant(),
  /** The date of `at` in India. */
  day: calendarDate(),
  machine: z.string(),
  machineId: id(),
  unit: unit(),
  orderId: id(),
  client: z.string(),
  stage: z.enum(stageKinds),
  good: pieceCount(),
  waste: pieceCount(),
  reason: z.optional(z.enum(pieceWasteReasons)),
  /** True if a person has confirmed more pieces than were available, or far more than the order needs. */
  isOver: z.boolean(),
  createdBy: z.string(),
  isReversed: z.boolean(),
  reversedAt: z.optional(instant()),
  reversedBy: z.optional(z.string()),
  reverseReason: z.optional(z.string()),
});
export type StageEntry = z.infer<typeof StageEntry>;

const pieces = () => z._default(z.int().check(z.nonnegative(), z.maximum(mostPieces)), 0);

export const pieceFields = {
  good: pieces(),
  waste: pieces(),
  reason: z.optional(z.enum(pieceWasteReasons)),
};

interface Pieces {
  readonly good: number;
  readonly waste: number;
  readonly reason?: unknown;
}

/** Adds the rules of an entry: it has pieces, and waste has a reason. */
export const refineEntry = <S extends z.ZodMiniType<Pieces>>(schema: S): S =>
  schema.check(
    z.refine(({ good, waste }) => good + waste > 0, {
      path: ["good"],
      message: schemaError("required"),
    }),
    z.refine(({ waste, reason }) => waste === 0 || reason !== undefined, {
      path: ["reason"],
      message: schemaError("stage.noReason"),
    }),
  );

/** The pieces that a person enters for a machine. A repeated `entryId` gets the first reply. */
export const StageEntryCreation = refineEntry(
  z.object({
    entryId: z.uuid(),
    machineId: recordNumber(),
    orderId: recordNumber(),
    ...pieceFields,
    /** The time at which the pieces were made. The default is the time of the request. */
    at: z.optional(enteredInstant()),
    /** True if the person has seen that there are more pieces than were available or than the order needs. */
    isConfirmed: z.optional(z.boolean()),
  }),
);
export type StageEntryCreation = z.infer<typeof StageEntryCreation>;

const EntryReversal = z.object({ reason: line(200) });

/** A stage of an order with the pieces that it needs and those that are made. */
export const MadeStage = z.object({
  kind: z.enum(stageKinds),
  /** The pieces that one piece of the stage before gives. */
  perIn: z.int(),
  required: z.int(),
  good: z.int(),
  waste: z.int(),
});

/** An order's stages, in the order of the work. */
export const OrderStages = z.object({
  /** True if the plant's settings propose the move to Done. */
  isReady: z.boolean(),
  /** False without a specification: the stages are not known. */
  isSpecified: z.boolean(),
  stages: z.array(
    z.extend(MadeStage, {
      /** The good pieces that are still to make. */
      left: z.int(),
      /** The pieces from the stage before that this stage has not used. Absent for the first stage. */
      available: z.optional(z.int()),
    }),
  ),
});
export type OrderStages = z.infer<typeof OrderStages>;

/** The stages of the specified orders that are not shipped, for the kanban. */
export const OpenStages = z.object({
  orders: z.array(
    z.object({
      orderId: id(),
      isReady: z.boolean(),
      /** The stage that is behind. Absent if all stages are finished. */
      behind: z.optional(z.enum(stageKinds)),
      stages: z.array(z.omit(MadeStage, { perIn: true })),
    }),
  ),
});
export type OpenStages = z.infer<typeof OpenStages>;

const wasteFields = {
  good: z.int(),
  waste: z.int(),
  /** The wasted pieces as a share of all pieces, 0 to 1. */
  share: z.optional(z.number()),
};

export const wasteGroups = ["MACHINE", "STAGE", "REASON", "SHIFT", "GROUP", "MILL"] as const;

const PieceWasteQuery = z.object({
  from: z.optional(enteredDate()),
  to: z.optional(enteredDate()),
  by: z._default(z.enum(wasteGroups), "MACHINE"),
});

export const PieceWaste = z.object({
  from: calendarDate(),
  to: calendarDate(),
  /** The wasted paper in kilograms, where it is known. Paper and pieces are never added. */
  total: z.object({ ...wasteFields, paper: z.optional(z.number()) }),
  /**
   * The rows with the most waste are first. In a row for a machine and a reason, `good` has all good pieces that the
   * machine made in this stage.
   */
  rows: z.array(
    z.object({
      /** Identifies the row in the report. */
      key: z.string(),
      machineId: z.optional(id()),
      machine: z.optional(z.string()),
      stage: z.optional(z.enum(stageKinds)),
      reason: z.optional(z.enum(pieceWasteReasons)),
      /** Absent in the row of an unknown shift. */
      shift: z.optional(z.string()),
      /** The shifts of the people at the machine. Absent in the row without people. */
      group: z.optional(z.string()),
      /** The mills of the order's paper. Absent in the row of unknown mills. */
      mill: z.optional(z.string()),
      entries: z.int(),
      /** The numbers of the entries that the row sums up, the last first. */
      entryIds: z.array(id()),
      ...wasteFields,
      paper: z.optional(z.number()),
    }),
  ),
});
export type PieceWaste = z.infer<typeof PieceWaste>;

const wasteCost = {
  cost: totalRupees(),
  /** The wasted pieces without a known cost. */
  uncosted: z.int(),
};

/** The costs of the wasted pieces, by the keys of the report's rows. */
export const PieceWasteCost = z.object({
  total: z.object(wasteCost),
  rows: z.array(z.object({ key: z.string(), ...wasteCost })),
});
export type PieceWasteCost = z.infer<typeof PieceWasteCost>;

export const stageCalls = {
  getStageEntries: ownCall("/admin/stage-entries", "GET", "admin", {
    ...listFor("stageEntries", StageEntry),
  }),
  /**
   * A conflict (409) with `available` and `wanted` if there are more pieces than were available. One with `all` and
   * `required` if there are far more than the order needs.
   */
  createStageEntry: ownCall("/admin/stage-entries", "POST", "admin", {
    changes: ["stageEntries"],
    repeat: "safe",
    body: StageEntryCreation,
    reply: StageEntry,
  }),
  reverseStageEntry: ownCall("/admin/stage-entries/:id/reverse", "PUT", "admin", {
    changes: ["stageEntries"],
    body: EntryReversal,
    reply: StageEntry,
  }),
  getOrderStages: ownCall("/admin/orders/:id/stages", "GET", "admin", { reply: OrderStages }),
  getOpenStages: ownCall("/admin/open-stages", "GET", "admin", { reply: OpenStages }),
  getPieceWaste: ownCall("/admin/stage-entries/waste", "GET", "admin", {
    query: PieceWasteQuery,
    reply: PieceWaste,
  }),
  getPieceWasteCost: ownCall("/admin/stage-entries/waste-cost", "GET", "super", {
    query: PieceWasteQuery,
    reply: PieceWasteCost,
  }),
};
