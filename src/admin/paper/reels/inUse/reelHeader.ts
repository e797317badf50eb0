import type { Reel } from "../../../../../contract/reels";
import type { LenientRow } from "../../../../api/readRow";
import { formatterFor } from "../../../schema/formatterFor";

export const reelHeaderFields = [
  "barcodeId",
  "reelNo",
  "initialWeight",
  "currentWeight",
  "previousWeight",
  "paperType",
  "gsm",
  "deckle",
] as const;

/** What a row's head says of a reel; weights in Kg, the given word for what is not known. */
export function reelHeader(
  reel: LenientRow<Reel>,
  none: string,
): Record<(typeof reelHeaderFields)[number], string> {
  const weight = (kilograms: number | undefined) =>
    kilograms === undefined ? none : formatterFor.kilograms(kilograms);
  return {
    barcodeId: reel.barcodeId ?? none,
    reelNo: String(reel.reelNo ?? none),
    initialWeight: weight(reel.initialWeight),
    currentWeight: weight(reel.currentWeight),
    previousWeight: weight(reel.previousWeight),
    paperType: reel.paperType ?? none,
    gsm: String(reel.gsm ?? none),
    deckle: String(reel.deckle ?? none),
  };
}
