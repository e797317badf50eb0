import { Barcode } from "./Barcode";
import type { Fact } from "./fitFacts";
import { StickerCode } from "./StickerCode";
import { StickerFacts } from "./StickerFacts";
import { printWidth, stickerSizes } from "./stickerSizes";

const width = printWidth(stickerSizes.barcode);
/** Height left for the facts below barcode and code, in inches. */
const factsHeight = 2.1;

/** A sticker with a barcode, the barcode's text and the record's facts. */
export function BarcodeSticker({ barcodeId, facts }: { barcodeId: string; facts: Fact[] }) {
  return (
    <article className="sticker">
      <div className="barcode">
        <Barcode text={barcodeId} />
      </div>
      <StickerCode text={barcodeId} width={width} />
      <StickerFacts facts={facts} width={width} height={factsHeight} />
    </article>
  );
}
