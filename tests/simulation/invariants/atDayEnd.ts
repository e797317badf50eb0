import { serversAgree } from "../faults/serversAgree";
import { workedMinutes } from "./attendance";
import { combinedRunPaper } from "./combinedRuns";
import { contributionsAreByRates, fundFiles } from "./funds";
import type { Invariant } from "./invariant";
import { leaveBalances } from "./leave";
import { listsAreWhole } from "./lists";
import {
  invoiceTotals,
  portalFiles,
  postedPapersStay,
  serialsFollowEachOther,
  taxesOfSupply,
  whatClientsOwe,
} from "./money";
import { boxesOfInvoices, boxesOfOrders, dispatchedBoxes, sentRevisionsStay } from "./orders";
import { freePaper, reelWeights, stockIsItsReels, usedPaper } from "./paper";
import { lockedPayslipsStay, payslipsAddUp } from "./people";
import { piecesArePaid } from "./pieces";
import { additionsAndRecoveries } from "./recoveries";
import { payRegister } from "./register";
import { cachedRepliesAreFresh } from "./replies";
import { piecesOfDay, stagePieces, stopsNeverOverlap } from "./stages";
import { vouchersBalance } from "./tally";

/** All that is checked at the end of each day. */
export const invariants: readonly Invariant[] = [
  whatClientsOwe,
  dispatchedBoxes,
  reelWeights,
  lockedPayslipsStay,
  payslipsAddUp,
  piecesArePaid,
  additionsAndRecoveries,
  payRegister,
  contributionsAreByRates,
  fundFiles,
  serialsFollowEachOther,
  stagePieces,
  piecesOfDay,
  stopsNeverOverlap,
  sentRevisionsStay,
  workedMinutes,
  leaveBalances,
  vouchersBalance,
  invoiceTotals,
  taxesOfSupply,
  postedPapersStay,
  portalFiles,
  stockIsItsReels,
  freePaper,
  usedPaper,
  combinedRunPaper,
  boxesOfOrders,
  boxesOfInvoices,
  listsAreWhole,
  cachedRepliesAreFresh,
  serversAgree,
];
