import { useNotify, useRefresh } from "react-admin";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog";
import { type ConfirmedCall, useConfirmedCall } from "./useConfirmedCall";

interface ConfirmCallProps
  extends Pick<ConfirmDialogProps, "title" | "question" | "cancel" | "confirm" | "color">,
    Pick<ConfirmedCall<unknown, []>, "call" | "failed"> {
  /** The message after the call. */
  readonly done: string;
  readonly onClose: () => void;
}

/**
 * Asks before a call, then reloads the lists. After an error the dialog stays open and shows the message.
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
