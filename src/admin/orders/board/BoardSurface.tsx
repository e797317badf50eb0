import { memo, type Ref, type SyntheticEvent } from "react";
import { type OrderStatus, orderStatuses } from "../../../../contract/orders";
import { BoardColumn } from "./BoardColumn";
import { nearest } from "./boardNodes";
import type { Columns } from "./columns";
import styles from "./OrdersBoard.module.css";
import type { DragSource, DragSourceEvent } from "./SharedDraggable";

interface BoardSurfaceProps {
  readonly ref: Ref<HTMLElement>;
  readonly label: string;
  readonly columns: Columns;
  readonly isLoaded: boolean;
  readonly onGrip: (name: DragSourceEvent, event: SyntheticEvent, gripped: DragSource) => void;
  readonly onMoveTo: (gripped: DragSource, button: HTMLElement) => void;
}

/** The columns, and the ears for all of their cards: a press is heard here, wherever it falls. */
export const BoardSurface = memo(function BoardSurface(props: BoardSurfaceProps) {
  const { ref, label, columns, isLoaded, onGrip, onMoveTo } = props;

  const cardAt = (target: EventTarget): DragSource | undefined => {
    const card = nearest(target, "[data-order]");
    const id = card?.dataset.order;
    const order = orderStatuses
      .flatMap((status: OrderStatus) => columns[status])
      .find((one) => String(one.id) === id);
    return card && order ? { card, order } : undefined;
  };

  const grip = (name: DragSourceEvent) => (event: SyntheticEvent) => {
    const gripped = cardAt(event.target);
    if (gripped) onGrip(name, event, gripped);
  };

  const gripByKey = (event: SyntheticEvent) => {
    if (nearest(event.target, "[data-grip]")) grip("onKeyDown")(event);
  };

  const press = ({ target }: SyntheticEvent) => {
    const button = nearest(target, "[data-move]");
    const gripped = button && cardAt(target);
    if (gripped) onMoveTo(gripped, button);
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
      {orderStatuses.map((status) => (
        <BoardColumn key={status} status={status} orders={columns[status]} isLoaded={isLoaded} />
      ))}
    </section>
  );
});
