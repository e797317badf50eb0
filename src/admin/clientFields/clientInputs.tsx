import { Checkbox, FormControl, FormControlLabel, FormHelperText, MenuItem } from "@mui/material";
import { FieldTitle, useInput } from "react-admin";
import { useAccess } from "../layout/RequireAccess";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import { inputFor } from "../schema/inputFor";
import { stateItems } from "./stateItems";

/** Asks if a client with a similar name is another client. The host asks first, so the box is hidden until then. */
export function OtherClientInput({ field: { name: source } }: FieldInputProps) {
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

/** A choice of a state by its GST code. */
export function StateInput(props: FieldInputProps) {
  return (
    <FieldInput {...props} select>
      <MenuItem value="">–</MenuItem>
      {stateItems()}
    </FieldInput>
  );
}

const RupeesInput = inputFor.rupees;

/** The most that a client may owe. Only a super admin changes it. */
export function CreditLimitInput(props: FieldInputProps) {
  const mayChange = useAccess("receipts", "reverseReceipt");
  return <RupeesInput {...props} readOnly={!mayChange} />;
}
