import { useState } from "react";
import { useGetOne, useTranslate } from "react-admin";
import { useLocation, useParams } from "react-router-dom";
import type { z } from "zod";
import { Employee, RegisteredEmployee } from "../../../../contract/employees";
import { Gate } from "../../layout/Gate";
import { LoadFault } from "../../layout/LoadFault";
import { Screen } from "../../layout/Screen";
import { Waiting } from "../../layout/Waiting";
import { EmployeeBarcode } from "./EmployeeBarcode";
import { SalarySetupForm } from "./SalarySetupForm";

/** What the registration hands over; who comes another way brings nothing. */
const HandedOver = RegisteredEmployee.omit({ employeeId: true }).partial().catch({});
const Known = Employee.pick({ name: true, unit: true, barcodeId: true });

/** Sets up an employee's salary, and then shows the barcode to print. */
export default function SalarySetupPage() {
  return (
    <Gate resource="salaries">
      <SalarySetup />
    </Gate>
  );
}

function SalarySetup() {
  const translate = useTranslate();
  const { employeeId = "" } = useParams();
  const { state } = useLocation();
  const [isSaved, setSaved] = useState(false);
  const { data, error, isPending, refetch } = useGetOne<z.output<typeof Known> & { id: number }>(
    "employees",
    { id: Number(employeeId) },
  );
  const { barcodeImageBase64 } = HandedOver.parse(state ?? {});

  return (
    <Screen title={translate(`plant.salary.${isSaved ? "barcode" : "setup"}.title`)}>
      {isPending && <Waiting />}
      {error && (
        <LoadFault
          message={translate("plant.salary.setup.noEmployee")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data &&
        (isSaved ? (
          <EmployeeBarcode
            barcodeId={data.barcodeId}
            name={data.name}
            unit={data.unit}
            picture={barcodeImageBase64}
          />
        ) : (
          <SalarySetupForm
            employeeId={data.id}
            who={`${data.name} · ${data.barcodeId}`}
            onSaved={() => setSaved(true)}
          />
        ))}
    </Screen>
  );
}
