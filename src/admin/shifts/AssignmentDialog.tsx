import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { type Assignment, AssignmentEdit, AssignmentEntry } from "../../../contract/employment";
import { units } from "../../../contract/fields";
import { indiaDate } from "../../../domain/indiaTime";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useScreenTexts } from "../useScreenTexts";
import type { FactDialogProps } from "./EmploymentDialog";
import { employmentTexts } from "./screenTexts";
import { useEntry } from "./useEntry";
import { shiftTimesText, useShifts } from "./useShifts";

interface AssignmentDialogProps extends FactDialogProps<Assignment> {
  /** The person's present unit. */
  readonly unit: string;
  /** The assignment that holds today: a new one begins with its shift. */
  readonly present: Assignment | undefined;
}

/** Asks from when on a person works in which unit and shift. */
export function AssignmentDialog({
  employeeId,
  who,
  unit: presentUnit,
  present,
  fact,
  onSaved,
  onClose,
}: AssignmentDialogProps) {
  const texts = useScreenTexts(employmentTexts);
  const text = (key: string) => texts(`assignments.${key}`, { who });
  const [unit, setUnit] = useState(fact?.unit ?? presentUnit);
  const named = fact ?? (present?.unit === unit ? present : undefined);
  const [shiftId, setShiftId] = useState(String(named?.shiftId ?? ""));
  const open = useShifts().filter((shift) => shift.unit === unit);
  const isListed = open.some(({ id }) => String(id) === shiftId);
  const ending = { saved: text("saved"), failed: texts("notSaved"), onSaved };
  const entry = useEntry({
    schema: AssignmentEntry,
    call: (host, value) => host.shifts((calls) => calls.createAssignment(value)),
    ...ending,
  });
  const edit = useEntry({
    schema: AssignmentEdit,
    call: (host, value) => host.shifts((calls) => calls.updateAssignment(fact?.id ?? 0, value)),
    ...ending,
  });
  const { submit, errors, error, isBusy } = fact ? edit : entry;
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
        const validFrom = String(entries.get("validFrom") ?? "");
        void submit({
          ...(validFrom !== "" && { validFrom }),
          unit,
          ...(shiftId !== "" && { shiftId: Number(shiftId) }),
          ...(fact ? { version: fact.version } : { employeeId }),
        });
      }}
    >
      <TextField
        name="validFrom"
        type="date"
        label={text("validFrom")}
        defaultValue={fact?.validFrom ?? indiaDate(new Date())}
        error={"validFrom" in errors}
        helperText={errors.validFrom ?? ""}
        autoFocus
        required
        fullWidth
        margin="normal"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label={text("unit")}
        value={unit}
        onChange={({ target: { value } }) => {
          setUnit(value);
          setShiftId("");
        }}
        error={"unit" in errors}
        helperText={errors.unit ?? ""}
        required
        fullWidth
        margin="normal"
      >
        {units.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text("shift")}
        value={shiftId}
        onChange={({ target: { value } }) => setShiftId(value)}
        error={"shiftId" in errors}
        helperText={errors.shiftId ?? ""}
        fullWidth
        margin="normal"
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{texts("none")}</MenuItem>
        {open.map((shift) => (
          <MenuItem key={shift.id} value={String(shift.id)}>
            {shift.name} · {shiftTimesText(shift)}
          </MenuItem>
        ))}
        {shiftId !== "" && !isListed && (
          <MenuItem value={shiftId}>{named?.shiftName ?? shiftId}</MenuItem>
        )}
      </TextField>
    </ConfirmDialog>
  );
}
