import { Checkbox, TableCell } from "@mui/material";
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from "react";
import {
  useDataTableRenderContext,
  useListContext,
  useRecordContext,
  useStore,
  useTranslate,
} from "react-admin";
import { useAccess } from "../layout/RequireAccess";
import type { BulkActions, ResourceDeclaration } from "./declaration";

/** Loaded with the first selected row. */
const SelectionTools = lazy(async () => ({
  default: (await import("./SelectionTools")).SelectionTools,
}));

/** The number of selected rows and the actions for them, once a row of the present filter is selected. */
export function SelectionBar(props: ComponentProps<typeof SelectionTools>) {
  const { selectedIds } = useListContext();
  const isOfFilter = useSelectionOfFilter();
  if (selectedIds.length === 0 || !isOfFilter) return null;
  return (
    <Suspense fallback={null}>
      <SelectionTools {...props} />
    </Suspense>
  );
}

/**
 * Clears the selection of another filter, also if the rows were not shown in between. Returns false until the selection
 * is cleared.
 */
function useSelectionOfFilter() {
  const { resource, filterValues, onUnselectItems } = useListContext();
  const filter = JSON.stringify(filterValues);
  const [selectedIn, setSelectedIn] = useStore<string>(`${resource}.selectedIn`);
  useLayoutEffect(() => {
    if (selectedIn === filter) return;
    if (selectedIn !== undefined) onUnselectItems();
    setSelectedIn(filter);
  }, [selectedIn, filter, onUnselectItems, setSelectedIn]);
  return selectedIn === filter;
}

/** The column of checkboxes that select rows. react-admin's own checkboxes pass a property that MUI 9 has removed. */
export function SelectColumn({ isSelectable }: Pick<BulkActions, "isSelectable">) {
  const part = useDataTableRenderContext();
  if (part !== "header" && part !== "data") return null;
  return (
    <TableCell padding="checkbox">
      {part === "header" ? (
        <SelectPage isSelectable={isSelectable} />
      ) : (
        <SelectRow isSelectable={isSelectable} />
      )}
    </TableCell>
  );
}

function SelectPage({ isSelectable }: Pick<BulkActions, "isSelectable">) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.filter(isSelectable).map(({ id }) => id);
  const others = selectedIds.filter((id) => !data.some((row) => row.id === id));
  const isChosen = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <Checkbox
      checked={isChosen}
      disabled={ids.length === 0}
      onChange={() => onSelect(isChosen ? others : [...others, ...ids])}
      slotProps={{ input: { "aria-label": translate("ra.action.select_all") } }}
    />
  );
}

export function SelectRow({ isSelectable }: Pick<BulkActions, "isSelectable">) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (record === undefined || !isSelectable(record)) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { "aria-label": translate("ra.action.select_row") } }}
    />
  );
}

/** Returns the bulk actions of a list for the signed-in admin. Undefined if there are none. */
export function useBulkActions({ name, list: { bulkActions } }: ResourceDeclaration) {
  const mayAct = useAccess(name, bulkActions?.call);
  return mayAct ? bulkActions : undefined;
}
