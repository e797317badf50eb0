import type { RecordId } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { ReasonDialog } from "../../schema/FormDialog";
import { cancelTexts } from "../texts";

type CancelOrderDialogProps = Readonly<{ id: RecordId; onClose: () => void }>;

export default function CancelOrderDialog({ id, onClose }: CancelOrderDialogProps) {
  const text = useTexts(cancelTexts);
  return (
    <ReasonDialog
      text={(name) => text(name, { id })}
      maxLength={300}
      call={(host, reason) => host.call("cancelOrder", { id, reason })}
      onClose={onClose}
    />
  );
}
