import type { Reel } from "../../../../contract/reels";
import type { LenientRow } from "../../../api/readRow";
import { BarcodeSticker } from "../../print/stickers";
import { formatterFor } from "../../schema/formatterFor";

interface ReelStickerProps {
  readonly reel: LenientRow<Reel>;
  /** Returns the label of a reel's field. */
  readonly labelOf: (field: string) => string;
}

const lines = (reel: LenientRow<Reel>) => ({
  reelNo: reel.reelNo,
  paperType: reel.paperType,
  gsm: reel.gsm,
  burstFactor: reel.burstFactor,
  deckle: reel.deckle,
  initialWeight:
    reel.initialWeight === undefined ? undefined : formatterFor.kilograms(reel.initialWeight),
  supplierName: reel.supplierName,
  unit: reel.unit,
});

/** The sticker that goes on a reel when it comes into the store. */
export function ReelSticker({ reel, labelOf }: ReelStickerProps) {
  const { barcodeId = "" } = reel;
  const facts = Object.entries(lines(reel)).map(([field, value]) => ({
    label: labelOf(field),
    value: String(value ?? "–"),
  }));
  return <BarcodeSticker barcodeId={barcodeId} facts={facts} />;
}
