import fc from "fast-check";
import { expect, test } from "vitest";
import { piecesOfRun } from "../../../domain/combine/piecesOfRun";

/** Order 1 runs with one blank beside order 2, then with two beside order 3. */
const patterns = [
  {
    lanes: [
      { orderId: 1, ups: 1, blanks: 2000 },
      { orderId: 2, ups: 2, blanks: 4000 },
    ],
  },
  {
    lanes: [
      { orderId: 1, ups: 2, blanks: 2000 },
      { orderId: 3, ups: 1, blanks: 1000 },
    ],
  },
];

const given = (entered: Record<number, number>) =>
  Object.fromEntries(
    piecesOfRun(patterns, new Map(Object.entries(entered).map(([id, n]) => [Number(id), n]))),
  );

test("3,000 cuts of a run on two patterns give 4,000 blanks, and feed the other orders", () => {
  expect(given({ 1: 3000 })).toEqual({
    1: { cuts: 3000, blanks: 4000 },
    2: { cuts: 2000, blanks: 4000 },
    3: { cuts: 1000, blanks: 1000 },
  });
});

test("the same cuts that are entered for two orders count once", () => {
  expect(given({ 1: 3000, 2: 2000, 3: 1000 })).toEqual(given({ 1: 3000 }));
  expect(given({ 1: 500, 2: 800 })[1]).toEqual({ cuts: 800, blanks: 800 });
});

test("cuts beyond the plan belong to an order's last pattern", () => {
  expect(given({ 1: 3100 })[3]).toEqual({ cuts: 1100, blanks: 1100 });
  expect(given({ 2: 2100 })[1]).toEqual({ cuts: 2100, blanks: 2100 });
  expect(given({})).toEqual({
    1: { cuts: 0, blanks: 0 },
    2: { cuts: 0, blanks: 0 },
    3: { cuts: 0, blanks: 0 },
  });
});

test("in 500 random runs a further cut never takes blanks away, and each order has its own cuts at least", () => {
  const cuts = fc.nat(4000);
  fc.assert(
    fc.property(cuts, cuts, cuts, fc.constantFrom(1, 2, 3), (one, two, three, more) => {
      const entered = { 1: one, 2: two, 3: three };
      const before = given(entered);
      const after = given({ ...entered, [more]: entered[more] + 1 });
      for (const id of [1, 2, 3] as const) {
        expect(after[id]?.blanks).toBeGreaterThanOrEqual(before[id]?.blanks ?? 0);
        expect(before[id]?.cuts).toBeGreaterThanOrEqual(entered[id]);
      }
    }),
    { numRuns: 500 },
  );
});
