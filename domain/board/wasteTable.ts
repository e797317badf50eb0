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

/**
 * The decimals to which a product is rounded. Further decimals are errors of binary numbers: 10,000 × 1.03 is
 * 10,300.000000000002.
 */
const exactDecimals = 6;

/** Returns the sheets that a run takes: ⌈quantity × (1 + run)⌉ + setup. Source: docs/trade/quotation.md#waste-table. */
export const sheetsFor = (
  quantity: number,
  { setupSheets, runPercent }: Pick<WasteRow, "setupSheets" | "runPercent">,
): number =>
  Math.ceil(Number(((quantity * (100 + runPercent)) / 100).toFixed(exactDecimals))) + setupSheets;

/** A finished job, with its boxes and its paper. */
export interface MeasuredJob {
  readonly orderId: number;
  readonly goodBoxes: number;
  readonly usedGrams: number;
  /** The paper of one box without waste. */
  readonly gramsPerBox: number;
}

/** The fewest finished jobs from which a waste row is measured. */
const leastJobs = 3;

/** The smallest difference, in percent of the boxes, for which another row is proposed. */
const leastDifference = 0.1;

/**
 * Measures the running waste of the row's jobs. The setup sheets do not change. Trim is part of the waste, because a price
 * has no other place for trim. `run` = (Σ (used paper ÷ paper of a box − good boxes) − jobs × setup) ÷ Σ good boxes. The
 * result is from 0 to 100 %, to 0.1 %. Source: docs/trade/quotation.md#waste-table.
 * @returns undefined if there are too few jobs, or if the row is right
 */
export function measuredWasteRow(
  row: WasteRow,
  jobs: readonly MeasuredJob[],
): WasteRow | undefined {
  if (jobs.length < leastJobs) return undefined;
  const boxes = jobs.reduce((sum, { goodBoxes }) => sum + goodBoxes, 0);
  const wasted = jobs.reduce(
    (sum, { goodBoxes, usedGrams, gramsPerBox }) => sum + usedGrams / gramsPerBox - goodBoxes,
    0,
  );
  const exact = ((wasted - jobs.length * row.setupSheets) * 100) / boxes;
  const runPercent = Math.min(100, Math.max(0, Math.round(exact * 10) / 10));
  if (Math.abs(runPercent - row.runPercent) < leastDifference) return undefined;
  return { ...row, runPercent };
}
