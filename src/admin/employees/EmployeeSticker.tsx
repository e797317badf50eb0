import Print from "@mui/icons-material/Print";
import { Button } from "@mui/material";
import type { Employee } from "../../../contract/employees";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { layoutTexts } from "../layout/texts";
import { BarcodeSticker } from "../print/stickers";
import { stickerSizes, usePrinting } from "../print/usePrinting";
import { useSelectedRows } from "../schema/selection";
import { useSend } from "../sending";
import { employeesTexts } from "./texts";

interface EmployeeStickerProps {
  readonly barcodeId: string;
  readonly name?: string | undefined;
  readonly unit?: string | undefined;
}

export function EmployeeSticker({ barcodeId, name, unit }: EmployeeStickerProps) {
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
