import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import type { BoxDesign } from "../../../domain/board/boxDesign";
import { isComputed } from "../../../domain/board/computed";
import type { FreeReel, OrderRun } from "../../../domain/board/orderReels";
import { paperPlan } from "../../../domain/board/paperPlan";
import {
  burstFactor,
  grams,
  gramsPerSquareMetre,
  millimetres,
} from "../../../domain/board/quantities";
import { englishOf } from "../../support/inEnglish";

const paper = (gsm: number) => ({ gsm: gramsPerSquareMetre(gsm), burstFactor: burstFactor(18) });

/** Returns a design with a blank of 1,000 mm by 400 mm. Two blanks side by side take 820 mm. */
const designOf = (layers: BoxDesign["layers"]): BoxDesign => ({
  style: "OTHER",
  measured: "INSIDE",
  ply: layers.length === 5 ? 5 : 3,
  layers,
  blankLength: millimetres(1000),
  blankWidth: millimetres(400),
});
const threePly = designOf([paper(150), { ...paper(120), flute: "C" }, paper(140)]);

const run = (change: Partial<OrderRun>): OrderRun => ({
  reelId: 1,
  role: "TOP",
  gsm: gramsPerSquareMetre(150),
  deckle: millimetres(1000),
  paper: grams(0),
  isRunning: false,
  ...change,
});
const reel = (id: number, gsm: number, kilograms: number): FreeReel => ({
  id,
  ...paper(gsm),
  deckle: millimetres(1000),
  paper: grams(kilograms * 1000),
  isPart: false,
  receivedAt: id,
});

interface Stock {
  readonly waste?: Parameters<typeof paperPlan>[1]["waste"];
  readonly runs?: readonly OrderRun[];
  readonly reels?: readonly FreeReel[];
  readonly reserved?: Parameters<typeof paperPlan>[1]["reserved"];
}

/** Plans 10,000 boxes, two side by side: 5,000 m of board. */
function layersOf({ waste, runs = [], reels = [], reserved = [] }: Stock, design = threePly) {
  const plan = paperPlan(
    design,
    { boxes: 10_000, waste, ups: 2, reels, runs, reserved },
    defaultBoardFactors,
  );
  if (!isComputed(plan)) throw new Error(englishOf(plan.missing));
  return plan.value.layers;
}
const openOf = (stock: Stock, design = threePly) =>
  layersOf(stock, design).map(({ need }) => Number(need.length.toFixed(2)));

test("the paper to fetch is the need less what ran, what runs and what is reserved", () => {
  expect(openOf({})).toEqual([5000, 5000, 5000]);
  const [top] = layersOf({
    runs: [
      run({ boxes: 2000, paper: grams(160_000) }),
      // 1,500 m of 1,000 mm and 150 g/m².
      run({ reelId: 2, paper: grams(225_000), isRunning: true }),
    ],
    // 500 m of the same paper.
    reserved: [{ ...reel(4, 150, 75), layer: 0 }],
    reels: [reel(3, 150, 90)],
  });
  expect(top).toMatchObject({ ran: 1000, reservedReels: [{ length: 500, paper: 75_000 }] });
  expect(top?.running).toEqual([{ reelId: 2, deckle: 1000, length: 1500, paper: 225_000 }]);
  expect(top?.need.length).toBe(5000 - 1000 - 1500 - 500);
  expect(top?.picked[0]).toMatchObject({ length: 600 });
  expect(top?.lacking).toBe(2000 - 600);
  expect(top?.widths).toEqual([1000]);
  expect([top?.paper, top?.openPaper]).toEqual([750_000, 300_000]);
});

test("the board of a run without a count of boxes is computed from its paper", () => {
  expect(openOf({ runs: [run({ paper: grams(150_000) })] })[0]).toBe(4000);
  const flute = run({ role: "FLUTE", gsm: gramsPerSquareMetre(120), paper: grams(174_000) });
  expect(openOf({ runs: [flute] })[1]).toBe(4000);
});

test("a reel at the machine counts at most the order's need, and half if it is too narrow for two blanks", () => {
  const [top] = layersOf({ runs: [run({ paper: grams(9e6), isRunning: true })] });
  expect(top?.running[0]?.length).toBe(5000);
  expect(top?.need.length).toBe(0);
  expect(top?.missing).toBeUndefined();
  const narrow = run({ deckle: millimetres(500), paper: grams(75_000), isRunning: true });
  expect(openOf({ runs: [narrow] })[0]).toBe(4500);
  const tooNarrow = run({ deckle: millimetres(300), paper: grams(75_000), isRunning: true });
  expect(openOf({ runs: [tooNarrow] })[0]).toBe(5000);
});

test("more than was ordered may have run: then nothing is fetched", () => {
  const uses = (["TOP", "FLUTE", "LINER"] as const).map((role) => run({ role, boxes: 10_400 }));
  const layers = layersOf({ runs: uses, reels: [reel(3, 150, 900)] });
  expect(layers.map(({ need, lacking }) => [need.length, lacking])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(layers[0]).toMatchObject({ ran: 5200, openPaper: 0 });
});

test("the waste of a quotation is planned, less the share of the boxes that were made", () => {
  // 10,000 boxes with 3 % and 50 sheets: 10,350 blanks, two side by side.
  const waste = { setupSheets: 50, runPercent: 3 };
  expect(openOf({ waste })).toEqual([5175, 5175, 5175]);
  expect(openOf({ waste, runs: [run({ boxes: 2000 })] })[0]).toBe(5175 * 0.8);
  const [all] = layersOf({ waste, runs: [run({ boxes: 10_000 })], reels: [reel(3, 150, 900)] });
  expect(all).toMatchObject({ ran: 5175, openPaper: 0 });
  // A reel without counted boxes counts by its paper, so the waste of its metres is included.
  expect(openOf({ waste, runs: [run({ paper: grams(225_000) })] })[0]).toBe(5175 - 1500);
});

test("a reel counts for one flute: the recorded one, its paper's, or the one that lacks more", () => {
  const flute = (gsm: number, letter: "B" | "C") => ({ ...paper(gsm), flute: letter });
  const unlike = designOf([paper(150), flute(100, "B"), paper(120), flute(120, "C"), paper(150)]);
  const boxes = 4000;
  const second = run({ role: "FLUTE", gsm: gramsPerSquareMetre(125), boxes });
  expect(openOf({ runs: [second] }, unlike)).toEqual([5000, 5000, 5000, 3000, 5000]);
  const layerRun = run({ role: "FLUTE", layer: 1, gsm: gramsPerSquareMetre(125), boxes });
  expect(openOf({ runs: [layerRun] }, unlike)).toEqual([5000, 3000, 5000, 5000, 5000]);
  const alike = designOf([paper(150), flute(120, "B"), paper(120), flute(120, "C"), paper(150)]);
  const either = run({ role: "FLUTE", gsm: gramsPerSquareMetre(120), boxes });
  expect(openOf({ runs: [either, either] }, alike)).toEqual([5000, 3000, 5000, 3000, 5000]);
});

test("a whole reel is reserved, and gives what the order takes at the present ups, if it fits", () => {
  const reserved = [
    { ...reel(4, 150, 600), layer: 0 },
    { ...reel(5, 150, 300), layer: 0 },
    { ...reel(6, 120, 300), layer: 0 },
  ];
  const lengths = (ups: number) => {
    const plan = paperPlan(
      threePly,
      { boxes: 10_000, ups, reels: [], reserved },
      defaultBoardFactors,
    );
    if (!isComputed(plan)) throw new Error(englishOf(plan.missing));
    const [top] = plan.value.layers;
    return [top?.reservedReels.map(({ length }) => length), top?.need.length];
  };
  expect(lengths(2)).toEqual([[4000, 1000], 0]);
  expect(lengths(1)).toEqual([[4000, 2000], 4000]);
  expect(lengths(3)).toEqual([[], expect.closeTo(10_000 / 3)]);
});

test("a rest of rounding is no board to fetch", () => {
  const reserved = [{ ...reel(4, 150, 749.99925), layer: 0 }];
  expect(openOf({ reserved })[0]).toBe(0);
});
