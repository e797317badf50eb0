import { BarcodeSticker } from "../print/BarcodeSticker";

interface EmployeeStickerProps {
  readonly barcodeId: string;
  readonly name?: string | undefined;
  readonly unit?: string | undefined;
}

/** The sticker that an employee shows at the gate. */
export function EmployeeSticker({ barcodeId, name, unit }: EmployeeStickerProps) {
  const facts = [
    { label: "Name", value: name },
    { label: "Unit", value: unit },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
  return <BarcodeSticker barcodeId={barcodeId} facts={facts} />;
}
