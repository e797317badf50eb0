import { MenuItem } from "@mui/material";
import { FieldInput, type FieldInputProps } from "./FieldInput";
import { useChoices } from "./useResourceTexts";

/** One of the choices that the schema names. */
export function ChoiceInput(props: FieldInputProps) {
  const choices = useChoices(props.field);
  return (
    <FieldInput {...props} select>
      {props.emptyText !== undefined && <MenuItem value="">{props.emptyText}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </FieldInput>
  );
}
