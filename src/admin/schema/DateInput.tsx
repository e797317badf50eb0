import { indiaDateTime } from "../../../domain/indiaTime";
import { DateField } from "../layout/DateField";
import type { DateKindName } from "../layout/useTypedDate";
import { FieldInput, type FieldInputProps, useFieldInput } from "./FieldInput";

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

/** Converts an instant to India's clock, because an input of date and time has no offset. */
const indiaClock = (value: unknown) => {
  const at = typeof value === "string" && /(Z|[+-]\d\d:\d\d)$/.test(value) ? value : undefined;
  return at === undefined ? value : indiaDateTime(new Date(at)).replace(" ", "T");
};

export const MomentInput = (props: FieldInputProps) => (
  <FieldInput {...props} type="datetime-local" format={indiaClock} />
);
