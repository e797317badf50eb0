import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import wasmAddress from "zxing-wasm/reader/zxing_reader.wasm?url";
import { useTexts } from "../../texts/useTexts";
import { stationTexts } from "../texts";
import styles from "./CameraPanel.module.css";

/** The browser's own barcode detector, or the ponyfill. */
interface Detector {
  detect: (image: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  var BarcodeDetector:
    | {
        new (options: { formats: string[] }): Detector;
        getSupportedFormats: () => Promise<readonly string[]>;
      }
    | undefined;
}

const format = "code_128";

async function loadDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector: BrowserDetector } = globalThis;
  const formats = (await BrowserDetector?.getSupportedFormats()) ?? [];
  return BrowserDetector && formats.includes(format)
    ? new BrowserDetector({ formats: [format] })
    : undefined;
}

/**
 * Returns the browser's barcode detector, or a decoder that this host serves. The wasm address is overridden because
 * the package would load it from another origin.
 */
async function createDetector(): Promise<Detector> {
  const detector = await loadDetector();
  if (detector !== undefined) return detector;
  const ponyfill = await import("barcode-detector/ponyfill");
  await ponyfill.prepareZXingModule({
    overrides: { locateFile: () => wasmAddress },
    fireImmediately: true,
  });
  return new ponyfill.BarcodeDetector({ formats: [format] });
}

/** The milliseconds for which a code must be out of the picture before it is another scan. */
const absenceMs = 3_000;

/**
 * Remembers the codes that the camera saw. A code that stays before the camera is one scan, although the camera sees it
 * many times a second.
 */
export function createSeenCodes() {
  const lastSeen = new Map<string, number>();
  return {
    isNew: (code: string, at: number): boolean => {
      const isNew = at - (lastSeen.get(code) ?? Number.NEGATIVE_INFINITY) > absenceMs;
      lastSeen.set(code, at);
      return isNew;
    },
  };
}

/** The reasons why the camera does not start, by the names of the texts with the next step. */
type CameraProblem = keyof typeof stationTexts.english.camera.problems;

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "denied",
  NotFoundError: "missing",
  NotReadableError: "inUse",
};

const cameraProblem = (error: unknown): CameraProblem =>
  (error instanceof DOMException ? problems[error.name] : undefined) ?? "broken";

type CameraState =
  | { readonly kind: "off" | "starting" | "on" }
  | { readonly kind: "broken"; readonly problem: CameraProblem };

/** The interval between two detections, in milliseconds. */
const detectIntervalMs = 150;

/** The camera at the back, with a picture in which the bars of a code are still apart. */
const wanted: MediaStreamConstraints = {
  video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
};

const nextDetection = () => new Promise((resolve) => setTimeout(resolve, detectIntervalMs));

/** Shows the camera's picture and reads codes from it until the signal ends it. */
async function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onStart, onCode }: { onStart: () => void; onCode: (code: string) => void },
) {
  const stream = await navigator.mediaDevices.getUserMedia(wanted);
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  video.srcObject = stream;
  const [detector] = await Promise.all([createDetector(), video.play()]);
  onStart();
  const seen = createSeenCodes();
  while (!signal.aborted) {
    for (const { rawValue } of await detector.detect(video))
      if (seen.isNew(rawValue, performance.now()) && !signal.aborted) onCode(rawValue);
    await nextDetection();
  }
}

/**
 * Reads barcodes with the camera. Reports each code once while it is in view.
 * @param start 0 while the camera is off; each new number restarts it
 */
function useCamera(
  start: number,
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>({ kind: "off" });
  const notifyCode = useEffectEvent(onCode);

  useEffect(() => {
    if (start === 0 || video.current === null) return;
    if (navigator.mediaDevices === undefined) {
      setState({ kind: "broken", problem: "insecure" });
      return;
    }
    const ending = new AbortController();
    setState({ kind: "starting" });
    const onStart = () => setState({ kind: "on" });
    watch(video.current, ending.signal, { onStart, onCode: (code) => notifyCode(code) }).catch(
      (error: unknown) => {
        if (!ending.signal.aborted) setState({ kind: "broken", problem: cameraProblem(error) });
      },
    );
    return () => {
      ending.abort();
      setState({ kind: "off" });
    };
  }, [start, video]);

  return state;
}

const key = "stationCamera";

/** The camera and its picture. If the camera was on before, it starts on. */
export function CameraPanel({ onCode }: { onCode: (code: string) => void }) {
  const text = useTexts(stationTexts);
  /** The number of starts; 0 while the camera is off. */
  const [start, setStart] = useState(() => (localStorage.getItem(key) === "on" ? 1 : 0));
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(start, video, onCode);
  const isOn = start > 0;

  const turn = (next: boolean) => {
    localStorage.setItem(key, next ? "on" : "off");
    setStart(next ? start + 1 : 0);
  };

  const isBroken = state.kind === "broken";
  return (
    <section className={styles.panel}>
      {!isOn && <div className={styles.bars} aria-hidden="true" />}
      <div className={styles.picture} hidden={!isOn || isBroken}>
        <video ref={video} muted playsInline aria-label={text("camera.picture")} />
        {state.kind === "starting" && <p>{text("camera.starting")}</p>}
      </div>
      {state.kind === "broken" && (
        <p role="alert" className={styles.problem}>
          {text(`camera.problems.${state.problem}`)}
        </p>
      )}
      <button type="button" className={styles.turn} onClick={() => turn(!isOn || isBroken)}>
        {isOn && !isBroken ? text("camera.stop") : text("camera.start")}
      </button>
    </section>
  );
}
