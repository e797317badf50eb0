import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import { stationTexts } from "../texts";
import { announce } from "./announce";
import styles from "./Questions.module.css";

interface NumberEntryProps {
  /** By which the button that sends it finds the form. */
  readonly form: string;
  readonly label: string;
  /** True if the number may have decimals. */
  readonly hasPoint?: boolean;
  readonly suffix?: string;
  /** Takes the entered text, which is empty for no entry. @returns the error of the text */
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
