import { useTexts } from "../texts/useTexts";
import "@fontsource-variable/archivo/wght.css";
// A browser fetches these only for letters that the page shows: the names of the languages, and names of people.
import "@fontsource/noto-sans-devanagari/devanagari-400.css";
import "@fontsource/noto-sans-devanagari/devanagari-700.css";
import "@fontsource/noto-sans-kannada/kannada-400.css";
import "@fontsource/noto-sans-kannada/kannada-700.css";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { isLanguage } from "../../domain/languages";
import { isOwnHost } from "../api/sendCall";
import { wallDevice } from "../api/stationToken";
import { chooseLanguage } from "../language";
import { followLanguage, showLanguage } from "../texts/loadTexts";
import { useServiceWorker } from "../useServiceWorker";
import { useWakeLock } from "../useWakeLock";
import { createFiguresStore } from "./figuresStore";
import { keepShownMachines } from "./Machines";
import { PairingScreen } from "./PairingScreen";
import { wallFiles, wallTexts } from "./texts";
import styles from "./Wall.module.css";
import { WallScreen } from "./WallScreen";

/** Takes the language and the machine of the address, such as `/wall?language=kn&machine=3`, and loads its texts. */
export async function loader({ request }: Pick<LoaderFunctionArgs, "request">) {
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get("language");
  keepShownMachines(searchParams.get("machine"));
  if (isLanguage(wanted)) chooseLanguage(wanted);
  await showLanguage(wallFiles);
  return null;
}

/** The interval at which the figures are read, in milliseconds. */
const refreshMs = 20_000;

/** The page of a wall screen. It is paired once and then works without input. */
export function Component() {
  const text = useTexts(wallTexts);
  useEffect(() => followLanguage(wallFiles), []);
  const [figures] = useState(createFiguresStore);
  const device = useSyncExternalStore(wallDevice.subscribe, wallDevice.read);
  const state = useSyncExternalStore(figures.subscribe, figures.getState);
  const isPaired = device !== undefined;
  useServiceWorker(isPaired, { script: "/wall-worker.js", scope: "/wall" });
  useWakeLock();

  useEffect(() => {
    document.title = text("title");
  }, [text]);

  useEffect(() => {
    if (!isPaired) return;
    const refresh = () => void figures.refresh();
    refresh();
    const timer = setInterval(refresh, refreshMs);
    window.addEventListener("online", refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", refresh);
    };
  }, [figures, isPaired]);

  if (device) return <WallScreen name={device.name} unit={device.unit} state={state} />;
  if (isOwnHost()) return <PairingScreen isRevoked={state.problem === "refused"} />;
  return (
    <main className={styles.page}>
      <h1 className={styles.message}>{text("noWalls")}</h1>
    </main>
  );
}
