import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import type { FieldErrors } from "../../../contract/errors";
import { repliedErrors, useSending } from "../schema/sendForm";
import { serverMessage } from "../serverMessage";
import { type Host, useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";

export interface QuestionDialogProps {
  readonly title: string;
  readonly question: ReactNode;
  readonly children?: ReactNode;
  readonly cancel: string;
  readonly confirm: string;
  readonly error?: string | undefined;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** The color of the confirming button: red if something is removed. */
  readonly color?: "error" | "primary";
  readonly onCancel: () => void;
}

interface FrameProps extends QuestionDialogProps {
  readonly renderForm: (parts: ReactNode) => ReactNode;
}

/** Keeps the buttons in view while the content scrolls. */
const scrollingContent = { "& form": { display: "flex", flexDirection: "column", minHeight: 0 } };

export function QuestionDialog({
  children,
  isBusy = false,
  isDisabled = false,
  color = "error",
  error,
  renderForm,
  ...props
}: FrameProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : props.onCancel}
      aria-labelledby={titleId}
      fullWidth={children !== undefined}
      sx={scrollingContent}
    >
      {renderForm(
        <>
          <DialogTitle id={titleId} sx={{ overflowWrap: "anywhere" }}>
            {props.title}
          </DialogTitle>
          <DialogContent>
            <DialogContentText component="div" sx={{ overflowWrap: "anywhere" }}>
              {props.question}
            </DialogContentText>
            {children}
            {error !== undefined && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {error}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={props.onCancel} disabled={isBusy}>
              {props.cancel}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={color}
              loading={isBusy}
              disabled={isDisabled}
            >
              {props.confirm}
            </Button>
          </DialogActions>
        </>,
      )}
    </Dialog>
  );
}

interface ConfirmDialogProps extends QuestionDialogProps {
  readonly onConfirm: () => void;
}

export function ConfirmDialog({ onConfirm, ...props }: ConfirmDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <QuestionDialog
      {...props}
      renderForm={(parts) => (
        <form onSubmit={submit} noValidate>
          {parts}
        </form>
      )}
    />
  );
}

interface ConfirmCallProps
  extends Pick<ConfirmDialogProps, "title" | "question" | "cancel" | "confirm" | "color">,
    Pick<ConfirmedCall<unknown, []>, "call" | "failed"> {
  readonly done: string;
  readonly onClose: () => void;
}

/** Asks before a call, then reloads the lists. After an error the dialog stays open. */
export function ConfirmCall({ call, failed, done, onClose, ...dialog }: ConfirmCallProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { error, isBusy, confirm } = useConfirmedCall({
    call,
    failed,
    onDone: () => {
      notify(done, { type: "success" });
      onClose();
      refresh();
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

export interface ConfirmedCall<Answer, Args extends unknown[]> {
  readonly call: (host: Host, ...args: Args) => Promise<Answer>;
  readonly onDone: (answer: Answer) => unknown;
  /** The message if the host gives no reason. */
  readonly failed: string;
  readonly fields?: readonly string[];
  readonly explain?: ((failure: unknown, ...args: Args) => string | undefined) | undefined;
  /** Returns the messages of an error by field. The default is those of the host's reply. */
  readonly errorsIn?: ((failure: unknown) => FieldErrors | undefined) | undefined;
  readonly onSettled?: (() => void) | undefined;
}

/** Makes a dialog's call once, however often it is confirmed. `confirm` returns the messages by field. */
export function useConfirmedCall<Answer, Args extends unknown[]>({
  call,
  onDone,
  failed,
  fields = [],
  explain,
  errorsIn = repliedErrors,
  onSettled,
}: ConfirmedCall<Answer, Args>) {
  const host = useHost();
  const [error, setError] = useState<string>();
  const [confirm, isBusy] = useSending(
    async (...args: Args) => {
      setError(undefined);
      try {
        await onDone(await whileSignedIn(call(host, ...args)));
      } finally {
        onSettled?.();
      }
    },
    (failure, ...args) => {
      const errors = errorsIn(failure);
      const isAtField = fields.some((name) => errors?.[name] !== undefined);
      const otherwise = isAtField ? undefined : serverMessage(failure, failed);
      setError(explain?.(failure, ...args) ?? otherwise);
      return errors;
    },
  );
  return { error, isBusy, confirm };
}
