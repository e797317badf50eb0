import Close from "@mui/icons-material/Close";
import { Button, Checkbox, IconButton, Paper, TableCell, Typography } from "@mui/material";
import { Suspense, useEffect } from "react";
import {
  type RaRecord,
  useDataTableRenderContext,
  useListContext,
  useRecordContext,
  useStore,
  useTranslate,
} from "react-admin";
import { maxTogether } from "../../../contract/list";
import { useTexts } from "../../texts/useTexts";
import { useAccess } from "../layout/RequireAccess";
import { useSend } from "../sending";
import { whileSignedIn } from "../sessionEnd";
import type { BulkActions, ResourceDeclaration } from "./declaration";
import { ExportButton } from "./ExportButton";
import { schemaTexts } from "./texts";

type SelectionBarProps = Readonly<{ declaration: ResourceDeclaration; actions: BulkActions }>;

/** The number of selected rows, and the actions for them. It stays in view while the list scrolls. */
export function SelectionBar({ declaration, actions }: SelectionBarProps) {
  const translate = useTranslate();
  const text = useTexts(schemaTexts);
  const { selectedIds, total = 0, onUnselectItems } = useListContext();
  const [selectAll, isBusy] = useSelectAll(actions);
  const isOfFilter = useSelectionOfFilter();
  if (selectedIds.length === 0 || !isOfFilter) return null;
  return (
    <Paper
      role="toolbar"
      aria-label={text("list.selection")}
      elevation={4}
      sx={{
        position: "sticky",
        top: { xs: 56, sm: 64 },
        zIndex: 3,
        mb: 1,
        px: 1,
        py: 0.5,
        display: "flex",
        flexWrap: "wrap",
        gap: 1,
        alignItems: "center",
      }}
    >
      <IconButton
        aria-label={translate("ra.action.unselect")}
        title={translate("ra.action.unselect")}
        onClick={() => onUnselectItems()}
      >
        <Close fontSize="small" />
      </IconButton>
      <Typography role="status">
        {translate("ra.action.bulk_actions", { smart_count: selectedIds.length })}
      </Typography>
      {selectedIds.length < Math.min(total, maxTogether) && (
        <Button loading={isBusy} onClick={() => void selectAll()}>
          {translate("ra.action.select_all_button")}
        </Button>
      )}
      <ExportButton declaration={declaration} onlySelected />
      <Suspense fallback={null}>{actions.buttons}</Suspense>
    </Paper>
  );
}

/** Clears the selection of another filter. Returns false until the selection is cleared. */
function useSelectionOfFilter() {
  const { resource, filterValues, onUnselectItems } = useListContext();
  const filter = JSON.stringify(filterValues);
  const [selectedIn, setSelectedIn] = useStore(`${resource}.selectedIn`, filter);
  useEffect(() => {
    if (selectedIn === filter) return;
    onUnselectItems();
    setSelectedIn(filter);
  }, [selectedIn, filter, onUnselectItems, setSelectedIn]);
  return selectedIn === filter;
}

/** Selects the selectable rows of all pages. react-admin's own button selects the others too. */
function useSelectAll({ isSelectable }: BulkActions) {
  const translate = useTranslate();
  const readRows = useListRows();
  const { onSelect } = useListContext();
  return useSend({
    call: readRows,
    onDone: (rows) => onSelect(rows.filter(isSelectable).map(({ id }) => id)),
    failed: translate("ra.notification.http_error"),
  });
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

/** Returns a function that reads the selected rows, also those of other pages. */
export function useSelectedRows<Row extends RaRecord>() {
  const { data = [], selectedIds } = useListContext<Row>();
  const readRows = useListRows<Row>();
  return async (): Promise<readonly Row[]> => {
    const isOnPage = selectedIds.every((id) => data.some((row) => row.id === id));
    const rows = isOnPage ? data : await readRows();
    return rows.filter(({ id }) => selectedIds.includes(id));
  };
}

/** Reads the rows of all pages of a list, up to the maximum of one bulk action. */
export function useListRows<Row extends RaRecord>() {
  const { getData } = useListContext<Row>();
  return async () =>
    (await whileSignedIn(Promise.resolve(getData?.({ maxResults: maxTogether })))) ?? [];
}
