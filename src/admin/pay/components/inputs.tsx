import { MenuItem } from "@mui/material";
import { type ComponentType, lazy } from "react";
import { useWatch } from "react-hook-form";
import type { ComponentBasis } from "../../../../contract/payComponents";
import { useTexts } from "../../../texts/useTexts";
import { FieldInput, type FieldInputProps } from "../../schema/FieldInput";
import { inputFor } from "../../schema/inputFor";
import { ChoiceInput } from "../../schema/ListFilters";
import { shiftTimesText, useShifts } from "../../shifts/useShifts";
import { payComponentFields } from "./texts";

const EmployeeInput = lazy(() => import("../../employees/EmployeeInput"));

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** Chooses the employee. Without one, the component is for a group. */
function PayeeInput(props: FieldInputProps) {
  const text = useTexts(payComponentFields);
  return <EmployeeInput {...props} withFormer emptyText={text("noPerson")} />;
}

/** Chooses the unit of a group. Hidden if an employee is chosen. */
function UnitInput(props: FieldInputProps) {
  const text = useTexts(payComponentFields);
  const [barcodeId, unit] = useWatch({ name: ["barcodeId", "unit"] });
  if (!isEmpty(barcodeId) && isEmpty(unit)) return null;
  return <ChoiceInput {...props} emptyText={text("bothUnits")} />;
}

/** Chooses a shift of the chosen unit. */
function ShiftInput(props: FieldInputProps) {
  const text = useTexts(payComponentFields);
  const [unit, chosen] = useWatch({ name: ["unit", "shift"] });
  const shifts = useShifts().filter((shift) => shift.unit === unit);
  if (isEmpty(unit) && isEmpty(chosen)) return null;
  const isListed = isEmpty(chosen) || shifts.some(({ name }) => name === chosen);
  return (
    <FieldInput {...props} select>
      <MenuItem value="">{text("allShifts")}</MenuItem>
      {shifts.map((shift) => (
        <MenuItem key={shift.id} value={shift.name}>
          {shift.name} · {shiftTimesText(shift)}
        </MenuItem>
      ))}
      {!isListed && <MenuItem value={chosen}>{chosen}</MenuItem>}
    </FieldInput>
  );
}

/** Returns an input that only one basis has. */
function inputOf(basis: ComponentBasis): ComponentType<FieldInputProps> {
  return function BasisInput(props) {
    const Input = inputFor[props.field.kind];
    return useWatch({ name: "basis" }) === basis ? <Input {...props} /> : null;
  };
}

/** Says if an addition counts as wages. A deduction never does. */
function WagesInput(props: FieldInputProps) {
  return useWatch({ name: "kind" }) === "DEDUCTION" ? null : <inputFor.yesNo {...props} />;
}

const NightInput = inputOf("NIGHT");

export const ruleInputs = {
  maxMissed: inputOf("ATTENDANCE"),
  nightFrom: NightInput,
  nightTo: NightInput,
  nightHours: NightInput,
  isWages: WagesInput,
};

export const componentInputs = {
  ...ruleInputs,
  barcodeId: PayeeInput,
  unit: UnitInput,
  shift: ShiftInput,
};
