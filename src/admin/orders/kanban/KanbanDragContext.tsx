import { DndContext, DragOverlay, useDroppable } from "@dnd-kit/core";
import { type Ref, type RefObject, useLayoutEffect, useState } from "react";
import {
  canMove,
  isOrderStatus,
  type OrderStatus,
  orderStatuses,
} from "../../../../contract/orders";
import type { KanbanOrder } from "./kanbanRules";
import { OrderCard } from "./OrderCard";
import styles from "./OrdersKanban.module.css";
import {
  draggedOrder,
  SharedDraggable,
  type SharedDraggableHandle,
  useDragOptions,
} from "./SharedDraggable";
import { columnElement } from "./useCardHighlight";

interface KanbanDragContextProps {
  readonly kanban: RefObject<HTMLElement | null>;
  readonly draggable: Ref<SharedDraggableHandle>;
  readonly onDrop: (order: KanbanOrder, to: OrderStatus | undefined, isByKeyboard: boolean) => void;
}

/** A sibling of the cards, not their parent: the context changes often, and React would visit every card. */
export function KanbanDragContext({ kanban, draggable, onDrop }: KanbanDragContextProps) {
  const options = useDragOptions();
  const [dragged, setDragged] = useState<KanbanOrder>();

  return (
    <DndContext
      {...options}
      onDragStart={({ active }) => {
        preventClicks();
        setDragged(draggedOrder(active));
      }}
      onDragCancel={() => {
        allowClicks();
        setDragged(undefined);
      }}
      onDragEnd={({ active, over, activatorEvent }) => {
        const order = draggedOrder(active);
        allowClicks();
        setDragged(undefined);
        if (order === undefined) return;
        const to = isOrderStatus(over?.id) ? over.id : undefined;
        onDrop(order, to, activatorEvent instanceof KeyboardEvent);
      }}
    >
      <SharedDraggable ref={draggable} />
      {orderStatuses.map((status) => (
        <DropTarget key={status} status={status} kanban={kanban} />
      ))}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <ul className={styles.dragOverlay} aria-hidden="true" inert>
            <OrderCard order={dragged} />
          </ul>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const preventDefault = (event: Event) => event.preventDefault();

/** For as long as dnd-kit itself waits for the click that ends a drag, in milliseconds. */
const clickWaitMs = 50;

/**
 * Prevents the click that ends a drag. dnd-kit stops it for listeners alone, so the browser would follow the card's
 * link.
 */
const preventClicks = () => window.addEventListener("click", preventDefault, true);
const allowClicks = () =>
  window.setTimeout(() => window.removeEventListener("click", preventDefault, true), clickWaitMs);

const dropState = (dragged: KanbanOrder | undefined, status: OrderStatus) => {
  if (dragged === undefined) return "none";
  return dragged.status === status || canMove(dragged.status, status) ? "allowed" : "rejected";
};

type DropTargetProps = Readonly<{ status: OrderStatus; kanban: RefObject<HTMLElement | null> }>;

/** Makes a column a drop target. A drag changes two attributes of the column, not the thousand cards in it. */
function DropTarget({ status, kanban }: DropTargetProps) {
  const { setNodeRef, isOver, active } = useDroppable({ id: status });

  useLayoutEffect(() => {
    setNodeRef(columnElement(kanban.current, status));
  }, [kanban, status, setNodeRef]);

  useLayoutEffect(() => {
    const column = columnElement(kanban.current, status);
    column?.setAttribute("data-over", String(isOver));
    column?.setAttribute("data-drop", dropState(draggedOrder(active), status));
  }, [kanban, status, isOver, active]);

  return null;
}
