import { TextField } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import type { PlantDataProvider } from "../../dataProvider";
import { ConfirmDialog } from "./ConfirmDialog";
import { useConfirmedCall } from "./useConfirmedCall";

/** What the dialog says, and what is said once it is done or has failed. */
type ReasonText =
  | "title"
  | "question"
  | "reason"
  | "reasonHint"
  | "missing"
  | "keep"
  | "confirm"
  | "done"
  | "failed";

interface ReasonDialogProps {
  readonly text: (name: ReasonText) => string;
  /** Of the reason, in characters. */
  readonly maxLength: number;
  readonly call: (host: PlantDataProvider, reason: string) => Promise<unknown>;
  /** Whatever the host has answered. */
  readonly onSettled: () => void;
  readonly onClose: () => void;
}

/** Asks why something is done, and does it. An error is said in the dialog, where the reason still stands. */
export function ReasonDialog({ text, maxLength, call, onSettled, onClose }: ReasonDialogProps) {
  const notify = useNotify();
  const [isMissing, setMissing] = useState(false);
  const { error, isBusy, confirm } = useConfirmedCall({
    call,
    failed: text("failed"),
    onDone: () => {
      notify(text("done"), { type: "success" });
      onClose();
    },
    onSettled,
  });
  const submit = (entries: FormData) => {
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
      onConfirm={submit}
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
        slotProps={{ htmlInput: { maxLength, autoComplete: "off" } }}
      />
    </ConfirmDialog>
  );
}
