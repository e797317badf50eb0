import { memo } from "react";
import type { BoardOrder } from "../../../api/customMethods";
import { OrderCard } from "./OrderCard";
import styles from "./OrdersBoard.module.css";
import { sameOrders } from "./sameOrders";

interface CardStackProps {
  readonly orders: readonly BoardOrder[];
  /** Whether it may be left out while it is out of sight. */
  readonly isLong: boolean;
}

/** The height of a card with the space above it, until it has been seen. */
const cardRem = 11;

/** Cards below each other. A stack whose orders are the same as before is not rendered anew. */
export const CardStack = memo(
  function CardStack({ orders, isLong }: CardStackProps) {
    return (
      <ul
        className={styles.stack}
        data-long={isLong}
        style={isLong ? { containIntrinsicBlockSize: `auto ${orders.length * cardRem}rem` } : {}}
      >
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    );
  },
  (before, after) => before.isLong === after.isLong && sameOrders(before.orders, after.orders),
);
