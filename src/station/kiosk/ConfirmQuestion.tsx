import { isUsedUp } from "../../../domain/reelLedger";
import { gramsOf } from "../../../domain/storedUnits";
import { useTexts } from "../../texts/useTexts";
import { formatCount, formatKilograms, type ScanLabel } from "../format";
import type { EnteredContent, Refusal } from "../queue/scan";
import type { StationOrder, StationReel } from "../queue/stationRecords";
import { stationTexts } from "../texts";
import { QuestionFrame } from "./QuestionFrame";
import styles from "./Questions.module.css";

/** The host's question before it records a scan of a reel. */
export type Confirmation =
  | {
      readonly reason: "RESERVED";
      readonly content: Extract<EnteredContent, { call: "issueReel" }>;
      /** The order that has reserved the reel. */
      readonly orderId: number;
      readonly client: string;
    }
  | {
      readonly reason: "FINISHED";
      readonly content: Extract<EnteredContent, { call: "returnReel" }>;
      /** The weights of the reel and of its core, in kilograms. */
      readonly weight: number;
      readonly coreWeight: number;
    }
  | {
      readonly reason: "LESS";
      readonly content: Extract<EnteredContent, { call: "returnReel" }>;
      readonly boxes: number;
      /** The paper that the boxes need, and the paper that the reel has lost. Both in kilograms. */
      readonly expected: number;
      readonly consumed: number;
    };

/** Returns the question in a refusal. Undefined if this station knows no such question. */
export function confirmationOf(
  content: EnteredContent,
  { reason, current = {} }: Refusal,
): Confirmation | undefined {
  if (content.call === "issueReel" && reason === "RESERVED") {
    const { orderId, client } = current;
    if (typeof orderId === "number") return { reason, content, orderId, client: String(client) };
  }
  if (content.call === "returnReel" && reason === "FINISHED") {
    const { weight, coreWeight } = current;
    if (typeof weight === "number" && typeof coreWeight === "number")
      return { reason, content, weight, coreWeight };
  }
  if (content.call === "returnReel" && reason === "LESS") {
    const { boxes, expected, consumed } = current;
    if (typeof boxes === "number" && typeof expected === "number" && typeof consumed === "number")
      return { reason, content, boxes, expected, consumed };
  }
  return undefined;
}

interface FinishedProps {
  readonly reel: StationReel;
  readonly about?: string | undefined;
  /** The weights of the reel and of its core, in kilograms. */
  readonly weight: number;
  readonly coreWeight: number;
  readonly onCancel: () => void;
  readonly onBack?: (() => void) | undefined;
  readonly onAnswer: (isFinished: boolean) => void;
  readonly onWeighAgain: () => void;
}

/**
 * Asks if a reel is finished that weighs little more than its core. If it weighs no more than its core, a weight is
 * wrong.
 */
export function FinishedQuestion({
  weight,
  coreWeight,
  onAnswer,
  onWeighAgain,
  ...frame
}: FinishedProps) {
  const text = useTexts(stationTexts);
  const hint = text("return.finishedHint", {
    weight: formatKilograms(weight),
    core: formatKilograms(coreWeight),
  });
  return (
    <QuestionFrame {...frame} question={text("return.finished")} hint={hint}>
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={() => onAnswer(true)}>
          {text("return.yes")}
        </button>
        {isUsedUp(gramsOf(weight), gramsOf(coreWeight)) ? (
          <button type="button" className={styles.choice} onClick={onWeighAgain}>
            {text("return.again")}
          </button>
        ) : (
          <button type="button" className={styles.choice} onClick={() => onAnswer(false)}>
            {text("return.no")}
          </button>
        )}
      </div>
    </QuestionFrame>
  );
}

interface LessProps {
  readonly reel: StationReel;
  readonly confirmation: Extract<Confirmation, { reason: "LESS" }>;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
  readonly onAnyway: () => void;
}

/** Asks about a reel whose counted boxes need more paper than the reel has lost. */
function LessQuestion({ reel, confirmation, onCancel, onAgain, onAnyway }: LessProps) {
  const text = useTexts(stationTexts);
  const { boxes, expected, consumed } = confirmation;
  return (
    <QuestionFrame
      reel={reel}
      question={text("return.less", {
        boxes: formatCount(boxes),
        expected: formatKilograms(expected),
        consumed: formatKilograms(consumed),
      })}
      hint={text("return.lessHint")}
      onCancel={onCancel}
    >
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={onAgain}>
          {text("return.enterAgain")}
        </button>
        <button type="button" className={styles.choice} onClick={onAnyway}>
          {text("return.anyway")}
        </button>
      </div>
    </QuestionFrame>
  );
}

interface ReservedProps {
  readonly reel: StationReel;
  /** The order that has reserved the reel. */
  readonly reservedFor: { readonly orderId: number; readonly client: string };
  /** The order that is to get the reel. */
  readonly order: Pick<StationOrder, "id" | "client">;
  readonly onCancel: () => void;
  readonly onBack?: (() => void) | undefined;
  /** Issues the reel for the order that has reserved it. */
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
  const text = useTexts(stationTexts);
  return (
    <QuestionFrame
      {...frame}
      question={text("issue.reservedFor", { id: orderId, client })}
      hint={text("issue.takes", { id: order.id, client: order.client, loser: orderId })}
    >
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={onReserving}>
          {text("issue.issueFor", { id: orderId, client })}
        </button>
        <button type="button" className={styles.choice} onClick={onAnyway}>
          {text("issue.issueAnyway", { id: order.id })}
        </button>
      </div>
    </QuestionFrame>
  );
}

interface ConfirmProps {
  readonly reel: StationReel;
  readonly label: ScanLabel;
  readonly confirmation: Confirmation;
  readonly orders: readonly StationOrder[];
  readonly onCancel: () => void;
  readonly onComplete: (content: EnteredContent, label: ScanLabel) => void;
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
  if (confirmation.reason === "LESS") {
    const { content } = confirmation;
    return (
      <LessQuestion
        reel={reel}
        confirmation={confirmation}
        onCancel={onCancel}
        onAgain={() => onAgain(reel.barcodeId)}
        onAnyway={() =>
          onComplete({ ...content, body: { ...content.body, isConfirmed: true } }, label)
        }
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
      // The board of the reserving order may have other papers, so the station asks again for which layer the reel
      // runs.
      onReserving={() => onAgain(reel.barcodeId)}
      onAnyway={() =>
        onComplete({ ...content, body: { ...body, takenFromOrderId: orderId } }, label)
      }
    />
  );
}
