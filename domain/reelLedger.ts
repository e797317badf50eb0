/**
 * The ledger of a reel. Rows are only added, and the sum of the rows is the reel's balance in the store. The balance
 * includes the core, as the scale shows it too.
 *
 * - `RECEIVE`: The reel arrives with its whole weight except the wrapper.
 * - `ISSUE`: The whole reel leaves the store for a machine.
 * - `RETURN`: The reel returns with the remaining paper.
 * - `ADJUST`: The recorded weight is corrected.
 * - `SCRAP`: Waste paper leaves the reel.
 */
export const movementKinds = ["RECEIVE", "ISSUE", "RETURN", "ADJUST", "SCRAP"] as const;
type MovementKind = (typeof movementKinds)[number];

/** Grams with their sign: what comes into the store is positive. */
export interface Movement {
  readonly kind: MovementKind;
  readonly grams: number;
}

/** The state of a reel, in whole grams. */
export interface ReelBalance {
  readonly balance: number;
  /** The weight at receipt. Undefined before it. */
  readonly received: number | undefined;
  /** The weight at issue. Undefined unless the reel is at a machine. */
  readonly issued: number | undefined;
}

/** The paper left on a reel, in kilograms, at or below which the station asks if the reel is finished. */
export const restWeight = 2;

export const noReel: ReelBalance = { balance: 0, received: undefined, issued: undefined };

const text = (grams: number) => `${(grams / 1000).toLocaleString("en-IN")} kg`;

type Rule = (reel: ReelBalance, grams: number) => string | undefined;

const inStore =
  (rule: Rule): Rule =>
  (reel, grams) => {
    if (reel.received === undefined) return "The reel has not been received";
    if (reel.issued !== undefined) return "The reel is at a machine: return it first";
    return rule(reel, grams);
  };

/** For each kind, the reason why a reel may not make a movement. Undefined if the movement is allowed. */
const rules: Readonly<Record<MovementKind, Rule>> = {
  RECEIVE: ({ received }, grams) => {
    if (received !== undefined) return "The reel has been received already";
    return grams < 0 ? `A reel cannot weigh ${text(grams)}` : undefined;
  },
  ISSUE: inStore(({ balance }, grams) =>
    grams === -balance
      ? undefined
      : `The reel weighs ${text(balance)} and leaves whole, not with ${text(-grams)}`,
  ),
  RETURN: ({ issued }, grams) => {
    if (issued === undefined) return "The reel is not in use";
    // The scale shows the core too.
    if (grams <= 0) return `A reel cannot weigh ${text(grams)}`;
    return grams > issued
      ? `The reel was issued with ${text(issued)} and cannot come back with ${text(grams)}`
      : undefined;
  },
  ADJUST: inStore(({ balance, received = 0 }, grams) => {
    if (balance + grams < 0) return `A reel cannot weigh ${text(balance + grams)}`;
    return balance + grams > received
      ? `The reel came with ${text(received)} and cannot weigh ${text(balance + grams)}`
      : undefined;
  }),
  SCRAP: inStore(({ balance }, grams) => {
    if (grams >= 0) return "Scrap is more than nothing";
    return balance + grams < 0
      ? `The reel weighs ${text(balance)}: ${text(-grams)} of it cannot be scrapped`
      : undefined;
  }),
};

/** Returns the reason, with figures, why a reel may not make a movement. Undefined if the movement is allowed. */
export const movementError = (reel: ReelBalance, { kind, grams }: Movement): string | undefined =>
  Number.isInteger(grams) ? rules[kind](reel, grams) : "A reel moves by whole grams";

/** Returns the reel's state after an allowed movement. */
export const moveReel = (reel: ReelBalance, { kind, grams }: Movement): ReelBalance => ({
  balance: reel.balance + grams,
  received: kind === "RECEIVE" ? grams : reel.received,
  issued: kind === "ISSUE" ? -grams : kind === "RETURN" ? undefined : reel.issued,
});

/** Returns the weight without core and wrapper, in grams. Undefined if no paper remains. */
export const netGrams = (gross: number, core: number, wrapper: number): number | undefined =>
  gross - core - wrapper > 0 ? gross - core - wrapper : undefined;
