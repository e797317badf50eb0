import { useDraggable } from "@dnd-kit/core";
import {
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Order } from "../../../../contract/orders";
import styles from "./OrdersBoard.module.css";

interface LiftAreaProps {
  readonly ref: Ref<HTMLElement>;
  readonly label: string;
  readonly orderOf: (id: number) => Order | undefined;
  readonly onMoveTo: (order: Order, button: HTMLElement) => void;
  readonly children: ReactNode;
}

interface Gripped {
  readonly order: Order;
  readonly card: HTMLElement;
}

const nearest = ({ target }: SyntheticEvent, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * The one draggable of the board: it takes on whichever card is gripped, in the moment in which it
 * is. A draggable for every card would render all of them anew at each lift, crossing and drop.
 */
export function LiftArea({ ref, label, orderOf, onMoveTo, children }: LiftAreaProps) {
  const [gripped, setGripped] = useState<Gripped>();
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

  const cardOf = (event: SyntheticEvent): Gripped | undefined => {
    const card = nearest(event, "[data-order]");
    const order = card && orderOf(Number(card.dataset.order));
    return order ? { order, card } : undefined;
  };

  const grip = (name: string) => (event: SyntheticEvent) => {
    const found = isDragging ? undefined : cardOf(event);
    if (found === undefined) return;
    flushSync(() => setGripped(found));
    latest.current?.[name]?.(event);
  };

  const press = (event: SyntheticEvent) => {
    const button = nearest(event, "[data-move]");
    const found = button && cardOf(event);
    if (found) onMoveTo(found.order, button);
  };

  const gripByKey = (event: SyntheticEvent) => {
    if (nearest(event, "[data-grip]")) grip("onKeyDown")(event);
  };

  return (
    <section
      ref={ref}
      aria-label={label}
      className={styles.columns}
      onPointerDown={grip("onPointerDown")}
      onTouchStart={grip("onTouchStart")}
      onKeyDown={gripByKey}
      onClick={press}
    >
      {children}
    </section>
  );
}
