import Search from "@mui/icons-material/Search";
import { Box, InputAdornment, TextField } from "@mui/material";
import { type ReactNode, Suspense, useMemo } from "react";
import {
  FilterLiveForm,
  ListContext,
  type ListControllerResult,
  useInput,
  useListContext,
} from "react-admin";
import { useTexts } from "../../texts/useTexts";
import { useIsOpen } from "../useIsOpen";
import type { ListDeclaration } from "./declaration";
import { type Field, fieldsOf } from "./fieldsOf";
import { filterFor } from "./filterFor";
import { hostFields } from "./hostParts";
import { schemaTexts } from "./texts";

export function filterFieldsOf({ filters, fieldsNeed }: ListDeclaration): readonly Field[] {
  if (filters === undefined) return [];
  return fieldsOf(filters, hostFields({ fields: Object.keys(filters.shape), fieldsNeed }));
}

export function ListFilters({ list }: { readonly list: ListDeclaration }) {
  const text = useTexts(schemaTexts);
  const { error } = useListContext();
  const fields = useMemo(
    () => filterFieldsOf(list).filter(({ name }) => name !== list.tabs),
    [list],
  );
  const all = text("list.all");
  if (error || (fields.length === 0 && list.search !== true)) return null;
  return (
    // The form reads the list's filters once, for the mounted inputs, so the form waits for all lazy inputs.
    <Suspense fallback={null}>
      <FilterRow minWidth={150}>
        {list.search && <SearchInput />}
        {fields.map((field) => {
          const Input = list.filterInputs?.[field.name] ?? filterFor[field.kind];
          return <Input key={field.name} field={field} isRequired={false} emptyText={all} />;
        })}
      </FilterRow>
    </Suspense>
  );
}

interface FilterRowProps {
  /** The minimum width of a filter, in pixels. */
  readonly minWidth: number;
  readonly children: ReactNode;
}

/** A list's filters in a row. Each change applies without a button. */
export const FilterRow = ({ minWidth, children }: FilterRowProps) => (
  <ListContext value={useOpenList()}>
    <FilterLiveForm>
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
          "& .MuiFormHelperText-root:not(.Mui-error)": { display: "none" },
          "& .MuiFormControl-root": { m: 0 },
        }}
      >
        {children}
      </Box>
    </FilterLiveForm>
  </ListContext>
);

/** Returns the list without filters that arrive after the person left. react-admin would navigate back to the list. */
function useOpenList(): ListControllerResult {
  const list = useListContext();
  const isOpen = useIsOpen();
  return { ...list, setFilters: (...filters) => isOpen() && list.setFilters(...filters) };
}

export function SearchInput() {
  const text = useTexts(schemaTexts);
  const { field, id } = useInput({ source: "q", format: (value) => value ?? "" });
  const { ref, ...controlled } = field;
  return (
    <TextField
      {...controlled}
      id={id}
      inputRef={ref}
      type="search"
      label={text("list.search")}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
