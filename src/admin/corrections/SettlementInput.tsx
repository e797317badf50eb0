import { indiaMoment } from "../formatMoment";
import { hasText, useTexts } from "../useTexts";
import { RadioInput } from "./RadioInput";
import { correctionsTexts } from "./screenTexts";
import { type ExceptionRow, type SettlementName, scanOf } from "./settlements";

const confirmations = correctionsTexts.english.settle.confirm;

interface SettlementInputProps {
  readonly exceptions: readonly ExceptionRow[];
  readonly names: readonly SettlementName[];
}

/** The ways in which exceptions can be settled, in words; the scans of one are named by their time. */
export function SettlementInput({ exceptions, names }: SettlementInputProps) {
  const text = useTexts(correctionsTexts);
  const [exception, ...more] = exceptions;
  const kinds = new Set(exceptions.map(({ kind }) => kind));
  const labelOf = (name: SettlementName) => {
    if (name === "confirm")
      return kinds.size === 1 && hasText(confirmations, exception?.kind)
        ? text(`settle.confirm.${exception.kind}`)
        : text("settle.many.confirm");
    if (exception === undefined || more.length > 0) return text(`settle.many.${name}`);
    return text(`settle.${name}`, { time: indiaMoment(scanOf(name, exception)) });
  };
  return (
    <RadioInput
      source="settlement"
      label={text("settle.how")}
      choices={names.map((name) => ({ value: name, label: labelOf(name) }))}
    />
  );
}
