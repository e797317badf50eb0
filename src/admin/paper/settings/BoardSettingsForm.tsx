import { Alert, Box, Button, TextField, Typography } from "@mui/material";
import { type FormEvent, useEffect, useRef } from "react";
import type { BoardSettings } from "../../../../contract/boardSettings";
import { useAccess } from "../../layout/RequireAccess";
import { Section } from "../../layout/Section";
import { LeaveWarning } from "../../schema/LeaveWarning";
import { useScreenTexts } from "../../useScreenTexts";
import { isSettingGroup, type SettingName, settingGroups } from "./settingsDraft";
import { settingsTexts } from "./settingsTexts";
import { useBoardSettingsForm } from "./useBoardSettingsForm";

const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 170px), 1fr))",
};

const hinted: ReadonlySet<string> = new Set(Object.keys(settingsTexts.fieldHints));

/** What the plant assumes of its boards as one form, saved as a whole by a super admin. */
export function BoardSettingsForm({ settings }: { readonly settings: BoardSettings }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, isUnsaved, errors, error, attempts, isBusy, change, save } =
    useBoardSettingsForm(settings);
  const text = useScreenTexts(settingsTexts);
  const mayEdit = useAccess("admins", "updateBoardSettings");

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [attempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  const inputOf = (name: SettingName) => (
    <TextField
      key={name}
      name={name}
      label={text(`fields.${name}`)}
      value={draft[name] ?? ""}
      required={mayEdit && name !== "allowance"}
      onChange={({ target: { value } }) => change({ [name]: value })}
      error={name in errors}
      helperText={errors[name] ?? (hinted.has(name) && text(`fieldHints.${name}`))}
      slotProps={{
        htmlInput: { inputMode: "decimal", autoComplete: "off", readOnly: !mayEdit },
      }}
    />
  );

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={submit}
      sx={{ display: "grid", gap: 3, maxWidth: 900 }}
    >
      <Typography color="text.secondary">{text(mayEdit ? "hint" : "readOnly")}</Typography>
      {Object.keys(settingGroups)
        .filter(isSettingGroup)
        .map((group) => (
          <Section
            gap={1.5}
            key={group}
            title={text(`groups.${group}`)}
            hint={text(`hints.${group}`)}
          >
            <Box sx={columns}>{settingGroups[group].map(inputOf)}</Box>
          </Section>
        ))}
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <LeaveWarning isUnsaved={isUnsaved} />
      {mayEdit && (
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isBusy}
          sx={{ justifySelf: "start" }}
        >
          {text("save")}
        </Button>
      )}
    </Box>
  );
}
