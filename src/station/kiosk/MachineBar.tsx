import { useEffect, useState } from "react";
import { reversalMs, stopReasons } from "../../../domain/stages/kinds";
import { useTexts } from "../../texts/useTexts";
import { formatTime } from "../format";
import type { StationMachine } from "../queue/machineAtStation";
import shared from "../Station.module.css";
import { stationTexts } from "../texts";
import styles from "./Machine.module.css";
import { type MachineActions, piecesText } from "./machine";

/** Returns the host's time, each second. */
function useSeconds(clockOffMs: number) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now + clockOffMs;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Returns a duration as a running clock, such as 1:04:09. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  const tail = `${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return minutes < 60 ? tail : `${Math.floor(minutes / 60)}:${tail}`;
}

interface MachineBarProps {
  readonly machine: StationMachine;
  readonly clockOffMs: number;
  readonly actions: MachineActions;
}

/**
 * The station's machine: it runs, or it is stopped since a time. The buttons stop and start it, and take back the last
 * entry.
 */
export function MachineBar({ machine, clockOffMs, actions }: MachineBarProps) {
  const text = useTexts(stationTexts);
  const now = useSeconds(clockOffMs);
  const [asks, setAsks] = useState(false);
  const { openStop, lastEntry, crew = [] } = machine;
  return (
    <section
      className={styles.machine}
      aria-label={machine.name}
      data-stopped={openStop !== undefined || undefined}
    >
      <div className={styles.about}>
        <p className={styles.state}>
          <strong>{machine.name}</strong>
          {openStop === undefined ? (
            <span>{text("machine.running")}</span>
          ) : (
            <span>
              {text("machine.stoppedFor", { reason: text(`stops.${openStop.reason}`) })},{" "}
              {text("machine.since", { time: formatTime(openStop.startedAt) })}
            </span>
          )}
        </p>
        <p>
          {crew.length > 0
            ? text("machine.crew", { names: crew.join(", ") })
            : text("machine.noCrew")}
        </p>
      </div>
      {openStop !== undefined && (
        <p className={styles.clock} role="timer">
          {clockText(now - Date.parse(openStop.startedAt))}
        </p>
      )}
      {openStop === undefined ? (
        <button
          type="button"
          className={styles.act}
          aria-expanded={asks}
          onClick={() => setAsks(!asks)}
        >
          {text("machine.stop")}
        </button>
      ) : (
        <button
          type="button"
          className={styles.act}
          onClick={() => actions.start(machine, openStop.stopId)}
        >
          {text("machine.start")}
        </button>
      )}
      {asks && openStop === undefined && (
        <fieldset className={styles.reasons}>
          <legend>{text("machine.why")}</legend>
          {stopReasons.map((reason) => (
            <button
              key={reason}
              type="button"
              onClick={() => {
                setAsks(false);
                actions.stop(machine, reason);
              }}
            >
              {text(`stops.${reason}`)}
            </button>
          ))}
        </fieldset>
      )}
      {lastEntry !== undefined && now < Date.parse(lastEntry.at) + reversalMs && (
        <LastEntry
          key={lastEntry.entryId}
          entry={lastEntry}
          onTakeBack={() => actions.takeBack(machine, lastEntry)}
        />
      )}
    </section>
  );
}

interface LastEntryProps {
  readonly entry: NonNullable<StationMachine["lastEntry"]>;
  readonly onTakeBack: () => void;
}

/** The last entry of this station. A second press reverses the entry. */
function LastEntry({ entry, onTakeBack }: LastEntryProps) {
  const text = useTexts(stationTexts);
  const [isSure, setSure] = useState(false);
  return (
    <p className={styles.last}>
      <span>
        {text("machine.last", {
          id: entry.orderId,
          pieces: piecesText(entry, text),
          time: formatTime(entry.at),
        })}
      </span>
      {isSure ? (
        <>
          <button type="button" className={shared.button} onClick={onTakeBack}>
            {text("machine.yes")}
          </button>
          <button type="button" className={shared.button} onClick={() => setSure(false)}>
            {text("machine.keep")}
          </button>
        </>
      ) : (
        <button type="button" className={shared.button} onClick={() => setSure(true)}>
          {text("machine.takeBack")}
        </button>
      )}
    </p>
  );
}
