import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import { formatDay, formatTime } from "../format";
import type { StationOrder } from "../queue/stationRecords";
import shared from "../Station.module.css";
import { stationTexts } from "../texts";
import type { Answer } from "./answers";
import { mayDispatch } from "./DispatchQuestions";
import styles from "./ReadyScreen.module.css";

/** Returns the time in India by the host's clock, to the minute. */
function useClock(clockOffMs: number) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now + clockOffMs;
}

interface ReadyProps {
  readonly isReady: boolean;
  readonly clockOffMs: number;
  readonly recent: readonly Answer[];
  /** The order of the scanned job card. The next reels run for this order. */
  readonly scannedOrder: StationOrder | undefined;
  readonly onForgetOrder: () => void;
  /** The station's machine. Undefined for a station at the gate. */
  readonly machineBar: ReactNode;
  readonly onOrder: (kind: "dispatch" | "machine", order: StationOrder) => void;
  readonly onCode: (code: string) => void;
}

/** The screen between two scans: instructions, the time, and a field for a code that does not scan. */
export function ReadyScreen(props: ReadyProps) {
  const { isReady, clockOffMs, recent, scannedOrder, machineBar, onForgetOrder, onOrder, onCode } =
    props;
  const text = useTexts(stationTexts);
  const now = useClock(clockOffMs);
  const [code, setCode] = useState("");
  const [hasKeyboard, setKeyboard] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // Scanners that write like a keyboard on the screen need a field that has the focus.
  useEffect(() => {
    if (isReady) field.current?.focus({ preventScroll: true });
    // Clears characters that a scanner left, so that they do not become part of the next code.
    else setCode("");
  }, [isReady]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "") onCode(code);
    setCode("");
    setKeyboard(false);
  };

  const openKeyboard = () => {
    setKeyboard(true);
    field.current?.blur();
    setTimeout(() => field.current?.focus());
  };

  return (
    <section className={styles.ready}>
      <p className={styles.clock}>
        <time className={styles.time}>{formatTime(now)}</time>
        <span>{formatDay(now, text("locale"))}</span>
      </p>
      <h2 className={styles.heading}>
        {machineBar === undefined ? text("ready.heading") : text("machine.heading")}
      </h2>
      {machineBar}
      {scannedOrder !== undefined && (
        <p className={styles.order}>
          <span>
            {text("ready.reelsFor")}{" "}
            <strong>
              {text("ready.orderOf", { id: scannedOrder.id, client: scannedOrder.client })}
            </strong>
          </span>
          <span className={styles.actions}>
            {(machineBar !== undefined || mayDispatch(scannedOrder)) && (
              <button
                type="button"
                className={shared.button}
                onClick={() =>
                  onOrder(machineBar === undefined ? "dispatch" : "machine", scannedOrder)
                }
              >
                {machineBar === undefined ? text("ready.dispatch") : text("machine.open")}
              </button>
            )}
            <button type="button" className={shared.button} onClick={onForgetOrder}>
              {text("ready.forget")}
            </button>
          </span>
        </p>
      )}
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          <span>{text("ready.field")}</span>
          <input
            ref={field}
            name="code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            inputMode={hasKeyboard ? "text" : "none"}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        </label>
        <button type="button" className={styles.keyboard} onClick={openKeyboard}>
          <span aria-hidden="true">⌨</span>
          <span className={styles.hiddenText}>{text("ready.keyboard")}</span>
        </button>
        <button type="submit" className={styles.enter}>
          {text("ready.enter")}
        </button>
      </form>
      {recent.length > 0 && (
        <section className={styles.recent} aria-label={text("ready.recent")}>
          <ol>
            {recent.map(({ tone, word, subject }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same answer may stand there twice
              <li key={place} data-tone={tone}>
                <strong>{subject}</strong> {word}
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}
