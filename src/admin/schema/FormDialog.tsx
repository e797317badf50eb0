import { TextField, type TextFieldProps } from "@mui/material";
import { type ReactNode, useState } from "react";
import { Form, InputHelperText, useInput } from "react-admin";
import { type UseControllerReturn, useController } from "react-hook-form";
import type { FieldErrors, Validation } from "../../../contract/errors";
import { QuestionDialog, type QuestionDialogProps } from "../layout/ConfirmDialog";
import { DateField, isDateKind } from "../layout/DateField";
import { type SentCall, useSend } from "../sending";
import type { Host } from "../useHostQuery";
import { NumberField } from "./FieldInput";
import type { Draft } from "./readDraft";

interface FormFieldProps extends Omit<TextFieldProps, "error" | "defaultValue" | "value"> {
  /** The path of the value in the form around the input. */
  readonly name: string;
  readonly isNumber?: boolean;
  /** The error, if the host and the schema know the field by another path. */
  readonly message?: string | undefined;
}

function ControlledField({
  field: { ref, ...field },
  fieldState: { error },
  isNumber = false,
  message = error?.message,
  type,
  onChange,
  slotProps = {},
  ...looks
}: FormFieldProps & Pick<UseControllerReturn, "field" | "fieldState">) {
  const Field = isNumber ? NumberField : TextField;
  const props = {
    ...looks,
    ...field,
    slotProps,
    inputRef: ref,
    error: message !== undefined,
    helperText: message === undefined ? looks.helperText : <InputHelperText error={message} />,
  };
  if (isDateKind(type)) return <DateField {...props} type={type} keepsText />;
  return (
    <Field
      {...props}
      type={type}
      onChange={(event) => {
        field.onChange(event);
        onChange?.(event);
      }}
    />
  );
}

/** An input of a form by its path. An empty text becomes `null`, as in all of react-admin's inputs. */
export function FormField(props: FormFieldProps) {
  const { field, fieldState } = useInput({ source: props.name });
  return <ControlledField {...props} field={field} fieldState={fieldState} />;
}

/** An input of a page that is saved as a whole. The draft keeps the typed text. */
export function DraftField(props: FormFieldProps) {
  const { field, fieldState } = useController({ name: props.name });
  const shown = { ...field, value: field.value ?? "" };
  return <ControlledField {...props} field={shown} fieldState={fieldState} />;
}

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
