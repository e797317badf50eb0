import { useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { RecordId } from "../../api/readRow";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { serverMessage } from "../serverMessage";
import { useScreenTexts } from "../useScreenTexts";
import { whileSignedIn } from "../useSessionEnd";
import { devicesTexts } from "./screenTexts";

interface ConfirmRevocationProps {
  readonly id: RecordId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a scan station is shut out. An error is said in the dialog, which stays open. */
export function ConfirmRevocation({ id, name, onClose }: ConfirmRevocationProps) {
  const texts = useScreenTexts(devicesTexts);
  const { error, isBusy, revoke } = useRevocation({ id, name, onClose });
  const text = (key: string) => texts(`revocation.${key}`, { name });
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
  const text = useScreenTexts(devicesTexts);
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<string>();

  const [revoke, isBusy] = useSubmitOnce(async () => {
    setError(undefined);
    try {
      await whileSignedIn(host.revokeDevice(id));
      notify(text("revocation.done", { name }), { type: "success" });
      refresh();
      onClose();
    } catch (error) {
      setError(serverMessage(error, text("revocation.failed", { name })));
    }
  });

  return { error, isBusy, revoke };
}
