import {
  type Active,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  type PointerEvent,
  type Ref,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { isOrderStatus, orderStatuses } from "../../../../contract/orders";
import { useTexts } from "../../../texts/useTexts";
import { kanbanTexts } from "../texts";
import type { KanbanOrder } from "./kanbanRules";

export type DragSource = Readonly<{ order: KanbanOrder; card: HTMLElement }>;

export type ActivatorEvent = "onPointerDown" | "onTouchStart" | "onKeyDown";

export type ActivateDrag = (
  name: ActivatorEvent,
  event: SyntheticEvent,
  source: DragSource,
) => void;

export type SharedDraggableHandle = { readonly activate: ActivateDrag };

export const draggedOrder = (active: Active | null): KanbanOrder | undefined =>
  active?.data.current?.order;

/** The only draggable of the kanban, for the pressed card: with one per card, a drag would render them all. */
export function SharedDraggable({ ref }: { ref: Ref<SharedDraggableHandle> }) {
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

export function useDragOptions() {
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
