import type { Reel } from "../../../../contract/reels";

import type { AsRead } from "../../../provider/readRow";
import { sumOf } from "../../sumOf";

type Weighed = Pick<AsRead<Reel>, "initialWeight" | "currentWeight">;

/** Kilograms of all the given reels, as they were bought and as they are now. */
export const stockTotals = (reels: readonly Weighed[]) => ({
  initial: sumOf(
    reels.map((reel) => reel.initialWeight),
    1000,
  ),
  current: sumOf(
    reels.map((reel) => reel.currentWeight),
    1000,
  ),
});
