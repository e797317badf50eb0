import { useState } from "react";
import { layerLabel, roleOf } from "../../../domain/board/boxDesign";
import { useTexts } from "../../texts/useTexts";
import { boxesText, type ScanLabel } from "../format";
import type { EnteredContent } from "../queue/scan";
import type { StationOrder, StationReel } from "../queue/stationRecords";
import { type StationText, stationTexts } from "../texts";
import { ReservedQuestion } from "./ConfirmQuestion";
import { QuestionFrame } from "./QuestionFrame";
import styles from "./Questions.module.css";

/**
 * Returns the orders that have every word of the search. Those in progress are apart from the others, and the orders of
 * the station's unit come first in both lists.
 */
export function searchOrders(
  orders: readonly StationOrder[],
  search: string,
  stationUnit: string | undefined,
) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = orders.filter(({ id, client, productType, size }) => {
    const text = `#${id} ${client} ${productType} ${size}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isOfStation = ({ unit }: StationOrder) => unit === stationUnit;
  const ofUnits = [...found.filter(isOfStation), ...found.filter((order) => !isOfStation(order))];
  return {
    inProgress: ofUnits.filter(({ status }) => status === "IN_PROGRESS"),
    others: ofUnits.filter(({ status }) => status !== "IN_PROGRESS"),
  };
}

type LayerWords = ReturnType<typeof layerWords>;
const layerWords = (text: StationText) => ({
  top: text("layer.top"),
  flute: text("layer.flute"),
  middle: text("layer.middle"),
  liner: text("layer.liner"),
});

/** Returns the roles in which a reel can run. A board with two or more flutes lists each paper. */
const layersOf = ({ ply = 3 }: StationOrder, words: LayerWords) =>
  Array.from({ length: ply }, (_, layer) => ({
    label: layerLabel(ply, layer, words),
    body: { usageType: roleOf(layer), ...(ply > 3 && { layer }) },
  }));

interface IssueProps {
  readonly reel: StationReel;
  /** The order of the scanned job card. */
  readonly scannedOrder: StationOrder | undefined;
  readonly orders: readonly StationOrder[];
  /** The station's own unit. Absent if an admin uses the station. */
  readonly unit: string | undefined;
  readonly onCancel: () => void;
  readonly onComplete: (content: EnteredContent, label: ScanLabel) => void;
}

/** Asks for the order and the layer that a reel is issued for. */
export function IssueQuestions(props: IssueProps) {
  const { reel, scannedOrder, orders, unit, onCancel, onComplete } = props;
  const text = useTexts(stationTexts);
  const [order, setOrder] = useState(scannedOrder);
  const [takenFromOrderId, setTakenFrom] = useState<number>();
  const [search, setSearch] = useState("");
  const { reservedFor } = reel;
  const reserving = orders.find(({ id }) => id === reservedFor?.orderId);

  if (order === undefined) {
    const { inProgress, others } = searchOrders(orders, search, unit);
    return (
      <QuestionFrame
        reel={reel}
        about={
          reservedFor &&
          text("issue.reservedBy", {
            id: reservedFor.orderId,
            client: reservedFor.client,
            by: reservedFor.by,
          })
        }
        question={text("issue.order")}
        onCancel={onCancel}
      >
        {reserving && (
          <OrderList title={text("issue.reserved")} orders={[reserving]} onChoose={setOrder} />
        )}
        <input
          type="search"
          className={styles.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          placeholder={text("issue.search")}
          aria-label={text("issue.search")}
        />
        <OrderList title={text("issue.inProgress")} orders={inProgress} onChoose={setOrder} />
        <OrderList title={text("issue.others")} orders={others} onChoose={setOrder} />
        {inProgress.length + others.length === 0 && <p>{text("issue.noOrder")}</p>}
      </QuestionFrame>
    );
  }

  const isReserving =
    reservedFor?.orderId === order.id || reservedFor?.runsWith?.includes(order.id) === true;
  if (reservedFor && !isReserving && takenFromOrderId !== reservedFor.orderId) {
    return (
      <ReservedQuestion
        reel={reel}
        reservedFor={reservedFor}
        order={order}
        onCancel={onCancel}
        onBack={() => setOrder(undefined)}
        onReserving={() => setOrder(reserving)}
        onAnyway={() => setTakenFrom(reservedFor.orderId)}
      />
    );
  }

  const fromOther = takenFromOrderId !== undefined && !isReserving && { takenFromOrderId };
  return (
    <QuestionFrame
      reel={reel}
      about={text("issue.about", { id: order.id, client: order.client })}
      question={text("issue.usage")}
      hint={
        isReserving
          ? text("issue.reservedAs", {
              layer: layerLabel(order.ply ?? 3, reservedFor.layer, layerWords(text)),
            })
          : undefined
      }
      onCancel={onCancel}
      onBack={() => setOrder(undefined)}
    >
      <div className={styles.choices}>
        {layersOf(order, layerWords(text)).map(({ label, body }) => (
          <button
            key={label}
            type="button"
            className={styles.choice}
            onClick={() =>
              onComplete(
                {
                  call: "issueReel",
                  body: { barcodeId: reel.barcodeId, orderId: order.id, ...body, ...fromOther },
                },
                { reel: reel.reelNo },
              )
            }
          >
            {label}
          </button>
        ))}
      </div>
    </QuestionFrame>
  );
}

interface OrderListProps {
  readonly title: string;
  readonly orders: readonly StationOrder[];
  readonly onChoose: (order: StationOrder) => void;
}

function OrderList({ title, orders, onChoose }: OrderListProps) {
  const text = useTexts(stationTexts);
  if (orders.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <button type="button" className={styles.order} onClick={() => onChoose(order)}>
              <strong>{order.client}</strong>
              <span>
                #{order.id}, {order.productType}, {order.size}, {boxesText(order.quantity, text)}
                {order.unit !== undefined && `, ${text("unit", { unit: order.unit })}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
