import type { Invariant } from "./invariant";
import { serialsFollowEachOther, whatClientsOwe } from "./money";
import { dispatchedBoxes, sentRevisionsStay } from "./orders";
import { reelWeights } from "./paper";
import { lockedPayslipsStay } from "./people";
import { stagePieces, stopsNeverOverlap } from "./stages";

/** All that is checked at the end of each day. */
export const invariants: readonly Invariant[] = [
  whatClientsOwe,
  dispatchedBoxes,
  reelWeights,
  lockedPayslipsStay,
  serialsFollowEachOther,
  stagePieces,
  stopsNeverOverlap,
  sentRevisionsStay,
];
