import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from "@mui/material";
import { useId } from "react";
import { useInput } from "react-admin";

interface RadioInputProps {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export function RadioInput({ source, label, choices }: RadioInputProps) {
  const id = useId();
  const { field } = useInput({ source });
  return (
    <FormControl margin="normal" fullWidth>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup {...field} aria-labelledby={id}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            {...choice}
            control={<Radio />}
            sx={{ minHeight: 44, my: 0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
