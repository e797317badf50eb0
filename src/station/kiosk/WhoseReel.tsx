import type { StationReel } from "../stationRecords";
import { stationTexts } from "../texts";
import { QuestionFrame, reelDetails } from "./QuestionFrame";
import styles from "./Questions.module.css";

interface WhoseProps {
  readonly reelNo: number;
  /** Of different suppliers. */
  readonly reels: readonly StationReel[];
  readonly onCancel: () => void;
  readonly onChoose: (barcodeId: string) => void;
}

/** Asks which reel is meant if two suppliers use the same number. */
export function WhoseReel({ reelNo, reels, onCancel, onChoose }: WhoseProps) {
  return (
    <QuestionFrame
      title={`Reel ${reelNo}`}
      question={stationTexts.question.whose}
      onCancel={onCancel}
    >
      <ul className={styles.orders}>
        {reels.map((reel) => (
          <li key={reel.barcodeId}>
            <button type="button" className={styles.order} onClick={() => onChoose(reel.barcodeId)}>
              <strong>{reel.supplierName ?? reel.barcodeId}</strong>
              <span>
                {reel.barcodeId}, {reelDetails(reel)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </QuestionFrame>
  );
}
