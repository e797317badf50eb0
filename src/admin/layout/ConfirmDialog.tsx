import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { type FormEvent, type ReactNode, useId } from "react";
import { useRefresh } from "react-admin";
import { type SentCall, useInlineCall } from "../sending";

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
      // React passes the event on to the form around the dialog, which would save what the person leaves.
      onSubmit={(event) => event.stopPropagation()}
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

interface ConfirmCallProps<Answer>
  extends Omit<ConfirmDialogProps, "error" | "isBusy" | "onConfirm" | "onCancel">,
    SentCall<Answer, []> {
  readonly onClose: () => void;
}

/** Asks before a call, then closes and reloads the lists. After an error the dialog stays open. */
export function ConfirmCall<Answer>({
  call,
  done,
  failed,
  onClose,
  onDone,
  onSettled,
  ...dialog
}: ConfirmCallProps<Answer>) {
  const refresh = useRefresh();
  const closeAndRefresh = () => {
    onClose();
    refresh();
  };
  const { error, isBusy, send } = useInlineCall({
    call,
    done,
    failed,
    onDone: onDone ?? closeAndRefresh,
    onSettled,
  });
  return (
    <ConfirmDialog
      {...dialog}
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void send()}
    />
  );
}
