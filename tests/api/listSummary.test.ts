import { expect, test } from "vitest";
import { summarize } from "../../domain/lists/listQuery";
import { stockOrder } from "../../src/admin/paper/stock/StockSummary";
import { startSession } from "../../src/api/session";
import { dataProvider } from "../../src/dataProvider";
import { fakeHost, json } from "../support/fakeHost";
import { stockReel } from "../support/stockReel";

const reel = { ...stockReel, initialWeight: 600.1, currentWeight: 0.1, status: "IN_USE" };

const weights = { sums: ["initialWeight", "currentWeight"], choices: [] };

test("weights add up to the gram", () => {
  expect(summarize([reel, { ...reel, currentWeight: 0.2 }], weights)).toEqual({
    total: 2,
    sums: {
      initialWeight: { sum: 1200.2, missing: 0 },
      currentWeight: { sum: 0.3, missing: 0 },
    },
    choices: {},
  });
});

test("a month's wages add up to the paisa", () => {
  const month = { totalSalaryThisMonth: 0.1, totalOvertimeHours: 0.7 };
  const totals = { sums: Object.keys(month), choices: [] };
  expect(summarize([month, month, month, {}], totals).sums).toEqual({
    totalSalaryThisMonth: { sum: 0.3, missing: 1 },
    totalOvertimeHours: { sum: 2.1, missing: 1 },
  });
});

test("a reel without a known weight is in no sum, and counted separately", () => {
  expect(summarize([reel, { initialWeight: 2.5 }], weights).sums).toEqual({
    initialWeight: { sum: reel.initialWeight + 2.5, missing: 0 },
    currentWeight: { sum: reel.currentWeight, missing: 1 },
  });
});

test("a filter offers what there is, once each, numbers by their size", () => {
  const stock = [reel, { ...reel, deckle: 96, paperType: "duplex" }, { ...reel, deckle: 96 }, {}];
  const { choices } = summarize(stock, { sums: [], choices: ["deckle", "paperType"] });
  expect(stockOrder(choices.deckle ?? [])).toEqual([96, 120]);
  expect(stockOrder(choices.paperType ?? [])).toEqual(["duplex", "Kraft"]);
});

const signed = {
  token: "a-token",
  admin: { firstName: "Asha", lastName: "Rao", email: "asha@example.com" },
};
const stock = [reel, { ...reel, id: 2, status: "CONSUMED", currentWeight: 0 }];
const filter = { status: "IN_USE" };
const found = { total: 1, sums: { currentWeight: { sum: 0.1, missing: 0 } }, choices: {} };
const wanted = { sums: ["currentWeight"], choices: [] };

test("a host that knows the list query adds its stock up itself", async () => {
  startSession(signed, true);
  const calls = fakeHost({ "GET /admin/inventory/getReelStocks": () => json(found) });
  expect(await dataProvider.getListSummary("reels", filter, wanted)).toEqual(found);
  expect(JSON.parse(calls[0]?.query.get("summary") ?? "")).toEqual(wanted);
  expect(JSON.parse(calls[0]?.query.get("filter") ?? "")).toEqual(filter);
});

test.each([
  ["knows nothing of it", false],
  ["answers rows all the same", true],
] as const)("the browser sums up the stock of a host that %s", async (_, isOwnHost) => {
  startSession(signed, isOwnHost);
  fakeHost({ "GET /admin/inventory/getReelStocks": () => json(stock) });
  expect(await dataProvider.getListSummary("reels", filter, wanted)).toEqual(found);
});
