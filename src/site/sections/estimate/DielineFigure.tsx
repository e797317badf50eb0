import type { Dieline } from "../../../../domain/board/dieline";
import { BlankFigure } from "../../../art/BlankFigure";
import type { EstimateText } from "../../texts/estimateTexts";
import styles from "./Estimator.module.css";
import { lengthText, sizeText } from "./estimateBox";
import type { EstimateEntries } from "./estimateEntries";
import { useElementSize } from "./useElementSize";

interface DielineFigureProps {
  readonly dieline: Dieline;
  readonly unit: EstimateEntries["unit"];
  readonly texts: EstimateText;
}

/** The dieline with its measures in the chosen unit, their text as large on a phone as on a wide screen. */
export function DielineFigure({ dieline, unit, texts }: DielineFigureProps) {
  const { ref, size } = useElementSize();
  const { blank, along, across } = dieline;
  const labels = (measures: Dieline["along"]) => measures.map(({ label }) => label).join(", ");
  return (
    <div ref={ref} className={styles.dieline}>
      <BlankFigure
        dieline={dieline}
        width={Math.min(600, Math.max(320, size.width))}
        lengthText={(length) => lengthText(length, unit)}
        label={texts("dielinePicture", {
          size: sizeText([blank.length, blank.width], "mm"),
          along: labels(along),
          across: labels(across),
        })}
      />
    </div>
  );
}
