import { TextField, type TextFieldProps } from "@mui/material";
import { InputHelperText, useInput } from "react-admin";
import { NumberField } from "./NumberField";

interface FormFieldProps extends Omit<TextFieldProps, "error" | "defaultValue" | "value"> {
  readonly name: string;
  readonly isNumber?: boolean;
}

/** A field of a hand-written form. An error message replaces the helper text. */
export function FormField({ name, isNumber = false, onChange, ...looks }: FormFieldProps) {
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useInput({ source: name });
  const Field = isNumber ? NumberField : TextField;
  return (
    <Field
      {...looks}
      {...field}
      inputRef={ref}
      onChange={(event) => {
        field.onChange(event);
        onChange?.(event);
      }}
      error={error !== undefined}
      helperText={
        error?.message === undefined ? looks.helperText : <InputHelperText error={error.message} />
      }
    />
  );
}
