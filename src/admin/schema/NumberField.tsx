import { TextField, type TextFieldProps } from "@mui/material";
import type { KeyboardEvent } from "react";

/** True if a key types a character that no number has. */
const isForeign = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey && !/[\d.,+-]/.test(key);

const numberInput = {
  inputMode: "decimal",
  autoComplete: "off",
  // Pasted text is not filtered, because a part of the text may be another number.
  onKeyDown: (event: KeyboardEvent) => {
    if (isForeign(event)) event.preventDefault();
  },
} as const;

/**
 * The box in which the office types a number. It holds the text as typed, which `readNumber` reads. A box of type
 * `number` would turn with the mouse wheel and hide what it cannot read.
 */
export function NumberField({ slotProps = {}, ...props }: TextFieldProps) {
  const { htmlInput, ...others } = slotProps;
  return (
    <TextField {...props} slotProps={{ ...others, htmlInput: { ...numberInput, ...htmlInput } }} />
  );
}
