import { expect, test } from "vitest";
import { combineOrders } from "../../../domain/combine/combineOrders";
import type { CombinableOrder, CombineSettings } from "../../../domain/combine/elements";
import { seededRandom } from "../../../server/demo/plantHistory";
import { workedOrders as orders, workedSettings as settings } from "../../support/combinedOrders";

const kilograms = ({ grams }: { readonly grams: number }) => grams / 1000;

test.each([
  [[1000, 1100, 1250, 1400, 1600, 1800], 10_764.8, 10_555.11, 10],
  [[1100, 1400], 11_717.9, 10_790.05, 9],
  [[1400], 13_201.9, 11_082.97, 9],
])(
  "ten orders on deckles of %j need %d kg apart and %d kg together",
  (deckles, apart, best, setUps) => {
    const plan = combineOrders(orders, { ...settings, deckles });
    expect(kilograms(plan.apart)).toBeCloseTo(apart, 1);
    expect(kilograms(plan.together)).toBeCloseTo(best, 2);
    expect(plan.together.setUps).toBe(setUps);
  },
);

test("one knife combines equal cut lengths alone", () => {
  const { together } = combineOrders(orders, { ...settings, knives: 1 });
  expect(kilograms(together)).toBeCloseTo(11_581.8, 1);
  expect(together.elements.filter(({ orderIds }) => orderIds.length > 1)).toMatchObject([
    { orderIds: [1, 2] },
  ]);
});

test("without tolerance the same orders need more paper", () => {
  const { together } = combineOrders(orders, { ...settings, overPercent: 0 });
  expect(kilograms(together)).toBeCloseTo(10_891, 1);
});

test("a cut length with tenths of a millimetre loses no blank to rounding", () => {
  const cutLengths = Array.from({ length: 60 }, (_, index) => 1400 + index / 10);
  for (const cutLength of cutLengths) {
    const order = { id: 1, quantity: 500, blankWidth: 500, cutLength };
    const { together } = combineOrders([order], settings);
    expect(together.elements[0]?.runs[0]?.lanes[0]?.blanks, `${cutLength} mm`).toBe(500);
  }
});

const randomOrders = (count: number, seed: number): readonly CombinableOrder[] => {
  const { integer } = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    quantity: 500 + integer(0, 79) * 100,
    blankWidth: 280 + integer(0, 59) * 10,
    cutLength: 800 + integer(0, 3) * 250,
    allowsUnder: integer(0, 4) === 0,
  }));
};

const least = ({ quantity, allowsUnder }: CombinableOrder) =>
  allowsUnder ? Math.ceil(quantity * 0.95 - 1e-9) : quantity;
const most = ({ quantity }: CombinableOrder) => Math.floor(quantity * 1.05 + 1e-9);

/**
 * Returns the whole model of the tests below: the numbers of blanks side by side of two orders, and the paper of a run.
 */
function simpleModel({ deckles, knives }: CombineSettings) {
  const paper = (width: number, metres: number) => {
    const deckle = deckles.find((each) => each >= width + 20);
    return deckle === undefined ? Infinity : (metres + 25) * deckle * 0.385;
  };
  const upsOfTwo = [1, 2, 3, 4, 5].flatMap((a) =>
    [1, 2, 3, 4, 5].flatMap((b) => (a + b <= 6 ? [[a, b] as const] : [])),
  );
  const alone = (order: CombinableOrder, blanks: number, leastMetres = 0) =>
    Math.min(
      ...[1, 2, 3, 4, 5, 6].map((ups) => {
        const metres = (Math.ceil(blanks / ups) * order.cutLength) / 1000;
        return metres < leastMetres ? Infinity : paper(ups * order.blankWidth, metres);
      }),
    );
  const made = (order: CombinableOrder, ups: number, metres: number) =>
    Math.floor(Math.round(metres * 1000) / order.cutLength) * ups;
  const need = (order: CombinableOrder, ups: number, blanks = least(order)) =>
    (Math.ceil(blanks / ups) * order.cutLength) / 1000;
  const fits = (order: CombinableOrder, blanks: number) =>
    blanks >= least(order) && blanks <= most(order);
  const mayMeet = (x: CombinableOrder, y: CombinableOrder) =>
    knives === 2 || x.cutLength === y.cutLength;
  const pair = (x: CombinableOrder, y: CombinableOrder) =>
    !mayMeet(x, y)
      ? Infinity
      : Math.min(
          ...upsOfTwo.map(([a, b]) => {
            const width = a * x.blankWidth + b * y.blankWidth;
            const both = Math.max(need(x, a), need(y, b));
            const isBoth = both >= 150 && fits(x, made(x, a, both)) && fits(y, made(y, b, both));
            const rest = least(y) - made(y, b, need(x, a));
            const isRest = need(x, a) >= 150 && rest > 0;
            return Math.min(
              isBoth ? paper(width, both) : Infinity,
              isRest ? paper(width, need(x, a)) + alone(y, rest, 150) : Infinity,
            );
          }),
        );
  const triple = (x: CombinableOrder, y: CombinableOrder, z: CombinableOrder) =>
    !mayMeet(x, y) || !mayMeet(x, z)
      ? Infinity
      : Math.min(
          ...upsOfTwo.flatMap(([a, b]) =>
            upsOfTwo.map(([c, d]) => {
              const first = need(y, b);
              const before = made(x, a, first);
              if (first < 150 || before >= least(x)) return Infinity;
              const second = Math.max(need(z, d), need(x, c, least(x) - before));
              const isMade =
                second >= 150 &&
                fits(x, before + made(x, c, second)) &&
                fits(z, made(z, d, second));
              return isMade
                ? paper(a * x.blankWidth + b * y.blankWidth, first) +
                    paper(c * x.blankWidth + d * z.blankWidth, second)
                : Infinity;
            }),
          ),
        );
  return { alone, pair, triple };
}

/** Returns the least paper of all partitions into one, two or three orders, one after the other. */
function leastOfAllPartitions(all: readonly CombinableOrder[], plant: CombineSettings): number {
  const model = simpleModel(plant);
  const costs = new Map<string, number>();
  const cost = (set: readonly CombinableOrder[]) => {
    const key = set.map(({ id }) => id).join();
    const known = costs.get(key) ?? costOf(set);
    costs.set(key, known);
    return known;
  };
  const costOf = ([x, y, z]: readonly CombinableOrder[]): number => {
    if (!x) return 0;
    if (!y) return model.alone(x, least(x));
    if (!z) return Math.min(model.pair(x, y), model.pair(y, x));
    const { triple } = model;
    return Math.min(
      triple(x, y, z),
      triple(x, z, y),
      triple(y, x, z),
      triple(y, z, x),
      triple(z, x, y),
      triple(z, y, x),
    );
  };
  const search = ([first, ...rest]: readonly CombinableOrder[]): number => {
    if (!first) return 0;
    let best = cost([first]) + search(rest);
    for (const [index, second] of rest.entries()) {
      const others = rest.filter((order) => order !== second);
      best = Math.min(best, cost([first, second]) + search(others));
      for (const third of rest.slice(index + 1))
        best = Math.min(
          best,
          cost([first, second, third]) + search(others.filter((order) => order !== third)),
        );
    }
    return best;
  };
  return search(all);
}

test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  "random orders %i run as a search through all partitions says",
  (seed) => {
    const plant = {
      ...settings,
      deckles: [1000, 1250, 1600],
      knives: seed % 4 === 0 ? 1 : 2,
    } as const;
    const random = randomOrders(3 + (seed % 6), seed);
    expect(combineOrders(random, plant).together.grams).toBeCloseTo(
      leastOfAllPartitions(random, plant),
      3,
    );
  },
);

test("each order gets its blanks on runs that fit their deckle", () => {
  const random = randomOrders(40, 5);
  const plant = { ...settings, deckles: [1000, 1250, 1600] };
  const { apart, together } = combineOrders(random, plant);
  expect(together.grams).toBeLessThanOrEqual(apart.grams);
  const runs = together.elements.flatMap((element) => element.runs);
  for (const order of random) {
    const lanes = runs.flatMap((run) => run.lanes).filter(({ orderId }) => orderId === order.id);
    const blanks = lanes.reduce((sum, lane) => sum + lane.blanks, 0);
    expect(blanks).toBeGreaterThanOrEqual(least(order));
  }
  for (const { deckle, lanes } of runs) {
    const width = lanes.reduce(
      (sum, { orderId, ups }) => sum + ups * (random[orderId - 1]?.blankWidth ?? Infinity),
      0,
    );
    expect(width + 2 * plant.edge).toBeLessThanOrEqual(deckle);
    expect(lanes.reduce((sum, { ups }) => sum + ups, 0)).toBeLessThanOrEqual(plant.maxUps);
  }
});

test("a plan of many orders needs at most the paper of its parts", () => {
  const random = randomOrders(24, 9);
  const parts = [random.slice(0, 12), random.slice(12)];
  const sum = parts.reduce(
    (total, part) => total + combineOrders(part, settings).together.grams,
    0,
  );
  expect(combineOrders(random, settings).together.grams).toBeLessThan(sum * 1.01);
});

test("the order of the rows changes nothing", () => {
  const random = randomOrders(20, 3);
  expect(combineOrders(random.toReversed(), settings)).toEqual(combineOrders(random, settings));
});

test("a locked pair stays together although apart is better", () => {
  const { together } = combineOrders(orders, settings, [[3, 4]]);
  expect(together.elements.find(({ orderIds }) => orderIds.includes(3))?.orderIds).toContain(4);
  expect(together.grams).toBeGreaterThan(combineOrders(orders, settings).together.grams);
});

test("a locked pair of many orders stays together although it saves nothing", () => {
  const random = randomOrders(20, 4).map((order) => ({ ...order, allowsUnder: false }));
  const { together, keepsLocks } = combineOrders(random, settings, [[1, 2]]);
  const { elements } = combineOrders(random, settings).together;
  expect(elements.find(({ orderIds }) => orderIds.includes(1))?.orderIds).not.toContain(2);
  expect(keepsLocks).toBe(true);
  expect(together.elements.find(({ orderIds }) => orderIds.includes(1))?.orderIds).toContain(2);
  expect(together.elements.flatMap(({ orderIds }) => orderIds)).toHaveLength(20);
});

test("a lock of orders that cannot run together is told, and no order is left out", () => {
  const plant = { ...settings, knives: 1 } as const;
  const plan = combineOrders(orders, plant, [[3, 4]]);
  expect(plan.keepsLocks).toBe(false);
  expect(plan.together).toEqual(combineOrders(orders, plant).together);
});

test("an order wider than every deckle is named and left out", () => {
  const wide = { id: 99, quantity: 100, blankWidth: 1390, cutLength: 900 };
  const { tooWide, together } = combineOrders([...orders, wide], settings);
  expect(tooWide).toEqual([99]);
  expect(kilograms(together)).toBeCloseTo(10_790.05, 2);
});
