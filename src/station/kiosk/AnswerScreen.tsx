import { useLayoutEffect, useRef } from "react";
import { useTexts } from "../../texts/useTexts";
import { labelText, type ScanLabel } from "../format";
import { stationTexts } from "../texts";
import styles from "./AnswerScreen.module.css";
import type { Answer, Tone } from "./answers";

/** The largest scale of a short answer, relative to its style. */
const largest = 3;
const steps = 6;

/** Gives an element's words the largest size at which every word fits unbroken. */
function fitWords(element: HTMLElement) {
  const isTooLarge = (scale: number) => {
    element.style.setProperty("--fit", String(scale));
    if (element.scrollHeight > element.clientHeight) return true;
    return [...element.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  };
  // While the size is tried, words must not break: a word that may break is never too wide.
  element.style.overflowWrap = "normal";
  let [fits, above] = [1, largest];
  for (let step = 0; step < steps; step += 1) {
    const middle = (fits + above) / 2;
    if (isTooLarge(middle)) above = middle;
    else fits = middle;
  }
  element.style.setProperty("--fit", String(fits));
  element.style.overflowWrap = "";
}

/** Enlarges an element's words until they fill it. Repeats this for each new content and when the screen is turned. */
function useFittedWords(content: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || content === undefined) return;
    const fill = () => fitWords(element);
    fill();
    window.addEventListener("resize", fill);
    return () => window.removeEventListener("resize", fill);
  }, [content]);
  return ref;
}

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
  readonly busyWith: ScanLabel | undefined;
  readonly onClose: () => void;
}

/** Shows the answer over everything else. Screen readers read it aloud, and a touch closes it. */
export function AnswerScreen({ answer, busyWith, onClose }: AnswerProps) {
  const text = useTexts(stationTexts);
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
          <p className={styles.subject}>{labelText(busyWith, text)}</p>
          <p className={styles.detail}>{text("ready.busy")}</p>
        </>
      )}
    </div>
  );
}
