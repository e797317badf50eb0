import { Button } from "@mui/material";
import { useRecordContext, useRefresh } from "react-admin";
import type { StageEntry } from "../../../contract/stages";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { ReasonDialog } from "../schema/FormDialog";
import { useRowDialog } from "../schema/ListScreen";
import { productionTexts } from "./texts";

/** Reverses the entry of the row, with a reason. */
export default function ReverseEntry() {
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
