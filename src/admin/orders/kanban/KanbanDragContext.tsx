import {
  type Active,
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  type PointerEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import {
  canMove,
  isOrderStatus,
  type OrderStatus,
  orderStatuses,
} from "../../../../contract/orders";
import { useTexts } from "../../../texts/useTexts";
import { kanbanTexts } from "../texts";
import type { KanbanOrder } from "./kanbanRules";
import { columnElement, OrderCard } from "./OrderCard";
import styles from "./OrdersKanban.module.css";

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

/** The milliseconds for which clicks are prevented after a drag. dnd-kit itself waits as long for the click that ends a drag. */
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

export type DragSource = Readonly<{ order: KanbanOrder; card: HTMLElement }>;
export type ActivatorEvent = "onPointerDown" | "onTouchStart" | "onKeyDown";

export type ActivateDrag = (
  name: ActivatorEvent,
  event: SyntheticEvent,
  source: DragSource,
) => void;

export type SharedDraggableHandle = { readonly activate: ActivateDrag };

const draggedOrder = (active: Active | null): KanbanOrder | undefined =>
  active?.data.current?.order;

/** The only draggable of the kanban, for the pressed card: with one per card, a drag would render them all. */
function SharedDraggable({ ref }: { ref: Ref<SharedDraggableHandle> }) {
  const [source, setSource] = useState<DragSource>();
  const { listeners, isDragging, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: source?.order.id ?? "none",
    data: { order: source?.order },
  });
  const latest = useRef(listeners);

  useLayoutEffect(() => {
    latest.current = listeners;
    setNodeRef(source?.card ?? null);
    setActivatorNodeRef(source?.card.querySelector<HTMLElement>("[data-drag-handle]") ?? null);
  }, [listeners, source, setNodeRef, setActivatorNodeRef]);

  useLayoutEffect(() => {
    source?.card.toggleAttribute("data-dragging", isDragging);
  }, [source, isDragging]);

  useImperativeHandle(
    ref,
    () => ({
      activate: (name, event, pressed) => {
        if (isDragging) return;
        flushSync(() => setSource(pressed));
        latest.current?.[name]?.(event);
      },
    }),
    [isDragging],
  );

  return null;
}

function useDragOptions() {
  const announcements = useAnnouncements();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  );
  return { sensors, collisionDetection: columnUnder, accessibility: { announcements } };
}

/** Mouse and pen only. The touch sensor handles fingers: a finger scrolls first and drags after a delay. */
class MouseSensor extends PointerSensor {
  static override activators = [
    {
      eventName: "onPointerDown" as const,
      handler: ({ nativeEvent: { isPrimary, button, pointerType } }: PointerEvent) =>
        isPrimary && button === 0 && pointerType !== "touch",
    },
  ];
}

/** Returns the column under the pointer. Without a pointer, it returns the column that overlaps the card most. */
const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * Moves a card from column to column by the arrow keys. Before the first column is known, it uses the order's own
 * column.
 */
const nextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code];
  const { active, over, droppableRects, collisionRect } = context;
  const from = isOrderStatus(over?.id) ? over.id : draggedOrder(active)?.status;
  if (step === undefined || !isOrderStatus(from)) return undefined;
  event.preventDefault();
  const next = orderStatuses[orderStatuses.indexOf(from) + step];
  const column = next && droppableRects.get(next);
  if (!column) return undefined;
  return { x: column.left + (column.width - (collisionRect?.width ?? 0)) / 2, y: column.top + 8 };
};

function useAnnouncements(): Announcements {
  const text = useTexts(kanbanTexts);
  return useMemo(() => {
    const saying = ({ id }: Active, status: unknown) => ({
      id,
      column: isOrderStatus(status) ? text(`columns.${status}`) : "",
    });
    const ownStatus = (active: Active) => draggedOrder(active)?.status;
    return {
      onDragStart: ({ active }) => text("drag.lifted", saying(active, ownStatus(active))),
      onDragOver: ({ active, over }) =>
        text(over ? "drag.over" : "drag.nowhere", saying(active, over?.id)),
      onDragEnd: ({ active, over }) =>
        over
          ? text("drag.dropped", saying(active, over.id))
          : text("drag.cancelled", saying(active, ownStatus(active))),
      onDragCancel: ({ active }) => text("drag.cancelled", saying(active, ownStatus(active))),
    };
  }, [text]);
}
