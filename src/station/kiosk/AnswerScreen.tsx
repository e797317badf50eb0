import { stationTexts } from "../texts";
import styles from "./AnswerScreen.module.css";
import type { Answer, Tone } from "./answers";
import { useFittedWords } from "./useFittedWords";

/** Signs in addition to the colour, for people with colour blindness. */
const signs: Readonly<Record<Tone, string>> = {
  in: "→",
  out: "←",
  done: "✓",
  note: "!",
  waiting: "…",
  bad: "✕",
};

interface AnswerProps {
  readonly answer: Answer | undefined;
  /** The label of the scan that is being sent. */
  readonly busyWith: string | undefined;
  readonly onClose: () => void;
}

/** Shows the answer over everything else. Screen readers read it aloud, and a touch closes it. */
export function AnswerScreen({ answer, busyWith, onClose }: AnswerProps) {
  const isShown = answer !== undefined || busyWith !== undefined;
  const screen = useFittedWords(answer ?? busyWith);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it goes by itself; a touch is only quicker
    <div
      ref={screen}
      role="alert"
      className={isShown ? styles.answer : styles.none}
      data-tone={answer?.tone ?? "busy"}
      onClick={onClose}
    >
      {answer !== undefined && (
        <>
          <span className={styles.sign} aria-hidden="true">
            {signs[answer.tone]}
          </span>
          <p className={styles.word}>{answer.word}</p>
          <p className={styles.subject}>{answer.subject}</p>
          {answer.details.map((detail) => (
            <p key={detail} className={styles.detail}>
              {detail}
            </p>
          ))}
        </>
      )}
      {answer === undefined && busyWith !== undefined && (
        <>
          <p className={styles.subject}>{busyWith}</p>
          <p className={styles.detail}>{stationTexts.ready.busy}</p>
        </>
      )}
    </div>
  );
}
