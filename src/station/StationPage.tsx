import "@fontsource-variable/archivo/wght.css";
import { useEffect, useSyncExternalStore } from "react";
import { isOwnHost } from "../api/sendCall";
import { hasFeature, readSession } from "../api/session";
import { readStation, subscribeToStation } from "../api/stationToken";
import { subscribeToSession } from "../api/subscribeToSession";
import { RunningStation } from "./RunningStation";
import styles from "./Station.module.css";
import { stationTexts } from "./texts";

/** A paired tablet has shown it; an admin's login reply says it; else it is known of our own host alone. */
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
  useEffect(() => {
    document.title = stationTexts.title;
  }, []);

  if (isStation) return <RunningStation />;
  return (
    <main className={styles.page}>
      <div className={styles.sentence}>
        <h1>{stationTexts.title}</h1>
        <p>{stationTexts.noStations}</p>
      </div>
    </main>
  );
}
