import { desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import {
  isUsedUp,
  type Movement,
  mayBeFinished,
  movementKinds,
  movementRefusal,
  type ReelBalance,
} from "../../../domain/reelLedger";
import { kilogramsOf } from "../../../domain/storedUnits";
import { reelMovements, reels } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { moveReel, noReel } from "../../support/reelModel";
import { reelCalls, type TestReel } from "./reelCalls";

const host = plant();
const { newReel, issue, giveBack, change } = reelCalls(host);
const received = 612_500;
const core = 3_000;
let orderId = 0;

beforeAll(async () => {
  await host.tokenOf("station");
  orderId = (await host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") })).body.id;
});

const rowOf = async (id: number) => {
  const [row] = await host.db.select().from(reels).where(eq(reels.id, id));
  if (row === undefined) throw new Error(`There is no reel ${id}`);
  return row;
};

class RolledBack extends Error {}

/** Writes a movement and takes it back. @returns the balance after it, or undefined if the database refuses it */
async function balanceInDatabase(reelId: number, movement: Movement): Promise<number | undefined> {
  let balance: number | undefined;
  try {
    await host.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(reelMovements)
        .values({ ...movement, reelId, reason: "Tried", by: "me" })
        .returning();
      balance = row?.balanceAfterGrams;
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack) return balance;
    expect(error).toMatchObject({ cause: { constraint: "reel_movements_rule" } });
  }
  return undefined;
}

/** The reel as the model knows it. */
interface Model {
  readonly ledger: ReelBalance;
  readonly isUsedUp: boolean;
  /** The weight of the heaviest run. */
  readonly heaviest: number;
}

interface Step {
  readonly call: "issueReel" | "returnReel" | "adjustReel" | "scrapReel";
  /** The weight that the person enters, or a limit of the rule and the distance from it, all in grams. */
  readonly weight: {
    readonly limit: "none" | "balance" | "received" | "issued";
    readonly by: number;
  };
  readonly isFinished: boolean | undefined;
  /** The grams that a super admin adds to the weight at receipt. */
  readonly correction: number;
  /** A movement that goes to the database without a call. */
  readonly tried: { readonly kind: Movement["kind"]; readonly sign: 1 | -1 };
}

const step: fc.Arbitrary<Step> = fc.record({
  call: fc.constantFrom(
    "issueReel",
    "issueReel",
    "returnReel",
    "returnReel",
    "adjustReel",
    "scrapReel",
  ),
  weight: fc.record({
    limit: fc.constantFrom("none", "balance", "received", "issued"),
    by: fc.oneof(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -received, max: received })),
  }),
  isFinished: fc.constantFrom(undefined, true, false),
  correction: fc.constantFrom(0, 0, 0, 1, 5_000, -1, -5_000),
  tried: fc.record({ kind: fc.constantFrom(...movementKinds), sign: fc.constantFrom(1, -1) }),
});

const limitOf = ({ ledger }: Model, limit: Step["weight"]["limit"]) =>
  limit === "none" ? core : (ledger[limit] ?? 0);

/** Returns the expected state after a call by the rule. Undefined if the rule refuses the call. */
function expected(
  { ledger, isUsedUp: wasUsedUp, heaviest }: Model,
  { call, isFinished, correction }: Step,
  grams: number,
) {
  const corrected = { ...ledger, received: (ledger.received ?? 0) + correction };
  const after = (reel: ReelBalance, movement: Movement, isAllowed = true): Model | undefined => {
    if (!isAllowed || movementRefusal(reel, movement) !== undefined) return undefined;
    const moved = moveReel(reel, movement);
    const ran = Math.max(heaviest, moved.issued ?? 0);
    return { ledger: moved, isUsedUp: isUsedUp(moved.balance, core), heaviest: ran };
  };
  const calls = {
    issueReel: () => after(ledger, { kind: "ISSUE", grams: -ledger.balance }, !wasUsedUp),
    returnReel: () => {
      const isAnswered =
        isFinished === undefined
          ? !mayBeFinished(grams, core)
          : isFinished || !isUsedUp(grams, core);
      const moved = after(ledger, { kind: "RETURN", grams }, isAnswered);
      return moved && { ...moved, isUsedUp: moved.isUsedUp || isFinished === true };
    },
    adjustReel: () => {
      const movement = { kind: "ADJUST", grams: grams - ledger.balance } as const;
      const isRight = correction === 0 || Math.max(heaviest, core + 1) <= corrected.received;
      return after(corrected, movement, isRight && (movement.grams !== 0 || correction !== 0));
    },
    scrapReel: () => after(ledger, { kind: "SCRAP", grams: -grams }),
  };
  return calls[call]();
}

async function send(reel: TestReel, { call, isFinished, correction }: Step, grams: number) {
  const weight = kilogramsOf(grams);
  if (call === "issueReel") return issue(reel.barcodeId, { orderId });
  if (call === "returnReel") return giveBack(reel.barcodeId, { weight, isFinished });
  const { version, initialWeightGrams } = await rowOf(reel.id);
  const receivedWeight = kilogramsOf(initialWeightGrams + correction);
  const isCorrected = call === "adjustReel" && correction !== 0;
  return change(call, reel, { weight, version, ...(isCorrected && { receivedWeight }) });
}

test("calls, rule and database allow and refuse the same movements and count the same balances", async () => {
  const kindsMoved = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const reel = await newReel({
        initialWeight: kilogramsOf(received),
        coreWeight: kilogramsOf(core),
      });
      let model: Model = {
        ledger: moveReel(noReel, { kind: "RECEIVE", grams: received }),
        isUsedUp: false,
        heaviest: 0,
      };
      for (const one of steps) {
        const near = limitOf(model, one.weight.limit) + one.weight.by;
        const { kind, sign } = one.tried;
        const most = model.ledger.issued ?? (model.ledger.received ?? 0) - model.ledger.balance;
        for (const grams of [sign * near, -model.ledger.balance, most, most + 1]) {
          const isAllowed = movementRefusal(model.ledger, { kind, grams }) === undefined;
          expect([kind, grams, await balanceInDatabase(reel.id, { kind, grams })]).toEqual([
            kind,
            grams,
            isAllowed ? model.ledger.balance + grams : undefined,
          ]);
        }

        const grams = Math.max(0, near);
        const next = expected(model, one, grams);
        const { status } = await send(reel, one, grams);
        expect([one.call, grams, status === 200]).toEqual([one.call, grams, next !== undefined]);
        if (next !== undefined) kindsMoved.add(one.call);
        model = next ?? model;

        const row = await rowOf(reel.id);
        const { balance, issued } = model.ledger;
        expect(row).toMatchObject({
          initialWeightGrams: model.ledger.received,
          currentWeightGrams: issued ?? balance,
          status: issued !== undefined ? "IN_USE" : model.isUsedUp ? "CONSUMED" : "AVAILABLE",
        });
        const [last] = await host.db
          .select()
          .from(reelMovements)
          .where(eq(reelMovements.reelId, reel.id))
          .orderBy(desc(reelMovements.id))
          .limit(1);
        expect(last?.balanceAfterGrams).toBe(balance);
      }
    }),
    // A smaller failing sequence would take longer to find than a test may run.
    { numRuns: 10, seed: 6, endOnFailure: true },
  );
  expect(kindsMoved).toEqual(new Set(["issueReel", "returnReel", "adjustReel", "scrapReel"]));
});
