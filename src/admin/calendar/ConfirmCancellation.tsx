import type { Leave } from "../../../contract/calendar";
import type { ListRow } from "../../api/readRow";
import { dateText } from "../formatMoment";
import { ConfirmCall } from "../layout/ConfirmCall";
import { useScreenTexts } from "../useScreenTexts";
import { calendarTexts } from "./screenTexts";

interface ConfirmCancellationProps {
  readonly leave: ListRow<Leave>;
  readonly onClose: () => void;
}

/** Asks before a leave is cancelled. */
export function ConfirmCancellation({ leave, onClose }: ConfirmCancellationProps) {
  const texts = useScreenTexts(calendarTexts);
  const values = {
    name: leave.name ?? "",
    from: dateText(leave.firstDate),
    to: dateText(leave.lastDate),
  };
  const text = (key: string) => texts(`cancellation.${key}`, values);
  return (
    <ConfirmCall
      title={text("title")}
      question={text("question")}
      cancel={text("keep")}
      confirm={text("confirm")}
      done={text("done")}
      failed={text("failed")}
      call={(host) => host.cancelLeave(leave.id)}
      onClose={onClose}
    />
  );
}
