import type { Movement, ReelBalance } from "../../domain/reelLedger";

/** A reel without a movement in the model's ledger, with which the rule and the database are compared. */
export const noReel: ReelBalance = { balance: 0, received: undefined, issued: undefined };

/** Returns the reel's state after an allowed movement. */
export const moveReel = (reel: ReelBalance, { kind, grams }: Movement): ReelBalance => ({
  balance: reel.balance + grams,
  received: kind === "RECEIVE" ? grams : reel.received,
  issued: kind === "ISSUE" ? -grams : kind === "RETURN" ? undefined : reel.issued,
});
