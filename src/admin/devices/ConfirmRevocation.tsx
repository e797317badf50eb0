import type { RecordId } from "../../api/readRow";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { useTexts } from "../useTexts";
import { devicesTexts } from "./screenTexts";

interface ConfirmRevocationProps {
  readonly id: RecordId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before revoking a scan station's access. */
export function ConfirmRevocation({ id, name, onClose }: ConfirmRevocationProps) {
  const text = useTexts(devicesTexts);
  return (
    <ConfirmCall
      title={text("revocation.title", { name })}
      question={text("revocation.question")}
      cancel={text("revocation.cancel")}
      confirm={text("revocation.confirm")}
      done={text("revocation.done", { name })}
      failed={text("revocation.failed", { name })}
      call={(host) => host.call("revokeDevice", { id })}
      onClose={onClose}
    />
  );
}
