import { Button, Stack } from "@mui/material";
import { useRecordContext, useTranslate } from "react-admin";
import { generatePath, Link } from "react-router-dom";
import type { Employee } from "../../../contract/employees";
import { dashboardPath, homes } from "../paths";
import { stickerSizes } from "../print/stickerSizes";
import { usePrinting } from "../print/usePrinting";
import { EmployeeSticker } from "./EmployeeSticker";
import ReinstateEmployee from "./ReinstateEmployee";

/** What can be done with the employee whose page is open. */
export default function EmployeeActions() {
  const translate = useTranslate();
  const print = usePrinting();
  const employee = useRecordContext<Employee>();
  if (employee === undefined) return null;
  const { id, barcodeId, name, unit } = employee;
  const setup = generatePath(homes["salary/register/:employeeId"], { employeeId: String(id) });
  const printSticker = () =>
    print({
      title: translate("plant.print.title", { barcodeId }),
      size: stickerSizes.barcode,
      stickers: <EmployeeSticker barcodeId={barcodeId} name={name} unit={unit} />,
    });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
      <Button variant="contained" onClick={printSticker}>
        {translate("plant.employees.lookup.print")}
      </Button>
      <Button component={Link} to={`${dashboardPath}/${setup}`} variant="outlined">
        {translate("plant.salary.setup.title")}
      </Button>
      <ReinstateEmployee />
    </Stack>
  );
}
