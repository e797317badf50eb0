import { Button, MenuItem } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import {
  type MachineStop,
  type PlannedStop,
  StopCreation,
  StopEnd,
} from "../../../contract/machines";
import { indiaDateTime } from "../../../domain/indiaTime";
import { stopReasons } from "../../../domain/stages/kinds";
import { newUuid } from "../../api/createOnce";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/formInputs";
import { useRowDialog } from "../schema/ListScreen";
import { readDraft } from "../schema/readDraft";
import { productionTexts, stopFields } from "./texts";
import { machineItems, useMachines } from "./useMachines";

const look = { fullWidth: true, margin: "dense" } as const;

/** Returns the present minute in India, for an input of date and time. */
export const presentMinute = () => indiaDateTime(new Date()).slice(0, 16).replace(" ", "T");

/** The look of an input of date and time in a dialog. */
export const momentLook = {
  ...look,
  type: "datetime-local",
  slotProps: { inputLabel: { shrink: true } },
} as const;

interface StopActionsProps {
  /** The chosen machine when the form opens. */
  readonly machineId?: string;
}

function StopDialog({
  machineId = "",
  onClose,
}: StopActionsProps & { readonly onClose: () => void }) {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stopFields);
  const machines = useMachines().filter(({ active }) => active === true);
  const [stopId] = useState(newUuid);
  return (
    <CallDialog
      title={text("stop.title")}
      question={text("stop.question")}
      cancel={text("cancel")}
      confirm={text("stop.confirm")}
      color="primary"
      defaultValues={{ machineId, reason: "", startedAt: presentMinute(), endedAt: "" }}
      read={(draft) => readDraft(StopCreation, { ...draft, stopId })}
      call={(host, stop) => host.call("createMachineStop", stop)}
      done={text("stop.done")}
      failed={text("stop.failed")}
      onDone={onClose}
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

/** Opens the form of a stop, of now or planned. */
export function StopActions({ machineId }: StopActionsProps) {
  const text = useTexts(productionTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text("stop.action")}
      </Button>
      {isOpen && (
        <StopDialog
          {...(machineId !== undefined && { machineId })}
          onClose={() => setOpen(false)}
        />
      )}
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
      onCancel={onClose}
    >
      <FormField {...momentLook} name="endedAt" label={fieldText("fields.endedAt")} required />
    </CallDialog>
  );
}

interface DropStopProps {
  readonly machine: string;
  readonly stop: Pick<PlannedStop, "id" | "from" | "to">;
  readonly onClose: () => void;
}

/** Asks before a planned stop is cancelled. */
export function DropStop({ machine, stop: { id, from, to }, onClose }: DropStopProps) {
  const text = useTexts(productionTexts);
  return (
    <ConfirmCall
      title={text("stop.dropTitle", { machine })}
      question={text("stop.dropQuestion", {
        from: indiaMoment(from),
        to: indiaMoment(to),
      })}
      cancel={text("stop.keep")}
      confirm={text("stop.drop")}
      call={(host) => host.call("cancelMachineStop", { id })}
      done={text("stop.dropDone")}
      failed={text("stop.dropFailed")}
      onClose={onClose}
    />
  );
}

/** Ends the open stop of the row, or cancels a planned one that has not begun. */
export function StopRowAction() {
  const text = useTexts(productionTexts);
  const open = useRowDialog();
  const stop = useRecordContext<ListRow<MachineStop>>();
  if (!stop) return null;
  const { machine = "", kind, startedAt: from = "", endedAt: to = "" } = stop;
  const close = () => open(undefined);
  if (kind === "PLANNED" && Date.parse(from) > Date.now()) {
    const planned = { id: Number(stop.id), from, to };
    return (
      <Button
        size="small"
        aria-label={text("stop.dropTitle", { machine })}
        onClick={() => open(<DropStop machine={machine} stop={planned} onClose={close} />)}
      >
        {text("stop.drop")}
      </Button>
    );
  }
  if (stop.isOpen !== true) return null;
  return (
    <Button
      size="small"
      aria-label={text("stop.endTitle", { machine })}
      onClick={() => open(<EndDialog stop={stop} onClose={close} />)}
    >
      {text("stop.end")}
    </Button>
  );
}
