import { Box } from "@mui/material";
import { Suspense, useMemo } from "react";
import { FilterLiveForm, useListContext, useTranslate } from "react-admin";
import type { ListDeclaration } from "./declaration";
import { fieldsOf } from "./fieldsOf";
import { filterFor } from "./filterFor";
import { SearchInput } from "./SearchInput";

/** The list's filters, side by side; each takes effect as soon as it is set. */
export function ListFilters({ list }: { readonly list: ListDeclaration }) {
  const translate = useTranslate();
  const { error } = useListContext();
  const fields = useMemo(() => (list.filters ? fieldsOf(list.filters) : []), [list]);
  const all = translate("plant.schema.list.all");
  if (error || (fields.length === 0 && list.search !== true)) return null;
  return (
    <FilterLiveForm>
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 160px), 1fr))",
          maxWidth: 900,
          "& .MuiFormHelperText-root": { display: "none" },
          "& .MuiFormControl-root": { m: 0 },
        }}
      >
        {list.search && <SearchInput />}
        {fields.map((field) => {
          const Input = list.filterInputs?.[field.name] ?? filterFor[field.kind];
          return (
            <Suspense key={field.name} fallback={null}>
              <Input field={field} isRequired={false} emptyText={all} />
            </Suspense>
          );
        })}
      </Box>
    </FilterLiveForm>
  );
}
