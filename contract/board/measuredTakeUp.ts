import type { BoardLayer, BoxDesign } from "./boxDesign";
import { type Computed, computed, missing } from "./computed";
import type { PaperUse } from "./paperUse";

/** A run that says how long a flute's paper was for its board: both lengths in metres of one layer. */
export interface FluteRun {
  readonly fluted: number;
  readonly board: number;
}

/**
 * What an order's reels say of a take-up: the fluted paper's length against that of the liners, which lie flat. Of a
 * board with two kinds of flute nobody knows which reel ran as which.
 */
export function fluteRunOf(
  design: BoxDesign,
  uses: readonly PaperUse[],
): Computed<FluteRun & { readonly flute: NonNullable<BoardLayer["flute"]> }> {
  const [flute, ...others] = new Set(design.layers.flatMap((layer) => layer.flute ?? []));
  if (flute === undefined || others.length > 0) return missing("no board with one kind of flute");
  const lengthOf = (isFluted: boolean) => {
    const layers = design.layers.filter((layer) => (layer.flute !== undefined) === isFluted).length;
    const ran = uses.filter(({ role }) => (role === "FLUTE") === isFluted);
    return (
      ran.reduce((sum, use) => sum + (use.consumed * 1000) / (use.deckle * use.gsm), 0) / layers
    );
  };
  const [fluted, board] = [lengthOf(true), lengthOf(false)];
  if (fluted === 0) return missing("no reel that ran as the flute");
  const roles = new Set(uses.map(({ role }) => role));
  if (!roles.has("TOP") || !roles.has("LINER")) return missing("no reels for both liners");
  return computed({ flute, fluted, board });
}

/** So many runs make a measured take-up. */
export const runsForTakeUp = 10;

/** The take-up that runs measured: the middle one, so that a run that was weighed wrongly moves nothing. */
export function measuredTakeUp(runs: readonly FluteRun[]): Computed<number> {
  if (runs.length < runsForTakeUp) {
    return missing(`no ${runsForTakeUp} runs: there are ${runs.length}`);
  }
  const all = runs.map(({ fluted, board }) => fluted / board).sort((one, other) => one - other);
  const [low = 0, high = 0] = [
    all[Math.floor((all.length - 1) / 2)],
    all[Math.ceil((all.length - 1) / 2)],
  ];
  return computed(Math.round(((low + high) / 2) * 1000) / 1000);
}
