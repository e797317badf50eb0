import { Box } from "@mui/material";
import { monthAfter } from "../../../domain/indiaTime";
import { DateField } from "./DateField";

/** The first and the last date of a report. Without them the host chooses. */
export type Period = Readonly<{ from?: string; to?: string }>;

interface PeriodInputsProps {
  readonly period: Period;
  /** The dates that the host has chosen, once they are known. */
  readonly usual: Period | undefined;
  readonly labels: Readonly<Record<"from" | "to", string>>;
  readonly onChange: (period: Period) => void;
}

/** Shows the dates of a report. An emptied date is chosen by the host again. */
export function PeriodInputs({ period, usual, labels, onChange }: PeriodInputsProps) {
  const change = (name: keyof Period, date: string) => {
    const { [name]: _, ...rest } = period;
    onChange(date === "" ? rest : { ...rest, [name]: date });
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      {(["from", "to"] as const).map((name) => (
        <DateField
          key={name}
          type="date"
          fullWidth={false}
          label={labels[name]}
          value={period[name] ?? usual?.[name] ?? ""}
          onChange={({ target }) => change(name, target.value)}
        />
      ))}
    </Box>
  );
}

const monthsBack = 12;

/**
 * Returns the months that can be chosen on a date, the latest first. A month that is chosen already is always included.
 */
export function monthsUntil(date: string, chosen?: unknown): readonly string[] {
  const present = date.slice(0, 7);
  const months = Array.from({ length: monthsBack + 1 }, (_, back) => monthAfter(present, -back));
  const isOther = typeof chosen === "string" && chosen !== "" && !months.includes(chosen);
  return isOther ? [...months, chosen] : months;
}
