import { describe, expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import type { BoxDesign } from "../../../domain/board/boxDesign";
import { isComputed } from "../../../domain/board/computed";
import { burstFactor, gramsPerSquareMetre, millimetres } from "../../../domain/board/quantities";
import { wasteRowFor } from "../../../domain/board/wasteTable";
import { boxPrice } from "../../../domain/quotations/boxPrice";
import {
  boxCostsFor,
  type RateBook,
  type RatedBox,
  ratedLayersOf,
} from "../../../domain/quotations/rateBook";
import { englishOf, inEnglish } from "../../support/inEnglish";

/** 1,270 × 575 mm × (150 + 120 × 1.25 + 100) g/m² = 292.1 g. */
const design: BoxDesign = {
  style: "OTHER",
  measured: "INSIDE",
  ply: 3,
  blankLength: millimetres(1270),
  blankWidth: millimetres(575),
  layers: [
    { gsm: gramsPerSquareMetre(150), burstFactor: burstFactor(20) },
    { flute: "E", gsm: gramsPerSquareMetre(120), burstFactor: burstFactor(16) },
    { gsm: gramsPerSquareMetre(100), burstFactor: burstFactor(18) },
  ],
};

function layersOf(shades: readonly { shade?: string }[] = []) {
  const layers = ratedLayersOf(design, shades, defaultBoardFactors);
  if (!isComputed(layers)) throw new Error(englishOf(layers.missing));
  return layers.value;
}

const plain: RatedBox = {
  layers: layersOf(),
  printColours: 0,
  joint: undefined,
  hasDie: true,
  isDelivered: false,
};
const since = { validFrom: "2026-11-01", source: "Price list" };
const book: RateBook = {
  date: "2026-11-23",
  maxAgeDays: 30,
  paper: [{ ...since, id: 1, paisePerKg: 3800 }],
  work: [
    { ...since, id: 2, kind: "CONVERSION", paise: 1500, per: "KILOGRAM" },
    { ...since, id: 3, kind: "DIE", paise: 1_000_000, per: "PIECE" },
  ],
  waste: [{ ...since, id: 4, uptoQuantity: 100_000, setupSheets: 50, runPercent: 3 }],
};
const terms = { toolingTerms: { kind: "once" as const }, markup: 0.15 };

const costsOf = (box: RatedBox, from: RateBook = book) => boxCostsFor(box, from, terms);

function ratedOf(box: RatedBox, from: RateBook = book) {
  const costs = costsOf(box, from);
  if (!isComputed(costs)) throw new Error(englishOf(costs.missing));
  return costs.value;
}

describe("the worked figures", () => {
  test("a layer weighs the blank's area × GSM × take-up", () => {
    expect(layersOf().map(({ name, grams }) => [englishOf(name), grams])).toEqual([
      ["the top liner", 109.5375],
      ["the flute", 109.5375],
      ["the bottom liner", 73.025],
    ]);
  });

  test.each([
    [500, 3749, 4312, 2012],
    [1_000, 2672, 3073, 1923],
    [2_500, 2026, 2329, 1869],
    [5_000, 1810, 2082, 1852],
    [10_000, 1702, 1958, 1843],
  ])("%i boxes by the rate book", (quantity, costPaise, pricePaise, apartPaise) => {
    const { costs, wasteRows } = ratedOf(plain);
    const row = wasteRowFor(wasteRows, quantity);
    if (!isComputed(row)) throw new Error(englishOf(row.missing));
    expect(boxPrice(costs, quantity, row.value)).toMatchObject({
      costPaise,
      pricePaise,
      apart: { pricePaise: apartPaise, toolingPaise: 1_150_000 },
    });
  });

  test("without waste and tooling a box is ₹17.80", () => {
    const { costs } = ratedOf({ ...plain, hasDie: false });
    const row = { uptoQuantity: 1_000, setupSheets: 0, runPercent: 0 };
    expect(boxPrice(costs, 1_000, row).pricePaise).toBe(1780);
  });
});

const works: RateBook = {
  ...book,
  work: [
    ...book.work,
    { ...since, id: 5, kind: "PRINT", paise: 12_500, per: "THOUSAND_BOXES" },
    { ...since, id: 6, kind: "PLATE", paise: 450_000, per: "PIECE" },
    { ...since, id: 7, kind: "JOINING", joint: "GLUED", paise: 35, per: "BOX" },
    { ...since, id: 8, kind: "FREIGHT", paise: 250, per: "KILOGRAM" },
  ],
};
const printed: RatedBox = { ...plain, printColours: 2, joint: "GLUED", isDelivered: true };

test("print and plates count for each colour, and freight by the weight of a box", () => {
  const { costs, used } = ratedOf(printed, works);
  expect(costs).toMatchObject({
    printPaisePerBox: 25,
    joiningPaisePerBox: 35,
    freightPaisePerBox: 73.025,
    toolingPaise: 1_900_000,
  });
  expect(used.map(({ kind, times }) => [kind, times])).toEqual([
    ...Array(3).fill(["PAPER", 1]),
    ...[
      ["CONVERSION", 1],
      ["PRINT", 2],
      ["JOINING", 1],
      ["PLATE", 2],
      ["DIE", 1],
      ["FREIGHT", 1],
    ],
  ]);
});

test("a conversion rate for the board's plies wins over a later one for every board", () => {
  const conversion = { ...since, kind: "CONVERSION" as const, per: "KILOGRAM" as const };
  const work = [
    ...book.work,
    { ...conversion, id: 11, validFrom: "2026-10-01", paise: 1600, ply: 3 },
    { ...conversion, id: 12, paise: 1900, ply: 5 },
  ];
  expect(ratedOf(plain, { ...book, work }).costs.conversionPaisePerKg).toBe(1600);
  const others = work.filter(({ id }) => id !== 11);
  expect(ratedOf(plain, { ...book, work: others }).costs.conversionPaisePerKg).toBe(1500);
});

test("all missing rates are listed, each by its layer or its work", () => {
  expect(inEnglish(costsOf({ ...printed, joint: "STITCHED" }, { ...book, paper: [] }))).toEqual({
    missing: [
      "no rate for the top liner: 150 GSM, BF 20",
      "no rate for the flute: 120 GSM, BF 16",
      "no rate for the bottom liner: 100 GSM, BF 18",
      "no rate for printing",
      "no rate for stitched joints",
      "no rate for printing plates",
      "no rate for freight",
    ].join("; "),
  });
  expect(inEnglish(costsOf(plain, { ...book, work: [] }))).toEqual({
    missing: "no rate for conversion; no rate for the die",
  });
});

test("a layer is named with its shade if its rate is missing", () => {
  const layers = layersOf([{ shade: "Golden" }]);
  const paper = book.paper.map((rate) => ({ ...rate, toGsm: 140 }));
  expect(inEnglish(costsOf({ ...plain, layers }, { ...book, paper }))).toEqual({
    missing: "no rate for the top liner: 150 GSM, BF 20, Golden",
  });
});

test("a work without a rate that has begun blocks, and the latest one that has begun counts", () => {
  const conversion = (id: number, paise: number, validFrom: string) =>
    ({ id, kind: "CONVERSION", paise, per: "KILOGRAM", validFrom, source: "Costing" }) as const;
  const work = [
    ...book.work,
    conversion(9, 1550, "2026-11-20"),
    conversion(10, 9900, "2026-12-01"),
  ];
  expect(ratedOf(plain, { ...book, work }).costs.conversionPaisePerKg).toBe(1550);
  expect(
    inEnglish(costsOf(plain, { ...book, work: [conversion(10, 9900, "2026-12-01")] })),
  ).toEqual({
    missing: "no rate for conversion; no rate for the die",
  });
});

test("a rate older than the plant allows is marked with its date", () => {
  const { stale } = ratedOf(plain, { ...book, date: "2026-12-02" });
  expect(stale.map(({ name, validFrom }) => `${englishOf(name)} ${validFrom}`)).toEqual([
    "the top liner 2026-11-01",
    "the flute 2026-11-01",
    "the bottom liner 2026-11-01",
    "conversion 2026-11-01",
    "the die 2026-11-01",
  ]);
  expect(ratedOf(plain, { ...book, date: "2026-12-01" }).stale).toEqual([]);
});

test("of waste rows for one quantity the latest that has begun counts", () => {
  const row = (id: number, uptoQuantity: number, runPercent: number, validFrom: string) => ({
    id,
    uptoQuantity,
    setupSheets: 50,
    runPercent,
    validFrom,
    source: "Measured",
  });
  const waste = [
    row(4, 100_000, 3, "2026-11-01"),
    row(5, 1_000, 6, "2026-10-01"),
    row(6, 1_000, 5, "2026-11-10"),
    row(7, 1_000, 4, "2026-12-10"),
  ];
  expect(
    ratedOf(plain, { ...book, waste }).wasteRows.map(({ uptoQuantity, runPercent }) => [
      uptoQuantity,
      runPercent,
    ]),
  ).toEqual([
    [1_000, 5],
    [100_000, 3],
  ]);
});
