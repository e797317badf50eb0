import { serversAgree } from "../faults/serversAgree";
import { workedMinutes } from "./attendance";
import type { Invariant } from "./invariant";
import { leaveBalances } from "./leave";
import { listsAreWhole } from "./lists";
import {
  invoiceTotals,
  portalFiles,
  postedPapersStay,
  serialsFollowEachOther,
  whatClientsOwe,
} from "./money";
import { boxesOfInvoices, boxesOfOrders, dispatchedBoxes, sentRevisionsStay } from "./orders";
import { reelWeights, stockIsItsReels } from "./paper";
import { lockedPayslipsStay, payslipsAddUp } from "./people";
import { cachedRepliesAreFresh } from "./replies";
import { stagePieces, stopsNeverOverlap } from "./stages";
import { vouchersBalance } from "./tally";

/** All that is checked at the end of each day. */
export const invariants: readonly Invariant[] = [
  whatClientsOwe,
  dispatchedBoxes,
  reelWeights,
  lockedPayslipsStay,
  payslipsAddUp,
  serialsFollowEachOther,
  stagePieces,
  stopsNeverOverlap,
  sentRevisionsStay,
  workedMinutes,
  leaveBalances,
  vouchersBalance,
  invoiceTotals,
  postedPapersStay,
  portalFiles,
  stockIsItsReels,
  boxesOfOrders,
  boxesOfInvoices,
  listsAreWhole,
  cachedRepliesAreFresh,
  serversAgree,
];
