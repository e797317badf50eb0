import { MenuItem } from "@mui/material";
import { useInput } from "react-admin";
import { type Assignment, AssignmentEdit, AssignmentEntry } from "../../../contract/employment";
import { units } from "../../../contract/fields";
import { indiaDate } from "../../../domain/indiaTime";
import { FormField } from "../schema/FormDialog";
import { useTexts } from "../useTexts";
import { FactDialog, type FactProps } from "./FactDialog";
import { employmentTexts } from "./screenTexts";
import { shiftTimesText, useShifts } from "./useShifts";

const look = { fullWidth: true, margin: "normal" } as const;

/** The assignment that holds today. */
export function presentAssignment(facts: readonly Assignment[]): Assignment | undefined {
  const today = indiaDate(new Date());
  return facts.find(({ validFrom }) => validFrom <= today);
}

/** Asks from when on a person works in which unit and shift. A new assignment begins with the present shift. */
export function AssignmentDialog({ facts, ...props }: FactProps<Assignment>) {
  const text = useTexts(employmentTexts);
  const { person, fact } = props;
  const present = presentAssignment(facts);
  const unit = fact?.unit ?? person.unit;
  const begun = fact ?? (present?.unit === unit ? present : undefined);
  return (
    <FactDialog
      {...props}
      part="assignments"
      defaultValues={{
        validFrom: fact?.validFrom ?? indiaDate(new Date()),
        unit,
        shiftId: String(begun?.shiftId ?? ""),
      }}
      entry={AssignmentEntry}
      edit={AssignmentEdit}
      create={(host, value) => host.call("createAssignment", value)}
      update={(host, id, value) => host.call("updateAssignment", { id, ...value })}
    >
      <FormField
        {...look}
        name="validFrom"
        type="date"
        label={text("assignments.validFrom")}
        autoFocus
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <UnitAndShift begun={begun} />
    </FactDialog>
  );
}

/** The unit, and a shift of this unit: another unit leaves the shift open. */
function UnitAndShift({ begun }: { readonly begun: Assignment | undefined }) {
  const text = useTexts(employmentTexts);
  const { value: unit } = useInput({ source: "unit" }).field;
  const { value: shiftId, onChange: changeShift } = useInput({ source: "shiftId" }).field;
  const shifts = useShifts().filter((shift) => shift.unit === unit);
  const isListed = shiftId === "" || shifts.some(({ id }) => String(id) === shiftId);
  return (
    <>
      <FormField
        {...look}
        name="unit"
        select
        label={text("assignments.unit")}
        required
        onChange={() => changeShift("")}
      >
        {units.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </FormField>
      <FormField
        {...look}
        name="shiftId"
        select
        label={text("assignments.shift")}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{text("none")}</MenuItem>
        {shifts.map((shift) => (
          <MenuItem key={shift.id} value={String(shift.id)}>
            {shift.name} · {shiftTimesText(shift)}
          </MenuItem>
        ))}
        {!isListed && <MenuItem value={shiftId}>{begun?.shiftName ?? shiftId}</MenuItem>}
      </FormField>
    </>
  );
}
