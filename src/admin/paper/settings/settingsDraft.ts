import * as z from "zod/mini";
import { type BoardSettings, VersionedBoardSettings } from "../../../../contract/boardSettings";
import type { Validation } from "../../../../contract/errors";
import { validateForm } from "../../../validateForm";
import type { DraftParts } from "../../schema/draftConflict";
import { readFigure } from "../../schema/readDraft";

export type SettingName = keyof BoardSettings;

export const settingGroups = [
  { group: "fluteHeight", names: ["fluteHeightA", "fluteHeightB", "fluteHeightC", "fluteHeightE"] },
  { group: "takeUp", names: ["takeUpA", "takeUpB", "takeUpC", "takeUpE"] },
  { group: "joint", names: ["joint3", "joint5", "joint7"] },
  {
    group: "machine",
    names: ["insideOfLength", "insideOfHeight", "allowance", "edge", "widestDeckle"],
  },
  { group: "limits", names: ["compressionConstant", "markedWaste"] },
  {
    group: "combine",
    names: ["knives", "mostUps", "leastRun", "setUpMetres", "overPercent"],
  },
  {
    group: "changeOver",
    names: [
      "sameBoardMinutes",
      "otherBoardMinutes",
      "perColourMinutes",
      "otherInksMinutes",
      "plainMinutes",
      "otherChangeMinutes",
    ],
  },
  { group: "production", names: ["doneProposal"] },
] as const satisfies readonly { group: string; names: readonly SettingName[] }[];

const names = settingGroups.flatMap((part): readonly SettingName[] => part.names);

/** The settings while they are filled in: typed texts, and the version that they were made of. */
export const SettingsDraft = z.partialRecord(z.enum([...names, "version"]), z.string());
export type SettingsDraft = Readonly<z.infer<typeof SettingsDraft>>;

export const draftOf = (settings: VersionedBoardSettings): SettingsDraft => ({
  ...Object.fromEntries(names.map((name) => [name, String(settings[name] ?? "")])),
  version: String(settings.version),
});

export const readSettingsDraft = (draft: SettingsDraft): Validation<VersionedBoardSettings> =>
  validateForm(VersionedBoardSettings, {
    ...Object.fromEntries(names.map((name) => [name, readFigure(draft[name] ?? "")])),
    version: Number(draft.version),
  });

export const partsOf = (draft: SettingsDraft): DraftParts =>
  Object.fromEntries(names.map((name) => [name, draft[name] ?? ""]));

export const withParts = ({ version = "" }: SettingsDraft, parts: DraftParts): SettingsDraft => ({
  ...Object.fromEntries(names.map((name) => [name, parts[name] ?? ""])),
  version,
});

export const groupOf = (name: string) =>
  settingGroups.find((part) => part.names.some((one) => one === name))?.group;
