import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { useId } from "react";

interface ConfirmDialogProps {
  readonly title: string;
  readonly question: string;
  /** The buttons' texts: nothing happens, or it does. */
  readonly cancel: string;
  readonly confirm: string;
  /** Why it did not happen. */
  readonly error?: string | undefined;
  readonly isBusy?: boolean;
  /** Of the button that does it: red where something is taken away. */
  readonly color?: "error" | "primary";
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is done that nobody takes back by a click. */
export function ConfirmDialog({
  isBusy = false,
  color = "error",
  error,
  ...props
}: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={isBusy ? undefined : props.onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: "anywhere" }}>
        {props.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: "anywhere" }}>{props.question}</DialogContentText>
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
        <Button variant="contained" color={color} loading={isBusy} onClick={props.onConfirm}>
          {props.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
