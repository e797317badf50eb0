import { Alert, Button, Typography } from "@mui/material";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { OrderPlanEdit, type ScheduledOrder } from "../../../contract/schedule";
import { useTexts } from "../../texts/useTexts";
import { addressOf } from "../addresses";
import { indiaMoment, shownDate } from "../formatMoment";
import { Fact, Facts } from "../layout/Facts";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { stageTexts } from "../machines/stageTexts";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/formInputs";
import { readDraft } from "../schema/readDraft";
import { useHostCall } from "../useHostQuery";
import { scheduleKey } from "./board";
import { useWaitText } from "./JobDialog";
import { promisedDayOf, useUnplannedText } from "./ScheduledOrders";
import { scheduleTexts } from "./texts";

/** The planned stages of an open order, its projected end and its promise, on the order's page. */
export default function OrderPlanSection({ id }: { readonly id: number }) {
  const text = useTexts(scheduleTexts);
  const query = useHostCall(scheduleKey, "getSchedule", {});
  // The order as the dialog shows it, so that a promise never replaces another person's later one.
  const [promising, setPromising] = useState<ScheduledOrder>();
  const order = query.data?.orders.find(({ orderId }) => orderId === id);
  // A finished order is in no plan.
  if (query.data && !order) return null;
  return (
    <Section
      title={text("plan.title")}
      actions={
        <>
          <Button component={RouterLink} to={addressOf("admin/schedule")}>
            {text("plan.board")}
          </Button>
          {order && (
            <Button variant="outlined" onClick={() => setPromising(order)}>
              {text("plan.edit")}
            </Button>
          )}
        </>
      }
    >
      <QueryResult query={query} failed={text("plan.failed")}>
        {() => order && <Plan order={order} />}
      </QueryResult>
      {promising && <PromiseDialog order={promising} onClose={() => setPromising(undefined)} />}
    </Section>
  );
}

function Plan({ order }: { readonly order: ScheduledOrder }) {
  const text = useTexts(scheduleTexts);
  const stageText = useTexts(stageTexts);
  const waitText = useWaitText();
  const unplannedText = useUnplannedText();
  const { placements, projected, promisedFor, unplanned, isLate } = order;
  return (
    <>
      {unplanned && <Alert severity="warning">{unplannedText(unplanned)}</Alert>}
      {promisedFor !== undefined && isLate && (
        <Alert severity="error">
          {projected === undefined
            ? text("plan.unknown")
            : text("plan.broken", { time: indiaMoment(projected) })}
        </Alert>
      )}
      <Facts>
        <Fact label={text("plan.projected")}>{indiaMoment(projected)}</Fact>
        <Fact label={text("plan.needBy")}>{indiaMoment(order.needBy)}</Fact>
        <Fact label={text("plan.promised")}>
          <PromisedDay order={order} />
        </Fact>
        <Fact label={text("plan.paperState")}>
          {order.paper === "EXPECTED"
            ? text("plan.paper.EXPECTED", { day: shownDate(order.paperFrom) })
            : text(`plan.paper.${order.paper}`)}
        </Fact>
      </Facts>
      {placements.map(({ stage, from, to, wait, run }) => (
        <Typography key={stage} variant="body2">
          <strong>{stageText(`names.${stage}`)}</strong> {indiaMoment(from)} – {indiaMoment(to)}.{" "}
          {waitText(wait)} {run && text("plan.inRun", { id: run.id })}
        </Typography>
      ))}
    </>
  );
}

/** The order's promised day, and since when the plan keeps its place. */
function PromisedDay({ order }: { readonly order: ScheduledOrder }) {
  const text = useTexts(scheduleTexts);
  const date = promisedDayOf(order);
  if (order.promisedFor === undefined) return date;
  const held = { date, time: indiaMoment(order.promisedAt) };
  const { promisedBy: by } = order;
  return by === undefined ? text("plan.held", held) : text("plan.heldBy", { ...held, by });
}

interface PromiseDialogProps {
  readonly order: ScheduledOrder;
  readonly onClose: () => void;
}

function PromiseDialog({ order, onClose }: PromiseDialogProps) {
  const text = useTexts(scheduleTexts);
  const { orderId, planVersion, promisedFor = "", paperFrom = "", projected } = order;
  return (
    <CallDialog
      title={text("plan.editTitle", { id: orderId })}
      question={text("plan.question")}
      cancel={text("plan.cancel")}
      confirm={text("plan.confirm")}
      color="primary"
      defaultValues={{ promisedFor, paperFrom }}
      read={(draft) => readDraft(OrderPlanEdit, { ...draft, version: planVersion })}
      call={(host, plan) => host.call("updateOrderPlan", { id: orderId, ...plan })}
      done={text("plan.saved")}
      failed={text("plan.saveFailed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField
        name="promisedFor"
        type="date"
        fullWidth
        margin="dense"
        label={text("plan.promised")}
        helperText={[
          text("plan.emptyHint", { date: promisedDayOf(order) }),
          projected && text("plan.projectedHint", { time: indiaMoment(projected) }),
        ]
          .filter(Boolean)
          .join(" ")}
      />
      <FormField
        name="paperFrom"
        type="date"
        fullWidth
        margin="dense"
        label={text("plan.paperFrom")}
        helperText={text("plan.paperHint")}
      />
    </CallDialog>
  );
}
