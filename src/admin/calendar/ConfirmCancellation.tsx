import { useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { Leave } from "../../../contract/calendar";
import type { ListRow } from "../../api/readRow";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { dateText } from "../formatMoment";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { serverMessage } from "../serverMessage";
import { useScreenTexts } from "../useScreenTexts";
import { whileSignedIn } from "../useSessionEnd";
import { calendarTexts } from "./screenTexts";

interface ConfirmCancellationProps {
  readonly leave: ListRow<Leave>;
  readonly onClose: () => void;
}

/** Asks before a leave is cancelled. An error is said in the dialog, which stays open. */
export function ConfirmCancellation({ leave, onClose }: ConfirmCancellationProps) {
  const texts = useScreenTexts(calendarTexts);
  const { error, isBusy, cancel } = useCancellation({ leave, onClose });
  const values = {
    name: leave.name ?? "",
    from: dateText(leave.firstDate),
    to: dateText(leave.lastDate),
  };
  const text = (key: string) => texts(`cancellation.${key}`, values);
  return (
    <ConfirmDialog
      title={text("title")}
      question={text("question")}
      cancel={text("keep")}
      confirm={text("confirm")}
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void cancel()}
    />
  );
}

function useCancellation({ leave, onClose }: ConfirmCancellationProps) {
  const host = useDataProvider<PlantDataProvider>();
  const text = useScreenTexts(calendarTexts);
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<string>();

  const [cancel, isBusy] = useSubmitOnce(async () => {
    setError(undefined);
    try {
      await whileSignedIn(host.cancelLeave(leave.id));
      notify(text("cancellation.done", { name: leave.name ?? "" }), { type: "success" });
      onClose();
      refresh();
    } catch (error) {
      setError(serverMessage(error, text("cancellation.failed")));
    }
  });

  return { error, isBusy, cancel };
}
