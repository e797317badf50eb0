import { Button } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify, useRecordContext, useRefresh } from "react-admin";
import type { Employee } from "../../../contract/employees";
import type { ListRow } from "../../api/readRow";
import { editCallOf } from "../../api/resources";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { serverMessage } from "../serverMessage";
import { useScreenTexts } from "../useScreenTexts";
import { whileSignedIn } from "../useSessionEnd";
import { reinstatementTexts } from "./screenTexts";

/** Takes an employee who has left back, once the person has said so; nothing for whoever works here. */
export default function ReinstateEmployee() {
  const text = useScreenTexts(reinstatementTexts);
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

/** Asks first. An error, such as an email that is somebody else's by now, is said in the dialog. */
function ConfirmReinstatement({ employee, who, onClose }: ConfirmReinstatementProps) {
  const host = useDataProvider<PlantDataProvider>();
  const text = useScreenTexts(reinstatementTexts);
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<string>();

  const [reinstate, isBusy] = useSubmitOnce(async () => {
    setError(undefined);
    try {
      await whileSignedIn(host.reinstateEmployee(employee.id));
      notify(text("done", { who }), { type: "success" });
      onClose();
      refresh();
    } catch (error) {
      setError(serverMessage(error, text("failed")));
    }
  });

  return (
    <ConfirmDialog
      title={text("title", { who })}
      question={text("question", { who })}
      cancel={text("cancel")}
      confirm={text("action")}
      color="primary"
      error={error}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void reinstate()}
    />
  );
}
