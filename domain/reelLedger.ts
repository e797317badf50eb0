import { type Message, say } from "./messages/say";
import { kilogramsOf } from "./storedUnits";

/**
 * The kinds of movement. A reel's ledger only gets new rows, and the reel's balance in the store is their sum. Every
 * weight includes the core, because the scale shows the core too. `RECEIVE`: the reel arrives, and its weight has no
 * wrapper. `ISSUE`: the whole reel moves to a machine. `RETURN`: the machine gives the rest back. `ADJUST`: the scale
 * shows another weight than the ledger. `SCRAP`: waste paper leaves the store.
 */
export const movementKinds = ["RECEIVE", "ISSUE", "RETURN", "ADJUST", "SCRAP"] as const;
type MovementKind = (typeof movementKinds)[number];

/** A positive weight comes into the store, a negative one leaves it. */
export interface Movement {
  readonly kind: MovementKind;
  readonly grams: number;
}

/** A reel's state in the ledger, in whole grams. */
export interface ReelBalance {
  readonly balance: number;
  /** The weight at receipt, with later corrections. Undefined before the receipt. */
  readonly received: number | undefined;
  /** The weight at issue, while the reel is at a machine. */
  readonly issued: number | undefined;
}

type MovementRefusal =
  | "NOT_WHOLE_GRAMS"
  | "ALREADY_RECEIVED"
  | "NOT_RECEIVED"
  | "AT_MACHINE"
  | "NOT_WHOLE_REEL"
  | "NOT_IN_USE"
  | "WEIGHS_NOTHING"
  | "BELOW_NOTHING"
  | "ABOVE_ISSUED"
  | "ABOVE_RECEIVED"
  | "ABOVE_BALANCE"
  | "NOTHING_SCRAPPED";

type Rule = (reel: ReelBalance, grams: number) => MovementRefusal | undefined;

const inStore =
  (rule: Rule): Rule =>
  (reel, grams) => {
    if (reel.received === undefined) return "NOT_RECEIVED";
    return reel.issued === undefined ? rule(reel, grams) : "AT_MACHINE";
  };

const rules: Readonly<Record<MovementKind, Rule>> = {
  RECEIVE: ({ received }, grams) => {
    if (received !== undefined) return "ALREADY_RECEIVED";
    return grams < 0 ? "BELOW_NOTHING" : undefined;
  },
  ISSUE: inStore(({ balance }, grams) => (grams === -balance ? undefined : "NOT_WHOLE_REEL")),
  RETURN: ({ issued }, grams) => {
    if (issued === undefined) return "NOT_IN_USE";
    if (grams <= 0) return "WEIGHS_NOTHING";
    return grams > issued ? "ABOVE_ISSUED" : undefined;
  },
  ADJUST: inStore(({ balance, received = 0 }, grams) => {
    if (balance + grams < 0) return "BELOW_NOTHING";
    return balance + grams > received ? "ABOVE_RECEIVED" : undefined;
  }),
  SCRAP: inStore(({ balance }, grams) => {
    if (grams >= 0) return "NOTHING_SCRAPPED";
    return balance + grams < 0 ? "ABOVE_BALANCE" : undefined;
  }),
};

/**
 * Returns the reason to refuse a movement. The trigger `count_reel_balance` has the same rule:
 * tests/server/paper/ledgerRule.test.ts compares the two.
 */
export const movementRefusal = (
  reel: ReelBalance,
  { kind, grams }: Movement,
): MovementRefusal | undefined =>
  Number.isInteger(grams) ? rules[kind](reel, grams) : "NOT_WHOLE_GRAMS";

/** Formats grams as kilograms for messages. */
export const kilogramsText = (grams = 0) => `${kilogramsOf(grams).toLocaleString("en-IN")} kg`;

const messages: Readonly<Record<MovementRefusal, (reel: ReelBalance, grams: number) => Message>> = {
  NOT_WHOLE_GRAMS: () => say("reel.wholeGrams"),
  ALREADY_RECEIVED: () => say("reel.alreadyReceived"),
  NOT_RECEIVED: () => say("reel.notReceived"),
  AT_MACHINE: () => say("reel.atMachine"),
  NOT_WHOLE_REEL: ({ balance }, grams) =>
    say("reel.leavesWhole", { balance: kilogramsText(balance), weight: kilogramsText(-grams) }),
  NOT_IN_USE: () => say("reel.notInUse"),
  WEIGHS_NOTHING: (_, grams) => say("reel.cannotWeigh", { weight: kilogramsText(grams) }),
  BELOW_NOTHING: ({ balance }, grams) =>
    say("reel.cannotWeigh", { weight: kilogramsText(balance + grams) }),
  ABOVE_ISSUED: ({ issued }, grams) =>
    say("reel.aboveIssued", { issued: kilogramsText(issued), weight: kilogramsText(grams) }),
  ABOVE_RECEIVED: ({ balance, received }, grams) =>
    say("reel.aboveReceived", {
      received: kilogramsText(received),
      weight: kilogramsText(balance + grams),
    }),
  ABOVE_BALANCE: ({ balance }, grams) =>
    say("reel.scrapAboveBalance", {
      balance: kilogramsText(balance),
      weight: kilogramsText(-grams),
    }),
  NOTHING_SCRAPPED: () => say("reel.nothingScrapped"),
};

/**
 * Returns the message about a movement that the ledger refuses. Undefined for an allowed movement.
 * @param callerMessages the messages of the caller, in place of those here
 */
export function movementError(
  reel: ReelBalance,
  movement: Movement,
  callerMessages: Readonly<Partial<Record<MovementRefusal, Message>>> = {},
): Message | undefined {
  const refusal = movementRefusal(reel, movement);
  return refusal && (callerMessages[refusal] ?? messages[refusal](reel, movement.grams));
}

/** True if only the core remains. */
export const isUsedUp = (grams: number, coreGrams: number): boolean => grams <= coreGrams;

/** True if at most 2 kg of paper remain. The operator then says if the reel is finished. */
export const mayBeFinished = (grams: number, coreGrams: number): boolean =>
  grams <= coreGrams + 2_000;
