import { useState } from "react";
import type { BoxDesign } from "../../../../domain/board/boxDesign";
import type { Dieline } from "../../../../domain/board/dieline";
import { type DielineFormat, dielineFormats, saveDieline } from "../../../dieline/saveDieline";
import { useSubmitOnce } from "../../../useSubmitOnce";
import type { EstimateText } from "../../texts/estimateTexts";
import styles from "./Estimator.module.css";

interface DielineFilesProps {
  readonly design: BoxDesign;
  readonly dieline: Dieline;
  readonly texts: EstimateText;
}

/** Saves the dieline at its own size. The code of a format is loaded when it is asked for. */
export function DielineFiles({ design, dieline, texts }: DielineFilesProps) {
  const [isFailed, setFailed] = useState(false);
  const [save, isBusy] = useSubmitOnce(async (format: DielineFormat) => {
    setFailed(false);
    await saveDieline(format, design, dieline).catch(() => setFailed(true));
  });
  return (
    <div className={styles.files}>
      {dielineFormats.map((format) => (
        <button key={format} type="button" disabled={isBusy} onClick={() => void save(format)}>
          {texts("save", { format: format.toUpperCase() })}
        </button>
      ))}
      {isFailed && <p role="alert">{texts("saveFailed")}</p>}
    </div>
  );
}
