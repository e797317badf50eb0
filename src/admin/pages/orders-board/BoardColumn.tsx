import { useDroppable } from "@dnd-kit/core";
import { memo } from "react";
import { useTranslate } from "react-admin";
import { canMove, type Order, type OrderStatus } from "../../../../contract/orders";
import { liftedOrder } from "./liftedOrder";
import { OrderCard } from "./OrderCard";
import styles from "./OrdersBoard.module.css";

interface BoardColumnProps {
  readonly status: OrderStatus;
  readonly orders: readonly Order[];
  readonly isLoaded: boolean;
}

const sameOrders = (one: readonly Order[], other: readonly Order[]) =>
  one.length === other.length && one.every((order, index) => order === other[index]);

const Cards = memo(function Cards({ orders }: { orders: readonly Order[] }) {
  return orders.map((order) => (
    <li key={order.id}>
      <OrderCard order={order} />
    </li>
  ));
});

/** What the column promises a card in the air: nothing, a place, or a refusal. */
const welcome = (lifted: Order | undefined, status: OrderStatus) => {
  if (lifted === undefined) return "none";
  return lifted.status === status || canMove(lifted.status, status) ? "place" : "refusal";
};

/** One status of the board, and the place where cards are dropped to get it. */
export const BoardColumn = memo(
  function BoardColumn({ status, orders, isLoaded }: BoardColumnProps) {
    const translate = useTranslate();
    const { setNodeRef, isOver, active } = useDroppable({ id: status });
    const name = translate(`plant.board.columns.${status}`);

    return (
      <section
        ref={setNodeRef}
        className={styles.column}
        data-column={status}
        data-over={isOver}
        data-welcome={welcome(liftedOrder(active), status)}
        aria-label={name}
      >
        <h2 className={styles.columnName}>
          {name} <span className={styles.count}>{orders.length}</span>
        </h2>
        <ul className={styles.cards}>
          <Cards orders={orders} />
        </ul>
        {isLoaded && orders.length === 0 && (
          <p className={styles.empty}>{translate("plant.board.empty")}</p>
        )}
      </section>
    );
  },
  (before, after) => before.isLoaded === after.isLoaded && sameOrders(before.orders, after.orders),
);
