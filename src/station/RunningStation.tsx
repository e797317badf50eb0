import { useEffect, useState, useSyncExternalStore } from "react";
import { readSession } from "../api/session";
import { readStation, subscribeToStation } from "../api/stationToken";
import { subscribeToSession } from "../api/subscribeToSession";
import { Kiosk } from "./kiosk/Kiosk";
import { openStation, type Station } from "./openStation";
import { PairingScreen } from "./pairing/PairingScreen";
import styles from "./Station.module.css";
import { useRefresh } from "./useRefresh";

const isAdmin = () => readSession() !== undefined;

/** The station once what it has stored is open. */
export function RunningStation() {
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

/** Pairing comes first, unless an admin who is signed in on this browser uses it; and again once it was revoked. */
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
