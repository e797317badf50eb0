import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../../contract/board/boardFactors";
import { type BoxDesign, layerRoles } from "../../../contract/board/boxDesign";
import { fluteRunOf, measuredTakeUp } from "../../../contract/board/measuredTakeUp";
import { compareOrder, type PaperUse, sumUses } from "../../../contract/board/paperUse";
import { burstFactor, gramsPerSquareMetre, millimetres } from "../../../contract/board/quantities";

const paper = (gsm: number) => ({ gsm: gramsPerSquareMetre(gsm), burstFactor: burstFactor(18) });
const design: BoxDesign = {
  style: "OTHER",
  measured: "INSIDE",
  ply: 3,
  layers: [paper(120), { ...paper(100), flute: "C" }, paper(120)],
  blankLength: millimetres(1445),
  blankWidth: millimetres(525),
};
const order = { quantity: 5000, specification: { design, factors: defaultBoardFactors } };
const use = (change: Partial<PaperUse>): PaperUse => ({
  role: "TOP",
  deckle: millimetres(1100),
  gsm: gramsPerSquareMetre(120),
  consumed: 476_850,
  ...change,
});

test("an order that took what it should has no waste, and its trim is that of its reels", () => {
  const flute = use({ role: "FLUTE", gsm: gramsPerSquareMetre(100), consumed: 576_194 });
  const sum = sumUses(compareOrder(order, [use({}), flute, use({ role: "LINER" })]));
  expect(sum).toMatchObject({ actual: 1_529_894, compared: 1_529_894, isMarked: false });
  expect(sum.waste).toEqual({ value: expect.closeTo(0, 6) });
  expect(sum.trim).toEqual({ value: expect.closeTo(50 / 1100, 9) });
});

test("more than 5 % beyond what was expected is marked, 5 % itself is not", () => {
  const after = (part: number) =>
    sumUses(compareOrder(order, [use({ consumed: Math.floor(476_850 * part) })]));
  expect(after(1.05).isMarked).toBe(false);
  expect(after(1.0501).isMarked).toBe(true);
  expect(after(0.98).waste).toEqual({ value: expect.closeTo(-0.02, 5) });
});

test("boxes that were counted at the reels are what is expected for, in place of the order's", () => {
  const uses = [use({ boxes: 1000, consumed: 95_370 }), use({ boxes: 500, consumed: 47_685 })];
  expect(sumUses(compareOrder(order, uses)).waste).toEqual({ value: expect.closeTo(0, 9) });
  const [first, second] = compareOrder(order, [
    use({ boxes: 1000, consumed: 300_000 }),
    use({ consumed: 100_000 }),
  ]);
  expect(first?.expected).toHaveProperty("value.boxes", 3750);
  expect(second?.expected).toHaveProperty("value.boxes", 1250);
});

test("what cannot be expected says why, counts as used, and is compared with nothing", () => {
  const narrow = use({ deckle: millimetres(500) });
  const lines = compareOrder(order, [use({}), narrow]);
  expect(lines[1]?.expected).toEqual({
    missing: "no room for a blank: it takes 545 mm, and the reel has 500 mm",
  });
  expect(sumUses(lines)).toMatchObject({ actual: 953_700, compared: 476_850 });
  const [unknown] = compareOrder({ quantity: 1, specification: undefined }, [use({})]);
  expect(unknown?.expected).toEqual({ missing: "no specification for the order" });
  expect(sumUses(unknown ? [unknown] : []).waste).toEqual({ missing: "no paper was expected" });
});

test("paper whose cost nobody entered is told apart and never costs ₹0", () => {
  const lines = compareOrder(order, [use({ paisePerKg: 4000 }), use({ consumed: 500_000 })]);
  expect(sumUses(lines)).toMatchObject({ amount: 1_907_400, unpriced: 500_000 });
});

const someUse = fc.record({
  role: fc.constantFrom(...layerRoles),
  deckle: fc.constantFrom(500, 800, 1100).map(millimetres),
  gsm: fc.constantFrom(100, 120, 150).map(gramsPerSquareMetre),
  consumed: fc.integer({ min: 0, max: 900_000 }),
  boxes: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: undefined }),
});
const someOrder = fc.record({
  quantity: fc.integer({ min: 1, max: 90_000 }),
  specification: fc.option(fc.constant(order.specification), { nil: undefined }),
});

test("the sum over orders, layers and reels is what the reels gave, to the gram", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(someOrder, fc.array(someUse))), (made) => {
      const orders = made.map(([one, uses]) => compareOrder(one, uses));
      const given = made.flatMap(([, uses]) => uses).reduce((sum, one) => sum + one.consumed, 0);
      const byOrder = orders.map((lines) => sumUses(lines).actual);
      const byRole = layerRoles.map(
        (role) => sumUses(orders.flat().filter((line) => line.use.role === role)).actual,
      );
      const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
      expect([total(byOrder), total(byRole), sumUses(orders.flat()).actual]).toEqual([
        given,
        given,
        given,
      ]);
    }),
  );
});

test("a flute's take-up is measured by the length of its paper against that of the liners", () => {
  const flute = use({ role: "FLUTE", gsm: gramsPerSquareMetre(100), consumed: 580_000 });
  const run = fluteRunOf(design, [
    use({ consumed: 480_000 }),
    flute,
    use({ role: "LINER", consumed: 480_000 }),
  ]);
  expect(run).toMatchObject({ value: { flute: "C" } });
  const { value } = "value" in run ? run : { value: { fluted: 0, board: 1 } };
  expect(value.fluted / value.board).toBeCloseTo(1.45, 9);
  expect(fluteRunOf(design, [flute, use({})])).toEqual({ missing: "no reels for both liners" });
});

test("ten runs measure a take-up, by their middle; nine do not", () => {
  const runs = Array.from({ length: 10 }, (_, index) => ({
    fluted: index === 0 ? 9000 : 1480 + index,
    board: 1000,
  }));
  expect(measuredTakeUp(runs)).toEqual({ value: 1.486 });
  expect(measuredTakeUp(runs.slice(1))).toEqual({ missing: "no 10 runs: there are 9" });
});
