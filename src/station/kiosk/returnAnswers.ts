import { formatKilograms } from "../format";
import type { RunningFor } from "../reelAtStation";
import type { StationReel } from "../stationRecords";
import { stationTexts } from "../texts";

const texts = stationTexts.return;

/** A number as it was entered, or nothing. */
export const readNumber = (text: string): number | undefined => {
  const number = Number(text);
  return text.trim() === "" || Number.isNaN(number) ? undefined : number;
};

/** What is wrong with a weight; no reel comes back heavier than it was issued. */
export function weightError(
  text: string,
  reel: StationReel,
  running: RunningFor | undefined,
): string | undefined {
  const weight = readNumber(text);
  if (weight === undefined) return texts.required;
  const before = running?.weightBefore ?? reel.currentWeight;
  if (weight <= before) return undefined;
  return `${formatKilograms(weight)} is more than the ${formatKilograms(before)} with which the reel was issued. Weigh it again`;
}

/** @param fullDiameter in millimetres, where it is already known */
export function diameterError(text: string, fullDiameter?: number): string | undefined {
  const diameter = readNumber(text);
  if (diameter === undefined) return texts.required;
  if (!Number.isInteger(diameter) || diameter < 1 || diameter > 3000) return texts.diameterTooLarge;
  return fullDiameter !== undefined && diameter > fullDiameter
    ? texts.diameterAboveFull
    : undefined;
}
