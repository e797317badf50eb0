import { numberError, readNumber } from "../../../domain/readNumber";
import { gramsOf, movementRefusal } from "../../../domain/reelLedger";
import { formatKilograms } from "../format";
import type { RunningFor } from "../reelAtStation";
import type { StationReel } from "../stationRecords";
import { stationTexts } from "../texts";

const texts = stationTexts.return;

/** Returns the error for a text that is not a number. */
const noNumber = (text: string) => (text.trim() === "" ? texts.required : numberError);

/** Returns the error for the weight of a returned reel, by the ledger's rule. */
export function weightError(
  text: string,
  reel: StationReel,
  running: RunningFor | undefined,
): string | undefined {
  const weight = readNumber(text);
  if (weight === undefined) return noNumber(text);
  const before = running?.weightBefore ?? reel.currentWeight;
  const [issued, grams] = [gramsOf(before), gramsOf(weight)];
  const atMachine = { balance: 0, received: issued, issued };
  const refusal = movementRefusal(atMachine, { kind: "RETURN", grams });
  if (refusal === undefined) return undefined;
  if (refusal === "WEIGHS_NOTHING") return texts.notZero;
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
