import { type Active, useDraggable } from "@dnd-kit/core";
import {
  type Ref,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { KanbanOrder } from "./kanbanRules";

export interface DragSource {
  readonly order: KanbanOrder;
  readonly card: HTMLElement;
}

export type ActivatorEvent = "onPointerDown" | "onTouchStart" | "onKeyDown";

/** Passes a press of a pointer, finger or key on one of the cards to the sensors. */
export type ActivateDrag = (
  name: ActivatorEvent,
  event: SyntheticEvent,
  source: DragSource,
) => void;

export interface SharedDraggableHandle {
  readonly activate: ActivateDrag;
}

/** The order whose card is dragged. */
export const draggedOrder = (active: Active | null): KanbanOrder | undefined =>
  active?.data.current?.order;

/**
 * The only draggable of the kanban, for the pressed card. Renders nothing. With a draggable per card, the
 * start of a drag would render every card.
 */
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
