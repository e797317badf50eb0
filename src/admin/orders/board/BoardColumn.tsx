import { memo } from "react";
import { useTranslate } from "react-admin";
import type { OrderStatus } from "../../../../contract/orders";
import type { BoardOrder } from "../../../api/customMethods";
import { CardStack } from "./CardStack";
import styles from "./OrdersBoard.module.css";
import { sameOrders } from "./sameOrders";
import { stacksOf } from "./stacksOf";

interface BoardColumnProps {
  readonly status: OrderStatus;
  readonly orders: readonly BoardOrder[];
  readonly isLoaded: boolean;
}

/** Cards from which on it pays to leave out those that are out of sight. */
const longColumn = 150;

/** One status of the board. A column whose orders are the same as before is not rendered anew. */
export const BoardColumn = memo(
  function BoardColumn({ status, orders, isLoaded }: BoardColumnProps) {
    const translate = useTranslate();
    const name = translate(`plant.board.columns.${status}`);
    const isLong = orders.length > longColumn;
    const stacks = isLong ? stacksOf(orders) : [{ key: "all", orders }];

    return (
      <section className={styles.column} data-column={status} aria-label={name}>
        <h2 className={styles.columnName}>
          {name} <span className={styles.count}>{orders.length}</span>
        </h2>
        <div className={styles.cards}>
          {stacks.map((stack) => (
            <CardStack key={stack.key} orders={stack.orders} isLong={isLong} />
          ))}
        </div>
        {isLoaded && orders.length === 0 && (
          <p className={styles.empty}>{translate("plant.board.empty")}</p>
        )}
      </section>
    );
  },
  (before, after) => before.isLoaded === after.isLoaded && sameOrders(before.orders, after.orders),
);
