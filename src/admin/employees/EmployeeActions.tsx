import Print from "@mui/icons-material/Print";
import { Button, Stack } from "@mui/material";
import { useRecordContext } from "react-admin";
import { generatePath, Link } from "react-router-dom";
import type { Employee } from "../../../contract/employees";
import { indiaDate } from "../../../domain/indiaTime";
import type { ListRow } from "../../api/readRow";
import { editCallOf } from "../../api/resources";
import { isOwnHost } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { attendanceMonthAddress, canonicalPaths, dashboardPath } from "../addresses";
import { CallButton } from "../layout/RecordButtons";
import { layoutTexts } from "../layout/texts";
import { BarcodeSticker } from "../print/stickers";
import { stickerSizes, usePrinting } from "../print/usePrinting";
import { BulkCall } from "../schema/BulkCall";
import { useSelectedRows } from "../schema/selectedRows";
import { useSend } from "../sending";
import { employeesTexts, reinstatementTexts } from "./texts";

interface EmployeeStickerProps {
  readonly barcodeId: string;
  readonly name?: string | undefined;
  readonly unit?: string | undefined;
}

function EmployeeSticker({ barcodeId, name, unit }: EmployeeStickerProps) {
  const text = useTexts(employeesTexts);
  const facts = [
    { label: text("lookup.name"), value: name },
    { label: text("lookup.unit"), value: unit },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
  return <BarcodeSticker barcodeId={barcodeId} facts={facts} />;
}

/** Prints the sticker of an employee. Call it from a click. */
export function usePrintEmployeeSticker() {
  const text = useTexts(layoutTexts);
  const print = usePrinting();
  return ({ barcodeId, name, unit }: EmployeeStickerProps) =>
    print({
      title: text("print.title", { barcodeId }),
      size: stickerSizes.barcode,
      stickers: <EmployeeSticker barcodeId={barcodeId} name={name} unit={unit} />,
    });
}

/** Prints the badges of the selected people in one print. */
export function PrintBadges() {
  const text = useTexts(employeesTexts);
  const print = usePrinting();
  const readRows = useSelectedRows<ListRow<Employee>>();
  const [press, isBusy] = useSend({
    call: readRows,
    onDone: (rows) =>
      print({
        title: text("lookup.badges", { smart_count: rows.length }),
        size: stickerSizes.barcode,
        stickers: rows.map(({ id, barcodeId = "", name, unit }) => (
          <EmployeeSticker key={id} barcodeId={barcodeId} name={name} unit={unit} />
        )),
      }),
    failed: text("lookup.unread"),
  });
  return (
    <Button startIcon={<Print />} loading={isBusy} onClick={() => void press()}>
      {text("lookup.printMany")}
    </Button>
  );
}

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
      call={(host, { id }) => host.call("reinstateEmployee", { id })}
    />
  );
}

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
      {isOwnHost() && (
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
