import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type BoardFactors,
  defaultBoardFactors,
  flutes,
  plies,
} from "../../../domain/board/boardFactors";
import { trimOf, upsOn } from "../../../domain/board/boardRun";
import { type BoxDesign, boxStyles, measuredSides } from "../../../domain/board/boxDesign";
import { blankOf, boxFigures } from "../../../domain/board/boxFigures";
import type { Computed } from "../../../domain/board/computed";
import {
  burstFactor,
  fromInches,
  gramsPerSquareMetre,
  kilonewtonsPerMetre,
  millimetres,
} from "../../../domain/board/quantities";
import { runOf } from "./runOf";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const side = between(100, 900).map(millimetres);
const paper = fc.record({
  gsm: between(80, 300).map(gramsPerSquareMetre),
  burstFactor: between(14, 35).map(burstFactor),
  rct: between(0.5, 6).map(kilonewtonsPerMetre),
});

const design: fc.Arbitrary<BoxDesign> = fc.constantFrom(...plies).chain((ply) =>
  fc.record({
    style: fc.constantFrom(...boxStyles.slice(0, 3)),
    measured: fc.constantFrom(...measuredSides),
    length: side,
    width: side,
    height: side,
    ply: fc.constant(ply),
    layers: fc
      .array(fc.tuple(paper, fc.constantFrom(...flutes)), { minLength: ply, maxLength: ply })
      .map((layers) =>
        layers.map(([layer, flute], index) => (index % 2 === 1 ? { ...layer, flute } : layer)),
      ),
    joint: fc.option(between(20, 80).map(millimetres), { nil: undefined }),
    allowance: fc.option(between(0, 8).map(millimetres), { nil: undefined }),
  }),
);

const run = { boxes: 1000, deckle: millimetres(6000), ups: 1 };

/** Returns all known figures of a design as numbers. */
function numbersOf(box: BoxDesign, factors: BoardFactors = defaultBoardFactors) {
  const figures = boxFigures(box, factors);
  const board = runOf(box, run, factors);
  const numbers: Record<string, number> = {};
  const note = <Value>(result: Computed<Value>, read: (value: Value) => Record<string, number>) => {
    if ("value" in result) Object.assign(numbers, read(result.value));
  };
  note(figures.blank, ({ length, width }) => ({ blankLength: length, blankWidth: width }));
  note(figures.boardGsm, (gsm) => ({ gsm }));
  note(figures.boxWeight, (weight) => ({ weight }));
  note(figures.burstingStrength, ({ strict, trade }) => ({ strict, trade }));
  note(figures.edgeCrush, (ect) => ({ ect }));
  note(figures.compression, (bct) => ({ bct }));
  note(board, ({ length, paper: layers }) => ({
    length,
    ...Object.fromEntries(layers.map((layer, index) => [`layer${index}`, layer ?? Number.NaN])),
  }));
  return numbers;
}

type Change = (box: BoxDesign) => BoxDesign;
const eachLayer =
  (change: (layer: BoxDesign["layers"][number]) => object): Change =>
  (box) => ({ ...box, layers: box.layers.map((layer) => ({ ...layer, ...change(layer) })) });

/** The changes that should raise a figure, and these figures. */
const raises: readonly (readonly [string, Change, readonly string[]])[] = [
  [
    "length",
    (box) => ({ ...box, length: millimetres((box.length ?? 0) + 10) }),
    ["blankLength", "weight", "bct", "length", "layer0"],
  ],
  [
    "width",
    (box) => ({ ...box, width: millimetres((box.width ?? 0) + 10) }),
    ["blankLength", "blankWidth", "weight", "bct"],
  ],
  [
    "height",
    (box) => ({ ...box, height: millimetres((box.height ?? 0) + 10) }),
    ["blankWidth", "weight"],
  ],
  [
    "GSM",
    eachLayer(({ gsm = 0 }) => ({ gsm: gramsPerSquareMetre(gsm + 5) })),
    ["gsm", "weight", "strict", "trade", "layer0", "layer1"],
  ],
  [
    "burst factor",
    eachLayer((layer) => ({ burstFactor: burstFactor((layer.burstFactor ?? 0) + 1) })),
    ["strict", "trade"],
  ],
  [
    "ring crush",
    eachLayer(({ rct = 0 }) => ({ rct: kilonewtonsPerMetre(rct + 0.2) })),
    ["ect", "bct"],
  ],
  [
    "joint",
    (box) => ({ ...box, joint: millimetres((box.joint ?? 60) + 1) }),
    ["blankLength", "weight", "length", "layer0"],
  ],
  [
    "allowance",
    (box) => ({ ...box, allowance: millimetres((box.allowance ?? 20) + 1) }),
    ["blankLength", "blankWidth", "weight"],
  ],
];

test.each(raises)(
  "a greater %s raises what it should and lowers nothing",
  (_name, enlarge, names) => {
    fc.assert(
      fc.property(design, (box) => {
        const before = numbersOf(box);
        const after = numbersOf(enlarge(box));
        expect(Object.keys(after)).toEqual(Object.keys(before));
        for (const [name, figure] of Object.entries(before)) {
          if (names.includes(name)) expect(after[name]).toBeGreaterThan(figure);
          else expect(after[name]).toBeGreaterThanOrEqual(figure * (1 - 1e-12));
        }
      }),
    );
  },
);

test("a greater take-up raises the board's weight and the fluted layers' paper, and no liner's", () => {
  const greater = flutes.map((flute): [string, number] => [
    `takeUp${flute}`,
    defaultBoardFactors[`takeUp${flute}`] + 0.05,
  ]);
  const factors = { ...defaultBoardFactors, ...Object.fromEntries(greater) };
  fc.assert(
    fc.property(design, (box) => {
      const [before, after] = [numbersOf(box), numbersOf(box, factors)];
      expect(after.gsm).toBeGreaterThan(before.gsm ?? Number.NaN);
      expect(after.layer1).toBeGreaterThan(before.layer1 ?? Number.NaN);
      expect(after.layer0).toBe(before.layer0);
    }),
  );
});

test("more boxes take more board and paper, and more blanks side by side take less board", () => {
  const sheet = fc.record({
    width: between(200, 700).map(millimetres),
    length: between(400, 3000).map(millimetres),
    boxes: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(design, sheet, (box, { width, length, boxes }) => {
      const blank: BoxDesign = { ...box, style: "OTHER", blankWidth: width, blankLength: length };
      const metresOf = (many: number, ups: number) => {
        const result = runOf(blank, { ...run, boxes: many, ups }, defaultBoardFactors);
        return "value" in result ? result.value.length : Number.NaN;
      };
      expect(metresOf(boxes + 1, 1)).toBeGreaterThan(metresOf(boxes, 1));
      expect(metresOf(boxes, 2)).toBeLessThan(metresOf(boxes, 1));
    }),
  );
});

test("as many blanks as fit lie between the edges, and the trim is the rest", () => {
  fc.assert(
    fc.property(design, between(1000, 3000).map(millimetres), (box, deckle) => {
      const sheet = blankOf(box, defaultBoardFactors);
      if ("missing" in sheet) return;
      const blank = sheet.value;
      const ups = upsOn(deckle, blank, defaultBoardFactors);
      if (ups === 0) return;
      const trim = trimOf(deckle, ups, blank);
      const room = deckle - 2 * defaultBoardFactors.edge;
      expect(ups * blank.width).toBeLessThanOrEqual(room + 1e-6);
      expect((ups + 1) * blank.width).toBeGreaterThan(room);
      expect(trim * deckle + ups * blank.width).toBeCloseTo(deckle, 6);
    }),
  );
});

test("a box in inches has the blank and the weight that the formulas give in inches", () => {
  const inches = between(4, 30);
  const box = fc.record({
    length: inches,
    width: inches,
    height: inches,
    joint: between(1, 3),
    allowance: between(0, 0.3),
  });
  fc.assert(
    fc.property(design, box, (board, { length, width, height, joint, allowance }) => {
      const numbers = numbersOf({
        ...board,
        style: "0201",
        measured: "INSIDE",
        length: fromInches(length),
        width: fromInches(width),
        height: fromInches(height),
        joint: fromInches(joint),
        allowance: fromInches(allowance),
      });
      const [long, wide] = [
        2 * (length + width) + 4 * allowance + joint,
        width + height + 3 * allowance,
      ];
      const squareInchesInASquareMetre = 1550.0031;
      const grams = (long * wide * (numbers.gsm ?? 0)) / squareInchesInASquareMetre;
      expect((numbers.blankLength ?? 0) / 25.4).toBeCloseTo(long, 8);
      expect((numbers.blankWidth ?? 0) / 25.4).toBeCloseTo(wide, 8);
      expect((numbers.weight ?? 0) / grams).toBeCloseTo(1, 7);
    }),
  );
});

test("with any missing value no figure is ever 0 or no number", () => {
  const partly = design.chain((box) =>
    fc.record({
      keep: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
      box: fc.constant(box),
    }),
  );
  fc.assert(
    fc.property(partly, ({ keep, box }) => {
      const knownValue = <Value>(value: Value, index: number) => (keep[index] ? value : undefined);
      const numbers = numbersOf({
        ...box,
        length: knownValue(box.length, 0),
        width: knownValue(box.width, 1),
        height: knownValue(box.height, 2),
        layers: box.layers.map(({ gsm, rct, ...layer }, index) => ({
          ...layer,
          gsm: knownValue(gsm, 3 + index),
          rct: knownValue(rct, 9 - index),
        })),
      });
      for (const [name, number] of Object.entries(numbers)) {
        if (name.startsWith("layer") && Number.isNaN(number)) continue;
        expect(number).toBeGreaterThan(0);
        expect(Number.isFinite(number)).toBe(true);
      }
    }),
  );
});
