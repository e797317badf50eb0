import { FormControlLabel, Switch } from "@mui/material";
import type { ComponentType } from "react";
import { FieldTitle, useInput } from "react-admin";
import type { FieldInputProps } from "./FieldInput";
import type { FieldKind } from "./fieldKind";
import { filterFor } from "./filterFor";
import { PasswordInput } from "./PasswordInput";

/** A switch, off by default. */
function YesNoInput({ field, readOnly = false }: FieldInputProps) {
  const source = field.name;
  const input = useInput({ source, type: "checkbox", defaultValue: false });
  return (
    <FormControlLabel
      label={<FieldTitle source={source} isRequired={false} />}
      control={
        <Switch
          id={input.id}
          name={source}
          checked={Boolean(input.field.value)}
          disabled={readOnly}
          onBlur={() => input.field.onBlur()}
          onChange={(_, isOn) => input.field.onChange(isOn)}
        />
      }
    />
  );
}

/** The input of every kind of field in a form, where all but two are as in a list's filters. */
export const inputFor: Record<FieldKind, ComponentType<FieldInputProps>> = {
  ...filterFor,
  password: PasswordInput,
  yesNo: YesNoInput,
};
