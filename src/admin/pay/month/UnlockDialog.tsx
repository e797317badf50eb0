import { useRefresh } from "react-admin";
import { monthText } from "../../formatMoment";
import { ReasonDialog } from "../../schema/FormDialog";
import { useTexts } from "../../useTexts";
import { monthTexts } from "../screenTexts";

interface UnlockDialogProps {
  readonly month: string;
  readonly onClose: () => void;
}

/** Asks why a month is unlocked, and unlocks it. */
export function UnlockDialog({ month, onClose }: UnlockDialogProps) {
  const text = useTexts(monthTexts);
  const refresh = useRefresh();
  return (
    <ReasonDialog
      text={(name) => text(`unlock.${name}`, { month: monthText(month) })}
      maxLength={500}
      call={(host, reason) => host.call("unlockPayrollMonth", { month, reason })}
      onSettled={refresh}
      onClose={onClose}
    />
  );
}
