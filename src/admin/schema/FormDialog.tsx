import { type ReactNode, useState } from "react";
import { Form } from "react-admin";
import type { FieldErrors, Validation } from "../../../contract/errors";
import { QuestionDialog, type QuestionDialogProps } from "../layout/ConfirmDialog";
import { type SentCall, useSend } from "../sending";
import type { Host } from "../useHostQuery";
import { FormField } from "./formInputs";
import type { Draft } from "./readDraft";

/** Keeps a form from starting with the record of the page around it. */
export const noRecord = {};

/** The settings of react-hook-form for the two moments at which fields are validated. */
export const validation = {
  /** On submit, without a notice and without moving the focus. */
  onSubmit: {
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldFocusError: false,
    disableInvalidFormNotification: true,
  },
  onTouched: { mode: "onTouched" },
} as const;

interface FormDialogProps extends QuestionDialogProps {
  readonly children: ReactNode;
  /** The value of each field when the dialog opens. Later changes are ignored. */
  readonly defaultValues: Draft;
  readonly validate?: (draft: Draft) => FieldErrors;
  readonly onSubmit: (draft: Draft) => Promise<FieldErrors | undefined>;
  readonly validates?: keyof typeof validation;
}

export function FormDialog({
  defaultValues,
  validate = () => ({}),
  onSubmit,
  validates = "onSubmit",
  ...dialog
}: FormDialogProps) {
  const [begun] = useState(defaultValues);
  return (
    <QuestionDialog
      {...dialog}
      renderForm={(parts) => (
        <Form
          {...validation[validates]}
          record={noRecord}
          defaultValues={begun}
          validate={validate}
          onSubmit={onSubmit}
          noValidate
        >
          {parts}
        </Form>
      )}
    />
  );
}

interface CallDialogProps<Value, Answer>
  extends Omit<FormDialogProps, "validate" | "onSubmit" | "error" | "isBusy">,
    Pick<
      SentCall<Answer, [Value]>,
      "call" | "done" | "failed" | "explain" | "errorsIn" | "onDone"
    > {
  readonly read: (draft: Draft) => Validation<Value>;
}

export function CallDialog<Value, Answer>({
  read,
  call,
  failed,
  explain,
  errorsIn,
  done,
  onDone,
  ...dialog
}: CallDialogProps<Value, Answer>) {
  const [send, isBusy, error] = useSend({
    notifiesError: false,
    call,
    failed,
    fields: Object.keys(dialog.defaultValues),
    explain,
    errorsIn,
    done,
    onDone,
  });
  return (
    <FormDialog
      {...dialog}
      error={error}
      isBusy={isBusy}
      validate={(draft) => {
        const answer = read(draft);
        return answer.ok ? {} : answer.errors;
      }}
      onSubmit={async (draft) => {
        const answer = read(draft);
        return answer.ok ? send(answer.value) : answer.errors;
      }}
    />
  );
}

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
  readonly maxLength: number;
  readonly call: (host: Host, reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export const ReasonDialog = ({ text, maxLength, onClose, ...sending }: ReasonDialogProps) => (
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
