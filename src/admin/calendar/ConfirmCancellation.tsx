import { useNotify, useRefresh } from "react-admin";
import type { Leave } from "../../../contract/calendar";
import type { ListRow } from "../../api/readRow";
import { dateText } from "../formatMoment";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useConfirmedCall } from "../layout/useConfirmedCall";
import { useScreenTexts } from "../useScreenTexts";
import { calendarTexts } from "./screenTexts";

interface ConfirmCancellationProps {
  readonly leave: ListRow<Leave>;
  readonly onClose: () => void;
}

/** Asks before a leave is cancelled. An error is said in the dialog, which stays open. */
export function ConfirmCancellation({ leave, onClose }: ConfirmCancellationProps) {
  const texts = useScreenTexts(calendarTexts);
  const values = {
    name: leave.name ?? "",
    from: dateText(leave.firstDate),
    to: dateText(leave.lastDate),
  };
  const text = (key: string) => texts(`cancellation.${key}`, values);
  const notify = useNotify();
  const refresh = useRefresh();
  const { error, isBusy, confirm } = useConfirmedCall({
    call: (host) => host.cancelLeave(leave.id),
    failed: text("failed"),
    onDone: () => {
      notify(text("done"), { type: "success" });
      onClose();
      refresh();
    },
  });
  return (
    <ConfirmDialog
      title={text("title")}
      question={text("question")}
      cancel={text("keep")}
      confirm={text("confirm")}
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
