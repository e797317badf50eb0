import type { Confirmation } from "../confirmation";
import type { EnteredContent } from "../queue/scan";
import type { StationOrder, StationReel } from "../stationRecords";
import { FinishedQuestion } from "./FinishedQuestion";
import { ReservedQuestion } from "./ReservedQuestion";

interface ConfirmProps {
  readonly reel: StationReel;
  readonly label: string;
  readonly confirmation: Confirmation;
  readonly orders: readonly StationOrder[];
  readonly onCancel: () => void;
  readonly onComplete: (content: EnteredContent, label: string) => void;
  /** Asks all questions about the reel again. */
  readonly onAgain: (barcodeId: string) => void;
}

/** Shows the host's question about a scan. The scan is sent again with the answer. */
export function ConfirmQuestion(props: ConfirmProps) {
  const { reel, label, confirmation, orders, onCancel, onComplete, onAgain } = props;
  if (confirmation.reason === "FINISHED") {
    const { content, weight, coreWeight } = confirmation;
    return (
      <FinishedQuestion
        reel={reel}
        weight={weight}
        coreWeight={coreWeight}
        onCancel={onCancel}
        onAnswer={(isFinished) =>
          onComplete({ ...content, body: { ...content.body, isFinished } }, label)
        }
        onWeighAgain={() => onAgain(reel.barcodeId)}
      />
    );
  }
  const { content, orderId, client } = confirmation;
  const { body } = content;
  const order = orders.find(({ id }) => id === body.orderId);
  return (
    <ReservedQuestion
      reel={reel}
      reservedFor={{ orderId, client }}
      order={order ?? { id: body.orderId, client: "" }}
      onCancel={onCancel}
      // Its board may have other papers: it is asked for which one the reel is.
      onReserving={() => onAgain(reel.barcodeId)}
      onAnyway={() =>
        onComplete({ ...content, body: { ...body, takenFromOrderId: orderId } }, label)
      }
    />
  );
}
