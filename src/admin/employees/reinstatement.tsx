import { useRecordContext } from "react-admin";
import type { Employee } from "../../../contract/employees";
import type { ListRow } from "../../api/readRow";
import { editCallOf } from "../../api/resources";
import { useTexts } from "../../texts/useTexts";
import { CallButton } from "../layout/RecordButtons";
import { BulkCall } from "../schema/BulkCall";
import { reinstatementTexts } from "./texts";

export function ReinstateEmployee() {
  const text = useTexts(reinstatementTexts);
  const employee = useRecordContext<ListRow<Employee>>();
  if (employee?.active !== false || editCallOf("employees") === undefined) return null;
  const { id, name = "", barcodeId = "" } = employee;
  return (
    <CallButton
      name={name}
      color="primary"
      sx={{ whiteSpace: "nowrap" }}
      text={(part) => text(part, { who: `${name} (${barcodeId})` })}
      call={(host) => host.call("reinstateEmployee", { id })}
    />
  );
}

/** Reinstates the selected former employees. */
export function ReinstateTogether() {
  const text = useTexts(reinstatementTexts);
  return (
    <BulkCall<ListRow<Employee>>
      label={text("action")}
      nameOf={({ name = "", barcodeId = "" }) => `${name} (${barcodeId})`}
      resources={["employees"]}
      call={(host, { id }) => host.call("reinstateEmployee", { id })}
    />
  );
}
