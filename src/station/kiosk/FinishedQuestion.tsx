import { gramsOf, isUsedUp } from "../../../domain/reelLedger";
import { formatKilograms } from "../format";
import type { StationReel } from "../stationRecords";
import { stationTexts } from "../texts";
import { QuestionFrame } from "./QuestionFrame";
import styles from "./Questions.module.css";

const texts = stationTexts.return;

interface FinishedProps {
  readonly reel: StationReel;
  readonly about?: string | undefined;
  /** Both in kilograms. */
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
  const hint = texts.finishedHint(formatKilograms(weight), formatKilograms(coreWeight));
  return (
    <QuestionFrame {...frame} question={texts.finished} hint={hint}>
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={() => onAnswer(true)}>
          {texts.yes}
        </button>
        {isUsedUp(gramsOf(weight), gramsOf(coreWeight)) ? (
          <button type="button" className={styles.choice} onClick={onWeighAgain}>
            {texts.again}
          </button>
        ) : (
          <button type="button" className={styles.choice} onClick={() => onAnswer(false)}>
            {texts.no}
          </button>
        )}
      </div>
    </QuestionFrame>
  );
}
