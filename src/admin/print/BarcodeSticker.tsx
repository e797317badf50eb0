import { Barcode } from "./Barcode";
import type { Fact } from "./fitFacts";
import { StickerCode } from "./StickerCode";
import { StickerFacts } from "./StickerFacts";
import { printWidth, stickerSizes } from "./stickerSizes";

const width = printWidth(stickerSizes.barcode);
/** What barcode and code leave to the facts, in inches. */
const factsHeight = 2.1;

/** A sticker with a barcode, its text, and what the barcode stands for. */
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
