import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useTexts } from "../useTexts";
import { employeesTexts } from "./screenTexts";
import type { FoundPerson } from "./useEmployeeLookup";

interface ConfirmDeactivationProps {
  /** The employee to deactivate. The dialog is closed while it is undefined. */
  readonly employee: FoundPerson | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before an employee is deactivated, who then leaves the employee list. */
export function ConfirmDeactivation({ employee, ...props }: ConfirmDeactivationProps) {
  const text = useTexts(employeesTexts);
  if (employee === undefined) return null;
  const { name, barcodeId } = employee;
  const who = name === undefined ? barcodeId : `${name} (${barcodeId})`;
  return (
    <ConfirmDialog
      title={text("deactivation.title", { who })}
      question={text("deactivation.question", { who })}
      cancel={text("deactivation.cancel")}
      confirm={text("deactivation.confirm")}
      {...props}
    />
  );
}
