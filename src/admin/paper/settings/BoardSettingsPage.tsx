import { Box, Typography } from "@mui/material";
import { VersionedBoardSettings } from "../../../../contract/boardSettings";
import { hasText } from "../../../../domain/texts";
import { hasFeature } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { QueryResult } from "../../layout/QueryResult";
import { useAccess } from "../../layout/RequireAccess";
import { Screen } from "../../layout/Screen";
import { Section } from "../../layout/Section";
import { DraftForm } from "../../schema/DraftForm";
import { readDraftBy } from "../../schema/draftConflict";
import { DraftField } from "../../schema/FormField";
import { noValue } from "../../schema/formatterFor";
import { useDraftForm } from "../../schema/useDraftForm";
import { formWidth } from "../../theme/plantTheme";
import { useHost, useHostCall } from "../../useHostQuery";
import { settingsTexts } from "../texts";
import {
  draftOf,
  groupOf,
  partsOf,
  readSettingsDraft,
  type SettingName,
  SettingsDraft,
  settingGroups,
  withParts,
} from "./settingsDraft";

export default function BoardSettingsPage() {
  const text = useTexts(settingsTexts);
  // Without a cache the form starts with the present settings each time the page is opened.
  const query = useHostCall(["boardSettings"], "getBoardSettings", {}, { gcTime: 0 });
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

  const shown = settingGroups.filter(
    ({ group }) =>
      (group !== "production" || hasFeature("machines")) &&
      (group !== "changeOver" || hasFeature("schedule")),
  );

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
      {shown.map(({ group, names }) => (
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
