import { Box, TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { indiaDate, monthAfter } from "../../../domain/indiaTime";
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

/** Returns the month and the words by which a list of papers is searched. It begins with the present month. */
export function useMonthSearch() {
  const [month, setMonth] = useState(() => indiaDate(new Date()).slice(0, 7));
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return {
    month,
    /** False while the month is typed. */
    hasMonth: /^\d{4}-\d\d$/.test(month),
    /** True if a text has all words. */
    matches: (text: string) => words.every((word) => text.toLowerCase().includes(word)),
    inputs: { month, setMonth, search, setSearch },
  };
}

type MonthSearchProps = Readonly<{
  inputs: ReturnType<typeof useMonthSearch>["inputs"];
  labels: Readonly<{ month: string; search: string }>;
  /** Further inputs, between the month and the words. */
  children?: ReactNode;
}>;

export const MonthSearch = ({ inputs, labels, children }: MonthSearchProps) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
    <DateField
      type="month"
      label={labels.month}
      value={inputs.month}
      onChange={({ target }) => inputs.setMonth(target.value)}
      sx={{ minWidth: 170, maxWidth: 240 }}
    />
    {children}
    <TextField
      type="search"
      label={labels.search}
      value={inputs.search}
      onChange={({ target }) => inputs.setSearch(target.value)}
      sx={{ flexGrow: 1, maxWidth: 420, minWidth: 220 }}
    />
  </Box>
);

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
