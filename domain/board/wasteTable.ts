import { say } from "../messages/say";
import { type Computed, computed, missing } from "./computed";

/** The waste of runs up to a quantity. Setup waste is a number of sheets, running waste a percentage. */
export interface WasteRow {
  readonly uptoQuantity: number;
  readonly setupSheets: number;
  readonly runPercent: number;
}

/** Returns the row of a quantity. A quantity between two rows takes the higher row, without interpolation. */
export function wasteRowFor(rows: readonly WasteRow[], quantity: number): Computed<WasteRow> {
  const found = rows
    .filter(({ uptoQuantity }) => uptoQuantity >= quantity)
    .toSorted((one, other) => one.uptoQuantity - other.uptoQuantity)[0];
  return found ? computed(found) : missing(say("absent.wasteRow", { quantity }));
}

/** Decimals beyond these are errors of binary numbers: 10,000 × 1.03 is 10,300.000000000002. */
const exactDecimals = 6;

/** Returns the sheets that a run takes: ⌈quantity × (1 + run)⌉ + setup. */
export const sheetsFor = (
  quantity: number,
  { setupSheets, runPercent }: Pick<WasteRow, "setupSheets" | "runPercent">,
): number =>
  Math.ceil(Number(((quantity * (100 + runPercent)) / 100).toFixed(exactDecimals))) + setupSheets;
