import type { Host } from "../useHostQuery";
import { CallDialog } from "./FormDialog";
import { FormField } from "./FormField";

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
  /** The maximum length of the reason in characters. */
  readonly maxLength: number;
  readonly call: (host: Host, reason: string) => Promise<unknown>;
  /** Runs after each call, also after one that failed. */
  readonly onSettled: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a call and makes the call. */
export function ReasonDialog({ text, maxLength, onClose, ...sending }: ReasonDialogProps) {
  return (
    <CallDialog
      {...sending}
      title={text("title")}
      question={text("question")}
      cancel={text("keep")}
      confirm={text("confirm")}
      done={text("done")}
      failed={text("failed")}
      defaultValues={{ reason: "" }}
      read={({ reason }) => {
        const value = String(reason ?? "").trim();
        return value === ""
          ? { ok: false, errors: { reason: text("missing") } }
          : { ok: true, value };
      }}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField
        name="reason"
        label={text("reason")}
        helperText={text("reasonHint")}
        autoFocus
        required
        fullWidth
        margin="normal"
        slotProps={{ htmlInput: { maxLength, autoComplete: "off" } }}
      />
    </CallDialog>
  );
}
