import { Button } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import { useTexts } from "../../useTexts";
import { ConfirmCancellation, type PayEntry } from "./ConfirmCancellation";
import { cancellationTexts } from "./screenTexts";

/** Cancels an addition, a deduction or an advance with a remaining balance. */
export default function CancelEntry() {
  const text = useTexts(cancellationTexts);
  const entry = useRecordContext<PayEntry>();
  const [isAsking, setAsking] = useState(false);
  if (entry === undefined || entry.cancelledAt !== undefined) return null;
  const { name, amount = 0, recovered = 0 } = entry;
  if (recovered >= amount) return null;
  const action = text("action");
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ alignSelf: "flex-start" }}
        aria-label={`${action}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {action}
      </Button>
      {isAsking && <ConfirmCancellation entry={entry} onClose={() => setAsking(false)} />}
    </>
  );
}
