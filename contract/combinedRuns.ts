import * as z from "zod/mini";
import { flutes } from "../domain/board/boardFactors";
import { schemaError } from "../domain/messages/schemaError";
import { ownCall } from "./call";
import { SentMessage } from "./errors";
import { id, instant, paperLanguage, recordNumber, units } from "./fields";

/** The blanks of one order in a run. */
const Lane = z.object({
  orderId: recordNumber(),
  ups: z.int().check(z.minimum(1), z.maximum(8)),
  blanks: z.int().check(z.positive(), z.maximum(100_000_000)),
});

/** One pattern on one deckle, after one set-up. Lengths are in millimetres. */
export const CombinedRun = z.object({
  deckle: z.number().check(z.positive(), z.maximum(10_000)),
  length: z.number().check(z.positive(), z.maximum(1e9)),
  lanes: z.array(Lane).check(z.minLength(1), z.maxLength(2)),
});
export type CombinedRun = z.infer<typeof CombinedRun>;

/** An order of a board quality, with the blanks that are still to corrugate. Lengths are in millimetres. */
export const CombinableOrder = z.object({
  orderId: id(),
  client: z.string(),
  size: z.string(),
  blanks: z.int(),
  blankWidth: z.number(),
  cutLength: z.number(),
  expectedCompletionDate: instant(),
  /** True if a person allows fewer blanks than ordered. */
  allowsUnder: z.boolean(),
  /** True if a person has taken the order out. It runs alone and counts in no sum. */
  isOut: z.boolean(),
});
export type CombinableOrder = z.infer<typeof CombinableOrder>;

/** Orders whose runs belong together. */
export const PlanElement = z.object({
  orderIds: z.array(id()),
  runs: z.array(CombinedRun),
  /** Kilograms of paper, set-ups included: as planned, and if each order runs alone. */
  together: z.number(),
  apart: z.number(),
});
export type PlanElement = z.infer<typeof PlanElement>;

/** A paper of the board; one with a flute is fluted, one without is a liner. */
const BoardPaper = z.object({
  flute: z.optional(z.enum(flutes)),
  gsm: z.number(),
  burstFactor: z.number(),
});

/** The orders of one board quality in one unit of the plant. */
export const CombinedGroup = z.object({
  unit: z.enum(units),
  /** The papers of the board, from the outside in. */
  layers: z.array(BoardPaper),
  /** Millimetres, the narrowest first. */
  deckles: z.array(z.number()),
  /** True if every paper of the board is in store with these widths. Else they are the widths of all reels in store. */
  isOfBoard: z.boolean(),
  orders: z.array(CombinableOrder),
  elements: z.array(PlanElement),
  together: z.number(),
  apart: z.number(),
  /** False if no plan keeps all locked pairs. */
  keepsLocks: z.boolean(),
  /** The rate of the board's paper, in rupees for a kilogram. Absent if a paper has none. */
  rate: z.optional(z.number()),
  missing: z.optional(z.string()),
  missingCode: z.optional(SentMessage),
});
export type CombinedGroup = z.infer<typeof CombinedGroup>;

/** An open order that cannot be combined, with the reason. */
const LeftOutOrder = z.object({
  orderId: id(),
  client: z.string(),
  missing: z.string(),
  missingCode: SentMessage,
});

export const Combination = z.object({
  groups: z.array(CombinedGroup),
  leftOut: z.array(LeftOutOrder),
  /** The trim at each side in millimetres, the knives, and the percent of blanks that may be made beyond the order. */
  edge: z.number(),
  knives: z.int(),
  overPercent: z.number(),
});
export type Combination = z.infer<typeof Combination>;

/** A plan that a person accepts, with the runs as the reply had them. A conflict (409) if the plan has changed since. */
export const CombinedRunCreation = z.object({
  runs: z.array(CombinedRun).check(z.minLength(1), z.maxLength(2)),
  /** The orders that may run short. */
  under: z.array(recordNumber()).check(z.maxLength(3)),
});
export type CombinedRunCreation = z.infer<typeof CombinedRunCreation>;

/** Accepted runs of orders that are not all shipped. */
export const AcceptedRun = z.object({
  id: id(),
  runs: z.array(CombinedRun),
  /** The order for which the reels are reserved. Its code is on the job card. */
  leadOrderId: id(),
  orders: z.array(
    z.object({
      orderId: id(),
      client: z.string(),
      blankWidth: z.number(),
      /** The reason why the order no longer fits the run. */
      problem: z.optional(z.string()),
      problemCode: z.optional(SentMessage),
    }),
  ),
  /** True if a reel or a machine has run for one of the orders. The run can no longer be undone. */
  hasRun: z.boolean(),
  reservedReels: z.int(),
  /** The papers for which no reel is reserved. Empty when the run has begun. */
  lacking: z.array(z.object({ gsm: z.number(), burstFactor: z.number(), metres: z.int() })),
  /** The kilograms of paper that the run saves. */
  saved: z.number(),
  createdBy: z.string(),
  createdAt: instant(),
});
export type AcceptedRun = z.infer<typeof AcceptedRun>;

const CardQuery = z.object({ language: paperLanguage() });

const numbers = () =>
  z
    .string()
    .check(
      z.maxLength(1000),
      z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, schemaError("form.unexpected")),
    );
const pairs = () =>
  z
    .string()
    .check(
      z.maxLength(1000),
      z.regex(
        /^[1-9]\d{0,8}-[1-9]\d{0,8}(,[1-9]\d{0,8}-[1-9]\d{0,8})*$/,
        schemaError("form.unexpected"),
      ),
    );

/** The decisions of a person: numbers of orders, separated by commas, and pairs such as `12-15`. */
const CombinationQuery = z.object({
  out: z.optional(numbers()),
  under: z.optional(numbers()),
  locked: z.optional(pairs()),
});

export const combinedRunCalls = {
  getCombination: ownCall("/admin/combination", "GET", "admin", {
    query: CombinationQuery,
    reply: Combination,
  }),
  getCombinedRuns: ownCall("/admin/combined-runs", "GET", "admin", {
    reply: z.object({ runs: z.array(AcceptedRun) }),
  }),
  /** Sets the blanks side by side of the orders, and reserves the free reels that fit the runs. */
  acceptCombinedRun: ownCall("/admin/combined-runs", "POST", "admin", {
    changes: ["combinedRuns", "orders", "reels"],
    // A repeated request of one person with the same runs gets the reply of the first request.
    repeat: "safe",
    body: CombinedRunCreation,
    reply: z.object({ id: id(), reservedReels: z.int() }),
  }),
  /** Reserves the free reels that fit the board for which no reel is reserved. A conflict (409) if the run has begun. */
  reserveCombinedRun: ownCall("/admin/combined-runs/:id/reels", "PUT", "admin", {
    changes: ["reels"],
    reply: z.object({ reservedReels: z.int() }),
  }),
  /** Undoes an accepted run. A conflict (409) if a reel or a machine has run for one of the orders. */
  undoCombinedRun: ownCall("/admin/combined-runs/:id/undo", "PUT", "admin", {
    changes: ["combinedRuns", "orders", "reels"],
    reply: z.object({ id: id() }),
  }),
  getCombinedRunCard: ownCall("/admin/combined-runs/:id/job-card", "GET", "admin", {
    query: CardQuery,
    reply: "pdf",
  }),
};
