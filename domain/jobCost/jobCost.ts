import { type Computed, computed, missing } from "../board/computed";
import type { Message } from "../messages/message";
import { say } from "../messages/say";
import { materialVariance } from "./variance";

/** The estimate of one box. Amounts are in paise, without rounding. */
export interface JobStandard {
  /** The paper of one box without waste, in grams. */
  readonly gramsPerBox: number;
  /** Sheets for each good box, waste included: 1.05 is 5 % waste. */
  readonly sheetsPerBox: number;
  /** The estimate's price of a kilogram of the box's papers together. */
  readonly paisePerKg: number;
  readonly conversionPaisePerKg: number;
  /** Printing, joining and freight of one box. */
  readonly worksPaisePerBox: number;
  /** The plates and the die of the whole job. */
  readonly toolingPaise: number;
}

/** The paper that a job used from a reel. */
export interface ReelUse {
  readonly barcodeId: string;
  readonly grams: number;
  readonly paisePerKg: number | undefined;
}

export interface JobRun {
  readonly goodBoxes: number;
  readonly reels: readonly ReelUse[];
  /** The job's share of the overtime on the days of the run. */
  readonly overtimePaise: number;
}

export const jobCostParts = ["paper", "conversion", "works", "tooling", "overtime"] as const;
export type JobCostPart = (typeof jobCostParts)[number];

/** A part of the cost in whole paise. The difference is the actual cost less the standard. */
export interface JobCostLine {
  readonly part: JobCostPart;
  readonly standardPaise: number;
  readonly actualPaise: number;
}

export interface JobCost {
  readonly lines: readonly JobCostLine[];
  readonly usedGrams: number;
  readonly standardGrams: number;
  /** Price and usage sum to the difference of the paper. */
  readonly pricePaise: number;
  readonly usagePaise: number;
}

/** Returns the reason if a reel has no price, with the names of all such reels. */
function unpricedReels(reels: readonly ReelUse[]): Message | undefined {
  const all = reels
    .filter(({ paisePerKg }) => paisePerKg === undefined)
    .map(({ barcodeId }) => barcodeId);
  return all.length > 0 ? say("absent.reelPrice", { reels: { all, by: ", " } }) : undefined;
}

/**
 * Compares a job's cost with its estimate, flexed to the good boxes. Paper costs weight × each reel's price, against
 * the estimate's weight with waste × the estimate's price. Conversion costs the used paper at the estimate's rate, so
 * its difference is the waste. Printing, joining, freight and tooling cost the estimate's rates, because nothing
 * measures them. Overtime has no estimate.
 */
export function jobCost(standard: JobStandard, run: JobRun): Computed<JobCost> {
  const { goodBoxes, reels, overtimePaise } = run;
  const unpriced = unpricedReels(reels);
  if (unpriced) return missing(unpriced);
  const usedGrams = reels.reduce((sum, { grams }) => sum + grams, 0);
  if (usedGrams === 0) return missing(say("absent.jobPaper"));
  const paperPaise = reels.reduce(
    (sum, use) => sum + (use.grams * (use.paisePerKg ?? 0)) / 1000,
    0,
  );
  const { sheetsPerBox, conversionPaisePerKg, worksPaisePerBox, toolingPaise } = standard;
  const gramsPerBox = standard.gramsPerBox * sheetsPerBox;
  const { standardKilograms, pricePaise, usagePaise, totalPaise } = materialVariance(
    { gramsPerBox, paisePerKg: standard.paisePerKg },
    { goodBoxes, grams: usedGrams, paisePerKg: (paperPaise * 1000) / usedGrams },
  );
  const paper = Math.round(paperPaise);
  const works = Math.round(worksPaisePerBox * goodBoxes);
  const tooling = Math.round(toolingPaise);
  return computed({
    usedGrams,
    standardGrams: standardKilograms * 1000,
    pricePaise,
    usagePaise,
    lines: [
      { part: "paper", standardPaise: paper - totalPaise, actualPaise: paper },
      {
        part: "conversion",
        standardPaise: Math.round(standardKilograms * conversionPaisePerKg),
        actualPaise: Math.round((usedGrams / 1000) * conversionPaisePerKg),
      },
      { part: "works", standardPaise: works, actualPaise: works },
      { part: "tooling", standardPaise: tooling, actualPaise: tooling },
      { part: "overtime", standardPaise: 0, actualPaise: Math.round(overtimePaise) },
    ],
  });
}
