import { TextField } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify } from "react-admin";
import type { RecordId } from "../../../api/readRow";
import { ConfirmDialog } from "../../layout/ConfirmDialog";
import { useConfirmedCall } from "../../layout/useConfirmedCall";
import { useScreenTexts } from "../../useScreenTexts";
import { cancelTexts } from "./screenTexts";

interface CancelOrderDialogProps {
  readonly id: RecordId;
  readonly onClose: () => void;
}

/** Asks why an order is cancelled, and cancels it. An error is said in the dialog, where the reason still stands. */
export default function CancelOrderDialog({ id, onClose }: CancelOrderDialogProps) {
  const text = useScreenTexts(cancelTexts);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isMissing, setMissing] = useState(false);
  const { error, isBusy, confirm } = useConfirmedCall({
    call: (host, reason: string) => host.cancelOrder(id, reason),
    failed: text("failed"),
    onDone: () => {
      notify(text("done", { id }), { type: "success" });
      onClose();
    },
    // What failed may have been somebody else's move.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["orders"] }),
  });
  const cancel = (entries: FormData) => {
    const reason = String(entries.get("reason") ?? "").trim();
    setMissing(reason === "");
    if (reason !== "") void confirm(reason);
  };
  return (
    <ConfirmDialog
      title={text("title", { id })}
      question={text("text")}
      cancel={text("keep")}
      confirm={text("confirm")}
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={cancel}
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
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: "off" } }}
      />
    </ConfirmDialog>
  );
}
