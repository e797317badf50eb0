import { Suspense, useMemo } from "react";
import { useListContext } from "react-admin";
import { useTexts } from "../useTexts";
import type { ListDeclaration } from "./declaration";
import { FilterRow } from "./FilterRow";
import { type Field, fieldsOf } from "./fieldsOf";
import { filterFor } from "./filterFor";
import { hostFields } from "./hostParts";
import { SearchInput } from "./SearchInput";
import { schemaTexts } from "./texts";

function filterFieldsOf({ filters, fieldsNeed }: ListDeclaration): readonly Field[] {
  if (filters === undefined) return [];
  return fieldsOf(filters, hostFields({ fields: Object.keys(filters.shape), fieldsNeed }));
}

/** The filters that a list declares. */
export function ListFilters({ list }: { readonly list: ListDeclaration }) {
  const text = useTexts(schemaTexts);
  const { error } = useListContext();
  const fields = useMemo(() => filterFieldsOf(list), [list]);
  const all = text("list.all");
  if (error || (fields.length === 0 && list.search !== true)) return null;
  return (
    // The form reads the list's filters once, for the mounted inputs, so the form waits for all lazy inputs.
    <Suspense fallback={null}>
      <FilterRow minWidth={160} maxWidth={900}>
        {list.search && <SearchInput />}
        {fields.map((field) => {
          const Input = list.filterInputs?.[field.name] ?? filterFor[field.kind];
          return <Input key={field.name} field={field} isRequired={false} emptyText={all} />;
        })}
      </FilterRow>
    </Suspense>
  );
}
