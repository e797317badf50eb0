import type { Reel } from "../../../contract/reels";
import type { AsRead } from "../../provider/readRow";
import { wordsFor } from "../schema/wordsFor";
import { Barcode } from "./Barcode";

interface ReelStickerProps {
  readonly reel: AsRead<Reel>;
  /** What a reel's field is called. */
  readonly labelOf: (field: string) => string;
}

const lines = (reel: AsRead<Reel>) => ({
  reelNo: reel.reelNo,
  paperType: reel.paperType,
  gsm: reel.gsm,
  burstFactor: reel.burstFactor,
  deckle: reel.deckle,
  initialWeight:
    reel.initialWeight === undefined ? undefined : wordsFor.kilograms(reel.initialWeight),
  supplierName: reel.supplierName,
  unit: reel.unit,
});

/** The sticker that goes on a reel when it comes into the store. */
export function ReelSticker({ reel, labelOf }: ReelStickerProps) {
  return (
    <article className="sticker">
      <div className="barcode">
        <Barcode text={reel.barcodeId ?? ""} />
      </div>
      <div className="code">{reel.barcodeId}</div>
      <dl>
        {Object.entries(lines(reel)).map(([field, value]) => (
          <div key={field} style={{ display: "contents" }}>
            <dt>{labelOf(field)}</dt>
            <dd>{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
