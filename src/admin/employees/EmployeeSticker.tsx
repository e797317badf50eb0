import { Barcode } from "../print/Barcode";
import { StickerCode } from "../print/StickerCode";
import { StickerFacts } from "../print/StickerFacts";
import { printWidth, stickerSizes } from "../print/stickerSizes";

interface EmployeeStickerProps {
  readonly barcodeId: string;
  readonly name?: string | undefined;
  readonly unit?: string | undefined;
}

const width = printWidth(stickerSizes.barcode);
/** What barcode and code leave to the facts, in inches. */
const roomForFacts = 2.1;

/** The sticker that an employee shows at the gate. */
export function EmployeeSticker({ barcodeId, name, unit }: EmployeeStickerProps) {
  const facts = [
    { label: "Name", value: name },
    { label: "Unit", value: unit },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
  return (
    <article className="sticker">
      <div className="barcode">
        <Barcode text={barcodeId} />
      </div>
      <StickerCode text={barcodeId} width={width} />
      <StickerFacts facts={facts} width={width} height={roomForFacts} />
    </article>
  );
}
