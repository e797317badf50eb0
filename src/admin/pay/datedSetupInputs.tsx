import { MenuItem } from "@mui/material";
import { createContext, useContext } from "react";
import { FormDataConsumer } from "react-admin";
import { statutoryOtMultiplier } from "../../../contract/salary";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import { useChoices } from "../schema/useResourceTexts";
import { useTexts } from "../useTexts";
import { datedSetupTexts } from "./screenTexts";
import { useArrearsHint } from "./useArrearsHint";

/** When the employee of the form joined. Empty if that is not known. */
export const JoiningDate = createContext("");

/** The overtime factor. A factor below the legal minimum is allowed, with a warning. */
export function OtRateInput(props: FieldInputProps) {
  const text = useTexts(datedSetupTexts);
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

interface DateInputProps extends FieldInputProps {
  readonly hint: string;
  /** Start of the terms if the date is empty. */
  readonly otherwise?: string;
}

function DateInput({ hint, otherwise = "", ...props }: DateInputProps) {
  const arrearsHint = useArrearsHint();
  return (
    <FormDataConsumer>
      {({ formData }) => {
        const arrears = arrearsHint(String(formData[props.field.name] || otherwise));
        return <FieldInput {...props} type="date" hint={`${hint} ${arrears}`.trim()} />;
      }}
    </FormDataConsumer>
  );
}

/** Start date of an employee's first terms. */
export function FirstDateInput(props: FieldInputProps) {
  const text = useTexts(datedSetupTexts);
  return <DateInput {...props} hint={text("firstHint")} otherwise={useContext(JoiningDate)} />;
}

/** Start date of an employee's further terms. */
export function LaterDateInput(props: FieldInputProps) {
  const text = useTexts(datedSetupTexts);
  return <DateInput {...props} hint={text("laterHint")} />;
}
