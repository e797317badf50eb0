import { Button, MenuItem } from "@mui/material";
import { useState } from "react";
import { useRecordContext, useRefresh } from "react-admin";
import { type MachineStop, StopCreation, StopEnd } from "../../../contract/machines";
import { indiaDateTime } from "../../../domain/indiaTime";
import { stopReasons } from "../../../domain/stages/kinds";
import { newUuid } from "../../api/newUuid";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/FormField";
import { useRowDialog } from "../schema/ListScreen";
import { readDraft } from "../schema/readDraft";
import { productionTexts, stopFields } from "./texts";
import { machineItems, useMachines } from "./useMachines";

const look = { fullWidth: true, margin: "dense" } as const;

/** Returns the present minute in India, for an input of date and time. */
const presentMinute = () => indiaDateTime(new Date()).slice(0, 16).replace(" ", "T");

const momentLook = {
  ...look,
  type: "datetime-local",
  slotProps: { inputLabel: { shrink: true } },
} as const;

function StopDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stopFields);
  const refresh = useRefresh();
  const machines = useMachines().filter(({ active }) => active === true);
  const [stopId] = useState(newUuid);
  return (
    <CallDialog
      title={text("stop.title")}
      question={text("stop.question")}
      cancel={text("cancel")}
      confirm={text("stop.confirm")}
      color="primary"
      defaultValues={{ machineId: "", reason: "", startedAt: presentMinute(), endedAt: "" }}
      read={(draft) => readDraft(StopCreation, { ...draft, stopId })}
      call={(host, stop) => host.call("createMachineStop", stop)}
      done={text("stop.done")}
      failed={text("stop.failed")}
      onDone={onClose}
      onSettled={refresh}
      onCancel={onClose}
    >
      <FormField {...look} name="machineId" label={fieldText("fields.machine")} select required>
        {machineItems(machines)}
      </FormField>
      <FormField {...look} name="reason" label={fieldText("fields.reason")} select required>
        {stopReasons.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {fieldText(`choices.reason.${reason}`)}
          </MenuItem>
        ))}
      </FormField>
      <FormField {...momentLook} name="startedAt" label={fieldText("fields.startedAt")} required />
      <FormField {...momentLook} name="endedAt" label={fieldText("fields.endedAt")} />
    </CallDialog>
  );
}

/** Opens the form of a stop. */
export function StopActions() {
  const text = useTexts(productionTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {text("stop.action")}
      </Button>
      {isOpen && <StopDialog onClose={() => setOpen(false)} />}
    </>
  );
}

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
export function EndStop() {
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
