import type { BoardFactors } from "../domain/board/boardFactors";
import { fraction, millimetres, ratio } from "../domain/board/quantities";
import type { BoardSettings } from "./boardSettings";

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
