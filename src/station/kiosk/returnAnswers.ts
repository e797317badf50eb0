import { numberError, readNumber } from "../../../domain/readNumber";
import { formatKilograms } from "../format";
import type { RunningFor } from "../reelAtStation";
import type { StationReel } from "../stationRecords";
import { stationTexts } from "../texts";

const texts = stationTexts.return;

/** Returns the error for a text that is not a number. */
const noNumber = (text: string) => (text.trim() === "" ? texts.required : numberError);

/** What is wrong with a weight; no reel comes back heavier than it was issued. */
export function weightError(
  text: string,
  reel: StationReel,
  running: RunningFor | undefined,
): string | undefined {
  const weight = readNumber(text);
  if (weight === undefined) return noNumber(text);
  if (weight <= 0) return texts.notZero;
  const before = running?.weightBefore ?? reel.currentWeight;
  if (weight <= before) return undefined;
  return `${formatKilograms(weight)} is more than the ${formatKilograms(before)} with which the reel was issued. Weigh it again`;
}

/** @param fullDiameter in millimetres, where it is already known */
export function diameterError(text: string, fullDiameter?: number): string | undefined {
  const diameter = readNumber(text);
  if (diameter === undefined) return noNumber(text);
  if (!Number.isInteger(diameter) || diameter < 1 || diameter > 3000) return texts.diameterTooLarge;
  return fullDiameter !== undefined && diameter > fullDiameter
    ? texts.diameterAboveFull
    : undefined;
}

/** The number of boxes is optional. */
export function boxesError(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const boxes = readNumber(text);
  if (boxes === undefined) return numberError;
  return Number.isInteger(boxes) ? undefined : texts.wholeBoxes;
}
