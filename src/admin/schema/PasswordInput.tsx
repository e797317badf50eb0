import Visibility from "@mui/icons-material/Visibility";
import VisibilityOff from "@mui/icons-material/VisibilityOff";
import { IconButton, InputAdornment } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { FieldInput, type FieldInputProps } from "./FieldInput";

/** A password, masked unless the person asks to see it. */
export function PasswordInput(props: FieldInputProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={translate(`plant.schema.password.${isShown ? "hide" : "show"}`)}
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
      autoComplete="new-password"
      ending={toggle}
    />
  );
}
