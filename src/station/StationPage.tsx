import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { readStation, subscribeToStation } from "../api/deviceHost";
import { isOwnHost, readSession } from "../api/session";
import { subscribeToSession } from "../api/sessionChanges";
import { followLanguage, LanguageChoice, showLanguage, useTexts } from "../texts/useTexts";
import { Kiosk } from "./kiosk/Kiosk";
import { openStation, type Station } from "./openStation";
import "@fontsource-variable/archivo/wght.css";
import { HostError } from "../api/hostErrors";
import { isServedByHost } from "../api/sendCall";
import { useSubmitOnce } from "../browser/useSubmitOnce";
import { hostText, type Sentence } from "../texts/hostMessages";
import { CameraPanel } from "./camera/CameraPanel";
import { pair } from "./host/stationCalls";
import { codeIn, hostMessage } from "./queue/runSender";
import styles from "./Station.module.css";
import { chooseReading, readBarcode, useScanner } from "./scanning/useScanner";
import { stationFiles, stationTexts } from "./texts";

const isPairingCode = (text: string) => /^[A-Z0-9]{4}-?[A-Z0-9]{4}$/i.test(text.trim());

interface Pairing {
  /** The reason why a station that was paired has to be paired again. */
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

/** Asks for the pairing code that the office shows. The code, scanned or typed, makes this browser a station. */
function PairingScreen({ reason, waiting, onPaired }: Pairing) {
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

/** Loads the texts in the language of this browser. */
export async function loader() {
  await showLanguage(stationFiles);
  return null;
}

/** The interval at which a station refreshes its offline records, in milliseconds. */
const refreshMs = 60_000;

/** Refreshes the station's records at intervals and when the network changes. */
function useRefresh({ queue, records }: Station, mayAsk: boolean) {
  useEffect(() => {
    if (!mayAsk) return;
    const refresh = () => void records.refresh();
    const resume = () => {
      queue.resume();
      refresh();
    };
    refresh();
    const timer = setInterval(refresh, refreshMs);
    window.addEventListener("online", resume);
    // The host may run on this machine, so "offline" does not mean that the host is unreachable. The refresh finds out.
    window.addEventListener("offline", refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", resume);
      window.removeEventListener("offline", refresh);
    };
  }, [queue, records, mayAsk]);
}

const isAdmin = () => readSession() !== undefined;

/** The station after its stored data is open. */
function RunningStation() {
  const [station, setStation] = useState<Station>();
  useEffect(() => {
    const ending = new AbortController();
    void openStation(ending.signal).then((opened) => {
      if (!ending.signal.aborted) setStation(opened);
    });
    return () => ending.abort();
  }, []);

  return station === undefined ? (
    <main className={styles.page} aria-busy="true" />
  ) : (
    <OpenStation station={station} />
  );
}

/**
 * Shows the pairing screen until this browser is paired, and again after the pairing is revoked. An admin who is signed
 * in on this browser needs no pairing.
 */
function OpenStation({ station }: { station: Station }) {
  const { queue, records } = station;
  const paired = useSyncExternalStore(subscribeToStation, readStation);
  const isSignedIn = useSyncExternalStore(subscribeToSession, isAdmin);
  const state = useSyncExternalStore(queue.subscribe, queue.getState);
  const mayAsk = paired !== undefined || isSignedIn;
  useRefresh(station, mayAsk);

  if (mayAsk && state.unpaired === undefined) {
    return <Kiosk station={station} pairedAs={paired} />;
  }
  return (
    <PairingScreen
      reason={mayAsk ? state.unpaired : undefined}
      waiting={state.waiting.length}
      onPaired={() => {
        queue.resume();
        void records.refresh();
      }}
    />
  );
}

/**
 * True if the host has stations. A paired tablet or an admin's login reply shows it. Without either of them, only our
 * own host is certain to have stations.
 */
const hasStations = () =>
  readStation() !== undefined || (readSession() === undefined ? isServedByHost() : isOwnHost());

const subscribe = (listener: () => void) => {
  const stops = [subscribeToStation(listener), subscribeToSession(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** The page of a tablet at the machine or at the door. */
export function Component() {
  const isStation = useSyncExternalStore(subscribe, hasStations);
  const text = useTexts(stationTexts);
  useEffect(() => followLanguage(stationFiles), []);
  useEffect(() => {
    document.title = text("title");
    document.documentElement.lang = text("locale");
  }, [text]);

  if (isStation) return <RunningStation />;
  return (
    <main className={styles.page}>
      <div className={styles.sentence}>
        <h1>{text("title")}</h1>
        <p>{text("noStations")}</p>
      </div>
    </main>
  );
}
