import { Checkbox, TableCell } from "@mui/material";
import {
  useDataTableRenderContext,
  useListContext,
  useRecordContext,
  useTranslate,
} from "react-admin";
import type { BulkActions } from "./declaration";

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

/** Selects or deselects all rows of the page. */
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

/** Chooses the row, for what is done with several. */
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
