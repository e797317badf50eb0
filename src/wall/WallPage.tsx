import {
  chooseLanguage,
  followLanguage,
  LanguageChoice,
  readTexts,
  showLanguage,
  useTexts,
} from "../texts/useTexts";
import "@fontsource-variable/archivo/wght.css";
// A browser loads these typefaces only for letters on the page: the names of the languages, and names of people.
import "@fontsource/noto-sans-devanagari/devanagari-400.css";
import "@fontsource/noto-sans-devanagari/devanagari-700.css";
import "@fontsource/noto-sans-kannada/kannada-400.css";
import "@fontsource/noto-sans-kannada/kannada-700.css";
import { type FormEvent, useEffect, useState, useSyncExternalStore } from "react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { isLanguage } from "../../domain/languages";
import { pairDevice, wallDevice } from "../api/deviceHost";
import { HostError } from "../api/hostErrors";
import { isServedByHost } from "../api/sendCall";
import { useServiceWorker, useWakeLock } from "../browser/devicePage";
import { useSubmitOnce } from "../browser/useSubmitOnce";
import { createFiguresStore } from "./figuresStore";
import { keepShownMachines } from "./Machines";
import { wallFiles, wallTexts } from "./texts";
import styles from "./Wall.module.css";
import { WallScreen } from "./WallScreen";

/** Stores the language and the machine of the address, such as `/wall?language=kn&machine=3`, and loads the texts. */
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
  if (isServedByHost()) return <PairingScreen isRevoked={state.problem === "refused"} />;
  return (
    <main className={styles.page}>
      <h1 className={styles.message}>{text("noWalls")}</h1>
    </main>
  );
}

/** Returns the message about a pairing code that did not pair the screen. */
function errorText(problem: unknown): string {
  const text = readTexts(wallTexts);
  if (!(problem instanceof HostError)) return text("pairing.noHost");
  if (problem.status === 429) return text("pairing.tooMany");
  return problem.status === 400 ? text("pairing.refused") : problem.message;
}

/** The picture of a wall screen with its panels. */
const Picture = () => (
  <svg className={styles.picture} viewBox="0 0 64 44" fill="none" aria-hidden="true">
    <path d="M2 2h60v34H2zM22 42h20M32 36v6M8 8h10v22H8zM22 8h10v22H22zM36 8h20M36 15h20M36 22h20M36 30h20" />
  </svg>
);

/** The screen before the pairing: the choice of its language, and the code from the office that pairs this browser. */
function PairingScreen({ isRevoked }: { readonly isRevoked: boolean }) {
  const text = useTexts(wallTexts);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();

  const [submit, isBusy] = useSubmitOnce(async () => {
    if (code.trim() === "") return setError(text("pairing.required"));
    setError(undefined);
    try {
      wallDevice.start(await pairDevice(code, "WALL"));
    } catch (problem) {
      setError(errorText(problem));
    }
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <main className={styles.page}>
      <form className={styles.pairing} onSubmit={onSubmit} noValidate>
        <Picture />
        <h1>{text("pairing.heading")}</h1>
        {isRevoked && <p role="alert">{text("pairing.revoked")}</p>}
        <LanguageChoice legend={text("pairing.language")} />
        <p>{text("pairing.lead")}</p>
        <label>
          <span>{text("pairing.code")}</span>
          <input
            name="code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-invalid={error !== undefined}
            aria-describedby="pairing-error"
          />
        </label>
        <p id="pairing-error" role="alert" className={styles.error}>
          {error}
        </p>
        <button type="submit" className={styles.primary} aria-disabled={isBusy}>
          {isBusy ? text("pairing.busy") : text("pairing.submit")}
        </button>
      </form>
    </main>
  );
}
