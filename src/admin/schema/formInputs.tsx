import { FormControlLabel, Switch } from "@mui/material";
import type { ComponentProps } from "react";
import { useInput } from "react-admin";
import { UploadedPicture } from "../layout/FileButton";

interface FormSwitchProps {
  /** The path of the value in the form around the input. */
  readonly name: string;
  readonly label: string;
}

export function FormSwitch({ name, label }: FormSwitchProps) {
  const { field } = useInput({ source: name, type: "checkbox", defaultValue: false });
  return (
    <FormControlLabel
      label={label}
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
