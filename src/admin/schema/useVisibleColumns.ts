import { useListContext } from "react-admin";
import type { ListDeclaration } from "./declaration";
import type { Field } from "./fieldsOf";

const isThere = (value: unknown) => value !== undefined && value !== null && value !== "";

/** The columns of a list without those of which the host tells nothing. */
export function useVisibleColumns(columns: readonly Field[], { whereTold = [] }: ListDeclaration) {
  const { data = [] } = useListContext();
  return columns.filter(
    ({ name }) => !whereTold.includes(name) || data.some((row) => isThere(row[name])),
  );
}
