import { MenuItem } from "@mui/material";
import { states, stateText } from "../../../domain/clients/states";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";

/** A choice of a state by its GST code. The names are the portal's, in English. */
export default function StateInput(props: FieldInputProps) {
  return (
    <FieldInput {...props} select>
      <MenuItem value="">–</MenuItem>
      {[...states.keys()].map((code) => (
        <MenuItem key={code} value={code}>
          {stateText(code)}
        </MenuItem>
      ))}
    </FieldInput>
  );
}
