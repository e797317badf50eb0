import { useState } from "react";
import { hostText } from "../../hostMessages";
import { formatTime, labelText } from "../format";
import type { ParkedScan } from "../queue/scan";
import type { QueueState, ScanQueue } from "../queue/scanQueue";
import shared from "../Station.module.css";
import { stationTexts } from "../texts";
import styles from "./QueuePanel.module.css";

interface QueuePanelProps {
  readonly queue: ScanQueue;
  readonly state: QueueState;
  readonly onClose: () => void;
}

/** The scans that wait to be sent, and the refused scans that a person has to decide about. */
export function QueuePanel({ queue, state, onClose }: QueuePanelProps) {
  const all = stationTexts.use();
  const { queue: texts } = all;
  const { waiting, parked } = state;
  return (
    <section className={styles.panel} aria-label={texts.heading}>
      <div className={styles.head}>
        <h2>{texts.heading}</h2>
        <button type="button" className={shared.button} onClick={onClose}>
          {texts.close}
        </button>
      </div>
      {parked.length > 0 && (
        <>
          <div className={styles.head}>
            <h3>{texts.parked}</h3>
            {parked.length > 1 && (
              <button
                type="button"
                className={shared.button}
                onClick={() => void queue.retry(...parked.map(({ sequence }) => sequence))}
              >
                {texts.allAgain}
              </button>
            )}
          </div>
          <ul className={styles.scans}>
            {parked.map((scan) => (
              <ParkedItem key={scan.sequence} scan={scan} queue={queue} />
            ))}
          </ul>
        </>
      )}
      <h3>{texts.waiting}</h3>
      {waiting.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ol className={styles.scans}>
          {waiting.map(({ sequence, label, scannedAt, content }) => (
            <li key={sequence}>
              <strong>{labelText(label, all)}</strong>, {formatTime(scannedAt)}
              {content.call === "dismissScan" && `, ${texts.dismissed}`}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A scan that the host refused. Dismissing it needs a confirmation, because the scan then does not count. */
function ParkedItem({ scan, queue }: { scan: ParkedScan; queue: ScanQueue }) {
  const all = stationTexts.use();
  const { queue: texts } = all;
  const { sequence, label, scannedAt, refusal } = scan;
  const [asks, setAsks] = useState(false);
  return (
    <li className={styles.parked}>
      <p>
        <strong>{labelText(label, all)}</strong>, {formatTime(scannedAt)}
      </p>
      <p>{hostText(refusal)}</p>
      {asks ? (
        <>
          <p role="alert">{texts.sure}</p>
          <div className={styles.actions}>
            <button
              type="button"
              className={shared.button}
              onClick={() => void queue.dismiss(sequence)}
            >
              {texts.dismissIt}
            </button>
            <button type="button" className={shared.button} onClick={() => setAsks(false)}>
              {texts.keep}
            </button>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          <button
            type="button"
            className={shared.button}
            onClick={() => void queue.retry(sequence)}
          >
            {texts.again}
          </button>
          <button type="button" className={shared.button} onClick={() => setAsks(true)}>
            {texts.dismiss}
          </button>
        </div>
      )}
    </li>
  );
}
