import {
  defineAction,
  type KnownOrder,
  type KnownRun,
  type Plant,
  pickFrom,
  withKey,
} from "../plant";
import { expectEqual } from "../violation";
import { atPart, expectOutcome, numbered } from "./requests";

interface PlannedLayer {
  readonly index: number;
  readonly reels: readonly { readonly reelId: number }[];
}

const isOpen = ({ status }: { readonly status: string }) =>
  status === "TODO" || status === "IN_PROGRESS";

/** Returns the numbers of an order's reserved reels, by the order's page and by the pages of the reels. */
async function readReserved({ host, reels }: Plant, { id }: KnownOrder) {
  const { reserved } = (await host.call("staff", "getOrderPaper", numbered(id))).body;
  const ofReels: number[] = [];
  for (const reel of reels.filter(({ state }) => state === "STORE")) {
    const { reservation } = (await host.call("staff", "getReelMovements", numbered(reel.id))).body;
    if (reservation?.orderId === id) ofReels.push(reel.id);
  }
  const ofOrder = reserved.map(({ reelId }: { readonly reelId: number }) => reelId);
  return { ofOrder: ofOrder.toSorted().join(), ofReels: ofReels.toSorted().join() };
}

/** Cancels an order and restores the order. The order has no reserved reels in between, and the same reels as before afterwards. */
async function cancelAndRestore(plant: Plant, order: KnownOrder) {
  const { call } = plant.host;
  const name = "cancelledOrdersKeepNoReels";
  const before = await readReserved(plant, order);
  const reason = { reason: "Ordered twice" };
  const cancelled = await call("staff", "cancelOrder", numbered(order.id, reason));
  if (cancelled.status !== 200) return;
  const between = await readReserved(plant, order);
  expectEqual(name, `reels of the cancelled order ${order.id}`, between.ofReels, "");
  const restored = await call("staff", "restoreOrder", numbered(order.id));
  expectOutcome(restored, "accepted", `Restoring the order ${order.id}`);
  const after = await readReserved(plant, order);
  expectEqual(name, `reels of the restored order ${order.id}`, after.ofOrder, before.ofOrder);
  expectEqual(name, `the order ${order.id} at its reels`, after.ofReels, before.ofReels);
}

/** Reserves reels for an order as its plan proposes them: one reel, or the first reel of each layer. */
const reserveReels = defineAction({
  name: "reserveReels",
  weight: 4,
  choose(random, { orders }) {
    const order = pickFrom(random, orders, (one) => one.box !== undefined && isOpen(one));
    const drawn = { isAll: random.chance(0.5), part: random.next() };
    return order && { order: order.key, ...drawn, isCancelled: random.chance(0.3) };
  },
  async act({ order: orderKey, isAll, part, isCancelled }, plant) {
    const order = withKey(plant.orders, orderKey);
    if (!order) return;
    const { call } = plant.host;
    const { body: paper } = await call("staff", "getOrderPaper", numbered(order.id));
    if (!paper.plan || !paper.isOpen || paper.combinedRun !== undefined) return;
    const { ups, layers } = paper.plan;
    const proposed = layers.flatMap(({ index, reels }: PlannedLayer) =>
      reels.slice(0, 1).map(({ reelId }) => ({ reelId, layer: index })),
    );
    const one = atPart<object>(proposed, part);
    if (!one) return;
    const reply = isAll
      ? await call("staff", "reserveReels", numbered(order.id, { ups, reels: proposed }))
      : await call("staff", "reserveReel", numbered(order.id, { ...one, ups }));
    expectOutcome(reply, "accepted", `Reserving ${JSON.stringify(proposed)} for ${order.id}`);
    if (isCancelled && order.dispatched === 0) await cancelAndRestore(plant, order);
  },
});

/** Releases a reserved reel, or changes the blanks side by side. */
const releaseReel = defineAction({
  name: "releaseReel",
  weight: 2,
  choose(random, { orders }) {
    const order = pickFrom(random, orders, (one) => one.box !== undefined && isOpen(one));
    return order && { order: order.key, draw: random.next() };
  },
  async act({ order: orderKey, draw }, plant) {
    const order = withKey(plant.orders, orderKey);
    if (!order) return;
    const { call } = plant.host;
    const { body: paper } = await call("staff", "getOrderPaper", numbered(order.id));
    const reserved = atPart<{ reelId: number }>(paper.reserved, draw);
    if (reserved) {
      const sent = numbered(order.id, { reelId: reserved.reelId });
      const reply = await call("staff", "releaseReel", sent);
      expectOutcome(reply, "accepted", `Releasing ${reserved.reelId} from ${order.id}`);
      return;
    }
    if (!paper.plan || paper.combinedRun !== undefined) return;
    const ups = draw < 0.5 ? null : 1 + Math.floor(draw * paper.plan.mostUps);
    const sent = numbered(order.id, { ups, version: paper.version });
    if (ups !== (paper.chosenUps ?? null)) await call("staff", "chooseUps", sent);
  },
});

interface PlannedRun {
  readonly lanes: KnownRun["patterns"][number];
}

interface PlannedElement {
  readonly orderIds: readonly number[];
  readonly runs: readonly PlannedRun[];
}

interface PlannedGroup {
  readonly elements: readonly PlannedElement[];
  readonly orders: readonly {
    readonly orderId: number;
    readonly blankWidth: number;
    readonly cutLength: number;
  }[];
}

/** Returns the part of each order's blanks in the area of all blanks of a run. */
function partsByArea({ orders }: PlannedGroup, { runs, orderIds }: PlannedElement) {
  const lanes = runs.flatMap((run) => run.lanes);
  const areas = orderIds.map((id) => {
    const { blankWidth = 0, cutLength = 0 } = orders.find(({ orderId }) => orderId === id) ?? {};
    const own = lanes.filter(({ orderId }) => orderId === id);
    return own.reduce((sum, { blanks }) => sum + blanks * blankWidth * cutLength, 0);
  });
  const all = areas.reduce((sum, area) => sum + area, 0);
  return new Map(orderIds.map((id, index) => [id, (areas[index] ?? 0) / all]));
}

/** Accepts a proposed combined run. The same run again is the same run. */
const combineRuns = defineAction({
  name: "combineRuns",
  weight: 3,
  choose: (random) => ({ part: random.next() }),
  async act({ part }, plant, key) {
    const { host } = plant;
    const { groups } = (await host.call("staff", "getCombination")).body;
    const combinations = groups.flatMap((group: PlannedGroup) =>
      group.elements
        .filter(({ orderIds }) => orderIds.length > 1)
        .map((element) => ({ group, element })),
    );
    const chosen = atPart<{ group: PlannedGroup; element: PlannedElement }>(combinations, part);
    if (!chosen) return;
    const { group, element } = chosen;
    const sent = { body: { runs: element.runs, under: [] } };
    const reply = await host.call("staff", "acceptCombinedRun", sent);
    expectOutcome(reply, "accepted", `The combined run of ${element.orderIds.join()}`);
    const patterns = element.runs.map(({ lanes }) => lanes);
    const parts = partsByArea(group, element);
    plant.runs.push({ key, id: reply.body.id, patterns, parts, isUndone: false });
    const again = await host.call("staff", "acceptCombinedRun", sent);
    expectOutcome(again, "accepted", `The same combined run of ${element.orderIds.join()}`);
  },
});

/** A combined run gets further reels, or is undone. A run that has begun keeps its orders. */
const changeRun = defineAction({
  name: "changeRun",
  weight: 2,
  choose: (random) => ({ part: random.next(), isUndone: random.chance(0.6) }),
  async act({ part, isUndone }, { host, runs: known }) {
    const { runs } = (await host.call("staff", "getCombinedRuns")).body;
    const run = atPart<{ id: number; hasRun: boolean }>(runs, part);
    if (!run) return;
    const call = isUndone ? "undoCombinedRun" : "reserveCombinedRun";
    const reply = await host.call("staff", call, numbered(run.id));
    const outcome = run.hasRun ? "combine.hasRun" : isUndone ? "accepted" : "any";
    const isAccepted = expectOutcome(reply, outcome, `${call} ${run.id}`);
    if (!isAccepted || !isUndone) return;
    for (const one of known.filter(({ id }) => id === run.id)) one.isUndone = true;
  },
});

export const reservationActions = [reserveReels, releaseReel, combineRuns, changeRun];
