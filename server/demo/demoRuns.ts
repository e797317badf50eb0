import { defaultBoardFactors as demoFactors } from "../../domain/board/boardFactors";
import { boardLength } from "../../domain/board/boardRun";
import { takeUpOf } from "../../domain/board/boardStrength";
import type { orders, reels, reelUsages } from "../db/schema";
import { coreWeightGrams, finishUsage } from "../paper/ledger/movements";
import { clients } from "./demoClients";
import { boardFamilies, type DemoSpecification } from "./demoSpecifications";
import type { SeededRandom } from "./plantHistory";

type Order = typeof orders.$inferInsert;
type Reel = typeof reels.$inferInsert;
type Run = Omit<typeof reelUsages.$inferInsert, "reelId">;

export type DemoReel = Omit<Reel, "barcodeId" | "reelNo" | "createdAt"> & {
  readonly createdAt: Date;
  readonly usages: readonly Run[];
};

/** The measured take-up of the fluted paper. The plant's settings assume another value. */
const measuredTakeUp = 1.03;

/** The second width of a board's papers, in centimetres. */
const wideDeckle = 142;

const addressOf = (client: string) => {
  const place = clients.find(({ name }) => name === client)?.place ?? "";
  return `Goods inward, ${client}, ${place}`;
};

const specified = (order: Order, specification: DemoSpecification, quantity: number): Order => ({
  ...order,
  client: specification.client,
  productType: `${specification.design.ply} Ply RSC Box`,
  quantity,
  size: specification.size,
  materialGrade: specification.materialGrade,
  deliveryAddress: addressOf(specification.client),
  specificationVersionId: specification.versionId,
  boardSettingsId: 1,
});

/** Returns the reel as paper of a family's layer, before its first run. */
function asPaper(reel: DemoReel, family: DemoSpecification["family"], place: number): DemoReel {
  const layer = family.layers[place];
  if (!layer) return reel;
  const { paperType, gsm, burstFactor, rct, usageType } = layer;
  const coreGrams = coreWeightGrams(family.deckle, reel.initialWeightGrams);
  return {
    ...reel,
    paperType,
    gsm,
    burstFactor,
    rct,
    deckle: family.deckle,
    coreWeightGrams: coreGrams,
    ...(reel.usages.length > 0 && { reelSet: usageType }),
  };
}

/** Makes the runs of reels that ran together, and names the orders that they ran for. */
function teamRuns(
  random: SeededRandom,
  team: readonly DemoReel[],
  specification: DemoSpecification,
  takeOrder: (at: Date) => number | undefined,
) {
  const { family, blank, ups } = specification;
  const latest = team.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const papers = team.map((reel, place) => asPaper(reel, family, place));
  const rounds = Math.min(...team.map(({ usages }) => usages.length));
  const weights = papers.map(({ initialWeightGrams }) => initialWeightGrams);
  const runs: Run[][] = papers.map(() => []);
  const made: { orderId: number; quantity: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = latest[0]?.usages[round];
    const orderId = times?.startedAt && takeOrder(times.startedAt);
    if (!times || orderId === undefined) continue;
    const perMetre = papers.map(
      ({ gsm }, place) =>
        (family.deckle / 100) *
        gsm *
        takeUpOf(specification.design.layers[place] ?? {}, demoFactors),
    );
    const reach = perMetre.map(
      (gramsPerMetre, place) =>
        ((weights[place] ?? 0) - (papers[place]?.coreWeightGrams ?? 0)) / gramsPerMetre,
    );
    const metres = (Math.min(...reach) * random.integer(10, 22)) / 100;
    const quantity = Math.max(25, Math.floor((metres * 1000 * ups) / blank.length / 25) * 25);
    const length = boardLength(quantity, ups, blank);
    // Most runs waste what the norm allows, a few more.
    const spoiled = random.chance(0.15) ? random.integer(60, 90) : random.integer(15, 40);
    for (const [place, gramsPerMetre] of perMetre.entries()) {
      const spoilage = 1 + (spoiled + random.integer(-8, 8)) / 1000;
      const fluted = family.layers[place]?.flute ? measuredTakeUp : 1;
      const before = weights[place] ?? 0;
      const after = before - Math.round((length * gramsPerMetre * spoilage * fluted) / 100) * 100;
      runs[place]?.push({
        ...times,
        orderId,
        usageType: family.layers[place]?.usageType ?? "TOP",
        layer: place,
        weightBeforeGrams: before,
        weightAfterGrams: after,
        boxCount: quantity,
      });
      weights[place] = after;
    }
    made.push({ orderId, quantity });
  }
  const ranReels = papers.map((reel, place): DemoReel => {
    const usages = runs[place] ?? [];
    const last = usages.at(-1);
    const { weightBeforeGrams: before, weightAfterGrams: after } = last ?? {};
    if (before === undefined || after === undefined || after === null) {
      const currentWeightGrams = reel.initialWeightGrams;
      return { ...reel, usages, currentWeightGrams, previousWeightGrams: null, reelSet: null };
    }
    const { consumedGrams: _, ...weighed } = finishUsage(before, after, {
      coreGrams: reel.coreWeightGrams ?? 0,
    });
    return { ...reel, usages, ...weighed };
  });
  return { reels: ranReels, made };
}

const rates: Readonly<Record<string, number>> = {
  Kraft: 3850,
  Duplex: 5200,
  Testliner: 4100,
  "Semi-kraft": 3300,
};

/**
 * Makes three reels run together for each order of a version, with realistic waste. Other reels and orders stay
 * unchanged.
 */
export function demoRuns(
  random: SeededRandom,
  allReels: readonly DemoReel[],
  allOrders: readonly Order[],
  specifications: readonly DemoSpecification[],
): { reels: readonly DemoReel[]; orders: readonly Order[] } {
  const changedOrders = new Map<number, Order>();
  const finished = allOrders.flatMap((order, index) =>
    order.status === "SHIPPED" || order.status === "COMPLETED" ? [index] : [],
  );
  const places = allReels.map((reel, index) => ({ reel, index }));
  const partReels = places.filter(
    ({ reel }) => reel.usages.length > 0 && reel.status === "AVAILABLE",
  );
  const begun = partReels.slice(0, partReels.length - (partReels.length % 3));
  const ranOtherwise = new Set(
    places
      .filter((place) => !begun.includes(place))
      .flatMap(({ reel }) => reel.usages.map(({ orderId }) => orderId)),
  );
  // Paper that does not fit a specification has run for these orders.
  const usedOrders = new Set([...ranOtherwise].map((orderId) => orderId - 1));
  const takeOrder = (at: Date) => {
    const index = finished.findLast(
      (one) => !usedOrders.has(one) && (allOrders[one]?.createdAt ?? at) <= at,
    );
    if (index === undefined) return undefined;
    usedOrders.add(index);
    return index + 1;
  };
  const changedReels = new Map<number, DemoReel>();
  const ofThreePapers = specifications.filter(({ design }) => design.ply === 3);
  for (let first = 0; first + 2 < begun.length; first += 3) {
    const team = begun.slice(first, first + 3);
    const specification = ofThreePapers[(first / 3) % ofThreePapers.length];
    if (!specification) continue;
    const { reels: ran, made } = teamRuns(
      random,
      team.map(({ reel }) => reel),
      specification,
      takeOrder,
    );
    for (const [place, { index }] of team.entries()) {
      const reel = ran[place];
      if (reel) changedReels.set(index, reel);
    }
    for (const { orderId, quantity } of made) {
      const order = allOrders[orderId - 1];
      if (order) changedOrders.set(orderId, specified(order, specification, quantity));
    }
  }
  const untouched = places.filter(
    ({ reel }) => reel.usages.length === 0 && reel.status === "AVAILABLE",
  );
  for (const [number, { reel, index }] of untouched.entries()) {
    const family = boardFamilies[number % 3 === 2 ? 1 : 0] ?? boardFamilies[0];
    // Of 24 reels 12 are wide, so that the demo plant can combine orders on two widths.
    const deckle = number % 24 < 12 ? family.deckle : wideDeckle;
    if (number % 3 !== 1)
      changedReels.set(index, asPaper(reel, { ...family, deckle }, (number % 4) % 3));
  }
  for (const [index, order] of allOrders.entries()) {
    const specification = specifications.find(({ client }) => client === order.client);
    const isWaiting = order.status === "TODO" || order.status === "IN_PROGRESS";
    if (specification && isWaiting && !ranOtherwise.has(index + 1))
      changedOrders.set(index + 1, specified(order, specification, order.quantity));
  }
  return {
    reels: allReels.map((reel, index) => {
      const made = changedReels.get(index) ?? reel;
      return {
        ...made,
        landedPaisePerKg: (rates[made.paperType] ?? 3600) + random.integer(-15, 15) * 10,
        moisturePercent: random.integer(60, 90) / 10,
        shade: made.paperType === "Duplex" ? "White" : random.pick(["Golden", "Natural"] as const),
        location: `Bay ${random.integer(1, 8)}`,
      };
    }),
    orders: allOrders.map((order, index) => changedOrders.get(index + 1) ?? order),
  };
}
