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

export interface QuestionDialogProps {
  readonly title: string;
  readonly question: ReactNode;
  /** The inputs and notes below the question. */
  readonly children?: ReactNode;
  /** The texts of the two buttons. */
  readonly cancel: string;
  readonly confirm: string;
  /** The reason why the call failed. */
  readonly error?: string | undefined;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** The color of the confirming button: red if something is removed. */
  readonly color?: "error" | "primary";
  readonly onCancel: () => void;
}

interface FrameProps extends QuestionDialogProps {
  /** Puts the parts of the dialog into a form. */
  readonly renderForm: (parts: ReactNode) => ReactNode;
}

/** Keeps the buttons in view while the content scrolls. */
const scrollingContent = { "& form": { display: "flex", flexDirection: "column", minHeight: 0 } };

/** The layout of all dialogs with a question: title, question, inputs, error and two buttons. */
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

export interface ConfirmDialogProps extends QuestionDialogProps {
  readonly onConfirm: () => void;
}

/** Asks before an action that has no undo. */
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
