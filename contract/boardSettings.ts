import * as z from "zod/mini";
import type { BoardFactors } from "./board/boardFactors";
import { fraction, millimetres, ratio } from "./board/quantities";
import { call } from "./call";
import { settingsVersion } from "./fields";
import { routes } from "./routes";

const length = (most: number) => z.number().check(z.nonnegative(), z.maximum(most));
const takeUp = () => z.number().check(z.minimum(1), z.maximum(3));
const height = () => z.number().check(z.positive(), z.maximum(20));
const times = (most: number) => z.number().check(z.nonnegative(), z.maximum(most));

/** What the plant assumes of its boards and machines, as a form: lengths in millimetres, waste in percent. */
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
  /** The thickness of the board where it is left out. */
  allowance: z.optional(length(50)),
  edge: length(200),
  widestDeckle: z.number().check(z.minimum(100), z.maximum(4000)),
  compressionConstant: z.number().check(z.positive(), z.maximum(100)),
  markedWaste: z.number().check(z.nonnegative(), z.maximum(100)),
});
export type BoardSettings = z.infer<typeof BoardSettings>;

/** The settings with their version: what is sent names the one that it was made of. */
export const VersionedBoardSettings = z.extend(BoardSettings, { version: settingsVersion() });
export type VersionedBoardSettings = z.infer<typeof VersionedBoardSettings>;

/** The settings as the formulas take them. */
export const boardFactorsOf = (settings: BoardSettings): BoardFactors => ({
  fluteHeights: {
    A: millimetres(settings.fluteHeightA),
    B: millimetres(settings.fluteHeightB),
    C: millimetres(settings.fluteHeightC),
    E: millimetres(settings.fluteHeightE),
  },
  takeUps: {
    A: ratio(settings.takeUpA),
    B: ratio(settings.takeUpB),
    C: ratio(settings.takeUpC),
    E: ratio(settings.takeUpE),
  },
  insideOfLength: ratio(settings.insideOfLength),
  insideOfHeight: ratio(settings.insideOfHeight),
  joints: {
    3: millimetres(settings.joint3),
    5: millimetres(settings.joint5),
    7: millimetres(settings.joint7),
  },
  allowance: settings.allowance === undefined ? undefined : millimetres(settings.allowance),
  edge: millimetres(settings.edge),
  widestDeckle: millimetres(settings.widestDeckle),
  compressionConstant: ratio(settings.compressionConstant),
  markedWaste: fraction(settings.markedWaste / 100),
});

/** The same factors as a form has them. */
export const boardSettingsOf = (factors: BoardFactors): BoardSettings => ({
  fluteHeightA: factors.fluteHeights.A,
  fluteHeightB: factors.fluteHeights.B,
  fluteHeightC: factors.fluteHeights.C,
  fluteHeightE: factors.fluteHeights.E,
  takeUpA: factors.takeUps.A,
  takeUpB: factors.takeUps.B,
  takeUpC: factors.takeUps.C,
  takeUpE: factors.takeUps.E,
  insideOfLength: factors.insideOfLength,
  insideOfHeight: factors.insideOfHeight,
  joint3: factors.joints[3],
  joint5: factors.joints[5],
  joint7: factors.joints[7],
  ...(factors.allowance !== undefined && { allowance: factors.allowance }),
  edge: factors.edge,
  widestDeckle: factors.widestDeckle,
  compressionConstant: factors.compressionConstant,
  markedWaste: factors.markedWaste * 100,
});

export const boardSettingsCalls = {
  getBoardSettings: call(routes.getBoardSettings, { reply: VersionedBoardSettings }),
  /** Replaces all of them; what was computed before keeps its own. */
  updateBoardSettings: call(routes.updateBoardSettings, {
    body: VersionedBoardSettings,
    reply: VersionedBoardSettings,
  }),
};
