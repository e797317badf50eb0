import type { CombineSettings } from "../../domain/combine/elements";

/** Quantity, blank width and cut length of the orders A to J of docs/trade/combined-runs.md#worked-figures. */
export const workedOrders = [
  [6000, 430, 1300],
  [4000, 640, 1300],
  [2500, 525, 1445],
  [8000, 355, 1120],
  [1500, 880, 1860],
  [3000, 590, 1510],
  [5000, 470, 1240],
  [1200, 760, 1700],
  [10_000, 300, 980],
  [2000, 690, 1605],
].map(([quantity = 0, blankWidth = 0, cutLength = 0], index) => ({
  id: index + 1,
  quantity,
  blankWidth,
  cutLength,
}));

/** The plant of docs/trade/combined-runs.md#worked-figures with two widths of reels. */
export const workedSettings: CombineSettings = {
  deckles: [1100, 1400],
  gsm: 385,
  edge: 10,
  knives: 2,
  maxUps: 6,
  leastRun: 150,
  setUpMetres: 25,
  overPercent: 5,
};
