import { FormControlLabel, Switch } from "@mui/material";
import { FieldTitle, useInput } from "react-admin";
import type { FieldInputProps } from "./FieldInput";

/** A switch; it is off until somebody turns it on. */
export function YesNoInput({ field, readOnly = false }: FieldInputProps) {
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
