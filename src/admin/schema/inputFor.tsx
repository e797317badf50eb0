import Visibility from "@mui/icons-material/Visibility";
import VisibilityOff from "@mui/icons-material/VisibilityOff";
import {
  Box,
  FormControlLabel,
  FormHelperText,
  IconButton,
  InputAdornment,
  Switch,
} from "@mui/material";
import { type ComponentType, useState } from "react";
import { FieldTitle, useInput } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import { DateInput, MomentInput, MonthInput } from "./DateInput";
import { FieldInput, type FieldInputProps, useFieldHint } from "./FieldInput";
import type { FieldKind } from "./fieldsOf";
import { filterFor } from "./ListFilters";
import { schemaTexts } from "./texts";

function YesNoInput({ field, readOnly = false, hint: given }: FieldInputProps) {
  const source = field.name;
  const hint = useFieldHint(source, given);
  const input = useInput({ source, type: "checkbox", defaultValue: false });
  return (
    <Box>
      <FormControlLabel
        label={<FieldTitle source={source} isRequired={false} />}
        control={
          <Switch
            id={input.id}
            name={source}
            checked={Boolean(input.field.value)}
            disabled={readOnly}
            onBlur={() => input.field.onBlur()}
            onChange={(_, isOn) => input.field.onChange(isOn)}
          />
        }
      />
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </Box>
  );
}

/** The input of every kind of field in a form. All but five are the same as in a list's filters. */
export const inputFor: Record<FieldKind, ComponentType<FieldInputProps>> = {
  ...filterFor,
  date: DateInput,
  month: MonthInput,
  instant: MomentInput,
  password: PasswordInput,
  yesNo: YesNoInput,
};

interface PasswordInputProps extends FieldInputProps {
  readonly autoComplete?: "new-password" | "current-password";
}

export function PasswordInput({ autoComplete = "new-password", ...props }: PasswordInputProps) {
  const text = useTexts(schemaTexts);
  const [isShown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={text(`password.${isShown ? "hide" : "show"}`)}
        onClick={() => setShown((before) => !before)}
      >
        {isShown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <FieldInput
      {...props}
      type={isShown ? "text" : "password"}
      autoComplete={autoComplete}
      ending={toggle}
    />
  );
}
