import { memo } from "react";
import type { OrderStatus } from "../../../../contract/orders";
import { isOwnHost } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { formatterFor } from "../../schema/formatterFor";
import { useHostCall } from "../../useHostQuery";
import { kanbanTexts } from "../texts";
import type { KanbanOrder } from "./kanbanRules";
import { boxesIn, sameOrders, stacksOf, weighOrders } from "./kanbanRules";
import { OrderCard } from "./OrderCard";
import styles from "./OrdersKanban.module.css";

export type KanbanState = "loading" | "loaded" | "failed";

interface KanbanColumnProps {
  readonly status: OrderStatus;
  readonly orders: readonly KanbanOrder[];
  readonly state: KanbanState;
  readonly isCompact: boolean;
}

/** A column with more cards than this is long: the browser leaves out its cards that are out of sight. */
const longColumn = 150;

/** One status of the kanban. Skips rendering if the orders are unchanged. */
export const KanbanColumn = memo(
  function KanbanColumn({ status, orders, state, isCompact }: KanbanColumnProps) {
    const text = useTexts(kanbanTexts);
    const name = text(`columns.${status}`);
    const isLong = orders.length > longColumn;
    const stacks = isLong ? stacksOf(orders) : [{ key: "all", orders }];

    return (
      <section className={styles.column} data-column={status} aria-label={name}>
        <h2 className={styles.columnName}>
          {name} {state === "loaded" && <span className={styles.count}>{orders.length}</span>}
        </h2>
        {state === "loading" && <p className={styles.empty}>{text("loading")}</p>}
        {orders.length > 0 && <ColumnSum orders={orders} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
        <div className={styles.cards} tabIndex={0}>
          {stacks.map((stack) => (
            <CardStack
              key={stack.key}
              orders={stack.orders}
              isLong={isLong}
              isCompact={isCompact}
            />
          ))}
        </div>
        {state === "loaded" && orders.length === 0 && (
          <p className={styles.empty}>{text("empty")}</p>
        )}
      </section>
    );
  },
  (before, after) =>
    before.state === after.state &&
    before.isCompact === after.isCompact &&
    sameOrders(before.orders, after.orders),
);

/** The boxes of a column, and their kilograms on our own host. */
function ColumnSum({ orders }: Pick<KanbanColumnProps, "orders">) {
  const text = useTexts(kanbanTexts);
  const enabled = isOwnHost();
  const { data } = useHostCall(["orders", "boxWeights"], "getBoxWeights", {}, { enabled });
  const gramsOf = new Map(data?.weights.map(({ versionId, grams }) => [versionId, grams]));
  const { kilograms, weighed } = weighOrders(orders, gramsOf);
  const sums = {
    boxes: formatterFor.number(boxesIn(orders)),
    kilograms: formatterFor.number(Math.round(kilograms)),
  };
  return (
    <p className={styles.sum}>
      {weighed === 0 && text("boxes", sums)}
      {weighed > 0 && weighed === orders.length && text("weight", sums)}
      {weighed > 0 &&
        weighed < orders.length &&
        text("partWeight", { ...sums, weighed: String(weighed), orders: String(orders.length) })}
    </p>
  );
}

interface CardStackProps {
  readonly orders: readonly KanbanOrder[];
  /** True if the browser may skip rendering the stack while the stack is off screen. */
  readonly isLong: boolean;
  readonly isCompact: boolean;
}

/** The height in rem of a card with the space above it, by which the browser reckons until it has drawn the card. */
const cardRem = { whole: 12.3, compact: 6.8 };

/** Cards below each other. Skips rendering if the orders are unchanged. */
const CardStack = memo(
  function CardStack({ orders, isLong, isCompact }: CardStackProps) {
    const rem = isCompact ? cardRem.compact : cardRem.whole;
    return (
      <ul
        className={styles.stack}
        data-long={isLong}
        style={isLong ? { containIntrinsicBlockSize: `auto ${orders.length * rem}rem` } : {}}
      >
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    );
  },
  (before, after) =>
    before.isLong === after.isLong &&
    before.isCompact === after.isCompact &&
    sameOrders(before.orders, after.orders),
);
