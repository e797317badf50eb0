import { MenuItem } from "@mui/material";
import { useTranslate } from "react-admin";
import { FieldInput, type FieldInputProps } from "./FieldInput";

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
