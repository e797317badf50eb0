import { useState } from "react";
import { useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin";
import type { Leave } from "../../../contract/calendar";
import type { ListRow } from "../../api/readRow";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { dateText } from "../formatMoment";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";

interface ConfirmCancellationProps {
  readonly leave: ListRow<Leave>;
  readonly onClose: () => void;
}

/** Asks before a leave is cancelled. An error is said in the dialog, which stays open. */
export function ConfirmCancellation({ leave, onClose }: ConfirmCancellationProps) {
  const translate = useTranslate();
  const { error, isBusy, cancel } = useCancellation({ leave, onClose });
  const values = {
    name: leave.name ?? "",
    from: dateText(leave.firstDate),
    to: dateText(leave.lastDate),
  };
  const text = (key: string) => translate(`plant.calendar.cancellation.${key}`, values);
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
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<string>();

  const [cancel, isBusy] = useSubmitOnce(async () => {
    setError(undefined);
    try {
      await whileSignedIn(host.cancelLeave(leave.id));
      notify("plant.calendar.cancellation.done", {
        type: "success",
        messageArgs: { name: leave.name ?? "" },
      });
      onClose();
      refresh();
    } catch (error) {
      setError(serverMessage(error, translate("plant.calendar.cancellation.failed")));
    }
  });

  return { error, isBusy, cancel };
}
