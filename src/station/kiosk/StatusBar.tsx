import { useEffect, useState } from "react";
import type { PairedStation } from "../../api/deviceHost";
import { readSession } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import type { QueueState } from "../queue/scanQueue";
import shared from "../Station.module.css";
import { stationTexts } from "../texts";
import styles from "./StatusBar.module.css";

interface StatusBarProps {
  readonly pairedAs: PairedStation | undefined;
  readonly queueState: QueueState;
  readonly showsQueue: boolean;
  readonly onShowQueue: () => void;
  readonly showsSettings: boolean;
  readonly onShowSettings: () => void;
}

/** The station's name, the connection to the host, and the number of waiting scans. */
export function StatusBar(props: StatusBarProps) {
  const { pairedAs, queueState, showsQueue, onShowQueue, showsSettings, onShowSettings } = props;
  const text = useTexts(stationTexts);
  const { waiting, parked, isReachable } = queueState;
  const name =
    pairedAs?.name ?? text("status.admin", { name: readSession()?.admin.firstName ?? "" });
  const notices = [
    ...(waiting.length > 0 ? [text("status.waiting", { smart_count: waiting.length })] : []),
    ...(parked.length > 0 ? [text("status.parked", { count: parked.length })] : []),
  ];
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        {name}{" "}
        {pairedAs !== undefined && (
          <span className={styles.unit}>{text("unit", { unit: pairedAs.unit })}</span>
        )}
      </h1>
      {notices.length > 0 && (
        <button
          type="button"
          className={parked.length > 0 ? styles.parked : styles.waiting}
          aria-expanded={showsQueue}
          onClick={onShowQueue}
        >
          {notices.join(", ")}
        </button>
      )}
      <p role="status" className={isReachable ? styles.online : styles.offline}>
        {isReachable ? text("status.online") : text("status.offline")}
      </p>
      <button
        type="button"
        className={styles.settings}
        aria-expanded={showsSettings}
        onClick={onShowSettings}
      >
        {/* A globe, for people who cannot read the language of the moment. */}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="10" />
          <ellipse cx="12" cy="12" rx="4" ry="10" />
          <path d="M2 12h20" />
        </svg>
        <span className={styles.hiddenText}>{text("settings.heading")}</span>
      </button>
      {document.fullscreenEnabled && (
        <button
          type="button"
          className={styles.fullScreen}
          onClick={() => void document.documentElement.requestFullscreen()}
        >
          {text("status.fullScreen")}
        </button>
      )}
    </header>
  );
}

/**
 * Asks the browser to keep the station's database when the disk is full.
 * @returns the browser's decision; undefined before it, or if the browser has no such request
 */
function usePersistence(hasIndexedDb: boolean): boolean | undefined {
  const [isPersisted, setPersisted] = useState<boolean>();
  useEffect(() => {
    // Pages that came without HTTPS have no storage manager.
    if (!hasIndexedDb || navigator.storage?.persist === undefined) return;
    let isShown = true;
    navigator.storage.persist().then(
      (answer) => isShown && setPersisted(answer),
      () => isShown && setPersisted(false),
    );
    return () => {
      isShown = false;
    };
  }, [hasIndexedDb]);
  return isPersisted;
}

/** The error of a clock in milliseconds above which the host marks the station's scans. */
const clockToleranceMs = 120_000;

interface NoticesProps {
  readonly hasIndexedDb: boolean;
  readonly clockOffMs: number;
  readonly isForeign: boolean;
}

/** Small notices about problems of the station. The station still works. */
export function Notices({ hasIndexedDb, clockOffMs, isForeign }: NoticesProps) {
  const text = useTexts(stationTexts);
  const persistence = usePersistence(hasIndexedDb);
  const notices = [
    ...(isForeign ? [text("status.foreign")] : []),
    ...(window.isSecureContext ? [] : [text("status.insecure")]),
    ...(hasIndexedDb ? [] : [text("status.notDurable")]),
    ...(persistence === undefined
      ? []
      : [persistence ? text("status.isPersisted") : text("status.notPersisted")]),
    ...(Math.abs(clockOffMs) > clockToleranceMs ? [text("status.clockOff")] : []),
  ];
  if (notices.length === 0) return null;
  return (
    <ul className={shared.notices}>
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  );
}
