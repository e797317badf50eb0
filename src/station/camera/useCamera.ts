import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { cameraProblem, insecureProblem } from "./cameraProblem";
import { createDetector } from "./createDetector";
import { createSeenCodes } from "./seenCodes";

type CameraState =
  | { readonly kind: "off" | "starting" | "on" }
  | { readonly kind: "broken"; readonly problem: string };

/** How often the picture is looked at, in milliseconds. */
const lookMs = 150;

/** The camera at the back, at a size at which bars are still apart. */
const wanted: MediaStreamConstraints = {
  video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
};

const nextLook = () => new Promise((resolve) => setTimeout(resolve, lookMs));

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
    await nextLook();
  }
}

/**
 * Reads barcodes by the camera; every code is told once while it is shown.
 * @param start 0 while the camera is off; another number starts it anew
 */
export function useCamera(
  start: number,
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>({ kind: "off" });
  const notifyCode = useEffectEvent(onCode);

  useEffect(() => {
    if (start === 0 || video.current === null) return;
    if (navigator.mediaDevices === undefined) {
      setState({ kind: "broken", problem: insecureProblem });
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
