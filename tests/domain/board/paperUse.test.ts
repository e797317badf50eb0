import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { type BoxDesign, layerRoles } from "../../../domain/board/boxDesign";
import { fluteRunsOf, measuredTakeUp } from "../../../domain/board/measuredTakeUp";
import { compareOrder, type PaperUse, sumUses } from "../../../domain/board/paperUse";
import { burstFactor, gramsPerSquareMetre, millimetres } from "../../../domain/board/quantities";
import { say } from "../../../domain/messages/say";

const paper = (gsm: number) => ({ gsm: gramsPerSquareMetre(gsm), burstFactor: burstFactor(18) });
const design: BoxDesign = {
  style: "OTHER",
  measured: "INSIDE",
  ply: 3,
  layers: [paper(120), { ...paper(100), flute: "C" }, paper(120)],
  blankLength: millimetres(1445),
  blankWidth: millimetres(525),
};
const order = {
  quantity: 5000,
  isFinished: true,
  specification: { design, factors: defaultBoardFactors },
};
const use = (change: Partial<PaperUse>): PaperUse => ({
  role: "TOP",
  deckle: millimetres(1100),
  gsm: gramsPerSquareMetre(120),
  consumed: 476_850,
  ...change,
});

test("an order that used the expected paper has no waste, and its trim is its reels' trim", () => {
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

test("less than nine tenths of what was expected is marked, nine tenths themselves are not", () => {
  const after = (part: number) =>
    sumUses(compareOrder(order, [use({ consumed: Math.ceil(476_850 * part) })]));
  expect(after(0.37)).toMatchObject({ isMarked: true, isTooLittle: true });
  expect(after(0.8999)).toMatchObject({ isMarked: true, isTooLittle: true });
  expect(after(0.9)).toMatchObject({ isMarked: false, isTooLittle: false });
  expect(after(1.0501)).toMatchObject({ isMarked: true, isTooLittle: false });
  expect(sumUses([])).toMatchObject({ isMarked: false, isTooLittle: false });
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

test("paper without an expectation says why, counts as used, and is not compared", () => {
  const narrow = use({ deckle: millimetres(500) });
  const lines = compareOrder(order, [use({}), narrow]);
  expect(lines[1]?.expected).toEqual({
    missing: say("absent.blankRoom", { needed: 545, deckle: 500 }),
  });
  expect(sumUses(lines)).toMatchObject({ actual: 953_700, compared: 476_850 });
  const [unknown] = compareOrder({ ...order, specification: undefined }, [use({})]);
  expect(unknown?.expected).toEqual({ missing: say("absent.specification") });
  expect(sumUses(unknown ? [unknown] : []).waste).toEqual({ missing: say("absent.expectedPaper") });
});

test("paper without an entered cost is separate and never costs ₹0", () => {
  const lines = compareOrder(order, [use({ paisePerKg: 4000 }), use({ consumed: 500_000 })]);
  expect(sumUses(lines)).toMatchObject({ amount: 1_907_400, unpriced: 500_000 });
});

const someUse = fc.record({
  role: fc.constantFrom(...layerRoles),
  deckle: fc.constantFrom(500, 800, 1100).map(millimetres),
  gsm: fc.constantFrom(100, 120, 150).map(gramsPerSquareMetre),
  consumed: fc.integer({ min: 0, max: 900_000 }),
  boxes: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: undefined }),
  layer: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
});
const someOrder = fc.record({
  quantity: fc.integer({ min: 1, max: 90_000 }),
  isFinished: fc.boolean(),
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

const fivePly: BoxDesign = {
  ...design,
  ply: 5,
  layers: [
    paper(120),
    { ...paper(100), flute: "B" },
    paper(120),
    { ...paper(100), flute: "C" },
    paper(120),
  ],
};
const heavyOrder = { ...order, specification: { design: fivePly, factors: defaultBoardFactors } };
const fluteUse = (layer: number | undefined, consumed: number, more: Partial<PaperUse> = {}) =>
  use({ role: "FLUTE", gsm: gramsPerSquareMetre(100), layer, consumed, ...more });

test("in a board with two flutes each reel is compared with its own layer and take-up", () => {
  // 3,612.5 m of board on 1.1 m and 100 g/m² weigh 397.375 kg: 536.456 kg of B, 576.194 kg of C.
  const lines = compareOrder(heavyOrder, [
    use({ layer: 0 }),
    fluteUse(1, 536_456),
    use({ role: "LINER", layer: 2 }),
    fluteUse(3, 576_194),
    use({ role: "LINER", layer: 4 }),
  ]);
  expect(lines.map(({ layer }) => layer)).toEqual([0, 1, 2, 3, 4]);
  for (const line of lines) expect(sumUses([line]).waste).toEqual({ value: expect.closeTo(0, 5) });
  const spoiled = compareOrder(heavyOrder, [fluteUse(1, 576_194), fluteUse(3, 576_194)]);
  expect(spoiled.map((line) => sumUses([line]).waste)).toEqual([
    { value: expect.closeTo(1.45 / 1.35 - 1, 5) },
    { value: expect.closeTo(0, 5) },
  ]);
});

test("a reel of one of two alike flutes is omitted, unless its GSM identifies the flute", () => {
  const [line] = compareOrder(heavyOrder, [fluteUse(undefined, 500_000)]);
  expect(line?.expected).toEqual({
    missing: say("absent.ranAs", {
      layers: {
        all: [say("layer.fluteOf", { number: 1 }), say("layer.fluteOf", { number: 2 })],
        by: " / ",
      },
    }),
  });
  const layers = fivePly.layers.map((layer, index) =>
    index === 3 ? { ...layer, ...paper(140) } : layer,
  );
  const unlike = { ...heavyOrder.specification, design: { ...fivePly, layers } };
  const [known] = compareOrder({ ...heavyOrder, specification: unlike }, [
    fluteUse(undefined, 500_000, { gsm: gramsPerSquareMetre(135) }),
  ]);
  expect(known).toMatchObject({ layer: 3, expected: { value: { boxes: 5000 } } });
});

test("alike liners share the order's boxes, whether it is known of each or of some which one it was", () => {
  const liner = (layer?: number) => use({ role: "LINER", layer });
  for (const uses of [
    [liner(), liner()],
    [liner(2), liner()],
    [liner(2), liner(4)],
  ]) {
    expect(sumUses(compareOrder(heavyOrder, uses)).waste).toEqual({ value: expect.closeTo(0, 5) });
  }
});

test("an unfinished order is compared by its counted boxes, and uncounted ones are omitted", () => {
  const halfRun = { ...order, isFinished: false };
  const lines = compareOrder(halfRun, [
    use({ boxes: 1000, consumed: 95_370 }),
    use({ consumed: 47_685 }),
  ]);
  expect(lines[1]?.expected).toEqual({
    missing: say("absent.boxCount"),
  });
  const sum = sumUses(lines);
  expect(sum).toMatchObject({ actual: 143_055, compared: 95_370 });
  expect(sum.waste).toEqual({ value: expect.closeTo(0, 9) });
});

const runsOf = (of: BoxDesign, uses: readonly PaperUse[]) => {
  const runs = fluteRunsOf(of, uses);
  return "value" in runs ? runs.value : [];
};

test("each of two flutes is measured by its own reels, and none where it is not known which one ran", () => {
  const liners = [use({ consumed: 480_000 }), use({ role: "LINER", consumed: 960_000 })];
  const runs = runsOf(fivePly, [...liners, fluteUse(1, 540_000), fluteUse(3, 580_000)]);
  expect(runs.map(({ flute, fluted, board }) => [flute, fluted / board])).toEqual([
    ["B", expect.closeTo(1.35, 9)],
    ["C", expect.closeTo(1.45, 9)],
  ]);
  expect(fluteRunsOf(fivePly, [...liners, fluteUse(undefined, 540_000)])).toHaveProperty("missing");
});

test("a flute's take-up is its paper's length divided by the liners' length", () => {
  const flute = use({ role: "FLUTE", gsm: gramsPerSquareMetre(100), consumed: 580_000 });
  const [run] = runsOf(design, [
    use({ consumed: 480_000 }),
    flute,
    use({ role: "LINER", consumed: 480_000 }),
  ]);
  expect(run).toMatchObject({ flute: "C" });
  expect((run?.fluted ?? 0) / (run?.board ?? 1)).toBeCloseTo(1.45, 9);
  expect(fluteRunsOf(design, [flute, use({})])).toEqual({ missing: say("absent.linerReels") });
});

test("ten runs measure a take-up by their median, and nine do not", () => {
  const runs = Array.from({ length: 10 }, (_, index) => ({
    fluted: index === 0 ? 9000 : 1480 + index,
    board: 1000,
  }));
  expect(measuredTakeUp(runs)).toEqual({ value: 1.486 });
  expect(measuredTakeUp(runs.slice(1))).toEqual({
    missing: say("absent.fluteRuns", { wanted: 10, runs: 9 }),
  });
});
