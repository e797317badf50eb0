import { say } from "../messages/say";
import type { Flute } from "./boardFactors";
import type { BoxDesign } from "./boxDesign";
import { allComputed, type Computed, computed, flatMapComputed, missing } from "./computed";
import { layersOfUse, type PaperUse } from "./paperUse";

/** The lengths of fluted paper and of board in one run, in metres. */
export interface FluteRun {
  readonly fluted: number;
  readonly board: number;
}

type FluteRunOf = FluteRun & { readonly flute: Flute };

/** Returns the runs of the fluted reels. The board is as long as the liners. The flute of every reel must be known. */
export function fluteRunsOf(
  design: Pick<BoxDesign, "layers">,
  uses: readonly PaperUse[],
): Computed<readonly FluteRunOf[]> {
  const roles = new Set(uses.map(({ role }) => role));
  if (!roles.has("TOP") || !roles.has("LINER")) return missing(say("absent.linerReels"));
  return flatMapComputed(allComputed(uses.map((use) => layersOfUse(design, use))), (ranAs) => {
    const lengthOf = (flute: Flute | undefined) => {
      const layers = design.layers.filter((layer) => layer.flute === flute).length;
      const ran = uses.filter((_, index) => ranAs[index]?.layer.flute === flute);
      return (
        ran.reduce((sum, use) => sum + (use.consumed * 1000) / (use.deckle * use.gsm), 0) / layers
      );
    };
    const board = lengthOf(undefined);
    const runs = [...new Set(design.layers.flatMap((layer) => layer.flute ?? []))]
      .map((flute) => ({ flute, fluted: lengthOf(flute), board }))
      .filter(({ fluted }) => fluted > 0);
    return runs.length > 0 ? computed(runs) : missing(say("absent.fluteReel"));
  });
}

/** The number of runs that a measured take-up needs. */
export const runsForTakeUp = 10;

/**
 * Returns the median take-up of the runs, so that one wrong weight does not change it. Source:
 * docs/trade/board.md#flutes-and-take-up.
 */
export function measuredTakeUp(runs: readonly FluteRun[]): Computed<number> {
  if (runs.length < runsForTakeUp)
    return missing(say("absent.fluteRuns", { wanted: runsForTakeUp, runs: runs.length }));
  const all = runs.map(({ fluted, board }) => fluted / board).sort((one, other) => one - other);
  const [low = 0, high = 0] = [
    all[Math.floor((all.length - 1) / 2)],
    all[Math.ceil((all.length - 1) / 2)],
  ];
  return computed(Math.round(((low + high) / 2) * 1000) / 1000);
}
