import { Button } from "@mui/material";
import { useState } from "react";
import { useRecordContext, useTranslate } from "react-admin";
import type { Leave } from "../../../contract/calendar";
import type { ListRow } from "../../api/readRow";
import { ConfirmCancellation } from "./ConfirmCancellation";

/** Cancels a leave that is not cancelled yet. */
export default function LeaveActions() {
  const translate = useTranslate();
  const leave = useRecordContext<ListRow<Leave>>();
  const [isAsking, setAsking] = useState(false);
  if (leave === undefined || leave.cancelledAt !== undefined) return null;
  const action = translate("plant.calendar.cancellation.action");
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
