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

interface ConfirmDeactivationProps {
  readonly barcodeId: string;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an employee is deactivated: nothing in the office brings them back. */
export function ConfirmDeactivation(props: ConfirmDeactivationProps) {
  const translate = useTranslate();
  const titleId = useId();
  const text = (key: string) =>
    translate(`plant.employees.deactivation.${key}`, { barcodeId: props.barcodeId });
  return (
    <Dialog open={props.isOpen} onClose={props.onCancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text("title")}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text("question")}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel}>{text("cancel")}</Button>
        <Button variant="contained" color="error" onClick={props.onConfirm}>
          {text("confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
