import { Barcode, type Fact, StickerCode, StickerFacts } from "../../../print/stickers";
import { printWidth, stickerSizes } from "../../../print/usePrinting";

interface UsageStickerProps {
  readonly barcodeId: string;
  readonly title: string;
  /** Which entry of how many it is. */
  readonly entry: string;
  /** The usage's fields, each with its name. */
  readonly lines: readonly Fact[];
  readonly printedOn: string;
}

const width = printWidth(stickerSizes.history);
/** What the sticker's other parts leave to the facts, in inches. */
const roomForFacts = 2.5;

/** The sticker of one order that ran from a reel. However long its texts are, the footer is printed. */
export function UsageSticker({ barcodeId, title, entry, lines, printedOn }: UsageStickerProps) {
  return (
    <article className="sticker">
      <h1>{title}</h1>
      <div className="barcode" style={{ height: "0.7in" }}>
        <Barcode text={barcodeId} />
      </div>
      <StickerCode text={barcodeId} width={width} />
      <div style={{ textAlign: "center", fontWeight: 600 }}>{entry}</div>
      <StickerFacts facts={lines} width={width} height={roomForFacts} />
      <footer>{printedOn}</footer>
    </article>
  );
}
