import fc from "fast-check";
import { expect, test } from "vitest";
import { messageTexts } from "../../domain/messages/catalogue";
import { messageText } from "../../domain/messages/say";
import {
  isUsedUp,
  type Movement,
  mayBeFinished,
  movementError,
  movementKinds,
  type ReelBalance,
} from "../../domain/reelLedger";
import { moveReel, noReel } from "../support/reelModel";

const moved = (...movements: [Movement["kind"], number][]): ReelBalance =>
  movements.reduce((reel, [kind, grams]) => moveReel(reel, { kind, grams }), noReel);
function refusal(reel: ReelBalance, kind: Movement["kind"], grams: number) {
  const error = movementError(reel, { kind, grams });
  return error && messageText(error, { texts: messageTexts, language: "en" });
}

const inStore = moved(["RECEIVE", 900_000]);
const atMachine = moved(["RECEIVE", 900_000], ["ISSUE", -900_000]);

test("a reel leaves the store whole and returns with its rest", () => {
  expect(atMachine).toEqual({ balance: 0, received: 900_000, issued: 900_000 });
  expect(moveReel(atMachine, { kind: "RETURN", grams: 396_500 })).toEqual({
    balance: 396_500,
    received: 900_000,
    issued: undefined,
  });
});

test("a return heavier than the issue is refused, with both weights", () => {
  expect(refusal(atMachine, "RETURN", 900_001)).toBe(
    "The reel was issued with 900 kg and cannot come back with 900.001 kg",
  );
  expect(refusal(atMachine, "RETURN", 900_000)).toBeUndefined();
});

test.each([
  [inStore, "RECEIVE", 1, "The reel has been received already"],
  [noReel, "ISSUE", 0, "The reel has not been received"],
  [inStore, "ISSUE", -1000, "The reel weighs 900 kg: issue the whole reel, not 1 kg"],
  [atMachine, "ISSUE", 0, "The reel is at a machine: return it first"],
  [inStore, "RETURN", 5, "The reel is not in use"],
  [atMachine, "SCRAP", -5, "The reel is at a machine: return it first"],
  [inStore, "SCRAP", -900_001, "The reel weighs 900 kg: 900.001 kg cannot be scrapped"],
  [inStore, "SCRAP", 0, "Scrap must be more than 0"],
  [inStore, "ADJUST", -900_001, "A reel cannot weigh -0.001 kg"],
  [inStore, "ADJUST", 1, "The reel came with 900 kg and cannot weigh 900.001 kg"],
  [noReel, "RECEIVE", -1, "A reel cannot weigh -0.001 kg"],
  [noReel, "RECEIVE", 0.5, "A reel moves by whole grams"],
] as const)("from %o it cannot %s %d g", (reel, kind, grams, message) => {
  expect(refusal(reel, kind, grams)).toBe(message);
});

test("after 10,000 random movements the balance is their sum, between nothing and what came", () => {
  const movement = fc.tuple(fc.constantFrom(...movementKinds), fc.integer({ min: 0, max: 1200 }));
  const many = fc.array(movement, { minLength: 10_000, maxLength: 10_000, size: "max" });
  fc.assert(
    fc.property(many, (tries) => {
      const written: Movement[] = [];
      let reel = noReel;
      for (const [kind, part] of tries) {
        const sign = kind === "SCRAP" || (kind === "ADJUST" && part % 2 === 0) ? -1 : 1;
        const grams = kind === "ISSUE" ? -reel.balance : sign * part;
        if (movementError(reel, { kind, grams }) !== undefined) continue;
        reel = moveReel(reel, { kind, grams });
        written.push({ kind, grams });
        expect(reel.balance).toBeGreaterThanOrEqual(0);
        expect(reel.balance).toBeLessThanOrEqual(reel.received ?? 0);
      }
      expect(written.reduce((sum, one) => sum + one.grams, 0)).toBe(reel.balance);
    }),
    { numRuns: 5 },
  );
});

test("the station asks if a reel is finished from core weight and 2 kg down", () => {
  expect(mayBeFinished(5_600, 3_600)).toBe(true);
  expect(mayBeFinished(5_601, 3_600)).toBe(false);
});

test("a reel with nothing but its core is used up", () => {
  expect(isUsedUp(3_600, 3_600)).toBe(true);
  expect(isUsedUp(3_601, 3_600)).toBe(false);
});
