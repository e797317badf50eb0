import { MenuItem } from "@mui/material";
import { statutoryOtMultiplier } from "../../../contract/salary";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import { useChoices } from "../schema/useResourceTexts";
import { useScreenTexts } from "../useScreenTexts";
import { datedSetupTexts } from "./screenTexts";

/** What an hour of overtime counts for: less than the law asks is allowed, and said. */
export function OtRateInput(props: FieldInputProps) {
  const text = useScreenTexts(datedSetupTexts);
  return (
    <FieldInput {...props} select>
      {useChoices(props.field).map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {Number(id) < statutoryOtMultiplier ? text("belowStatutory", { rate: name }) : name}
        </MenuItem>
      ))}
    </FieldInput>
  );
}

/** From when on the first terms of somebody hold. */
export function FirstDateInput(props: FieldInputProps) {
  const text = useScreenTexts(datedSetupTexts);
  return <FieldInput {...props} type="date" hint={text("firstHint")} />;
}

/** From when on further terms of somebody hold. */
export function LaterDateInput(props: FieldInputProps) {
  const text = useScreenTexts(datedSetupTexts);
  return <FieldInput {...props} type="date" hint={text("laterHint")} />;
}
