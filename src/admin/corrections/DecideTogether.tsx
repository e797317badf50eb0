import { Button } from "@mui/material";
import { useState } from "react";
import { useListContext } from "react-admin";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useTexts } from "../useTexts";
import { correctionsTexts } from "./screenTexts";
import { useDecide } from "./useDecide";

/** Approves the chosen proposals by one press, or rejects them after a question. */
export default function DecideTogether() {
  const text = useTexts(correctionsTexts);
  const { selectedIds, onSelect } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const [decide, isBusy] = useDecide();
  const decideAll = async (status: "APPROVED" | "REJECTED") => {
    const done = (await decide(selectedIds, status)) ?? [];
    onSelect(selectedIds.filter((id) => !done.includes(String(id))));
  };
  return (
    <>
      <Button variant="contained" loading={isBusy} onClick={() => void decideAll("APPROVED")}>
        {text("decision.approveTogether", { smart_count: selectedIds.length })}
      </Button>
      <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {text("decision.rejectTogether", { smart_count: selectedIds.length })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text("decision.titleTogether", { smart_count: selectedIds.length })}
          question={text("decision.questionTogether")}
          cancel={text("decision.cancel")}
          confirm={text("decision.rejectTogether", { smart_count: selectedIds.length })}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void decideAll("REJECTED");
          }}
        />
      )}
    </>
  );
}
