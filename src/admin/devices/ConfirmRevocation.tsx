import { useNotify, useRefresh } from "react-admin";
import type { RecordId } from "../../api/readRow";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useConfirmedCall } from "../layout/useConfirmedCall";
import { useScreenTexts } from "../useScreenTexts";
import { devicesTexts } from "./screenTexts";

interface ConfirmRevocationProps {
  readonly id: RecordId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a scan station is shut out. An error is said in the dialog, which stays open. */
export function ConfirmRevocation({ id, name, onClose }: ConfirmRevocationProps) {
  const texts = useScreenTexts(devicesTexts);
  const text = (key: string) => texts(`revocation.${key}`, { name });
  const notify = useNotify();
  const refresh = useRefresh();
  const { error, isBusy, confirm } = useConfirmedCall({
    call: (host) => host.revokeDevice(id),
    failed: text("failed"),
    onDone: () => {
      notify(text("done"), { type: "success" });
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={text("title")}
      question={text("question")}
      cancel={text("cancel")}
      confirm={text("confirm")}
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
