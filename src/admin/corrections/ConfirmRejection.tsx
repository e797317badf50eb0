import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { useId } from "react";
import { useTranslate } from "react-admin";

interface ConfirmRejectionProps {
  readonly who: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a proposed correction is rejected. */
export function ConfirmRejection({ who, onCancel, onConfirm }: ConfirmRejectionProps) {
  const translate = useTranslate();
  const title = useId();
  const text = (key: string) => translate(`plant.corrections.decision.${key}`, { who });
  return (
    <Dialog open onClose={onCancel} aria-labelledby={title}>
      <DialogTitle id={title}>{text("title")}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: "anywhere" }}>{text("question")}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{text("cancel")}</Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          {text("reject")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
