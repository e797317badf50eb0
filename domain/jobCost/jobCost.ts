import { type Computed, computed, missing } from "../board/computed";
import { type Message, say } from "../messages/say";
import type { StageKind } from "../stages/kinds";
import type { Stage } from "../stages/stages";

/** The standard of one box in the frozen estimate: its paper with the estimated waste, and the paper's rate. */
interface MaterialStandard {
  readonly gramsPerBox: number;
  readonly paisePerKg: number;
}

interface MaterialUse {
  readonly goodBoxes: number;
  readonly grams: number;
  readonly paisePerKg: number;
}

/** Rounds to whole paise. The sum makes 0 of −0. */
const wholePaise = (exact: number) => Math.round(exact) + 0;

/**
 * Returns the difference between a run's material and its standard for the good boxes, in whole paise. Price and usage sum
 * to the whole difference. A positive difference is a cost. Source: docs/trade/quotation.md#job-cost.
 */
export function materialVariance(standard: MaterialStandard, used: MaterialUse) {
  const kilograms = used.grams / 1000;
  const standardKilograms = (standard.gramsPerBox * used.goodBoxes) / 1000;
  const totalPaise = wholePaise(
    kilograms * used.paisePerKg - standardKilograms * standard.paisePerKg,
  );
  const pricePaise = wholePaise(kilograms * (used.paisePerKg - standard.paisePerKg));
  return { standardKilograms, pricePaise, usagePaise: totalPaise - pricePaise, totalPaise };
}

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
interface ReelUse {
  readonly barcodeId: string;
  readonly grams: number;
  readonly paisePerKg: number | undefined;
}

interface JobRun {
  readonly goodBoxes: number;
  readonly reels: readonly ReelUse[];
  /** The job's share of the overtime on the days of the run. */
  readonly overtimePaise: number;
}

export const jobCostParts = ["paper", "conversion", "works", "tooling", "overtime"] as const;
type JobCostPart = (typeof jobCostParts)[number];

/** A part of the cost in whole paise. The difference is the actual cost less the standard. */
interface JobCostLine {
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

/** An order that ran in a unit, with the days on which it ran. */
export interface RunOrder {
  readonly orderId: number;
  readonly boxes: number;
  /** The calendar dates in India on which the order ran. */
  readonly dates: readonly string[];
}

export interface OvertimeDay {
  readonly date: string;
  /** The overtime of all people of the unit on the date. */
  readonly paise: number;
  readonly boxes: number;
  /** The boxes of all orders that ran in the unit on the date. */
  readonly allBoxes: number;
  readonly sharePaise: number;
}

/**
 * Shares the overtime of an order's days. An order's boxes are spread evenly over its days. Each order that ran on a
 * day bears the day's overtime in proportion to its boxes of the day. Shares are not rounded.
 * @param orders all orders that ran in the unit on these days, the order itself among them
 * @param overtime paise of the unit by date
 */
export function overtimeShare(
  orderId: number,
  orders: readonly RunOrder[],
  overtime: ReadonlyMap<string, number>,
): readonly OvertimeDay[] {
  const job = orders.find((order) => order.orderId === orderId);
  const boxesOn = ({ boxes, dates }: RunOrder, date: string) =>
    dates.includes(date) ? boxes / dates.length : 0;
  return (job?.dates ?? []).flatMap((date) => {
    const paise = overtime.get(date) ?? 0;
    if (job === undefined || paise === 0) return [];
    const boxes = boxesOn(job, date);
    const allBoxes = orders.reduce((sum, order) => sum + boxesOn(order, date), 0);
    return [{ date, paise, boxes, allBoxes, sharePaise: (paise * boxes) / allBoxes }];
  });
}

/** The costs of a box on its way through the stages, in paise and without rounding. */
export interface PieceCosts {
  readonly gramsPerBox: number;
  readonly paperPaisePerKg: number;
  readonly conversionPaisePerKg: number;
  readonly printPaisePerBox: number;
  /** Undefined if nothing says what joining costs. A price is never taken as ₹0. */
  readonly joiningPaisePerBox: number | undefined;
}

/**
 * Returns the cost of a piece of a stage so far, in paise: boxes in the piece × (box weight × (paper + conversion) +
 * printing + joining). Printing and joining count from their stage on. Later stages make the boxes of one piece. Freight and
 * tooling are no cost of a wasted piece. Undefined if the box has no such stage, or if the piece is joined and the cost of
 * joining is unknown. Source: docs/trade/stages.md#waste-of-a-stage.
 */
export function pieceCostPaise(
  stages: readonly Stage[],
  kind: StageKind,
  costs: PieceCosts,
): number | undefined {
  const place = stages.findIndex((stage) => stage.kind === kind);
  if (place < 0) return undefined;
  const boxes = stages.slice(place + 1).reduce((product, { perIn }) => product * perIn, 1);
  const passed = (one: StageKind) => stages.slice(0, place + 1).some((stage) => stage.kind === one);
  const { gramsPerBox, paperPaisePerKg, conversionPaisePerKg } = costs;
  const joining = passed("JOINING") ? costs.joiningPaisePerBox : 0;
  if (joining === undefined) return undefined;
  return (
    boxes *
    ((gramsPerBox * (paperPaisePerKg + conversionPaisePerKg)) / 1000 +
      (passed("PRINTING") ? costs.printPaisePerBox : 0) +
      joining)
  );
}
