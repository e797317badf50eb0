import { Button } from "@mui/material";
import { useState } from "react";
import { useListContext, useNotify } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import { useSelectedRows } from "../schema/selection";
import { useSend } from "../sending";
import { SettleDialog } from "./SettleDialog";
import type { ExceptionRow } from "./settlements";
import { correctionsTexts } from "./texts";

export default function SettleTogether() {
  const text = useTexts(correctionsTexts);
  const notify = useNotify();
  const { selectedIds, onUnselectItems } = useListContext<ExceptionRow>();
  const readRows = useSelectedRows<ExceptionRow>();
  const [exceptions, setExceptions] = useState<readonly ExceptionRow[]>();
  const [open, isBusy] = useSend({
    call: readRows,
    onDone: (rows) => {
      const chosen = rows.filter(({ isProposed }) => !isProposed);
      if (chosen.length > 0) return setExceptions(chosen);
      onUnselectItems();
      notify(text("settle.nothingLeft"), { type: "info" });
    },
    failed: text("settle.unread"),
  });
  return (
    <>
      <Button variant="contained" loading={isBusy} onClick={() => void open()}>
        {text("settle.together", { smart_count: selectedIds.length })}
      </Button>
      {exceptions && (
        <SettleDialog
          exceptions={exceptions}
          onClose={() => setExceptions(undefined)}
          onDone={() => onUnselectItems()}
        />
      )}
    </>
  );
}
