import { Barcode } from "./Barcode";

interface EmployeeStickerProps {
  readonly barcodeId: string;
  readonly name?: string | undefined;
  readonly unit?: string | undefined;
}

/** The sticker that an employee shows at the gate. */
export function EmployeeSticker({ barcodeId, name, unit }: EmployeeStickerProps) {
  return (
    <article className="sticker">
      <div className="barcode">
        <Barcode text={barcodeId} />
      </div>
      <div className="code">{barcodeId}</div>
      <dl>
        {name !== undefined && (
          <>
            <dt>Name</dt>
            <dd>{name}</dd>
          </>
        )}
        {unit !== undefined && (
          <>
            <dt>Unit</dt>
            <dd>{unit}</dd>
          </>
        )}
      </dl>
    </article>
  );
}
