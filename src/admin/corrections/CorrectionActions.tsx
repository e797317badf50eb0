import { Button } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { Correction } from "../../../contract/corrections";
import type { ListRow } from "../../api/readRow";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useAccess } from "../layout/RequireAccess";
import { useTexts } from "../useTexts";
import { correctionsTexts } from "./screenTexts";
import { useDecide } from "./useDecide";

/** Decides on a proposed correction, for those who may. */
export default function CorrectionActions() {
  const text = useTexts(correctionsTexts);
  const mayDecide = useAccess("corrections", "decideCorrection");
  const correction = useRecordContext<ListRow<Correction>>();
  const [decide, isBusy] = useDecide();
  const [isAsking, setAsking] = useState(false);
  if (correction?.status !== "PROPOSED" || !mayDecide) return null;
  const { id, name, barcodeId = `#${id}`, reason = "" } = correction;
  const who = name ?? barcodeId;
  return (
    <>
      <Button
        size="small"
        variant="contained"
        loading={isBusy}
        aria-label={`${text("decision.approve")}: ${who}, ${reason}`}
        onClick={() => void decide([id], "APPROVED")}
      >
        {text("decision.approve")}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={isBusy}
        aria-label={`${text("decision.reject")}: ${who}, ${reason}`}
        onClick={() => setAsking(true)}
      >
        {text("decision.reject")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text("decision.title")}
          question={text("decision.question", { who })}
          cancel={text("decision.cancel")}
          confirm={text("decision.reject")}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void decide([id], "REJECTED");
          }}
        />
      )}
    </>
  );
}
