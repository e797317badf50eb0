import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { type FreeReel, type LayerNeed, pickReels } from "../../../domain/board/orderReels";
import {
  burstFactor,
  grams,
  gramsPerSquareMetre,
  metres,
  millimetres,
} from "../../../domain/board/quantities";

const reelOf = (id: number, change: Partial<FreeReel> = {}): FreeReel => ({
  id,
  gsm: gramsPerSquareMetre(120),
  burstFactor: burstFactor(18),
  deckle: millimetres(1100),
  paper: grams(500_000),
  isPart: false,
  receivedAt: id,
  ...change,
});
const need: LayerNeed = {
  layer: { gsm: gramsPerSquareMetre(120), burstFactor: burstFactor(18) },
  blank: { length: millimetres(1445), width: millimetres(525) },
  ups: 2,
  length: metres(3612.5),
};
const idsOf = (reels: readonly FreeReel[], change: Partial<LayerNeed> = {}) =>
  pickReels(reels, { ...need, ...change }, defaultBoardFactors).map(({ reel }) => reel.id);

test("a reel fits by its GSM, its burst factor and a deckle for the blanks and both edges", () => {
  const reels = [
    reelOf(1),
    reelOf(2, { gsm: gramsPerSquareMetre(150) }),
    reelOf(3, { burstFactor: burstFactor(20) }),
    reelOf(4, { deckle: millimetres(1069) }),
    reelOf(5, { deckle: millimetres(1070) }),
    reelOf(6, { paper: grams(0) }),
  ];
  expect(idsOf(reels)).toEqual([5, 1]);
});

test("among reels with the same trim a started one is first, then the oldest", () => {
  const reels = [
    reelOf(1, { receivedAt: 10 }),
    reelOf(2, { receivedAt: 5 }),
    reelOf(3, { receivedAt: 30, isPart: true }),
  ];
  expect(idsOf(reels)).toEqual([3, 2, 1]);
});

test("the first reels give what they have and the last one the rest", () => {
  const picked = pickReels(
    [reelOf(1, { paper: grams(132_000) }), reelOf(2)],
    need,
    defaultBoardFactors,
  );
  expect(picked.map(({ gives, length }) => [gives, length])).toEqual([
    [1000, 1000],
    [500_000_000 / (1100 * 120), 2612.5],
  ]);
  expect(picked.map(({ paper }) => Math.round(paper))).toEqual([132_000, 344_850]);
  expect(picked[0]?.trim.toFixed(4)).toBe("0.0455");
});

const anyReel = (id: number) =>
  fc.record({
    id: fc.constant(id),
    gsm: fc.constantFrom(100, 120).map(gramsPerSquareMetre),
    burstFactor: fc.constantFrom(16, 18).map(burstFactor),
    deckle: fc.constantFrom(500, 560, 1060, 1070, 1100, 1700).map(millimetres),
    paper: fc.integer({ min: 0, max: 900_000 }).map(grams),
    isPart: fc.boolean(),
    receivedAt: fc.integer({ min: 0, max: 5 }),
  });
const stock = fc
  .integer({ min: 0, max: 40 })
  .chain((many) => fc.tuple(...Array.from({ length: many }, (_, index) => anyReel(index + 1))));

/** True if the written rules prefer the first reel. The first rule with a difference decides. */
function isBetter(one: FreeReel, other: FreeReel): boolean {
  const [waste, otherWaste] = [one, other].map(({ deckle }) => (deckle - 2 * 525) / deckle);
  if (waste !== otherWaste) return Number(waste) < Number(otherWaste);
  if (one.isPart !== other.isPart) return one.isPart;
  if (one.receivedAt !== other.receivedAt) return one.receivedAt < other.receivedAt;
  return one.id < other.id;
}

test("on 1,000 random stocks the choice is what trying every reel against every other gives", () => {
  fc.assert(
    fc.property(stock, fc.constantFrom(1, 2, 3), (reels, ups) => {
      const fitting = reels.filter(
        (reel) =>
          reel.gsm === 120 &&
          reel.burstFactor === 18 &&
          reel.deckle >= ups * 525 + 20 &&
          reel.paper > 0,
      );
      const rank = (reel: FreeReel) => fitting.filter((other) => isBetter(other, reel)).length;
      const expected = fitting.toSorted((one, other) => rank(one) - rank(other));
      expect(idsOf(reels, { ups })).toEqual(expected.map(({ id }) => id));

      const picked = pickReels(reels, { ...need, ups }, defaultBoardFactors);
      const length = picked.reduce((total, one) => total + one.length, 0);
      const most = picked.reduce((total, one) => total + one.gives, 0);
      expect(length).toBeCloseTo(Math.min(need.length, most), 6);
    }),
    { numRuns: 1000 },
  );
});
