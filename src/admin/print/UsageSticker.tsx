import { Barcode } from "./Barcode";

interface UsageStickerProps {
  readonly barcodeId: string;
  readonly title: string;
  /** Which entry of how many it is. */
  readonly entry: string;
  /** The usage's fields, each with its name. */
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  readonly printedOn: string;
}

/** The sticker of one order that ran from a reel. */
export function UsageSticker({ barcodeId, title, entry, lines, printedOn }: UsageStickerProps) {
  return (
    <article className="sticker">
      <h1>{title}</h1>
      <div className="barcode" style={{ height: "0.7in" }}>
        <Barcode text={barcodeId} />
      </div>
      <div className="code">{barcodeId}</div>
      <div style={{ textAlign: "center", fontWeight: 600 }}>{entry}</div>
      <dl style={{ fontSize: "9pt" }}>
        {lines.map(({ label, value }) => (
          <div key={label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer>{printedOn}</footer>
    </article>
  );
}
