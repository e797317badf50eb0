import { type PointerEvent, useEffect, useRef, useState } from "react";
import { artUrl } from "../../../art/names";
import type { EstimateText } from "../../../texts/estimateTexts";
import { useIsHydrated } from "../../../visibility";
import { FoldedBox, type FoldedBoxProps } from "./FoldedBox";
import styles from "./FoldStage.module.css";

/** The milliseconds to fold a flat blank into a closed box. */
const foldMs = 2_600;

const prefersLessMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Returns the fold in percent. It moves by itself only when the person asks, and not at all if they prefer less motion.
 */
function useFold() {
  const [percent, setPercent] = useState(100);
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const foldTo = (to: number) => {
    stop();
    if (prefersLessMotion()) return setPercent(to);
    const start = performance.now();
    const step = (now: number) => {
      const way = Math.max(0, now - start) / (foldMs / 100);
      const next = to > percent ? Math.min(to, percent + way) : Math.max(to, percent - way);
      setPercent(next);
      if (next !== to) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };
  const set = (to: number) => {
    stop();
    setPercent(to);
  };
  return { percent, set, foldTo };
}

interface FoldStageProps extends Pick<FoldedBoxProps, "dieline" | "thickness" | "colours"> {
  /** The size of the box with its unit. */
  readonly size: string;
  readonly texts: EstimateText;
}

/** A box that folds under a slider, and turns under another one or under the finger. */
export function FoldStage({ size, texts, ...box }: FoldStageProps) {
  const isHydrated = useIsHydrated();
  const { percent, set, foldTo } = useFold();
  const [turned, setTurned] = useState(0);
  const label = texts("boxPicture", { size });
  const dragTurn = ({ buttons, movementX }: PointerEvent) => {
    if (buttons === 1)
      setTurned((before) => Math.max(-180, Math.min(180, Math.round(before + movementX / 2))));
  };
  return (
    <div className={styles.fold}>
      <div className={styles.frame} onPointerMove={dragTurn}>
        {isHydrated ? (
          <FoldedBox {...box} share={percent / 100} turned={turned} label={label} />
        ) : (
          <img src={artUrl("box-estimate")} alt={label} width="480" height="360" />
        )}
      </div>
      <div className={styles.controls}>
        <label>
          <span>{texts("foldShare")}</span>
          <input
            type="range"
            min="0"
            max="100"
            value={Math.round(percent)}
            aria-valuetext={texts("folded", { percent: String(Math.round(percent)) })}
            onChange={({ target }) => set(target.valueAsNumber)}
          />
        </label>
        <label>
          <span>{texts("turn")}</span>
          <input
            type="range"
            min="-180"
            max="180"
            step="5"
            value={turned}
            aria-valuetext={texts("turned", { degrees: String(turned) })}
            onChange={({ target }) => setTurned(target.valueAsNumber)}
          />
        </label>
        <button type="button" onClick={() => foldTo(percent > 50 ? 0 : 100)}>
          {percent > 50 ? texts("flat") : texts("close")}
        </button>
      </div>
    </div>
  );
}
