import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { type FormEvent, type ReactNode, useId } from "react";

export interface ConfirmDialogProps {
  readonly title: string;
  readonly question: string;
  /** What has to be filled in first. */
  readonly children?: ReactNode;
  /** The buttons' texts: nothing happens, or it does. */
  readonly cancel: string;
  readonly confirm: string;
  /** Why it did not happen. */
  readonly error?: string | undefined;
  readonly isBusy?: boolean;
  /** Of the button that does it: red where something is taken away. */
  readonly color?: "error" | "primary";
  readonly onCancel: () => void;
  readonly onConfirm: (entries: FormData) => void;
}

/** Asks before something is done that nobody takes back by a click. */
export function ConfirmDialog({
  children,
  isBusy = false,
  color = "error",
  error,
  ...props
}: ConfirmDialogProps) {
  const titleId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onConfirm(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : props.onCancel}
      aria-labelledby={titleId}
      fullWidth={children !== undefined}
    >
      {/* The buttons stay in view where the content is higher than the window. */}
      <Box
        component="form"
        onSubmit={submit}
        noValidate
        sx={{ display: "flex", flexDirection: "column", minHeight: 0 }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: "anywhere" }}>
          {props.title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ overflowWrap: "anywhere" }}>{props.question}</DialogContentText>
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
          <Button type="submit" variant="contained" color={color} loading={isBusy}>
            {props.confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
