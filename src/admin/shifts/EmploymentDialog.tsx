import { TextField, Typography } from "@mui/material";
import { useState } from "react";
import { type Employment, EmploymentEdit, EmploymentEntry } from "../../../contract/employment";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useArrearsHint } from "../pay/exports";
import { useScreenTexts } from "../useScreenTexts";
import { employmentTexts } from "./screenTexts";
import { useEntry } from "./useEntry";

export interface FactDialogProps<Fact> {
  readonly employeeId: number;
  readonly who: string;
  /** The one to correct; a new one without it. */
  readonly fact: Fact | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Asks when a person joined and left. */
export function EmploymentDialog({
  employeeId,
  who,
  fact,
  onSaved,
  onClose,
}: FactDialogProps<Employment>) {
  const texts = useScreenTexts(employmentTexts);
  const text = (key: string) => texts(`employments.${key}`, { who });
  const ending = { saved: text("saved"), failed: texts("notSaved"), onSaved };
  const entry = useEntry({
    schema: EmploymentEntry,
    call: (host, value) => host.shifts((calls) => calls.createEmployment(value)),
    ...ending,
  });
  const edit = useEntry({
    schema: EmploymentEdit,
    call: (host, value) => host.shifts((calls) => calls.updateEmployment(fact?.id ?? 0, value)),
    ...ending,
  });
  const { submit, errors, error, isBusy } = fact ? edit : entry;
  const fields = ["joinedOn", "leftOn"] as const;
  const [typed, setTyped] = useState<Partial<Record<(typeof fields)[number], string>>>({});
  const changed = fields.flatMap((name) => {
    const [before = "", now = before] = [fact?.[name], typed[name]];
    return before === now ? [] : [before, now];
  });
  const arrears = useArrearsHint()(...changed);
  return (
    <ConfirmDialog
      title={text(fact ? "correctTitle" : "addTitle")}
      question={text("question")}
      cancel={texts("cancel")}
      confirm={texts("save")}
      color="primary"
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={(entries) => {
        const given = fields.flatMap((name) => {
          const value = String(entries.get(name) ?? "");
          return value === "" ? [] : [[name, value] as const];
        });
        const more = fact ? { version: fact.version } : { employeeId };
        void submit({ ...Object.fromEntries(given), ...more });
      }}
    >
      {fields.map((name, index) => (
        <TextField
          key={name}
          name={name}
          type="date"
          label={text(name)}
          defaultValue={fact?.[name] ?? ""}
          error={name in errors}
          helperText={errors[name] ?? (name === "leftOn" ? text("leftHint") : "")}
          autoFocus={index === 0}
          required={name === "joinedOn"}
          fullWidth
          margin="normal"
          onChange={({ target: { value } }) => setTyped({ ...typed, [name]: value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      {arrears !== "" && <Typography role="status">{arrears}</Typography>}
    </ConfirmDialog>
  );
}
