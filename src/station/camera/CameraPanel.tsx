import { useRef, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import { stationTexts } from "../texts";
import styles from "./CameraPanel.module.css";
import { useCamera } from "./useCamera";

const key = "stationCamera";

/** The camera and its picture. A station that had it on starts with it on. */
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
