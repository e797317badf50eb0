import { memo } from "react";
import { useTranslate } from "react-admin";
import type { Order, OrderStatus } from "../../../../contract/orders";
import { OrderCard } from "./OrderCard";
import styles from "./OrdersBoard.module.css";

interface BoardColumnProps {
  readonly status: OrderStatus;
  readonly orders: readonly Order[];
  readonly isLoaded: boolean;
}

/** Cards from which on it pays to leave out those that are out of sight. */
const longColumn = 150;

const sameOrders = (one: readonly Order[], other: readonly Order[]) =>
  one.length === other.length && one.every((order, index) => order === other[index]);

/** One status of the board. A column whose orders are the same as before is not rendered anew. */
export const BoardColumn = memo(
  function BoardColumn({ status, orders, isLoaded }: BoardColumnProps) {
    const translate = useTranslate();
    const name = translate(`plant.board.columns.${status}`);

    return (
      <section className={styles.column} data-column={status} aria-label={name}>
        <h2 className={styles.columnName}>
          {name} <span className={styles.count}>{orders.length}</span>
        </h2>
        <ul className={styles.cards} data-long={orders.length > longColumn}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
        {isLoaded && orders.length === 0 && (
          <p className={styles.empty}>{translate("plant.board.empty")}</p>
        )}
      </section>
    );
  },
  (before, after) => before.isLoaded === after.isLoaded && sameOrders(before.orders, after.orders),
);
