import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from "@mui/material";
import { useId } from "react";
import { useInput } from "react-admin";
import { indiaMoment } from "../formatMoment";
import { useScreenTexts } from "../useScreenTexts";
import { correctionsTexts } from "./screenTexts";
import { type ExceptionRow, type SettlementName, scanOf } from "./settlements";

interface SettlementInputProps {
  readonly exceptions: readonly ExceptionRow[];
  readonly names: readonly SettlementName[];
}

/** The ways in which exceptions can be settled, in words; the scans of one are named by their time. */
export function SettlementInput({ exceptions, names }: SettlementInputProps) {
  const texts = useScreenTexts(correctionsTexts);
  const label = useId();
  const { field } = useInput({ source: "settlement" });
  const text = (key: string, values = {}) => texts(`settle.${key}`, values);
  const [exception, ...more] = exceptions;
  const kinds = new Set(exceptions.map(({ kind }) => kind));
  const labelOf = (name: SettlementName) => {
    if (name === "confirm" && kinds.size === 1) return text(`confirm.${exception?.kind}`);
    if (exception === undefined || more.length > 0) return text(`many.${name}`);
    return text(name, { time: indiaMoment(scanOf(name, exception)) });
  };
  return (
    <FormControl margin="normal">
      <FormLabel id={label}>{text("how")}</FormLabel>
      <RadioGroup {...field} aria-labelledby={label}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio />}
            label={labelOf(name)}
            sx={{ minHeight: 44, my: 0.25 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
