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
import type { FoundPerson } from "./useEmployeeLookup";

interface ConfirmDeactivationProps {
  /** Whom the question is about; nothing is asked while it is empty. */
  readonly employee: FoundPerson | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an employee is deactivated: nothing in the office brings them back. */
export function ConfirmDeactivation({ employee, ...props }: ConfirmDeactivationProps) {
  const translate = useTranslate();
  const titleId = useId();
  if (employee === undefined) return null;
  const { name, barcodeId } = employee;
  const who = name === undefined ? barcodeId : `${name} (${barcodeId})`;
  const text = (key: string) => translate(`plant.employees.deactivation.${key}`, { who });
  return (
    <Dialog open onClose={props.onCancel} aria-labelledby={titleId}>
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
