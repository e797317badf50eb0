import { Box, Typography } from "@mui/material";
import { type BoardSettings, VersionedBoardSettings } from "../../../../contract/boardSettings";
import { hasText } from "../../../../domain/texts";
import { useTexts } from "../../../texts/useTexts";
import { QueryResult } from "../../layout/QueryResult";
import { useAccess } from "../../layout/RequireAccess";
import { Screen, Section } from "../../layout/Screen";
import { CallForm } from "../../schema/CallForm";
import { readCurrentBy } from "../../schema/ConflictView";
import { fieldsOf } from "../../schema/fieldsOf";
import { FormField } from "../../schema/formInputs";
import { AnyDraft, readDraft } from "../../schema/readDraft";
import { formWidth } from "../../theme/plantTheme";
import { formRead, useHostCall } from "../../useHostQuery";
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
const fields = fieldsOf(VersionedBoardSettings, names);

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
  const mayEdit = useAccess("admins", "updateBoardSettings");

  const labelOf = (name: string) => {
    const group = groupOf(name);
    return group && hasText(settingsTexts.english.fields, name)
      ? `${text(`groups.${group}`)}: ${text(`fields.${name}`)}`
      : name;
  };
  const inputOf = (name: SettingName) => (
    <FormField
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
    <CallForm
      schema={AnyDraft}
      initial={settings}
      read={(draft) => readDraft(VersionedBoardSettings, draft)}
      call={(host, { value }) => host.call("updateBoardSettings", value)}
      next={(saved) => saved}
      done={text("saved")}
      failed={text("notSaved")}
      invalid={text("invalid")}
      conflicts={{
        what: text("title"),
        readCurrent: readCurrentBy(VersionedBoardSettings, (saved) => saved),
        fields,
        labelOf,
        textOf: (_, value) => String(value),
      }}
      submitLabel={mayEdit ? text("save") : undefined}
      maxWidth={formWidth}
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
    </CallForm>
  );
}
