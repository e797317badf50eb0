import { MenuItem } from "@mui/material";
import { useWatch } from "react-hook-form";
import { unitsOfKind } from "../../../domain/quotations/rateKinds";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import { inputFor } from "../schema/inputFor";
import { useChoices } from "../schema/useResourceTexts";
import { hasField, kindOf } from "./rateFields";

const useKind = () => kindOf(useWatch({ name: "kind" }));

/** An input that only rates of the chosen kind have. */
export function KindInput(props: FieldInputProps) {
  const kind = useKind();
  const Input = inputFor[props.field.kind];
  return hasField(kind, props.field.name) ? (
    <Input {...props} isRequired={props.field.name === "joint"} />
  ) : null;
}

/** The units of the chosen kind. A kind with one unit needs no choice. */
export function UnitInput(props: FieldInputProps) {
  const kind = useKind();
  const choices = useChoices(props.field);
  const units = kind === undefined ? [] : unitsOfKind[kind];
  if (units.length < 2) return null;
  return (
    <FieldInput
      {...props}
      isRequired
      select
      format={(value) => units.find((unit) => unit === value) ?? ""}
    >
      {choices
        .filter(({ id }) => units.some((unit) => unit === id))
        .map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
    </FieldInput>
  );
}
