import {
  FormControlLabel,
  Switch,
  type SxProps,
  TextField,
  type TextFieldProps,
} from "@mui/material";
import type { ComponentProps } from "react";
import { InputHelperText, useInput } from "react-admin";
import { DateField, isDateKind } from "../layout/DateField";
import { UploadedPicture } from "../layout/FileButton";
import { NumberField } from "./FieldInput";

interface FormFieldProps extends Omit<TextFieldProps, "error" | "defaultValue" | "value"> {
  /** The path of the value in the form around the input, or in the row of a list. */
  readonly name: string;
  readonly isNumber?: boolean;
  /** The error, if the host and the schema know the field by another path. */
  readonly message?: string | undefined;
  /** True if the error of a whole list is about this input too. */
  readonly isWrong?: boolean;
}

/** An input of a form by its path. An empty text becomes `null`, as in all of react-admin's inputs. */
export function FormField({
  name,
  isNumber = false,
  isWrong = false,
  message: given,
  type,
  onChange,
  slotProps = {},
  ...looks
}: FormFieldProps) {
  const { field, fieldState } = useInput({ source: name });
  const { ref, ...controlled } = field;
  const message = given ?? fieldState.error?.message;
  const Field = isNumber ? NumberField : TextField;
  const props = {
    ...looks,
    ...controlled,
    slotProps,
    inputRef: ref,
    error: isWrong || message !== undefined,
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

interface FormSwitchProps {
  /** The path of the value in the form around the input. */
  readonly name: string;
  readonly label: string;
  readonly sx?: SxProps;
}

export function FormSwitch({ name, label, sx = {} }: FormSwitchProps) {
  const { field } = useInput({ source: name, type: "checkbox", defaultValue: false });
  return (
    <FormControlLabel
      label={label}
      sx={sx}
      control={
        <Switch
          name={field.name}
          checked={Boolean(field.value)}
          onBlur={() => field.onBlur()}
          onChange={(_, isOn) => field.onChange(isOn)}
        />
      }
    />
  );
}

type FormPictureProps = Omit<
  ComponentProps<typeof UploadedPicture>,
  "url" | "error" | "onChange"
> & {
  /** The path of the picture's address in the form around the input. */
  readonly name: string;
};

/** A picture that is uploaded when it is chosen. The form has its address. */
export function FormPicture({ name, ...picture }: FormPictureProps) {
  const { field, fieldState } = useInput({ source: name });
  return (
    <UploadedPicture
      {...picture}
      url={field.value}
      error={fieldState.error?.message}
      onChange={(url) => field.onChange(url)}
    />
  );
}
