import { Checkbox, FormControl, FormControlLabel, FormHelperText } from "@mui/material";
import { FieldTitle, useInput } from "react-admin";
import type { FieldInputProps } from "../schema/FieldInput";

/** Asks if a client with a similar name is another client. The host asks first, so the box is hidden until then. */
export default function OtherClientInput({ field: { name: source } }: FieldInputProps) {
  const { id, field, fieldState } = useInput({ source, type: "checkbox", defaultValue: false });
  const { error } = fieldState;
  const isChecked = Boolean(field.value);
  if (error === undefined && !isChecked) return null;
  return (
    <FormControl error={error !== undefined} sx={{ gridColumn: "1 / -1" }}>
      <FormControlLabel
        label={<FieldTitle source={source} isRequired={false} />}
        control={
          <Checkbox
            id={id}
            name={source}
            checked={isChecked}
            slotProps={{ input: { "aria-describedby": `${id}-like` } }}
            onBlur={() => field.onBlur()}
            onChange={(_, isOn) => field.onChange(isOn)}
          />
        }
      />
      <FormHelperText id={`${id}-like`} role="alert">
        {error?.message}
      </FormHelperText>
    </FormControl>
  );
}
