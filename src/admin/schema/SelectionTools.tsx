import Close from "@mui/icons-material/Close";
import { Button, IconButton, Paper, Typography } from "@mui/material";
import { Suspense } from "react";
import { useListContext, useTranslate } from "react-admin";
import { maxTogether } from "../../../contract/list";
import { useTexts } from "../../texts/useTexts";
import { useSend } from "../sending";
import type { BulkActions, ResourceDeclaration } from "./declaration";
import { ExportButton } from "./ExportButton";
import { useListRows } from "./selectedRows";
import { schemaTexts } from "./texts";

/** The number of selected rows, and the actions for them. It stays in view while the list scrolls. */
export function SelectionTools({
  declaration,
  actions,
}: Readonly<{ declaration: ResourceDeclaration; actions: BulkActions }>) {
  const translate = useTranslate();
  const text = useTexts(schemaTexts);
  const { selectedIds, total = 0, onUnselectItems } = useListContext();
  const [selectAll, isBusy] = useSelectAll(actions);
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
