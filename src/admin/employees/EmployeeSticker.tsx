import { useTexts } from "../../texts/useTexts";
import { layoutTexts } from "../layout/texts";
import { BarcodeSticker } from "../print/stickers";
import { stickerSizes, usePrinting } from "../print/usePrinting";
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
