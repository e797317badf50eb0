import { FormControlLabel, MenuItem, Switch } from "@mui/material";
import { FieldTitle, useInput, useTranslate } from "react-admin";
import { FieldInput, type FieldInputProps } from "./FieldInput";

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

/** Yes, no, or either: a switch could not tell "no" from "not asked for". */
export function YesNoChoice(props: FieldInputProps) {
  const translate = useTranslate();
  return (
    <FieldInput {...props} select parse={(chosen) => (chosen === "" ? "" : chosen === "true")}>
      <MenuItem value="">{props.emptyText}</MenuItem>
      <MenuItem value="true">{translate("ra.boolean.true")}</MenuItem>
      <MenuItem value="false">{translate("ra.boolean.false")}</MenuItem>
    </FieldInput>
  );
}
