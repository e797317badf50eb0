import { useTexts } from "../../../texts/useTexts";
import { FormField } from "../../schema/FormField";
import { securityTexts } from "../texts";

/** The present password, which the first second factor needs. */
export function PasswordField() {
  const text = useTexts(securityTexts);
  return (
    <FormField
      name="currentPassword"
      label={text("password")}
      type="password"
      fullWidth
      margin="normal"
      slotProps={{ htmlInput: { autoComplete: "current-password", maxLength: 128 } }}
    />
  );
}
