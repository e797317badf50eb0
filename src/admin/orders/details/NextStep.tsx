import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { OrderDetails } from "../../../../contract/orderDetails";
import { type OrderStatus, orderStatuses } from "../../../../contract/orders";
import type { RecordId } from "../../../api/readRow";
import { hasCall } from "../../../api/resources";
import { hasFeature } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { NextStepButton } from "../../layout/NextStepButton";
import { useSend } from "../../sending";
import { useHostCall } from "../../useHostQuery";
import { resolveDrop } from "../kanban/kanbanRules";
import { ConfirmMoveDialog } from "../kanban/MoveMenu";
import { type PendingMove, useMoveOrder } from "../kanban/useKanbanMoves";
import { kanbanTexts, orderTexts } from "../texts";

const PostInvoice = lazy(async () => ({
  default: (await import("../../invoices/PostInvoice")).PostInvoice,
}));

/** Returns the next column of the kanban. Undefined for a shipped order. */
const nextStatus = (status: OrderStatus): OrderStatus | undefined =>
  orderStatuses[orderStatuses.indexOf(status) + 1];

/** The button of an order's next step: its next column, or the invoice of a shipped order. */
export function NextStep({ order }: { readonly order: OrderDetails }) {
  const to = nextStatus(order.status);
  if (order.cancelledAt !== undefined) return null;
  if (to !== undefined) return <MoveButton order={order} to={to} />;
  if (!hasFeature("invoices") || !hasCall("getOrderDispatches")) return null;
  return <InvoiceButton id={order.id} />;
}

type MoveButtonProps = Readonly<{ order: OrderDetails; to: OrderStatus }>;

function MoveButton({ order, to }: MoveButtonProps) {
  const text = useTexts(orderTexts);
  const columnText = useTexts(kanbanTexts);
  const queryClient = useQueryClient();
  const { mutateAsync } = useMoveOrder();
  const [pending, setPending] = useState<PendingMove>();
  const refresh = () => {
    for (const resource of ["orders", "dispatches", "history"])
      void queryClient.invalidateQueries({ queryKey: [resource] });
  };
  const [move, isBusy] = useSend({
    call: () => mutateAsync({ order, to }),
    failed: (error) =>
      columnText("failed", { message: error instanceof Error ? error.message : String(error) }),
    onSettled: refresh,
  });
  const start = () => {
    const step = resolveDrop(order, to);
    if (step.kind === "confirm") setPending({ order, to: step.to });
    else void move();
  };
  const close = () => {
    setPending(undefined);
    refresh();
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
  const { data } = useHostCall(["dispatches", "order", String(id)], "getOrderDispatches", { id });
  const open = data?.dispatches
    .filter(({ invoiceId, cancelledAt }) => invoiceId === undefined && cancelledAt === undefined)
    .toSorted((one, other) => one.dispatchedAt.localeCompare(other.dispatchedAt))[0];
  if (open === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PostInvoice dispatchId={open.id} isNextStep />
    </Suspense>
  );
}
