import { DndContext, DragOverlay } from "@dnd-kit/core";
import { type Ref, type RefObject, useState } from "react";
import { isOrderStatus, type OrderStatus, orderStatuses } from "../../../../contract/orders";
import type { BoardOrder } from "../../../api/customMethods";
import { columnUnder } from "./columnUnder";
import { DropTarget } from "./DropTarget";
import { draggedOrder } from "./draggedOrder";
import { OrderCard } from "./OrderCard";
import styles from "./OrdersBoard.module.css";
import { type DragHandle, SharedDraggable } from "./SharedDraggable";
import { useAnnouncements } from "./useAnnouncements";
import { useBoardSensors } from "./useBoardSensors";

interface BoardDragProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly lift: Ref<DragHandle>;
  readonly onDrop: (order: BoardOrder, to: OrderStatus | undefined, byKey: boolean) => void;
}

/**
 * Dragging, beside the cards and not around them: React walks through all that is inside a drag
 * context whenever it changes, and that is at every lift, crossing and drop.
 */
export function BoardDrag({ board, lift, onDrop }: BoardDragProps) {
  const announcements = useAnnouncements();
  const sensors = useBoardSensors();
  const [lifted, setLifted] = useState<BoardOrder>();

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements }}
      onDragStart={({ active }) => setLifted(draggedOrder(active))}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={({ active, over, activatorEvent }) => {
        const order = draggedOrder(active);
        setLifted(undefined);
        if (order === undefined) return;
        const to = isOrderStatus(over?.id) ? over.id : undefined;
        onDrop(order, to, activatorEvent instanceof KeyboardEvent);
      }}
    >
      <SharedDraggable ref={lift} />
      {orderStatuses.map((status) => (
        <DropTarget key={status} status={status} board={board} />
      ))}
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <ul className={styles.lifted} aria-hidden="true" inert>
            <OrderCard order={lifted} />
          </ul>
        )}
      </DragOverlay>
    </DndContext>
  );
}
