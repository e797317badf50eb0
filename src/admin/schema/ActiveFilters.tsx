import { Box, Button, Chip } from "@mui/material";
import { useListContext, useTranslateLabel } from "react-admin";
import { isPeriod } from "../../../domain/lists/periods";
import { useTexts } from "../../texts/useTexts";
import { schemaTexts } from "./texts";
import { useChoiceName } from "./useResourceTexts";

/** Returns a filter's field and value in words, such as `GSM: 120`. */
function useFilterWords() {
  const text = useTexts(schemaTexts);
  const labelOf = useTranslateLabel();
  const nameOf = useChoiceName();
  return (name: string, value: unknown) => {
    const source = name.replace(/_[a-z]+$/, "");
    const values = [value].flat().map((each) => nameOf(source, String(each)));
    const label = source === "q" ? text("list.search") : labelOf({ source });
    return `${label}: ${values.join(", ")}`;
  };
}

interface ActiveFiltersProps {
  /** The names of the filters that have an input. */
  readonly inputs: readonly (string | undefined)[];
  /** True for a list with inputs at its top. They choose its month, day or year. */
  readonly hasTop: boolean;
}

/**
 * Names the filters of an address that have no input, each with a button that removes it, and removes all filters with
 * one press.
 */
export function ActiveFilters({ inputs, hasTop }: ActiveFiltersProps) {
  const text = useTexts(schemaTexts);
  const wordsOf = useFilterWords();
  const { filterValues, setFilters } = useListContext();
  // A period without an input is chosen at the list's top.
  const isChoice = ([name]: readonly [string, unknown]) =>
    hasTop && isPeriod(name) && !inputs.includes(name);
  const active = Object.entries(filterValues).filter((entry) => !isChoice(entry));
  if (active.length === 0) return null;
  const others = Object.entries(filterValues).filter(isChoice);
  const remove = (removed: string) =>
    setFilters(
      Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== removed)),
    );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mt: 1 }}>
      {active.map(
        ([name, value]) =>
          !inputs.includes(name) && (
            <Chip key={name} label={wordsOf(name, value)} onDelete={() => remove(name)} />
          ),
      )}
      <Button size="small" onClick={() => setFilters(Object.fromEntries(others), {})}>
        {text("list.clearFilters")}
      </Button>
    </Box>
  );
}
