import { readSession } from "../../api/session";
import type { PairedStation } from "../../api/stationToken";
import type { QueueState } from "../queue/scanQueue";
import { stationTexts } from "../texts";
import styles from "./StatusBar.module.css";

const texts = stationTexts.status;

interface StatusBarProps {
  readonly pairedAs: PairedStation | undefined;
  readonly queueState: QueueState;
  readonly showsQueue: boolean;
  readonly onShowQueue: () => void;
}

/** The station's name, the connection to the host, and the number of waiting scans. */
export function StatusBar({ pairedAs, queueState, showsQueue, onShowQueue }: StatusBarProps) {
  const { waiting, parked, isReachable } = queueState;
  const name = pairedAs?.name ?? texts.admin(readSession()?.admin.firstName ?? "");
  const counts = [
    ...(waiting.length > 0 ? [texts.waiting(waiting.length)] : []),
    ...(parked.length > 0 ? [texts.parked(parked.length)] : []),
  ];
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        {name} {pairedAs !== undefined && <span className={styles.unit}>Unit {pairedAs.unit}</span>}
      </h1>
      {counts.length > 0 && (
        <button
          type="button"
          className={parked.length > 0 ? styles.parked : styles.waiting}
          aria-expanded={showsQueue}
          onClick={onShowQueue}
        >
          {counts.join(", ")}
        </button>
      )}
      <p role="status" className={isReachable ? styles.online : styles.offline}>
        {isReachable ? texts.online : texts.offline}
      </p>
      {document.fullscreenEnabled && (
        <button
          type="button"
          className={styles.fullScreen}
          onClick={() => void document.documentElement.requestFullscreen()}
        >
          {texts.fullScreen}
        </button>
      )}
    </header>
  );
}
