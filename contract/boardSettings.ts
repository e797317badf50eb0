import * as z from "zod/mini";
import { call, ownCall } from "./call";
import { settingsVersion } from "./fields";
import { publicRoutes } from "./publicRoutes";

const length = (most: number) => z.number().check(z.nonnegative(), z.maximum(most));
const takeUp = () => z.number().check(z.minimum(1), z.maximum(3));
const height = () => z.number().check(z.positive(), z.maximum(20));
const times = (most: number) => z.number().check(z.nonnegative(), z.maximum(most));

const minutes = () => z.optional(z.int().check(z.nonnegative(), z.maximum(600)));

/** The form of the board settings: lengths in millimetres, waste in percent. */
export const BoardSettings = z.object({
  fluteHeightA: height(),
  fluteHeightB: height(),
  fluteHeightC: height(),
  fluteHeightE: height(),
  takeUpA: takeUp(),
  takeUpB: takeUp(),
  takeUpC: takeUp(),
  takeUpE: takeUp(),
  insideOfLength: times(10),
  insideOfHeight: times(10),
  joint3: length(300),
  joint5: length(300),
  joint7: length(300),
  /** The allowance of each panel. The default is the thickness of the board. */
  allowance: z.optional(length(50)),
  edge: length(200),
  widestDeckle: z.number().check(z.minimum(100), z.maximum(4000)),
  compressionConstant: z.number().check(z.positive(), z.maximum(100)),
  markedWaste: z.number().check(z.nonnegative(), z.maximum(100)),
  /** The percent of an order's boxes from which on the move to Done is proposed. No proposal by default. */
  doneProposal: z.optional(z.number().check(z.positive(), z.maximum(200))),
  /** The rules for combining orders on one deckle. Absent ones have the defaults of `domain/combine/elements.ts`. */
  knives: z.optional(z.int().check(z.minimum(1), z.maximum(2))),
  mostUps: z.optional(z.int().check(z.minimum(2), z.maximum(8))),
  leastRun: z.optional(length(10_000)),
  setUpMetres: z.optional(length(1000)),
  overPercent: z.optional(z.number().check(z.nonnegative(), z.maximum(20))),
  /** The minutes of a change-over. Absent ones have the defaults of `domain/schedule/jobs.ts`. */
  sameBoardMinutes: minutes(),
  otherBoardMinutes: minutes(),
  perColourMinutes: minutes(),
  otherInksMinutes: minutes(),
  plainMinutes: minutes(),
  otherChangeMinutes: minutes(),
});
export type BoardSettings = z.infer<typeof BoardSettings>;

export const VersionedBoardSettings = z.extend(BoardSettings, { version: settingsVersion() });
export type VersionedBoardSettings = z.infer<typeof VersionedBoardSettings>;

/** The factors that visitors may read, for the site's estimator. */
const BoxFactors = z.pick(BoardSettings, {
  fluteHeightA: true,
  fluteHeightB: true,
  fluteHeightC: true,
  fluteHeightE: true,
  takeUpA: true,
  takeUpB: true,
  takeUpC: true,
  takeUpE: true,
  joint3: true,
  joint5: true,
  joint7: true,
  allowance: true,
  insideOfLength: true,
  insideOfHeight: true,
  edge: true,
  widestDeckle: true,
  compressionConstant: true,
});

export const boardSettingsCalls = {
  getBoxFactors: call(publicRoutes.getBoxFactors, { reply: BoxFactors }),
  getBoardSettings: ownCall("/admin/board/settings", "GET", "admin", {
    reply: VersionedBoardSettings,
  }),
  /** Replaces all settings. Earlier results keep the settings of their computation. */
  updateBoardSettings: ownCall("/admin/board/settings", "PUT", "super", {
    changes: ["board"],
    body: VersionedBoardSettings,
    reply: VersionedBoardSettings,
  }),
};
