import Close from "@mui/icons-material/Close";
import { Button, IconButton, Paper, Typography } from "@mui/material";
import { Suspense, useEffect } from "react";
import { useListContext, useNotify, useStore, useTranslate } from "react-admin";
import { maxTogether } from "../../../contract/list";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { useTexts } from "../useTexts";
import type { BulkActions } from "./declaration";
import { schemaTexts } from "./texts";
import { useListRows } from "./useBulkActions";

/** The number of selected rows, and the actions for them. It stays in view while the list scrolls. */
export function SelectionBar({ actions }: { readonly actions: BulkActions }) {
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
      <Suspense fallback={null}>{actions.buttons}</Suspense>
    </Paper>
  );
}

/**
 * Clears the selection of another filter: an action applies only to rows of the list. Returns false until the
 * selection is cleared.
 */
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

/** Chooses the rows of all pages with which something can be done. react-admin's own way chooses the others too. */
function useSelectAll({ isSelectable }: BulkActions) {
  const notify = useNotify();
  const translate = useTranslate();
  const readRows = useListRows();
  const { onSelect } = useListContext();
  return useSubmitOnce(async () => {
    try {
      onSelect((await readRows()).filter(isSelectable).map(({ id }) => id));
    } catch (error) {
      const message = serverMessage(error, translate("ra.notification.http_error"));
      notify(message, { type: "error" });
    }
  });
}
