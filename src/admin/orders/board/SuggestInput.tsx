import { TextField } from "@mui/material";
import { useEffect, useId, useState } from "react";

interface SuggestingBoxProps {
  readonly label: string;
  readonly value: string;
  readonly suggestions: readonly string[];
  readonly onChange: (value: string) => void;
}

/** Letters that follow each other faster are taken together, in milliseconds. */
const pauseMs = 150;

/** A box for a part of a name, which suggests the names that there are. */
export function SuggestInput({ label, value, suggestions, onChange }: SuggestingBoxProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [sent, setSent] = useState(value);
  const list = useId();

  // What comes back late of what was typed here must not take away the letters typed since.
  if (shown !== value) {
    setShown(value);
    setSent(value);
    if (value !== sent) setTyped(value);
  }

  useEffect(() => {
    if (typed === value) return;
    const timer = window.setTimeout(() => {
      setSent(typed);
      onChange(typed);
    }, pauseMs);
    return () => window.clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <>
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        fullWidth={false}
        autoComplete="off"
        slotProps={{ htmlInput: { list } }}
        sx={{ m: 0, width: { xs: "calc(50% - 6px)", sm: 170 } }}
      />
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
