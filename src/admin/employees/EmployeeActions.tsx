import { Button, Stack } from "@mui/material";
import { useRecordContext } from "react-admin";
import { generatePath, Link } from "react-router-dom";
import type { Employee } from "../../../contract/employees";
import { indiaDate } from "../../../domain/indiaTime";
import { hasFeature } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { canonicalPaths, dashboardPath } from "../canonicalPaths";
import { attendanceMonthAddress } from "../recordAddresses";
import { usePrintEmployeeSticker } from "./EmployeeSticker";
import { ReinstateEmployee } from "./reinstatement";
import { employeesTexts } from "./texts";

export default function EmployeeActions() {
  const text = useTexts(employeesTexts);
  const printSticker = usePrintEmployeeSticker();
  const employee = useRecordContext<Employee>();
  if (employee === undefined) return null;
  const employeeId = String(employee.id);
  const setup = generatePath(canonicalPaths["salary/register/:employeeId"], { employeeId });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
      <Button variant="contained" onClick={() => printSticker(employee)}>
        {text("lookup.print")}
      </Button>
      <Button component={Link} to={`${dashboardPath}/${setup}`} variant="outlined">
        {text("salary")}
      </Button>
      {hasFeature("calendar") && (
        <Button
          component={Link}
          to={attendanceMonthAddress(indiaDate(new Date()).slice(0, 7), employee.barcodeId)}
          variant="outlined"
        >
          {text("attendance")}
        </Button>
      )}
      <ReinstateEmployee />
    </Stack>
  );
}
