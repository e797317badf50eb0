import { type ReactNode, useState } from "react";
import { Form, useNotify } from "react-admin";
import type { FieldErrors, Validation } from "../../../contract/errors";
import { QuestionDialog, type QuestionDialogProps } from "../layout/ConfirmDialog";
import { type ConfirmedCall, useConfirmedCall } from "../layout/useConfirmedCall";
import type { Draft } from "./readDraft";

/** Keeps the form from starting with the record of the page around the dialog. */
const noRecord = {};

/** The settings of react-hook-form for the two moments at which fields are validated. */
const validation = {
  /** On submit, without a notice and without moving the focus. */
  onSubmit: {
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldFocusError: false,
    disableInvalidFormNotification: true,
  },
  /** On blur, as in generated forms. */
  onTouched: { mode: "onTouched" },
} as const;

interface FormDialogProps extends QuestionDialogProps {
  readonly children: ReactNode;
  /** The value of each field when the dialog opens. Later changes are ignored. */
  readonly defaultValues: Draft;
  readonly validate: (draft: Draft) => FieldErrors;
  /** Returns the host's messages by field. */
  readonly onSubmit: (draft: Draft) => Promise<FieldErrors | undefined>;
  readonly validates?: keyof typeof validation;
}

/** A question with fields, as a form of react-admin. The fields keep what is typed after an error. */
export function FormDialog({
  defaultValues,
  validate,
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
    Pick<ConfirmedCall<Answer, [Value]>, "call" | "failed" | "explain" | "onSettled"> {
  readonly read: (draft: Draft) => Validation<Value>;
  /** The message after the call. */
  readonly done: string;
  /** Runs after a call without error. */
  readonly onDone: () => void;
}

/** A dialog whose form is read by a schema and sent by one call. */
export function CallDialog<Value, Answer>({
  read,
  call,
  failed,
  explain,
  done,
  onDone,
  onSettled,
  ...dialog
}: CallDialogProps<Value, Answer>) {
  const notify = useNotify();
  const { error, isBusy, confirm } = useConfirmedCall({
    call,
    failed,
    fields: Object.keys(dialog.defaultValues),
    explain,
    onDone: () => {
      notify(done, { type: "success" });
      onDone();
    },
    onSettled,
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
        return answer.ok ? confirm(answer.value) : answer.errors;
      }}
    />
  );
}
