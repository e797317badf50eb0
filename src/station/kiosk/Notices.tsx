import styles from "../Station.module.css";
import { stationTexts } from "../texts";

/** A clock that is off by more than this is marked by the host, in milliseconds. */
const clockToleranceMs = 120_000;

/** What somebody should see to, in small letters: the station works all the same. */
export function Notices({ isDurable, clockOffMs }: { isDurable: boolean; clockOffMs: number }) {
  const { insecure, notDurable, clockOff } = stationTexts.status;
  const notices = [
    ...(window.isSecureContext ? [] : [insecure]),
    ...(isDurable ? [] : [notDurable]),
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
