import { Button, Typography } from "@mui/material";
import { useState } from "react";
import {
  type Dispatch,
  DispatchCreation,
  type OrderDispatches as OrderFigures,
  type OrderTooling,
} from "../../../contract/dispatches";
import type { RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { invoiceAddress } from "../addresses";
import { CreditReasonField } from "../clientFields/CreditReasonField";
import { indiaMoment } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { CallDialog } from "../schema/FormDialog";
import { formatterFor } from "../schema/formatterFor";
import { FormField } from "../schema/formInputs";
import { readDraft } from "../schema/readDraft";
import { useHostCall } from "../useHostQuery";
import { DispatchActions } from "./DispatchActions";
import { dispatchTexts } from "./texts";

const columns = ["dispatchedAt", "quantity", "transportNumber", "createdBy", "actions"] as const;

/** The invoice of a dispatch, why it was cancelled, or its buttons. */
function NextStep({ dispatch }: { readonly dispatch: Dispatch }) {
  const text = useTexts(dispatchTexts);
  const { cancelledAt, cancelReason = "", invoiceId, invoiceSerial } = dispatch;
  if (cancelledAt !== undefined)
    return (
      <Typography variant="body2" color="text.secondary">
        {text("cancelled", { reason: cancelReason })}
      </Typography>
    );
  if (invoiceId === undefined) return <DispatchActions dispatch={dispatch} />;
  return (
    <TextLink to={invoiceAddress(invoiceId)} noWrap>
      {invoiceSerial}
    </TextLink>
  );
}

/** The accepted tooling, and the part that invoices have charged. */
function Tooling({ tooling }: { readonly tooling: OrderTooling }) {
  const text = useTexts(dispatchTexts);
  const { rupees, number } = formatterFor;
  const total = rupees(tooling.total);
  if (tooling.kind === "spread")
    return (
      <Typography color="text.secondary">
        {text("tooling.spread", { total, boxes: number(tooling.boxes) })}{" "}
        {text("tooling.charged", {
          charged: rupees(tooling.charged),
          boxes: number(tooling.invoicedBoxes),
        })}{" "}
        {tooling.above > 0
          ? text("tooling.above", { above: rupees(tooling.above) })
          : text("tooling.remaining", { remaining: rupees(tooling.remaining) })}
      </Typography>
    );
  const { invoiceId, invoiceSerial } = tooling;
  if (invoiceId === undefined)
    return <Typography color="text.secondary">{text("tooling.open", { total })}</Typography>;
  return (
    <Typography color="text.secondary">
      {text("tooling.done", { total })}{" "}
      <TextLink to={invoiceAddress(invoiceId)} noWrap>
        {invoiceSerial}
      </TextLink>
    </Typography>
  );
}

interface AddButtonProps {
  readonly figures: OrderFigures | undefined;
  readonly onClick: () => void;
}

/** Offers the rest of the order, then the surplus within the tolerance, then nothing. */
function AddButton({ figures, onClick }: AddButtonProps) {
  const text = useTexts(dispatchTexts);
  if (figures && figures.dispatched >= figures.limit) return null;
  if (figures && figures.dispatched >= figures.ordered)
    return <Button onClick={onClick}>{text("add.surplus.action")}</Button>;
  return (
    <Button variant="outlined" disabled={!figures} onClick={onClick}>
      {text("add.action")}
    </Button>
  );
}

interface OrderDispatchesProps {
  readonly id: RecordId;
  readonly isCancelled: boolean;
}

/** The dispatches of an order on the order's page. */
export default function OrderDispatches({ id, isCancelled }: OrderDispatchesProps) {
  const text = useTexts(dispatchTexts);
  const [isAdding, setAdding] = useState(false);
  const query = useHostCall(["dispatches", "order", String(id)], "getOrderDispatches", { id });
  const number = formatterFor.number;
  return (
    <Section
      title={text("title")}
      gap={1.5}
      actions={!isCancelled && <AddButton figures={query.data} onClick={() => setAdding(true)} />}
    >
      <QueryResult query={query} failed={text("failed")}>
        {(figures) => (
          <>
            <Typography color="text.secondary">
              {text("progress", {
                dispatched: number(figures.dispatched),
                ordered: number(figures.ordered),
                limit: number(figures.limit),
                tolerance: number(figures.tolerancePercent),
              })}{" "}
              {figures.made !== undefined &&
                text("inStore", {
                  made: number(figures.made),
                  inStore: number(figures.inStore ?? 0),
                })}
            </Typography>
            {figures.tooling && <Tooling tooling={figures.tooling} />}
            {figures.dispatches.length === 0 ? (
              <Typography color="text.secondary">{text("empty")}</Typography>
            ) : (
              <CellTable
                label={text("title")}
                columns={columns}
                figures={["quantity", "actions"]}
                header={(column) => text(`columns.${column}`)}
                rows={figures.dispatches.map((dispatch) => ({
                  dispatchedAt: indiaMoment(dispatch.dispatchedAt),
                  quantity: number(dispatch.quantity),
                  transportNumber: dispatch.transportNumber,
                  createdBy: dispatch.createdBy,
                  actions: <NextStep dispatch={dispatch} />,
                }))}
                minWidth={620}
              />
            )}
            {isAdding && (
              <DispatchDialog orderId={id} figures={figures} onClose={() => setAdding(false)} />
            )}
          </>
        )}
      </QueryResult>
    </Section>
  );
}

interface DispatchDialogProps {
  readonly orderId: RecordId;
  readonly figures: OrderFigures;
  readonly onClose: () => void;
}

const look = { fullWidth: true, margin: "normal" } as const;

/** Asks for the number of boxes that leave for an order, and for their vehicle. */
function DispatchDialog({ orderId, figures, onClose }: DispatchDialogProps) {
  const text = useTexts(dispatchTexts);
  const { ordered, dispatched, limit } = figures;
  const rest = Math.max(0, ordered - dispatched);
  return (
    <CallDialog
      title={text("add.title", { id: orderId })}
      question={
        rest > 0
          ? text("add.question", { rest: formatterFor.number(rest) })
          : text("add.surplus.question", { rest: formatterFor.number(limit - dispatched) })
      }
      cancel={text("add.cancel")}
      confirm={text("add.confirm")}
      color="primary"
      defaultValues={{
        quantity: rest > 0 ? String(rest) : "",
        transportNumber: "",
        madeQuantity: "",
        creditReason: "",
      }}
      read={(draft) => readDraft(DispatchCreation, { ...draft, orderId })}
      call={(host, value) => host.call("createDispatch", value)}
      done={({ quantity }) => text("add.done", { quantity: formatterFor.number(quantity) })}
      failed={text("add.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField
        {...look}
        name="quantity"
        label={text("add.quantity")}
        isNumber
        autoFocus
        required
      />
      <FormField
        {...look}
        name="transportNumber"
        label={text("add.transportNumber")}
        required
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: "off" } }}
      />
      <FormField
        {...look}
        name="madeQuantity"
        label={text("add.madeQuantity")}
        helperText={text("add.madeHint")}
        isNumber
      />
      <CreditReasonField label={text("add.creditReason")} />
    </CallDialog>
  );
}
