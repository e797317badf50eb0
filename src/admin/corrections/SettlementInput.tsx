import { indiaMoment } from "../formatMoment";
import { useScreenTexts } from "../useScreenTexts";
import { RadioInput } from "./RadioInput";
import { correctionsTexts } from "./screenTexts";
import { type ExceptionRow, type SettlementName, scanOf } from "./settlements";

interface SettlementInputProps {
  readonly exceptions: readonly ExceptionRow[];
  readonly names: readonly SettlementName[];
}

/** The ways in which exceptions can be settled, in words; the scans of one are named by their time. */
export function SettlementInput({ exceptions, names }: SettlementInputProps) {
  const texts = useScreenTexts(correctionsTexts);
  const text = (key: string, values = {}) => texts(`settle.${key}`, values);
  const [exception, ...more] = exceptions;
  const kinds = new Set(exceptions.map(({ kind }) => kind));
  const labelOf = (name: SettlementName) => {
    if (name === "confirm" && kinds.size === 1) return text(`confirm.${exception?.kind}`);
    if (exception === undefined || more.length > 0) return text(`many.${name}`);
    return text(name, { time: indiaMoment(scanOf(name, exception)) });
  };
  return (
    <RadioInput
      source="settlement"
      label={text("how")}
      choices={names.map((name) => ({ value: name, label: labelOf(name) }))}
    />
  );
}
