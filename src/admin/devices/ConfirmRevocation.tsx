import { useState } from "react";
import { useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin";
import type { RecordId } from "../../api/readRow";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";

interface ConfirmRevocationProps {
  readonly id: RecordId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a scan station is shut out. An error is said in the dialog, which stays open. */
export function ConfirmRevocation({ id, name, onClose }: ConfirmRevocationProps) {
  const translate = useTranslate();
  const { error, isBusy, revoke } = useRevocation({ id, name, onClose });
  const text = (key: string) => translate(`plant.devices.revocation.${key}`, { name });
  return (
    <ConfirmDialog
      title={text("title")}
      question={text("question")}
      cancel={text("cancel")}
      confirm={text("confirm")}
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void revoke()}
    />
  );
}

function useRevocation({ id, name, onClose }: ConfirmRevocationProps) {
  const host = useDataProvider<PlantDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<string>();

  const [revoke, isBusy] = useSubmitOnce(async () => {
    setError(undefined);
    try {
      await whileSignedIn(host.revokeDevice(id));
      notify("plant.devices.revocation.done", { type: "success", messageArgs: { name } });
      refresh();
      onClose();
    } catch (error) {
      setError(serverMessage(error, translate("plant.devices.revocation.failed", { name })));
    }
  });

  return { error, isBusy, revoke };
}
