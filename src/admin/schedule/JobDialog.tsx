import { Button, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { StagePin, type Wait } from "../../../contract/schedule";
import { indiaDateTime } from "../../../domain/indiaTime";
import type { StageKind } from "../../../domain/stages/kinds";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { indiaMoment } from "../formatMoment";
import { stageTexts } from "../machines/stageTexts";
import { machineItems, useMachines } from "../machines/useMachines";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/formInputs";
import { readDraft } from "../schema/readDraft";
import { useSend } from "../sending";
import { type Job, numbersOf } from "./board";
import { scheduleTexts } from "./texts";

const look = { fullWidth: true, margin: "dense" } as const;

/** Returns the function that says in a sentence why a stage waits. */
export function useWaitText() {
  const text = useTexts(scheduleTexts);
  const stageText = useTexts(stageTexts);
  return ({ kind, stage, orderId }: Wait) => {
    if (kind === "FEEDER")
      return text("wait.FEEDER", {
        stage: stage === undefined ? "–" : stageText(`names.${stage}`),
      });
    if (kind === "MACHINE") return text("wait.MACHINE", { order: orderId ?? "–" });
    return text(`wait.${kind}`);
  };
}

interface JobDialogProps {
  readonly job: Job;
  readonly onClose: () => void;
}

/** Shows a job of the board. A person pins its stage to a machine and a time, or gives a pinned stage back to the plan. */
export function JobDialog({ job, onClose }: JobDialogProps) {
  const { order, placement } = job;
  const text = useTexts(scheduleTexts);
  const stageText = useTexts(stageTexts);
  const waitText = useWaitText();
  const { stage } = placement;
  // A printing machine may slot plain boxes. The host decides by the box.
  const makes = stage === "CUTTING" ? ["CUTTING", "PRINTING"] : [stage];
  const machines = useMachines().filter(
    (one) => one.active === true && one.unit === order.unit && makes.some((s) => s === one.stage),
  );
  const [unpin, isBusy] = useSend({
    call: (host, kind: StageKind) => host.call("pinStage", { id: order.orderId, stage: kind }),
    done: text("job.unpinned"),
    failed: text("job.failed"),
    onDone: onClose,
  });
  return (
    <CallDialog
      title={text(placement.run ? "job.runTitle" : "job.title", {
        id: placement.run?.id ?? order.orderId,
        orders: numbersOf(job),
        stage: stageText(`names.${stage}`),
      })}
      question={text("job.hint")}
      cancel={text("job.close")}
      confirm={text("job.pin")}
      color="primary"
      defaultValues={{
        machineId: String(placement.machineId),
        from: indiaDateTime(new Date(placement.from)).replace(" ", "T"),
      }}
      read={(draft) => readDraft(StagePin, { ...draft, stage })}
      call={(host, pin) => host.call("pinStage", { id: order.orderId, ...pin })}
      done={text("job.pinned")}
      failed={text("job.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <Typography variant="body2">
        {indiaMoment(placement.from)} – {indiaMoment(placement.to)}
        {" · "}
        {text("times", { change: placement.changeOverMinutes, run: placement.runMinutes })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {waitText(placement.wait)}
      </Typography>
      {(placement.run?.orderIds ?? [order.orderId]).map((id) => (
        <Button key={id} component={RouterLink} to={showAddress("orders", id)}>
          {placement.run ? text("job.openOf", { id }) : text("job.open")}
        </Button>
      ))}
      {placement.isPinned && (
        <Button disabled={isBusy} onClick={() => void unpin(stage)}>
          {text("job.unpin")}
        </Button>
      )}
      <FormField {...look} name="machineId" label={text("machine")} select required>
        {machineItems(machines)}
      </FormField>
      <FormField
        {...look}
        name="from"
        label={text("job.from")}
        type="datetime-local"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </CallDialog>
  );
}
