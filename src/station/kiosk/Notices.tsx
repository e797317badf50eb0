import styles from "../Station.module.css";
import { stationTexts } from "../texts";
import { usePersistence } from "./usePersistence";

/** A clock that is off by more than this is marked by the host, in milliseconds. */
const clockToleranceMs = 120_000;

interface NoticesProps {
  readonly hasIndexedDb: boolean;
  readonly clockOffMs: number;
  readonly isForeign: boolean;
}

/** Small notices about problems of the station. The station still works. */
export function Notices({ hasIndexedDb, clockOffMs, isForeign }: NoticesProps) {
  const { insecure, notDurable, isPersisted, notPersisted, clockOff, foreign } =
    stationTexts.status;
  const persistence = usePersistence(hasIndexedDb);
  const notices = [
    ...(isForeign ? [foreign] : []),
    ...(window.isSecureContext ? [] : [insecure]),
    ...(hasIndexedDb ? [] : [notDurable]),
    ...(persistence === undefined ? [] : [persistence ? isPersisted : notPersisted]),
    ...(Math.abs(clockOffMs) > clockToleranceMs ? [clockOff] : []),
  ];
  if (notices.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  );
}
