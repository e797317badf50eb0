import { TextField } from "@mui/material";
import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { monthText } from "../../formatMoment";
import { ConfirmDialog } from "../../layout/ConfirmDialog";
import { useConfirmedCall } from "../../layout/useConfirmedCall";
import { useScreenTexts } from "../../useScreenTexts";
import { monthTexts } from "./screenTexts";

interface UnlockDialogProps {
  readonly month: string;
  readonly onClose: () => void;
}

/** Asks why a month is unlocked. An error is said in the dialog, where the reason still stands. */
export function UnlockDialog({ month, onClose }: UnlockDialogProps) {
  const texts = useScreenTexts(monthTexts);
  const text = (key: string) => texts(`unlock.${key}`, { month: monthText(month) });
  const notify = useNotify();
  const refresh = useRefresh();
  const [isMissing, setMissing] = useState(false);
  const { error, isBusy, confirm } = useConfirmedCall({
    call: (host, reason: string) =>
      host.payroll((calls) => calls.unlockPayrollMonth(month, reason)),
    failed: text("failed"),
    onDone: () => {
      notify(text("done"), { type: "success" });
      onClose();
    },
    onSettled: refresh,
  });
  const unlock = (entries: FormData) => {
    const reason = String(entries.get("reason") ?? "").trim();
    setMissing(reason === "");
    if (reason !== "") void confirm(reason);
  };
  return (
    <ConfirmDialog
      title={text("title")}
      question={text("question")}
      cancel={text("keep")}
      confirm={text("confirm")}
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={unlock}
    >
      <TextField
        name="reason"
        label={text("reason")}
        error={isMissing}
        helperText={text(isMissing ? "missing" : "reasonHint")}
        autoFocus
        required
        fullWidth
        margin="normal"
        slotProps={{ htmlInput: { maxLength: 500, autoComplete: "off" } }}
      />
    </ConfirmDialog>
  );
}
