import { expect, test } from "vitest";
import { stockChoices } from "../../src/admin/pages/stock/stockChoices";
import { stockTotals } from "../../src/admin/pages/stock/stockTotals";

const reel = {
  id: 1,
  barcodeId: "REEL-000001",
  reelNo: 48_003,
  createdAt: "2026-03-01T04:30:00Z",
  gsm: 150,
  burstFactor: 22,
  deckle: 120,
  initialWeight: 600.1,
  currentWeight: 0.1,
  unit: "A",
  status: "IN_USE",
  paperType: "Kraft",
  supplierName: "Kabini Recyclers",
  createdBy: "staff@example.com",
};

test("weights add up to the gram", () => {
  expect(stockTotals([reel, { ...reel, currentWeight: 0.2 }])).toEqual({
    initial: { sum: 1200.2, missing: 0 },
    current: { sum: 0.3, missing: 0 },
  });
});

test("a reel whose weight is not known is in no sum, and counted beside it", () => {
  expect(stockTotals([reel, { initialWeight: 2.5 }])).toEqual({
    initial: { sum: reel.initialWeight + 2.5, missing: 0 },
    current: { sum: reel.currentWeight, missing: 1 },
  });
});

test("a filter offers what there is, once each, numbers by their size", () => {
  const stock = [reel, { ...reel, deckle: 96, paperType: "duplex" }, { ...reel, deckle: 96 }];
  expect(stockChoices(stock, "deckle")).toEqual([96, 120]);
  expect(stockChoices(stock, "paperType")).toEqual(["duplex", "Kraft"]);
});
