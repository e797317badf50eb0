import { Alert, Divider, Menu, MenuItem } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useNotify } from "react-admin";
import { type OrderStatus, targetsOf } from "../../../../contract/orders";
import { editCallOf } from "../../../api/resources";
import { useTexts } from "../../../texts/useTexts";
import { stageTexts, useStageValues } from "../../machines/stageTexts";
import { FormDialog } from "../../schema/FormDialog";
import { FormField } from "../../schema/formInputs";
import type { Draft } from "../../schema/readDraft";
import { longNotice, useSend } from "../../sending";
import { useHost } from "../../useHostQuery";
import { seenColumn } from "../seenColumn";
import { kanbanTexts } from "../texts";
import { useOpenStages } from "./CardStages";
import {
  type ConfirmedStatus,
  inColumn,
  type KanbanOrder,
  replaceOrder,
  resolveDrop,
} from "./kanbanRules";
import type { useCardHighlight } from "./OrderCard";
import { ordersKey } from "./useOrders";

interface Move {
  readonly order: KanbanOrder;
  readonly to: OrderStatus;
  /** Known when the order is shipped, and only then. */
  readonly transportNumber?: string;
}

const mutationKey = ["orders", "move"];

/** Sends one change of column. The card moves before the reply; an error moves it back. */
export function useMoveOrder() {
  const host = useHost();
  const queryClient = useQueryClient();
  const place = (order: KanbanOrder) =>
    queryClient.setQueryData<KanbanOrder[]>(
      ordersKey,
      (orders) => orders && replaceOrder(orders, order),
    );

  return useMutation({
    mutationKey,
    mutationFn: ({ order, to, transportNumber }: Move) =>
      host.call("moveOrder", {
        id: order.id,
        status: to,
        ...seenColumn(order.status),
        ...(transportNumber && { transportNumber }),
      }),
    onMutate: async ({ order, to }) => {
      await queryClient.cancelQueries({ queryKey: ordersKey });
      place(inColumn(order, to, new Date()));
    },
    onError: (_, { order }) => {
      place(order);
    },
  });
}

export type PendingMove = Readonly<{ order: KanbanOrder; to: ConfirmedStatus }>;

type HighlightCard = ReturnType<typeof useCardHighlight>["highlight"];

/** Handles a drop or a choice of "Move to…": nothing, a reload, a dialog, or the move. */
export function useKanbanMoves(highlight: HighlightCard) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const text = useTexts(kanbanTexts);
  const { mutateAsync } = useMoveOrder();
  const [pending, setPending] = useState<PendingMove>();

  const send = useCallback(
    async (order: KanbanOrder, to: OrderStatus) => {
      try {
        await mutateAsync({ order, to });
      } catch (error) {
        highlight(order.id, order.status, "flash");
        const message = error instanceof Error ? error.message : String(error);
        notify(text("failed", { message }), { type: "error", ...longNotice });
      }
    },
    [mutateAsync, notify, highlight, text],
  );

  const move = useCallback(
    (order: KanbanOrder, to: OrderStatus | undefined) => {
      const result = resolveDrop(order, to);
      if (result.kind === "send") void send(order, result.to);
      if (result.kind === "confirm") setPending({ order, to: result.to });
      if (result.kind === "rejected") {
        console.warn(result.warning);
        highlight(order.id, order.status, "flash");
        void queryClient.refetchQueries({ queryKey: ordersKey });
      }
      return result.kind;
    },
    [send, highlight, queryClient],
  );

  const closeConfirm = useCallback(() => setPending(undefined), []);
  return { pending, move, closeConfirm };
}

export type MoveChoice = Readonly<{ order: KanbanOrder; button: HTMLElement }>;

interface MoveMenuProps {
  readonly choice: MoveChoice | undefined;
  readonly onChoose: (order: KanbanOrder, to: OrderStatus) => void;
  readonly onEdit: (order: KanbanOrder) => void;
  readonly onCancel: (order: KanbanOrder) => void;
  readonly onClose: () => void;
}

/** Lists the columns an order may move to, as an alternative to dragging, with edit and cancel. */
export function MoveMenu({ choice, onChoose, onEdit, onCancel, onClose }: MoveMenuProps) {
  const text = useTexts(kanbanTexts);
  if (choice === undefined) return null;
  const { order, button } = choice;
  return (
    <Menu anchorEl={button} open onClose={onClose}>
      {targetsOf(order.status).map((status) => (
        <MenuItem key={status} onClick={() => onChoose(order, status)}>
          {text(`columns.${status}`)}
        </MenuItem>
      ))}
      {editCallOf("orders") !== undefined && [
        <Divider key="divider" />,
        <MenuItem key="edit" onClick={() => onEdit(order)}>
          {text("menu.edit")}
        </MenuItem>,
        <MenuItem key="cancel" onClick={() => onCancel(order)} sx={{ color: "error.main" }}>
          {text("menu.cancel")}
        </MenuItem>,
      ]}
    </Menu>
  );
}

/** Asks if the last stage has fewer good pieces than the order needs. A host without machines asks nothing. */
function BelowQuantity({ order: { id, quantity } }: Pick<PendingMove, "order">) {
  const text = useTexts(stageTexts);
  const valuesOf = useStageValues();
  const last = useOpenStages().get(id)?.stages.at(-1);
  if (last === undefined || last.good >= (quantity ?? last.required)) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {text("below", valuesOf(last))}
    </Alert>
  );
}

interface ConfirmMoveDialogProps extends PendingMove {
  readonly onClose: () => void;
}

/** Asks before an order is completed or shipped; a shipped one needs its transport number. */
export function ConfirmMoveDialog({ order, to, onClose }: ConfirmMoveDialogProps) {
  const text = useTexts(kanbanTexts);
  const { mutateAsync } = useMoveOrder();
  const [isMissing, setMissing] = useState(false);
  const [send, isBusy, error] = useSend({
    call: (_, transportNumber: string) => mutateAsync({ order, to, transportNumber }),
    failed: (error) =>
      text("failed", { message: error instanceof Error ? error.message : String(error) }),
    onDone: onClose,
    notifiesError: false,
  });
  const confirm = ({ transportNumber }: Draft) => {
    const typed = String(transportNumber ?? "").trim();
    const isBlank = to === "SHIPPED" && typed === "";
    setMissing(isBlank);
    return isBlank ? Promise.resolve(undefined) : send(typed);
  };

  return (
    <FormDialog
      title={text(`confirm.${to}.title`)}
      question={text(`confirm.${to}.question`, { id: order.id })}
      cancel={text("confirm.cancel")}
      confirm={text("confirm.confirm")}
      busyText={text("confirm.processing")}
      color="primary"
      isWide
      isConfirmFocused={to === "COMPLETED"}
      error={isMissing ? text("confirm.missing") : error}
      isBusy={isBusy}
      defaultValues={{ transportNumber: "" }}
      onSubmit={confirm}
      onCancel={onClose}
    >
      {to === "COMPLETED" && <BelowQuantity order={order} />}
      {to === "SHIPPED" && (
        <FormField
          name="transportNumber"
          label={text("confirm.transportNumber")}
          placeholder={text("confirm.placeholder")}
          autoFocus
          required
          fullWidth
          margin="normal"
          slotProps={{ htmlInput: { maxLength: 60 }, inputLabel: { shrink: true } }}
        />
      )}
    </FormDialog>
  );
}
