import { TextField, type TextFieldProps } from "@mui/material";
import { InputHelperText, useInput } from "react-admin";
import { type UseControllerReturn, useController } from "react-hook-form";
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
  onChange,
  slotProps,
  ...looks
}: FormFieldProps & Pick<UseControllerReturn, "field" | "fieldState">) {
  const Field = isNumber ? NumberField : TextField;
  return (
    <Field
      {...looks}
      // The browser shows the parts of a date before one is entered.
      slotProps={looks.type === "date" ? { inputLabel: { shrink: true }, ...slotProps } : slotProps}
      {...field}
      inputRef={ref}
      onChange={(event) => {
        field.onChange(event);
        onChange?.(event);
      }}
      error={message !== undefined}
      helperText={message === undefined ? looks.helperText : <InputHelperText error={message} />}
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
