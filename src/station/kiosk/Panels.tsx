import { useState, useSyncExternalStore } from "react";
import { hostText } from "../../texts/hostMessages";
import { LanguageChoice, useTexts } from "../../texts/useTexts";
import { formatTime, labelText } from "../format";
import type { StationMachine } from "../queue/machineAtStation";
import type { ParkedScan } from "../queue/scan";
import type { QueueState, ScanQueue } from "../queue/scanQueue";
import shared from "../Station.module.css";
import { stationTexts } from "../texts";
import {
  announce,
  findVoice,
  keepVolume,
  readVolume,
  subscribeToVoices,
  volumes,
} from "./announce";
import styles from "./QueuePanel.module.css";

interface QueuePanelProps {
  readonly queue: ScanQueue;
  readonly state: QueueState;
  readonly onClose: () => void;
}

/** The scans that wait to be sent, and the refused scans that a person has to decide about. */
export function QueuePanel({ queue, state, onClose }: QueuePanelProps) {
  const text = useTexts(stationTexts);
  const { waiting, parked } = state;
  return (
    <section className={styles.panel} aria-label={text("queue.heading")}>
      <div className={styles.head}>
        <h2>{text("queue.heading")}</h2>
        <button type="button" className={shared.button} onClick={onClose}>
          {text("queue.close")}
        </button>
      </div>
      {parked.length > 0 && (
        <>
          <div className={styles.head}>
            <h3>{text("queue.parked")}</h3>
            {parked.length > 1 && (
              <button
                type="button"
                className={shared.button}
                onClick={() => void queue.retry(...parked.map(({ sequence }) => sequence))}
              >
                {text("queue.allAgain")}
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
      <h3>{text("queue.waiting")}</h3>
      {waiting.length === 0 ? (
        <p>{text("queue.none")}</p>
      ) : (
        <ol className={styles.scans}>
          {waiting.map(({ sequence, label, scannedAt, content }) => (
            <li key={sequence}>
              <strong>{labelText(label, text)}</strong>, {formatTime(scannedAt)}
              {content.call === "dismissScan" && `, ${text("queue.dismissed")}`}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A scan that the host refused. Dismissing it needs a confirmation, because the scan then does not count. */
function ParkedItem({ scan, queue }: { scan: ParkedScan; queue: ScanQueue }) {
  const text = useTexts(stationTexts);
  const { sequence, label, scannedAt, refusal } = scan;
  const [asks, setAsks] = useState(false);
  return (
    <li className={styles.parked}>
      <p>
        <strong>{labelText(label, text)}</strong>, {formatTime(scannedAt)}
      </p>
      <p>{hostText(refusal)}</p>
      {asks ? (
        <>
          <p role="alert">{text("queue.sure")}</p>
          <div className={styles.actions}>
            <button
              type="button"
              className={shared.button}
              onClick={() => void queue.dismiss(sequence)}
            >
              {text("queue.dismissIt")}
            </button>
            <button type="button" className={shared.button} onClick={() => setAsks(false)}>
              {text("queue.keep")}
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
            {text("queue.again")}
          </button>
          <button type="button" className={shared.button} onClick={() => setAsks(true)}>
            {text("queue.dismiss")}
          </button>
        </div>
      )}
    </li>
  );
}

interface SettingsPanelProps {
  /** Empty for a host without machines. */
  readonly machines: readonly StationMachine[];
  readonly machineId: number | undefined;
  readonly onMachine: (id: number | undefined) => void;
  readonly onClose: () => void;
}

/** The language, the volume and the machine of this station. */
export function SettingsPanel({ machines, machineId, onMachine, onClose }: SettingsPanelProps) {
  const text = useTexts(stationTexts);
  const [volume, setVolume] = useState(readVolume);
  const hasVoice = useSyncExternalStore(
    subscribeToVoices,
    () => findVoice(text("locale")) !== undefined,
  );

  const choose = (chosen: typeof volume) => {
    keepVolume(chosen);
    setVolume(chosen);
    announce({
      tone: "done",
      spoken: [text(`settings.volumes.${chosen}`)],
      locale: text("locale"),
    });
  };

  return (
    <section className={styles.panel} aria-label={text("settings.heading")}>
      <div className={styles.head}>
        <h2>{text("settings.heading")}</h2>
        <button type="button" className={shared.button} onClick={onClose}>
          {text("settings.close")}
        </button>
      </div>
      <LanguageChoice legend={text("settings.language")} className={shared.options} />
      <fieldset className={shared.options}>
        <legend>{text("settings.volume")}</legend>
        {volumes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === volume}
            onClick={() => choose(each)}
          >
            {text(`settings.volumes.${each}`)}
          </button>
        ))}
      </fieldset>
      {volume !== "off" && (
        <p>{hasVoice ? text("settings.hasVoice") : text("settings.hasNoVoice")}</p>
      )}
      {machines.length > 0 && (
        <fieldset className={shared.options}>
          <legend>{text("settings.machine")}</legend>
          <button
            type="button"
            aria-pressed={machineId === undefined}
            onClick={() => onMachine(undefined)}
          >
            {text("settings.noMachine")}
          </button>
          {machines.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === machineId}
              onClick={() => onMachine(id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
