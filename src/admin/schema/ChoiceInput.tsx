import { MenuItem } from "@mui/material";
import { FieldBox, type FieldInputProps } from "./FieldInput";
import { useChoices } from "./useChoices";

/** One of the choices that the schema names. */
export function ChoiceBox(props: FieldInputProps) {
  const choices = useChoices(props.field);
  return (
    <FieldBox {...props} select>
      {props.emptyText !== undefined && <MenuItem value="">{props.emptyText}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </FieldBox>
  );
}
