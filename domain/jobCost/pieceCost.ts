import type { StageKind } from "../stages/kinds";
import type { Stage } from "../stages/stages";

/** The costs of a box on its way through the stages, in paise and without rounding. */
export interface PieceCosts {
  readonly gramsPerBox: number;
  readonly paperPaisePerKg: number;
  readonly conversionPaisePerKg: number;
  readonly printPaisePerBox: number;
  readonly joiningPaisePerBox: number;
}

/**
 * Returns the cost of a piece of a stage so far, in paise: boxes in the piece × (box weight × (paper + conversion) +
 * printing + joining). Printing and joining count from their stage on. Later stages make the boxes of one piece.
 * Freight and tooling are no cost of a wasted piece. Undefined if the box has no such stage.
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
  return (
    boxes *
    ((gramsPerBox * (paperPaisePerKg + conversionPaisePerKg)) / 1000 +
      (passed("PRINTING") ? costs.printPaisePerBox : 0) +
      (passed("JOINING") ? costs.joiningPaisePerBox : 0))
  );
}
