import { useDraggable } from "@dnd-kit/core";
import {
  type Ref,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { BoardOrder } from "../../../api/customMethods";

export interface DragSource {
  readonly order: BoardOrder;
  readonly card: HTMLElement;
}

/** How the board hands a press of a pointer, finger or key on one of its cards to the sensors. */
export interface DragHandle {
  readonly grip: (name: DragSourceEvent, event: SyntheticEvent, gripped: DragSource) => void;
}

export type DragSourceEvent = "onPointerDown" | "onTouchStart" | "onKeyDown";

/**
 * The one draggable of the board: it takes on whichever card is gripped, in the moment in which it
 * is, and renders nothing. A draggable for every card would render all of them anew at each lift.
 */
export function SharedDraggable({ ref }: { ref: Ref<DragHandle> }) {
  const [gripped, setGripped] = useState<DragSource>();
  const { listeners, isDragging, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: gripped?.order.id ?? "none",
    data: { order: gripped?.order },
  });
  const latest = useRef(listeners);

  useLayoutEffect(() => {
    latest.current = listeners;
    setNodeRef(gripped?.card ?? null);
    setActivatorNodeRef(gripped?.card.querySelector<HTMLElement>("[data-grip]") ?? null);
  }, [listeners, gripped, setNodeRef, setActivatorNodeRef]);

  useLayoutEffect(() => {
    gripped?.card.toggleAttribute("data-lifted", isDragging);
  }, [gripped, isDragging]);

  useImperativeHandle(
    ref,
    () => ({
      grip: (name, event, card) => {
        if (isDragging) return;
        flushSync(() => setGripped(card));
        latest.current?.[name]?.(event);
      },
    }),
    [isDragging],
  );

  return null;
}
