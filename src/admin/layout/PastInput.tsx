import { TextField } from "@mui/material";
import { useState } from "react";

interface PastInputProps {
  readonly type: "date" | "month";
  readonly label: string;
  readonly value: string;
  readonly last: string;
  readonly later: string;
  readonly isComplete: (typed: string) => boolean;
  readonly autoFocus?: boolean;
  readonly onChoose: (chosen: string) => void;
}

export function PastInput(props: PastInputProps) {
  const { type, label, value, last, later, isComplete, autoFocus = false, onChoose } = props;
  const [typed, setTyped] = useState(value);
  const isLater = typed > last;
  return (
    <TextField
      type={type}
      autoFocus={autoFocus}
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isComplete(target.value) && target.value <= last) onChoose(target.value);
      }}
      error={isLater}
      helperText={isLater && later}
      slotProps={{
        htmlInput: { max: last, placeholder: type === "month" ? "yyyy-mm" : undefined },
        inputLabel: { shrink: true },
      }}
      sx={{ width: { xs: "100%", sm: 200 } }}
    />
  );
}
