import RestoreFromTrash from "@mui/icons-material/RestoreFromTrash";
import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useNotify } from "react-admin";
import type { OrderDetails } from "../../../../contract/orderDetails";
import { type OrderStatus, orderStatuses } from "../../../../contract/orders";
import { writesShown } from "../../../api/hostWrites";
import type { RecordId } from "../../../api/readRow";
import { readLanguage, useTexts } from "../../../texts/useTexts";
import { dispatchInvoiceAddress } from "../../addresses";
import { NextStepButton } from "../../layout/RecordButtons";
import { PdfButtons } from "../../print/PdfButtons";
import { EditButton } from "../../schema/ShowScreen";
import { longNotice, useSend } from "../../sending";
import { useHost, useHostCall } from "../../useHostQuery";
import { ConfirmMoveDialog, type PendingMove, useMoveOrder } from "../kanban/kanbanMoves";
import { type KanbanOrder, resolveDrop } from "../kanban/kanbanRules";
import { cancelTexts, kanbanTexts, orderTexts } from "../texts";

function RestoreOrderButton({ id }: { readonly id: RecordId }) {
  const text = useTexts(cancelTexts);
  const notify = useNotify();
  const [restore, isBusy] = useSend({
    call: (host) => host.call("restoreOrder", { id }),
    onDone: ({ message }) =>
      notify(text("restore.done", { id, message }).trim(), { type: "success", ...longNotice }),
    failed: text("restore.failed"),
    // A further press is about what the screen shows then.
    onSettled: writesShown,
  });
  return (
    <Button
      variant="outlined"
      startIcon={<RestoreFromTrash />}
      loading={isBusy}
      onClick={() => void restore()}
    >
      {text("restore.action")}
    </Button>
  );
}

export function JobCardButtons({ id }: { readonly id: RecordId }) {
  const text = useTexts(orderTexts);
  const host = useHost();
  const texts = {
    print: text("jobCard.print"),
    save: text("jobCard.save"),
    failed: text("jobCard.failed"),
    savedInstead: text("jobCard.savedInstead"),
  };
  return (
    <PdfButtons
      texts={texts}
      fileName={`job-card-${id}.pdf`}
      load={() => host.call("getJobCard", { id, language: readLanguage() })}
    />
  );
}

/** Prints the artwork of an order that the job card only names, because it is a PDF. */
export function ArtworkButtons({ id }: { readonly id: RecordId }) {
  const text = useTexts(orderTexts);
  const host = useHost();
  const { data } = useHostCall(["files", "order", String(id)], "getFiles", { kind: "order", id });
  const artwork = data?.artworkPdf;
  if (artwork === undefined) return null;
  const texts = {
    print: text("artworkPdf.print"),
    save: text("artworkPdf.save"),
    failed: text("artworkPdf.failed"),
    savedInstead: text("artworkPdf.savedInstead"),
  };
  const load = () => host.call("openFile", { id: artwork.id });
  return <PdfButtons texts={texts} fileName={artwork.name} load={load} />;
}

const CancelOrderDialog = lazy(() => import("../cancel/CancelOrderDialog"));

export function OrderActions({ order }: { readonly order: KanbanOrder }) {
  const text = useTexts(cancelTexts);
  const [isCancelling, setCancelling] = useState(false);
  const { id, status, cancelledAt } = order;
  if (cancelledAt !== undefined) return <RestoreOrderButton id={id} />;
  return (
    <>
      {status !== "SHIPPED" && (
        <Button color="error" onClick={() => setCancelling(true)}>
          {text("action")}
        </Button>
      )}
      <EditButton resource="orders" id={id} />
      {isCancelling && (
        <Suspense fallback={null}>
          <CancelOrderDialog id={id} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Returns the next column of the kanban. Undefined for a shipped order. */
const nextStatus = (status: OrderStatus): OrderStatus | undefined =>
  orderStatuses[orderStatuses.indexOf(status) + 1];

/** The button of an order's next step: its next column, or the invoice of a shipped order. */
export function NextStep({ order }: { readonly order: OrderDetails }) {
  const to = nextStatus(order.status);
  if (order.cancelledAt !== undefined) return null;
  if (to !== undefined) return <MoveButton order={order} to={to} />;
  return <InvoiceButton id={order.id} />;
}

type MoveButtonProps = Readonly<{ order: OrderDetails; to: OrderStatus }>;

function MoveButton({ order, to }: MoveButtonProps) {
  const text = useTexts(orderTexts);
  const columnText = useTexts(kanbanTexts);
  const { mutateAsync } = useMoveOrder();
  const [pending, setPending] = useState<PendingMove>();
  const [move, isBusy] = useSend({
    call: () => mutateAsync({ order, to }),
    failed: (error) =>
      columnText("failed", { message: error instanceof Error ? error.message : String(error) }),
  });
  const start = () => {
    const step = resolveDrop(order, to);
    if (step.kind === "confirm") setPending({ order, to: step.to });
    else void move();
  };
  const close = () => {
    setPending(undefined);
  };
  const label = { column: columnText(`columns.${to}`) };
  return (
    <>
      <NextStepButton loading={isBusy} onClick={start}>
        {to === "IN_PROGRESS" ? text("next.move", label) : text("next.ask", label)}
      </NextStepButton>
      {pending && <ConfirmMoveDialog {...pending} onClose={close} />}
    </>
  );
}

/** The button that invoices the oldest dispatch without an invoice. */
function InvoiceButton({ id }: { readonly id: RecordId }) {
  const text = useTexts(orderTexts);
  const { data } = useHostCall(["dispatches", "order", String(id)], "getOrderDispatches", { id });
  const open = data?.dispatches
    .filter(({ invoiceId, cancelledAt }) => invoiceId === undefined && cancelledAt === undefined)
    .toSorted((one, other) => one.dispatchedAt.localeCompare(other.dispatchedAt))[0];
  if (open === undefined) return null;
  return (
    <NextStepButton to={dispatchInvoiceAddress(open.id)}>{text("next.invoice")}</NextStepButton>
  );
}
