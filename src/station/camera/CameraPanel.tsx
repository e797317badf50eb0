import { useRef, useState } from "react";
import { stationTexts } from "../texts";
import styles from "./CameraPanel.module.css";
import { useCamera } from "./useCamera";

const key = "stationCamera";

/** The camera and its picture. A station that had it on starts with it on. */
export function CameraPanel({ onCode }: { onCode: (code: string) => void }) {
  const texts = stationTexts.use().camera;
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
        <video ref={video} muted playsInline aria-label={texts.picture} />
        {state.kind === "starting" && <p>{texts.starting}</p>}
      </div>
      {state.kind === "broken" && (
        <p role="alert" className={styles.problem}>
          {texts.problems[state.problem]}
        </p>
      )}
      <button type="button" className={styles.turn} onClick={() => turn(!isOn || isBroken)}>
        {isOn && !isBroken ? texts.stop : texts.start}
      </button>
    </section>
  );
}
