import { useNotify, useRefresh } from "react-admin";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog";
import { type ConfirmedCall, useConfirmedCall } from "./useConfirmedCall";

interface ConfirmCallProps
  extends Pick<ConfirmDialogProps, "title" | "question" | "cancel" | "confirm" | "color">,
    Pick<ConfirmedCall<unknown, []>, "call" | "failed"> {
  /** What is said once it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

/**
 * Asks before a call is made; once it is done, the lists are read again. An error is said in the dialog,
 * which stays open.
 */
export function ConfirmCall({ call, failed, done, onClose, ...dialog }: ConfirmCallProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { error, isBusy, confirm } = useConfirmedCall({
    call,
    failed,
    onDone: () => {
      notify(done, { type: "success" });
      onClose();
      refresh();
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
