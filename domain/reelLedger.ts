/**
 * What happens to a reel, as rows that are only ever added; the reel's balance in the store is their sum. The scale
 * shows the core too, so the balance has it.
 *
 * - `RECEIVE`: it comes, with all that it weighs but its wrapper
 * - `ISSUE`: it leaves the store whole for a machine
 * - `RETURN`: it comes back with what is left
 * - `ADJUST`: it weighs something else than was written
 * - `SCRAP`: paper that becomes no box leaves
 */
export const movementKinds = ["RECEIVE", "ISSUE", "RETURN", "ADJUST", "SCRAP"] as const;
type MovementKind = (typeof movementKinds)[number];

/** Grams with their sign: what comes into the store is positive. */
export interface Movement {
  readonly kind: MovementKind;
  readonly grams: number;
}

/** Where a reel stands, in whole grams. */
export interface ReelBalance {
  readonly balance: number;
  /** What it weighed when it came; nothing before that. */
  readonly received: number | undefined;
  /** What it left the store with, while it is at a machine. */
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

/** What keeps a movement from being written; nothing where the reel may move so. */
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

/** What keeps a reel from moving so, with the figures; nothing where it may. */
export const movementError = (reel: ReelBalance, { kind, grams }: Movement): string | undefined =>
  Number.isInteger(grams) ? rules[kind](reel, grams) : "A reel moves by whole grams";

/** Where a reel stands after a movement that it may make. */
export const moveReel = (reel: ReelBalance, { kind, grams }: Movement): ReelBalance => ({
  balance: reel.balance + grams,
  received: kind === "RECEIVE" ? grams : reel.received,
  issued: kind === "ISSUE" ? -grams : kind === "RETURN" ? undefined : reel.issued,
});

/**
 * The paper of a reel that the scale shows with its wrapper.
 * @returns net grams, or nothing where core and wrapper weigh as much as all of it
 */
export const netGrams = (gross: number, core: number, wrapper: number): number | undefined =>
  gross - core - wrapper > 0 ? gross - core - wrapper : undefined;
