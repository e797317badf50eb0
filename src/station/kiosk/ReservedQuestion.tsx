import type { StationOrder, StationReel } from "../stationRecords";
import { stationTexts } from "../texts";
import { QuestionFrame } from "./QuestionFrame";
import styles from "./Questions.module.css";

const texts = stationTexts.issue;

interface ReservedProps {
  readonly reel: StationReel;
  /** The order that has reserved the reel. */
  readonly reservedFor: { readonly orderId: number; readonly client: string };
  /** The order that is to get it. */
  readonly order: Pick<StationOrder, "id" | "client">;
  readonly onCancel: () => void;
  readonly onBack?: (() => void) | undefined;
  /** The reel goes to the order that has reserved it. */
  readonly onReserving: () => void;
  readonly onAnyway: () => void;
}

/** Asks if the reel is issued for another order than the reserving order. The reserving order is the first choice. */
export function ReservedQuestion({
  reservedFor: { orderId, client },
  order,
  onReserving,
  onAnyway,
  ...frame
}: ReservedProps) {
  return (
    <QuestionFrame
      {...frame}
      question={texts.reservedFor(orderId, client)}
      hint={texts.takes(order.id, order.client, orderId)}
    >
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={onReserving}>
          {texts.issueFor(orderId, client)}
        </button>
        <button type="button" className={styles.choice} onClick={onAnyway}>
          {texts.issueAnyway(order.id)}
        </button>
      </div>
    </QuestionFrame>
  );
}
