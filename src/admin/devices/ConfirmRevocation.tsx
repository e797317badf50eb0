import type { RecordId } from "../../api/readRow";
import { ConfirmCall } from "../layout/ConfirmCall";
import { useScreenTexts } from "../useScreenTexts";
import { devicesTexts } from "./screenTexts";

interface ConfirmRevocationProps {
  readonly id: RecordId;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a scan station is shut out. */
export function ConfirmRevocation({ id, name, onClose }: ConfirmRevocationProps) {
  const texts = useScreenTexts(devicesTexts);
  const text = (key: string) => texts(`revocation.${key}`, { name });
  return (
    <ConfirmCall
      title={text("title")}
      question={text("question")}
      cancel={text("cancel")}
      confirm={text("confirm")}
      done={text("done")}
      failed={text("failed")}
      call={(host) => host.revokeDevice(id)}
      onClose={onClose}
    />
  );
}
