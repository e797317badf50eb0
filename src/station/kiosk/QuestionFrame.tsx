import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import { formatKilograms } from "../format";
import type { StationReel } from "../queue/stationRecords";
import { stationTexts } from "../texts";
import { announce } from "./announce";
import styles from "./Questions.module.css";

interface FrameProps {
  /** The reel of the question. While it is not known, `title` is shown in its place. */
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
  /** The words of the large button. */
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
  /** The reels with the same number, of different suppliers. */
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

interface NumberEntryProps {
  /** The id of the form, by which the button outside of the form submits it. */
  readonly form: string;
  readonly label: string;
  /** True if the number may have decimals. */
  readonly hasPoint?: boolean;
  readonly suffix?: string;
  /** Receives the entered text, which is empty without an entry. Returns the error of the text, or undefined. */
  readonly onEnter: (text: string) => string | undefined;
}

interface NumberKeysProps {
  readonly text: string;
  readonly hasPoint?: boolean;
  readonly onChange: (text: string) => void;
}

/** Large keys that change a number. */
export function NumberKeys({ text, hasPoint = false, onChange }: NumberKeysProps) {
  const texts = useTexts(stationTexts);
  return (
    <div className={styles.keys}>
      {["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((digit) => (
        <button key={digit} type="button" onClick={() => onChange(text + digit)}>
          {digit}
        </button>
      ))}
      <button
        type="button"
        disabled={!hasPoint || text.includes(".")}
        onClick={() => onChange(`${text}.`)}
      >
        .
      </button>
      <button type="button" onClick={() => onChange(`${text}0`)}>
        0
      </button>
      <button
        type="button"
        aria-label={texts("question.erase")}
        onClick={() => onChange(text.slice(0, -1))}
      >
        ⌫
      </button>
    </div>
  );
}

/** A number by large keys for gloves, or by a keyboard. */
export function NumberEntry({ form, label, hasPoint = false, suffix, onEnter }: NumberEntryProps) {
  const texts = useTexts(stationTexts);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();

  useEffect(() => field.current?.focus(), []);

  const change = (typed: string) => {
    // A part of the typed text may be another number, so the field takes all of the text or nothing.
    if (!/^[\d.,]{0,12}$/.test(typed)) return;
    setError(undefined);
    setText(typed);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = onEnter(text);
    setError(wrong);
    if (wrong !== undefined) announce({ tone: "bad", spoken: [wrong], locale: texts("locale") });
  };

  return (
    <form id={form} className={styles.entry} onSubmit={submit} noValidate>
      <div className={styles.number}>
        <input
          ref={field}
          value={text}
          onChange={({ target }) => change(target.value)}
          inputMode="none"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
        />
        {suffix !== undefined && <span aria-hidden="true">{suffix}</span>}
      </div>
      <p id={errorId} role="alert" className={styles.error}>
        {error}
      </p>
      <NumberKeys text={text} hasPoint={hasPoint} onChange={change} />
    </form>
  );
}
