import { Button } from "@mui/material";
import { useRecordContext, useRefresh } from "react-admin";
import { type MachineStop, StopEnd } from "../../../contract/machines";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/FormField";
import { useRowDialog } from "../schema/ListScreen";
import { readDraft } from "../schema/readDraft";
import { momentLook, presentMinute } from "./StopActions";
import { productionTexts, stopFields } from "./texts";

interface EndDialogProps {
  readonly stop: ListRow<MachineStop>;
  readonly onClose: () => void;
}

function EndDialog({ stop, onClose }: EndDialogProps) {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stopFields);
  const refresh = useRefresh();
  return (
    <CallDialog
      title={text("stop.endTitle", { machine: stop.machine ?? "" })}
      question={text("stop.endQuestion", { from: indiaMoment(stop.startedAt) })}
      cancel={text("cancel")}
      confirm={text("stop.end")}
      color="primary"
      defaultValues={{ endedAt: presentMinute() }}
      read={(draft) => readDraft(StopEnd, draft)}
      call={(host, end) => host.call("endMachineStop", { id: stop.id, ...end })}
      done={text("stop.endDone")}
      failed={text("stop.failed")}
      onDone={onClose}
      onSettled={refresh}
      onCancel={onClose}
    >
      <FormField {...momentLook} name="endedAt" label={fieldText("fields.endedAt")} required />
    </CallDialog>
  );
}

/** Ends the open stop of the row. */
export default function EndStop() {
  const text = useTexts(productionTexts);
  const open = useRowDialog();
  const stop = useRecordContext<ListRow<MachineStop>>();
  if (stop?.isOpen !== true) return null;
  return (
    <Button
      size="small"
      aria-label={text("stop.endTitle", { machine: stop.machine ?? "" })}
      onClick={() => open(<EndDialog stop={stop} onClose={() => open(undefined)} />)}
    >
      {text("stop.end")}
    </Button>
  );
}
