import { Button } from "@mui/material";
import { useState } from "react";
import { useListContext } from "react-admin";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useScreenTexts } from "../useScreenTexts";
import { correctionsTexts } from "./screenTexts";
import { useDecide } from "./useDecide";

/** Approves the chosen proposals by one press, or rejects them after a question. */
export default function DecideTogether() {
  const texts = useScreenTexts(correctionsTexts);
  const { selectedIds, onSelect } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const [decide, isBusy] = useDecide();
  const text = (key: string) => texts(`decision.${key}`, { smart_count: selectedIds.length });
  const decideAll = async (status: "APPROVED" | "REJECTED") => {
    const done = (await decide(selectedIds, status)) ?? [];
    onSelect(selectedIds.filter((id) => !done.includes(String(id))));
  };
  return (
    <>
      <Button variant="contained" loading={isBusy} onClick={() => void decideAll("APPROVED")}>
        {text("approveTogether")}
      </Button>
      <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {text("rejectTogether")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text("titleTogether")}
          question={text("questionTogether")}
          cancel={text("cancel")}
          confirm={text("rejectTogether")}
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
