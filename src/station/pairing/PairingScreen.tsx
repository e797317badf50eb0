import { type FormEvent, useEffect, useRef, useState } from "react";
import { HostError } from "../../api/hostErrors";
import { useSubmitOnce } from "../../browser/useSubmitOnce";
import { hostText, type Sentence } from "../../texts/hostMessages";
import { LanguageChoice } from "../../texts/language";
import { useTexts } from "../../texts/useTexts";
import { CameraPanel } from "../camera/CameraPanel";
import { pair } from "../host/stationCalls";
import { codeIn, hostMessage } from "../queue/runSender";
import styles from "../Station.module.css";
import { chooseReading, readBarcode, useScanner } from "../scanning/useScanner";
import { stationTexts } from "../texts";

const isPairingCode = (text: string) => /^[A-Z0-9]{4}-?[A-Z0-9]{4}$/i.test(text.trim());

interface Pairing {
  /** Why a station that was paired has to be paired again. */
  readonly reason: string | undefined;
  /** The number of stored scans. */
  readonly waiting: number;
  readonly onPaired: () => void;
}

/** A message of this page, or the host's sentence. */
type PairingError = "required" | "notBadge" | "noHost" | Sentence;

/** Returns the host's sentence with its code, so that another language translates it too. */
const refusalIn = ({ json, message }: HostError): Sentence => ({
  message: hostMessage(json) ?? message,
  ...codeIn(json),
});

const Picture = () => (
  <svg className={styles.picture} viewBox="0 0 64 32" aria-hidden="true">
    <path d="M0 0h3v32H0zM6 0h2v32H6zM11 0h5v32h-5zM19 0h2v32h-2zM24 0h3v32h-3zM30 0h2v32h-2zM35 0h6v32h-6zM44 0h2v32h-2zM49 0h3v32h-3zM55 0h2v32h-2zM60 0h4v32h-4z" />
  </svg>
);

/** The code that the office shows, scanned or typed, makes this browser a station. */
export function PairingScreen({ reason, waiting, onPaired }: Pairing) {
  const text = useTexts(stationTexts);
  const [code, setCode] = useState("");
  const [error, setError] = useState<PairingError>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const [submit, isBusy] = useSubmitOnce(async (typed: string) => {
    const { kind } = readBarcode(typed);
    if (typed.trim() === "") return setError("required");
    if (kind === "badge" || kind === "reel") return setError("notBadge");
    setError(undefined);
    try {
      await pair(typed);
      onPaired();
    } catch (problem) {
      const isRefused = problem instanceof HostError;
      setError(isRefused ? refusalIn(problem) : "noHost");
    }
  });

  const scan = (scanned: string) => {
    setCode(scanned);
    void submit(scanned);
  };
  useScanner({
    read: (scanned, whole) => [scanned, whole].find(isPairingCode) ?? chooseReading(scanned, whole),
    onScan: scan,
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(code);
  };

  return (
    <main className={styles.page}>
      <div className={styles.board} aria-hidden="true" />
      <div className={styles.listening}>
        <form className={styles.pairing} onSubmit={onSubmit} noValidate>
          <LanguageChoice legend={text("settings.language")} className={styles.options} />
          <Picture />
          <h1>{text("pairing.heading")}</h1>
          {reason !== undefined && (
            <p role="alert" className={styles.reason}>
              {reason}
            </p>
          )}
          {waiting > 0 && (
            <p className={styles.kept}>{text("pairing.kept", { smart_count: waiting })}</p>
          )}
          <p>{text("pairing.lead")}</p>
          <label className={styles.field}>
            <span>{text("pairing.code")}</span>
            <input
              ref={field}
              name="code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              aria-invalid={error !== undefined}
              aria-describedby="pairing-error"
            />
          </label>
          <p id="pairing-error" role="alert" className={styles.error}>
            {typeof error === "object" ? hostText(error) : error && text(`pairing.${error}`)}
          </p>
          <button type="submit" className={styles.primary} aria-disabled={isBusy}>
            {isBusy ? text("pairing.busy") : text("pairing.submit")}
          </button>
        </form>
        <CameraPanel onCode={scan} />
      </div>
    </main>
  );
}
