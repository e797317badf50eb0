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
import { type SentCall, useSend } from "../sending";

interface FrameProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** True for the width of forms. */
  readonly isWide?: boolean;
  /** Called when the person closes the dialog. Without this function only the buttons of the dialog close it. */
  readonly onClose?: (() => void) | undefined;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  /** Renders the form around the parts of the dialog. */
  readonly renderForm?: (parts: ReactNode) => ReactNode;
}

/** Keeps the buttons in view while the content scrolls. */
const scrollingContent = { "& form": { display: "flex", flexDirection: "column", minHeight: 0 } };

/** The frame of all dialogs but the search: a title, the content and the buttons. */
function DialogFrame({
  title,
  isOpen = true,
  isWide = true,
  onClose,
  actions,
  children,
  renderForm = (parts) => parts,
}: FrameProps) {
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth={isWide}
      // React passes the event on to the form around the dialog, which would save what the person leaves.
      onSubmit={(event) => event.stopPropagation()}
      sx={scrollingContent}
    >
      {renderForm(
        <>
          <DialogTitle id={titleId} sx={{ overflowWrap: "anywhere" }}>
            {title}
          </DialogTitle>
          {children}
          <DialogActions sx={{ flexWrap: "wrap" }}>{actions}</DialogActions>
        </>,
      )}
    </Dialog>
  );
}

/** A dialog that tells the person something. */
export const InfoDialog = ({ children, ...frame }: Omit<FrameProps, "renderForm" | "isWide">) => (
  <DialogFrame {...frame}>
    <DialogContent sx={{ display: "grid", gap: 2 }}>{children}</DialogContent>
  </DialogFrame>
);

export interface QuestionDialogProps extends Pick<FrameProps, "isWide"> {
  readonly title: string;
  readonly question: ReactNode;
  readonly children?: ReactNode;
  readonly cancel: string;
  readonly confirm: string;
  readonly error?: string | undefined;
  readonly isBusy?: boolean;
  /** In place of the wheel that turns while the dialog is busy. */
  readonly busyText?: string;
  readonly isDisabled?: boolean;
  readonly isConfirmFocused?: boolean;
  /** The color of the confirming button: red if something is removed. */
  readonly color?: "error" | "primary";
  readonly onCancel: () => void;
}

export function QuestionDialog({
  title,
  question,
  children,
  cancel,
  confirm,
  error,
  isBusy = false,
  busyText,
  isDisabled = false,
  isConfirmFocused = false,
  color = "error",
  isWide = children !== undefined,
  onCancel,
  renderForm,
}: QuestionDialogProps & Required<Pick<FrameProps, "renderForm">>) {
  const isWaiting = isBusy && busyText !== undefined;
  return (
    <DialogFrame
      title={title}
      isWide={isWide}
      onClose={isBusy ? undefined : onCancel}
      renderForm={renderForm}
      actions={
        <>
          <Button onClick={onCancel} disabled={isBusy}>
            {cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={color}
            loading={isBusy && !isWaiting}
            disabled={isDisabled || isWaiting}
            autoFocus={isConfirmFocused}
          >
            {isWaiting ? busyText : confirm}
          </Button>
        </>
      }
    >
      <DialogContent>
        <DialogContentText component="div" sx={{ overflowWrap: "anywhere" }}>
          {question}
        </DialogContentText>
        {children}
        {error !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error}
          </Alert>
        )}
      </DialogContent>
    </DialogFrame>
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
    Pick<SentCall<Answer, []>, "call" | "done" | "failed" | "onDone"> {
  readonly onClose: () => void;
}

/** Asks before a call, then closes and reloads the lists. After an error the dialog stays open. */
export function ConfirmCall<Answer>({
  call,
  done,
  failed,
  onClose,
  onDone,
  ...dialog
}: ConfirmCallProps<Answer>) {
  const closeAndRefresh = () => {
    onClose();
  };
  const [send, isBusy, error] = useSend({
    notifiesError: false,
    call,
    done,
    failed,
    onDone: onDone ?? closeAndRefresh,
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
