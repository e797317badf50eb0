import { MenuItem, TextField } from "@mui/material";

interface SelectFieldProps<Choice extends string | number> {
  readonly label: string;
  readonly value: Choice;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly error?: string | undefined;
  readonly onChange: (choice: Choice) => void;
}

/** A select field without an empty choice. */
export function SelectField<Choice extends string | number>({
  choices,
  nameOf,
  error,
  onChange,
  ...field
}: SelectFieldProps<Choice>) {
  return (
    <TextField
      {...field}
      select
      error={error !== undefined}
      helperText={error}
      onChange={({ target: { value } }) => {
        const chosen = choices.find((choice) => String(choice) === String(value));
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {nameOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
