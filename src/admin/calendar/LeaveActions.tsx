import { Button } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { Leave } from "../../../contract/calendar";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../useTexts";
import { ConfirmCancellation } from "./ConfirmCancellation";
import { calendarTexts } from "./screenTexts";

/** Cancels a leave that is not cancelled yet. */
export default function LeaveActions() {
  const text = useTexts(calendarTexts);
  const leave = useRecordContext<ListRow<Leave>>();
  const [isAsking, setAsking] = useState(false);
  if (leave === undefined || leave.cancelledAt !== undefined) return null;
  const action = text("cancellation.action");
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${action}: ${leave.name}`}
        onClick={() => setAsking(true)}
      >
        {action}
      </Button>
      {isAsking && <ConfirmCancellation leave={leave} onClose={() => setAsking(false)} />}
    </>
  );
}
