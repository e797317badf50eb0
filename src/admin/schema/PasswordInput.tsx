import Visibility from "@mui/icons-material/Visibility";
import VisibilityOff from "@mui/icons-material/VisibilityOff";
import { IconButton, InputAdornment } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../useTexts";
import { FieldInput, type FieldInputProps } from "./FieldInput";
import { schemaTexts } from "./texts";

interface PasswordInputProps extends FieldInputProps {
  readonly autoComplete?: "new-password" | "current-password";
}

/** A password, masked unless the person asks to see it. */
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
