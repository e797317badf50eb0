import { Button } from "@mui/material";
import { useState } from "react";
import { useRecordContext, useRefresh } from "react-admin";
import type { StageEntry } from "../../../contract/stages";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { ReasonDialog } from "../schema/FormDialog";
import { useRowDialog } from "../schema/ListScreen";
import { ScreensBelow } from "../shell/ScreensBelow";
import { EntryDialog } from "./EntryDialog";
import { productionTexts } from "./texts";

/** Opens the form of an entry, and links to the stops. */
export function EntryActions() {
  const text = useTexts(productionTexts);
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScreensBelow name="stageEntries" />
      <Button variant="contained" onClick={() => setOpen(true)}>
        {text("entry.action")}
      </Button>
      {isOpen && <EntryDialog onSettled={refresh} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Reverses the entry of the row, with a reason. */
export function ReverseEntry() {
  const text = useTexts(productionTexts);
  const open = useRowDialog();
  const refresh = useRefresh();
  const entry = useRecordContext<ListRow<StageEntry>>();
  if (entry?.isReversed !== false) return null;
  const dialog = (
    <ReasonDialog
      text={(name) => text(`reverse.${name}`)}
      maxLength={200}
      call={(host, reason) => host.call("reverseStageEntry", { id: entry.id, reason })}
      onSettled={refresh}
      onClose={() => open(undefined)}
    />
  );
  return (
    <Button size="small" color="error" onClick={() => open(dialog)}>
      {text("reverse.action")}
    </Button>
  );
}
