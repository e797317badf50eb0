import { Box, TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { indiaDate } from "../../../domain/indiaTime";
import { DateField } from "./DateField";

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
