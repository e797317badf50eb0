import { Button, MenuItem } from "@mui/material";
import { useState } from "react";
import { useRefresh } from "react-admin";
import { StopCreation } from "../../../contract/machines";
import { indiaDateTime } from "../../../domain/indiaTime";
import { stopReasons } from "../../../domain/stages/kinds";
import { newUuid } from "../../api/newUuid";
import { useTexts } from "../../texts/useTexts";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/FormField";
import { readDraft } from "../schema/readDraft";
import { productionTexts, stopFields } from "./texts";
import { machineItems, useMachines } from "./useMachines";

const look = { fullWidth: true, margin: "dense" } as const;

/** Returns the present minute in India, for an input of date and time. */
export const presentMinute = () => indiaDateTime(new Date()).slice(0, 16).replace(" ", "T");

export const momentLook = {
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
export default function StopActions() {
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
