import { DateField } from "../layout/DateField";
import type { DateKindName } from "../layout/useTypedDate";
import { type FieldInputProps, useFieldInput } from "./FieldInput";

/** Returns an input of a form for a date or a month. */
const inputOf = (type: DateKindName) => (props: FieldInputProps) => (
  <DateField
    {...useFieldInput(props)}
    type={type}
    readOnly={props.readOnly ?? false}
    keepsText={props.emptyText === undefined}
    slotProps={{ htmlInput: { "aria-required": props.isRequired } }}
  />
);

export const DateInput = inputOf("date");
export const MonthInput = inputOf("month");
