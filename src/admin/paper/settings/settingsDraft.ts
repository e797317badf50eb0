import * as z from "zod/mini";
import { BoardSettings } from "../../../../contract/boardSettings";
import { type Validation, validate } from "../../../../contract/errors";
import { readFigure } from "../../schema/readDraft";

export type SettingName = keyof BoardSettings;

/** The fields in the groups in which they are asked for. */
export const settingGroups = {
  fluteHeight: ["fluteHeightA", "fluteHeightB", "fluteHeightC", "fluteHeightE"],
  takeUp: ["takeUpA", "takeUpB", "takeUpC", "takeUpE"],
  joint: ["joint3", "joint5", "joint7"],
  machine: ["insideOfLength", "insideOfHeight", "allowance", "edge", "widestDeckle"],
  limits: ["compressionConstant", "markedWaste"],
} as const satisfies Record<string, readonly SettingName[]>;

type SettingGroup = keyof typeof settingGroups;

export const isSettingGroup = (name: string): name is SettingGroup => name in settingGroups;

const names = Object.values(settingGroups).flat();

/** The settings while they are filled in: texts as they were typed, empty where there is no value. */
export const SettingsDraft = z.partialRecord(z.enum(names), z.string());
export type SettingsDraft = Readonly<z.infer<typeof SettingsDraft>>;

export const draftOf = (settings: BoardSettings): SettingsDraft =>
  Object.fromEntries(names.map((name) => [name, String(settings[name] ?? "")]));

/** Reads the form: the settings, or a message per field. */
export const readSettingsDraft = (draft: SettingsDraft): Validation<BoardSettings> =>
  validate(
    BoardSettings,
    Object.fromEntries(names.map((name) => [name, readFigure(draft[name] ?? "")])),
  );
