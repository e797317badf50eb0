import { useGetList } from "react-admin";
import { Navigate, useParams } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { normalizeBarcode } from "../layout/BarcodeLink";
import { DelayedProgress, LoadError } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { showAddress } from "../recordAddresses";
import { employeesTexts } from "./texts";

export default function EmployeeByBarcode() {
  const barcodeId = normalizeBarcode(useParams().barcodeId ?? "");
  const text = useTexts(employeesTexts);
  const { data, error, isPending, refetch } = useGetList("employees", {
    filter: { barcodeId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: "id", order: "ASC" },
  });
  const [employee] = data ?? [];
  if (employee) return <Navigate to={showAddress("employees", employee.id)} replace />;
  return (
    <Screen title={barcodeId}>
      {isPending ? (
        <DelayedProgress />
      ) : (
        <LoadError message={text("lookup.unknown")} error={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}
