import { TextField, type TextFieldProps } from "@mui/material";
import { InputHelperText, useInput } from "react-admin";
import { type UseControllerReturn, useController } from "react-hook-form";
import { DateField, isDateKind } from "../layout/DateField";
import { NumberField } from "./FieldInput";

interface FormFieldProps extends Omit<TextFieldProps, "error" | "defaultValue" | "value"> {
  /** The path of the value in the form around the input. */
  readonly name: string;
  readonly isNumber?: boolean;
  /** The error, if the host and the schema know the field by another path. */
  readonly message?: string | undefined;
}

function ControlledField({
  field: { ref, ...field },
  fieldState: { error },
  isNumber = false,
  message = error?.message,
  type,
  onChange,
  slotProps = {},
  ...looks
}: FormFieldProps & Pick<UseControllerReturn, "field" | "fieldState">) {
  const Field = isNumber ? NumberField : TextField;
  const props = {
    ...looks,
    ...field,
    slotProps,
    inputRef: ref,
    error: message !== undefined,
    helperText: message === undefined ? looks.helperText : <InputHelperText error={message} />,
  };
  if (isDateKind(type)) return <DateField {...props} type={type} keepsText />;
  return (
    <Field
      {...props}
      type={type}
      onChange={(event) => {
        field.onChange(event);
        onChange?.(event);
      }}
    />
  );
}

/** An input of a dialog. An empty text becomes `null`, as in react-admin's forms. */
export function FormField(props: FormFieldProps) {
  const { field, fieldState } = useInput({ source: props.name });
  return <ControlledField {...props} field={field} fieldState={fieldState} />;
}

/** An input of a page that is saved as a whole. The draft keeps the typed text. */
export function DraftField(props: FormFieldProps) {
  const { field, fieldState } = useController({ name: props.name });
  const shown = { ...field, value: field.value ?? "" };
  return <ControlledField {...props} field={shown} fieldState={fieldState} />;
}
