import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from "@dnd-kit/core";
import { useCallback, useState } from "react";
import { useTranslate } from "react-admin";
import { type Order, type OrderStatus, orderStatuses } from "../../../../contract/orders";
import { BoardColumn } from "./BoardColumn";
import { ConfirmMoveDialog } from "./ConfirmMoveDialog";
import { type Columns, isStatus } from "./columns";
import { columnUnder } from "./columnUnder";
import { LiftArea } from "./LiftArea";
import { liftedOrder } from "./liftedOrder";
import { type MoveChoice, MoveMenu } from "./MoveMenu";
import { OrderCard } from "./OrderCard";
import styles from "./OrdersBoard.module.css";
import { useAnnouncements } from "./useAnnouncements";
import { useBoardMoves } from "./useBoardMoves";
import { useBoardSensors } from "./useBoardSensors";
import { useCardAttention } from "./useCardAttention";

interface OrdersBoardProps {
  readonly columns: Columns;
  readonly isLoaded: boolean;
}

/** Four columns of cards, moved by mouse, finger, keyboard or "Move to…", all by the same rules. */
export function OrdersBoard({ columns, isLoaded }: OrdersBoardProps) {
  const translate = useTranslate();
  const announcements = useAnnouncements();
  const sensors = useBoardSensors();
  const { board, attend } = useCardAttention(columns);
  const { pending, move, forget } = useBoardMoves(attend);
  const [lifted, setLifted] = useState<Order>();
  const [choice, setChoice] = useState<MoveChoice>();

  const orderOf = (id: number) =>
    orderStatuses.flatMap((status) => columns[status]).find((order) => order.id === id);

  const moveByHand = (order: Order, to: OrderStatus | undefined) => {
    if (move(order, to) === "send" && to !== undefined) attend(order.id, to, "focus");
  };

  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    const order = liftedOrder(active);
    setLifted(undefined);
    if (order === undefined) return;
    const to = isStatus(over?.id) ? over.id : undefined;
    if (activatorEvent instanceof KeyboardEvent) moveByHand(order, to);
    else move(order, to);
  };

  const choose = (order: Order, to: OrderStatus) => {
    setChoice(undefined);
    moveByHand(order, to);
  };

  return (
    <>
      <p id="board-instructions" hidden>
        {translate("plant.board.drag.instructions")}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={columnUnder}
        accessibility={{ announcements }}
        onDragStart={({ active }: DragStartEvent) => setLifted(liftedOrder(active))}
        onDragEnd={drop}
        onDragCancel={() => setLifted(undefined)}
      >
        <LiftArea
          ref={board}
          label={translate("plant.board.title")}
          orderOf={orderOf}
          onMoveTo={useCallback(
            (order: Order, button: HTMLElement) => setChoice({ order, button }),
            [],
          )}
        >
          {orderStatuses.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              orders={columns[status]}
              isLoaded={isLoaded}
            />
          ))}
        </LiftArea>
        <DragOverlay dropAnimation={null}>
          {lifted && (
            <div className={styles.lifted} aria-hidden="true" inert>
              <OrderCard order={lifted} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <MoveMenu choice={choice} onChoose={choose} onClose={() => setChoice(undefined)} />
      {pending && <ConfirmMoveDialog key={pending.order.id} {...pending} onClose={forget} />}
    </>
  );
}
