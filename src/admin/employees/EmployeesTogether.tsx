import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import type { Employee } from "../../../contract/employees";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { stickerSizes, usePrinting } from "../print/usePrinting";
import { BulkCall } from "../schema/BulkCall";
import { useSelectedRows } from "../schema/selection";
import { useSend } from "../sending";
import { EmployeeSticker } from "./EmployeeSticker";
import { employeesTexts, reinstatementTexts } from "./texts";

type Row = ListRow<Employee>;

/** Prints the badges of the selected people in one print. */
export function PrintBadges() {
  const text = useTexts(employeesTexts);
  const print = usePrinting();
  const readRows = useSelectedRows<Row>();
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

/** Reinstates the selected former employees. */
export function ReinstateTogether() {
  const text = useTexts(reinstatementTexts);
  return (
    <BulkCall<Row>
      label={text("action")}
      nameOf={({ name = "", barcodeId = "" }) => `${name} (${barcodeId})`}
      resources={["employees"]}
      call={(host, { id }) => host.call("reinstateEmployee", { id })}
    />
  );
}
