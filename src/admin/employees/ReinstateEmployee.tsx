import { Button } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { Employee } from "../../../contract/employees";
import type { ListRow } from "../../api/readRow";
import { editCallOf } from "../../api/resources";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { useTexts } from "../useTexts";
import { reinstatementTexts } from "./screenTexts";

/** Reinstates an employee who has left, after a confirmation. Renders nothing for an active employee. */
export default function ReinstateEmployee() {
  const text = useTexts(reinstatementTexts);
  const employee = useRecordContext<ListRow<Employee>>();
  const [isOpen, setOpen] = useState(false);
  if (employee === undefined || employee.active !== false) return null;
  if (editCallOf("employees") === undefined) return null;
  const { name = "", barcodeId = "" } = employee;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ whiteSpace: "nowrap" }}
        aria-label={`${text("action")}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {text("action")}
      </Button>
      {isOpen && (
        <ConfirmReinstatement
          employee={employee}
          who={`${name} (${barcodeId})`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ConfirmReinstatementProps {
  readonly employee: ListRow<Employee>;
  readonly who: string;
  readonly onClose: () => void;
}

/** The dialog shows an error, such as an email that another employee has by now. */
function ConfirmReinstatement({ employee, who, onClose }: ConfirmReinstatementProps) {
  const text = useTexts(reinstatementTexts);
  return (
    <ConfirmCall
      title={text("title", { who })}
      question={text("question", { who })}
      cancel={text("cancel")}
      confirm={text("action")}
      color="primary"
      done={text("done", { who })}
      failed={text("failed")}
      call={(host) => host.call("reinstateEmployee", { id: employee.id })}
      onClose={onClose}
    />
  );
}
