import { useTranslate } from "react-admin";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import type { FoundPerson } from "./useEmployeeLookup";

interface ConfirmDeactivationProps {
  /** The employee to deactivate. The dialog is closed while it is undefined. */
  readonly employee: FoundPerson | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an employee is deactivated, who then leaves the employee list. */
export function ConfirmDeactivation({ employee, ...props }: ConfirmDeactivationProps) {
  const translate = useTranslate();
  if (employee === undefined) return null;
  const { name, barcodeId } = employee;
  const who = name === undefined ? barcodeId : `${name} (${barcodeId})`;
  const text = (key: string) => translate(`plant.employees.deactivation.${key}`, { who });
  return (
    <ConfirmDialog
      title={text("title")}
      question={text("question")}
      cancel={text("cancel")}
      confirm={text("confirm")}
      {...props}
    />
  );
}
