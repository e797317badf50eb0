import type { Leave } from "../../../contract/calendar";
import type { ListRow } from "../../api/readRow";
import { dateText } from "../formatMoment";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { useTexts } from "../useTexts";
import { calendarTexts } from "./screenTexts";

interface ConfirmCancellationProps {
  readonly leave: ListRow<Leave>;
  readonly onClose: () => void;
}

/** Asks before a leave is cancelled. */
export function ConfirmCancellation({ leave, onClose }: ConfirmCancellationProps) {
  const text = useTexts(calendarTexts);
  const values = {
    name: leave.name ?? "",
    from: dateText(leave.firstDate),
    to: dateText(leave.lastDate),
  };
  return (
    <ConfirmCall
      title={text("cancellation.title", values)}
      question={text("cancellation.question", values)}
      cancel={text("cancellation.keep")}
      confirm={text("cancellation.confirm")}
      done={text("cancellation.done", values)}
      failed={text("cancellation.failed")}
      call={(host) => host.call("cancelLeave", { id: leave.id })}
      onClose={onClose}
    />
  );
}
