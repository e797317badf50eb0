import { useEffect, useState, useSyncExternalStore } from "react";
import { readStation, subscribeToStation } from "../api/deviceHost";
import { hasFeature, readSession } from "../api/session";
import { subscribeToSession } from "../api/sessionChanges";
import { followLanguage, showLanguage, useTexts } from "../texts/useTexts";
import { Kiosk } from "./kiosk/Kiosk";
import { openStation, type Station } from "./openStation";
import { PairingScreen } from "./pairing/PairingScreen";
import styles from "./Station.module.css";
import "@fontsource-variable/archivo/wght.css";
import { isOwnHost } from "../api/sendCall";
import { stationFiles, stationTexts } from "./texts";

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

/**
 * True if the host has stations. A paired tablet or an admin's login reply shows it. Without both, only our own host
 * has them for certain.
 */
const hasStations = () =>
  readStation() !== undefined ||
  (readSession() === undefined ? isOwnHost() : hasFeature("stations"));

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
