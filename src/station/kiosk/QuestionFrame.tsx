import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "../../texts/useTexts";
import { formatKilograms } from "../format";
import type { StationReel } from "../queue/reelAtStation";
import { stationTexts } from "../texts";
import { announce } from "./announce";
import styles from "./Questions.module.css";

interface FrameProps {
  /** The question's title while the reel is not known yet. */
  readonly reel?: StationReel;
  readonly title?: string;
  /** More about the reel, such as the order that it runs for. */
  readonly about?: string | undefined;
  readonly question: string;
  readonly hint?: string | undefined;
  readonly onCancel: () => void;
  readonly onBack?: (() => void) | undefined;
  /** The form that the question's large button sends, if there is one. */
  readonly form?: string | undefined;
  /** The words of that button. */
  readonly submit?: string;
  readonly children: ReactNode;
}

const reelDetails = ({ paperType, gsm, deckle, currentWeight }: StationReel): string =>
  `${paperType}, ${gsm} GSM, ${deckle} cm, ${formatKilograms(currentWeight)}`;

/** One question about a reel, with the reel's name and the buttons to go back or cancel. */
export function QuestionFrame({
  reel,
  title,
  about,
  question,
  hint,
  onCancel,
  onBack,
  form,
  submit,
  children,
}: FrameProps) {
  const text = useTexts(stationTexts);
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is read aloud, by its field or by itself
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) heading.current?.focus();
    announce({ tone: "question", spoken: [question], locale: text("locale") });
  }, [question]);

  return (
    <section ref={frame} className={styles.frame}>
      <p className={styles.reel}>
        <strong>{title ?? text("reel", { reelNo: reel?.reelNo ?? "" })}</strong>
        {reel !== undefined && <span>{reelDetails(reel)}</span>}
        {about !== undefined && <span>{about}</span>}
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles.question}>
        {question}
      </h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.body}>{children}</div>
      <div className={styles.ways}>
        {onBack !== undefined && (
          <button type="button" className={styles.way} onClick={onBack}>
            {text("question.back")}
          </button>
        )}
        <button type="button" className={styles.way} onClick={onCancel}>
          {text("question.cancel")}
        </button>
        {form !== undefined && (
          <button type="submit" form={form} className={styles.next}>
            {submit ?? text("question.next")}
          </button>
        )}
      </div>
    </section>
  );
}

interface WhoseProps {
  readonly reelNo: number;
  /** Of different suppliers. */
  readonly reels: readonly StationReel[];
  readonly onCancel: () => void;
  readonly onChoose: (barcodeId: string) => void;
}

/** Asks which reel is meant if two suppliers use the same number. */
export function WhoseReel({ reelNo, reels, onCancel, onChoose }: WhoseProps) {
  const text = useTexts(stationTexts);
  return (
    <QuestionFrame
      title={text("reel", { reelNo })}
      question={text("question.whose")}
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
