import {
  type CombinableOrder,
  type CombineSettings,
  findPair,
  findPatterns,
  findRunAlone,
  findTriple,
  type PlanElement,
} from "./elements";

interface CombinedPlan {
  readonly elements: readonly PlanElement[];
  readonly grams: number;
  /** The number of set-ups: each run needs one. */
  readonly setUps: number;
}

export interface Combination {
  readonly apart: CombinedPlan;
  readonly together: CombinedPlan;
  /** Orders with a blank that is wider than every deckle. They are in neither plan. */
  readonly tooWide: readonly number[];
  /** False if no plan keeps every locked pair. The plan is then the best one without locks. */
  readonly keepsLocks: boolean;
}

/** Two sums of floating-point grams are equal if they differ by less than this. */
const tolerance = 1e-6;

/**
 * The most orders for which the plan is exact. A plan of more orders begins with the best savings and exchanges parts.
 */
const mostExact = 16;

const toPlan = (elements: readonly PlanElement[]): CombinedPlan => ({
  elements: elements.toSorted((a, b) => (a.orderIds[0] ?? 0) - (b.orderIds[0] ?? 0)),
  grams: elements.reduce((sum, { grams }) => sum + grams, 0),
  setUps: elements.reduce((sum, { runs }) => sum + runs.length, 0),
});

const keyOf = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();

/** The element with the least paper for each set of orders, by the numbers of the orders. */
type Elements = ReadonlyMap<string, PlanElement>;

/** Returns the best element of each order, pair and triple that saves paper. */
function findElements(orders: readonly CombinableOrder[], settings: CombineSettings): Elements {
  const best = new Map<string, PlanElement>();
  const keep = (element: PlanElement | undefined) => {
    if (!element) return;
    const key = keyOf(element.orderIds);
    const known = best.get(key);
    if (!known || element.grams < known.grams) best.set(key, element);
  };
  for (const order of orders) {
    const run = findRunAlone(order, settings);
    keep(run && { orderIds: [order.id], runs: [run], grams: run.grams });
  }
  const partners = new Map(
    orders.map((one) => [
      one,
      orders.flatMap((other) => {
        const patterns = one === other ? [] : findPatterns(one, other, settings);
        return patterns.length > 0 ? [[other, patterns] as const] : [];
      }),
    ]),
  );
  for (const [one, others] of partners) {
    for (const [other, patterns] of others) keep(findPair(one, other, patterns, settings));
    for (const first of others)
      for (const second of others)
        if (first !== second) keep(findTriple(one, first, second, settings));
  }
  return best;
}

/**
 * Returns the partition of the orders with the least paper. It compares all sets. Source:
 * docs/trade/combined-runs.md#the-best-plan.
 */
function findLeast(ids: readonly number[], elements: Elements): readonly PlanElement[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const byFirst = ids.map((): { readonly mask: number; readonly element: PlanElement }[] => []);
  const add = (set: readonly number[]) => {
    const element = elements.get(set.join());
    const first = places.get(set[0] ?? Number.NaN);
    if (!element || first === undefined) return;
    const mask = set.reduce((sum, id) => sum | (1 << (places.get(id) ?? 0)), 0);
    byFirst[first]?.push({ mask, element });
  };
  for (const [a, one] of ids.entries()) {
    add([one]);
    for (const [b, two] of ids.entries()) {
      if (b <= a) continue;
      add([one, two]);
      for (const three of ids.slice(b + 1)) add([one, two, three]);
    }
  }
  const size = 2 ** ids.length;
  const grams = new Float64Array(size).fill(Infinity);
  const chosen: ({ readonly mask: number; readonly element: PlanElement } | undefined)[] = [];
  grams[0] = 0;
  for (let set = 1; set < size; set += 1) {
    const first = 31 - Math.clz32(set & -set);
    for (const choice of byFirst[first] ?? []) {
      if ((choice.mask & set) !== choice.mask) continue;
      const sum = (grams[set ^ choice.mask] ?? Infinity) + choice.element.grams;
      if (sum >= (grams[set] ?? Infinity) - tolerance) continue;
      grams[set] = sum;
      chosen[set] = choice;
    }
  }
  const plan: PlanElement[] = [];
  for (let set = size - 1; set > 0; ) {
    const choice = chosen[set];
    if (!choice) break;
    plan.push(choice.element);
    set ^= choice.mask;
  }
  return plan;
}

/** Returns a plan that begins with the best savings. */
function takeBestSavings(ids: readonly number[], elements: Elements): readonly PlanElement[] {
  // An order of a locked pair has no element alone, so its pairs come first.
  const aloneOf = (id: number) => elements.get(String(id))?.grams ?? Infinity;
  const open = new Set(ids);
  const bySaving = [...elements.values()]
    .map((element) => ({
      element,
      saving: element.orderIds.reduce((sum, id) => sum + aloneOf(id), 0) - element.grams,
    }))
    .filter(({ saving }) => saving > tolerance)
    .toSorted(
      (a, b) =>
        (a.saving === b.saving ? a.element.grams - b.element.grams : b.saving - a.saving) ||
        (keyOf(a.element.orderIds) < keyOf(b.element.orderIds) ? -1 : 1),
    );
  const chosen: PlanElement[] = [];
  for (const { element } of bySaving) {
    if (!element.orderIds.every((id) => open.has(id))) continue;
    chosen.push(element);
    for (const id of element.orderIds) open.delete(id);
  }
  return [...chosen, ...[...open].flatMap((id) => elements.get(String(id)) ?? [])];
}

const sumOf = (plan: readonly PlanElement[]) => plan.reduce((sum, { grams }) => sum + grams, 0);

/**
 * Returns a plan in which three elements become better ones. Undefined if no three do. `tried` holds those that do not.
 */
function findExchange(
  plan: readonly PlanElement[],
  elements: Elements,
  tried: Set<string>,
): readonly PlanElement[] | undefined {
  for (const [a, one] of plan.entries())
    for (const [b, two] of plan.slice(a + 1).entries())
      for (const three of plan.slice(a + b + 2)) {
        const part = [one, two, three];
        const ids = part.flatMap(({ orderIds }) => orderIds).toSorted((x, y) => x - y);
        const key = part.map(({ orderIds }) => orderIds.join()).join(" ");
        if (tried.has(key)) continue;
        tried.add(key);
        const better = findLeast(ids, elements);
        if (sumOf(better) < sumOf(part) - tolerance)
          return [...plan.filter((element) => !part.includes(element)), ...better];
      }
  return undefined;
}

/** Returns a plan that begins with the best savings and then exchanges parts while that saves paper. */
function findGoodPlan(ids: readonly number[], elements: Elements): readonly PlanElement[] {
  const tried = new Set<string>();
  let plan = takeBestSavings(ids, elements);
  for (;;) {
    const better = findExchange(plan, elements, tried);
    if (!better) return plan;
    plan = better;
  }
}

/**
 * Returns how the orders of one board quality run apart and together with the least paper. The plan is exact for up to
 * 16 orders. Source: docs/trade/combined-runs.md#the-best-plan.
 * @param locked pairs of orders that a person wants in one element, by their numbers
 */
export function combineOrders(
  orders: readonly CombinableOrder[],
  settings: CombineSettings,
  locked: readonly (readonly [number, number])[] = [],
): Combination {
  const sorted = orders.toSorted((a, b) => a.id - b.id);
  const all = findElements(sorted, settings);
  const fits = sorted.filter(({ id }) => all.has(String(id)));
  const ids = fits.map(({ id }) => id);
  const alone = ids.flatMap((id) => all.get(String(id)) ?? []);
  const keepsPairs = ({ orderIds }: PlanElement) =>
    locked.every(([one, other]) => orderIds.includes(one) === orderIds.includes(other));
  const solve = (elements: Elements) =>
    ids.length <= mostExact ? findLeast(ids, elements) : findGoodPlan(ids, elements);
  const withPairs = solve(new Map([...all].filter(([, element]) => keepsPairs(element))));
  const keepsLocks = withPairs.flatMap(({ orderIds }) => orderIds).length === ids.length;
  return {
    apart: toPlan(alone),
    together: toPlan(keepsLocks ? withPairs : solve(all)),
    keepsLocks,
    tooWide: sorted.filter(({ id }) => !all.has(String(id))).map(({ id }) => id),
  };
}

/** Returns the plan that takes the best savings one after the other, without exchanges: the peer of a benchmark. */
export const planByBestSavings = (
  orders: readonly CombinableOrder[],
  settings: CombineSettings,
): CombinedPlan =>
  toPlan(
    takeBestSavings(
      orders.map(({ id }) => id),
      findElements(orders, settings),
    ),
  );
