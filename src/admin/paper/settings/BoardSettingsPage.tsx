import { Box, Typography } from "@mui/material";
import * as z from "zod/mini";
import { type BoardSettings, VersionedBoardSettings } from "../../../../contract/boardSettings";
import type { Validation } from "../../../../contract/errors";
import { hasText } from "../../../../domain/texts";
import { useTexts } from "../../../texts/useTexts";
import { QueryResult } from "../../layout/QueryResult";
import { useAccess } from "../../layout/RequireAccess";
import { Screen, Section } from "../../layout/Screen";
import { type DraftParts, readDraftBy } from "../../schema/ConflictView";
import { DraftForm } from "../../schema/DraftForm";
import { DraftField } from "../../schema/FormDialog";
import { noValue } from "../../schema/formatterFor";
import { readFigure, validateForm } from "../../schema/readDraft";
import { useDraftForm } from "../../schema/useDraftForm";
import { formWidth } from "../../theme/plantTheme";
import { formRead, useHost, useHostCall } from "../../useHostQuery";
import { settingsTexts } from "../texts";

type SettingName = keyof BoardSettings;

const settingGroups = [
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
const SettingsDraft = z.partialRecord(z.enum([...names, "version"]), z.string());
type SettingsDraft = Readonly<z.infer<typeof SettingsDraft>>;

const draftOf = (settings: VersionedBoardSettings): SettingsDraft => ({
  ...Object.fromEntries(names.map((name) => [name, String(settings[name] ?? "")])),
  version: String(settings.version),
});

const readSettingsDraft = (draft: SettingsDraft): Validation<VersionedBoardSettings> =>
  validateForm(VersionedBoardSettings, {
    ...Object.fromEntries(names.map((name) => [name, readFigure(draft[name] ?? "")])),
    version: Number(draft.version),
  });

const partsOf = (draft: SettingsDraft): DraftParts =>
  Object.fromEntries(names.map((name) => [name, draft[name] ?? ""]));

const withParts = ({ version = "" }: SettingsDraft, parts: DraftParts): SettingsDraft => ({
  ...Object.fromEntries(names.map((name) => [name, parts[name] ?? ""])),
  version,
});

const groupOf = (name: string) =>
  settingGroups.find((part) => part.names.some((one) => one === name))?.group;

export default function BoardSettingsPage() {
  const text = useTexts(settingsTexts);
  const query = useHostCall(["board"], "getBoardSettings", {}, formRead);
  return (
    <Screen title={text("title")}>
      <QueryResult query={query} failed={text("failed")}>
        {(settings) => <BoardSettingsForm settings={settings} />}
      </QueryResult>
    </Screen>
  );
}

/** Groups whose settings have a default. */
const optionalGroups: ReadonlySet<string> = new Set(["combine", "changeOver", "production"]);

const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 170px), 1fr))",
};

function BoardSettingsForm({ settings }: { readonly settings: VersionedBoardSettings }) {
  const text = useTexts(settingsTexts);
  const host = useHost();
  const form = useDraftForm({
    schema: SettingsDraft,
    initial: () => draftOf(settings),
    read: readSettingsDraft,
    save: async (value) => draftOf(await host.call("updateBoardSettings", value)),
    saved: text("saved"),
    conflicts: {
      theirs: readDraftBy(VersionedBoardSettings, draftOf),
      partsOf,
      withParts,
    },
    text,
  });
  const mayEdit = useAccess("admins", "updateBoardSettings");

  const labelOf = (name: string) => {
    const group = groupOf(name);
    return group && hasText(settingsTexts.english.fields, name)
      ? `${text(`groups.${group}`)}: ${text(`fields.${name}`)}`
      : name;
  };
  const inputOf = (name: SettingName) => (
    <DraftField
      key={name}
      name={name}
      isNumber
      label={text(`fields.${name}`)}
      required={mayEdit && name !== "allowance" && !optionalGroups.has(groupOf(name) ?? "")}
      helperText={hasText(settingsTexts.english.fieldHints, name) && text(`fieldHints.${name}`)}
      slotProps={{ htmlInput: { readOnly: !mayEdit } }}
    />
  );

  return (
    <DraftForm
      form={form}
      submitLabel={mayEdit ? text("save") : undefined}
      maxWidth={formWidth}
      conflictWords={{ what: text("title"), labelOf, textOf: (_, value) => value || noValue }}
    >
      <Typography color="text.secondary">{text(mayEdit ? "hint" : "readOnly")}</Typography>
      {settingGroups.map(({ group, names }) => (
        <Section
          gap={1.5}
          key={group}
          title={text(`groups.${group}`)}
          hint={text(`hints.${group}`)}
        >
          <Box sx={columns}>{names.map(inputOf)}</Box>
        </Section>
      ))}
    </DraftForm>
  );
}
