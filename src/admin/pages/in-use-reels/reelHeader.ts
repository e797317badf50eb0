import type { Reel } from "../../../../contract/reels";
import { wordsFor } from "../../schema/wordsFor";

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

/** What a row's head says of a reel; weights in Kg, the given word for a weight it never had. */
export const reelHeader = (
  reel: Reel,
  none: string,
): Record<(typeof reelHeaderFields)[number], string> => ({
  barcodeId: reel.barcodeId,
  reelNo: String(reel.reelNo),
  initialWeight: wordsFor.kilograms(reel.initialWeight),
  currentWeight: wordsFor.kilograms(reel.currentWeight),
  previousWeight:
    reel.previousWeight === undefined ? none : wordsFor.kilograms(reel.previousWeight),
  paperType: reel.paperType,
  gsm: String(reel.gsm),
  deckle: String(reel.deckle),
});
