import { eq } from "drizzle-orm";
import { defaultBoardFactors as demoFactors } from "../../domain/board/boardFactors";
import { isComputed } from "../../domain/board/computed";
import { paperPlan } from "../../domain/board/paperPlan";
import {
  burstFactor,
  fromCentimetres,
  grams,
  gramsPerSquareMetre,
} from "../../domain/board/quantities";
import { combineOrders } from "../../domain/combine/combineOrders";
import type { WriteDatabase } from "../db/connect";
import {
  orders,
  type reelMovements,
  type reelReservations,
  type reels,
  type reelUsages,
  type reorderLevels,
} from "../db/schema";
import { readGroups, sentRuns, toCombinable } from "../paper/combine/readGroups";
import { reserveFree, writeRun } from "../paper/combine/writeRuns";
import { hourMs } from "../units";
import type { DemoSpecification } from "./demoSpecifications";

type Movement = typeof reelMovements.$inferInsert;
type Usage = typeof reelUsages.$inferInsert;

/** Returns the ledger of the reels. Reels are in the order of their ids, usages in the order of their times. */
export function demoMovements(
  madeReels: readonly (typeof reels.$inferInsert)[],
  madeUsages: readonly Usage[],
): Movement[] {
  const ran = new Map<number, (readonly [id: number, usage: Usage])[]>();
  for (const [index, usage] of madeUsages.entries())
    ran.set(usage.reelId, [...(ran.get(usage.reelId) ?? []), [index + 1, usage]]);
  return madeReels.flatMap((reel, index): Movement[] => {
    const reelId = index + 1;
    const by = "station Corrugator (1)";
    const runs = (ran.get(reelId) ?? []).flatMap(([usageId, usage]): Movement[] => {
      const { startedAt, endedAt, weightBeforeGrams, weightAfterGrams } = usage;
      const about = { reelId, usageId, by, reason: null };
      return [
        { ...about, kind: "ISSUE", grams: -weightBeforeGrams, at: startedAt },
        ...(weightAfterGrams === undefined || weightAfterGrams === null || !endedAt
          ? []
          : [{ ...about, kind: "RETURN" as const, grams: weightAfterGrams, at: endedAt }]),
      ];
    });
    const { initialWeightGrams: grams, createdAt: at, createdBy } = reel;
    return [
      { reelId, usageId: null, kind: "RECEIVE", grams, by: createdBy, at, reason: null },
      ...runs,
    ];
  });
}

type Reel = typeof reels.$inferInsert;
type Order = typeof orders.$inferInsert;
type Reservation = typeof reelReservations.$inferInsert;
type Level = typeof reorderLevels.$inferInsert;

/** The papers that the plant never wants to be without: GSM, burst factor, kilograms a day. */
const regularPapers = [
  [100, 18, 60],
  [120, 18, 90],
  [120, 20, 75],
  [150, 18, 110],
  [150, 22, 280],
  [180, 22, 95],
  [200, 28, 450],
  [140, 16, 40],
] as const;

/** Returns the reorder levels. The mill delivers within a week, and the safety stock is two days' use. */
export const demoReorderLevels = (): Level[] =>
  regularPapers.map(([gsm, burstFactor, dailyUse]) => ({
    gsm,
    burstFactor,
    dailyUseGrams: dailyUse * 1000,
    leadDays: 7,
    safetyGrams: dailyUse * 2000,
  }));

const reservedReels = 8;

const freeReel = ({ id, reel }: { readonly id: number; readonly reel: Reel }) => ({
  id,
  gsm: gramsPerSquareMetre(reel.gsm),
  burstFactor: burstFactor(reel.burstFactor),
  deckle: fromCentimetres(reel.deckle),
  paper: grams(reel.currentWeightGrams - (reel.coreWeightGrams ?? 0)),
  isPart: false,
  receivedAt: reel.receivedAt?.getTime() ?? 0,
});

/** Returns the picker's first proposal for each layer of orders in work. Reels and orders are sorted by number. */
export function demoReservations(
  madeReels: readonly Reel[],
  madeOrders: readonly Order[],
  specifications: readonly DemoSpecification[],
  now: number,
): { reservations: Reservation[]; orders: readonly Order[] } {
  const designs = new Map(specifications.map(({ versionId, design }) => [versionId, design]));
  const untouched = madeReels.flatMap((reel, index) =>
    reel.status === "AVAILABLE" && reel.currentWeightGrams === reel.initialWeightGrams
      ? [freeReel({ id: index + 1, reel })]
      : [],
  );
  const reservedIds = new Set<number>();
  const reservations: Reservation[] = [];
  const orders = madeOrders.map((order, index): Order => {
    const { quantity, size, specificationVersionId } = order;
    const design = designs.get(specificationVersionId ?? 0);
    if (order.status !== "IN_PROGRESS" || !design || reservations.length === reservedReels)
      return order;
    const reels = untouched.filter(({ id }) => !reservedIds.has(id));
    const plan = paperPlan(design, { boxes: quantity, reels }, demoFactors);
    if (!isComputed(plan)) return order;
    const picked = plan.value.layers
      .flatMap(({ picked: [first] }, layer) =>
        first && first.length > 0 ? [{ ...first, layer }] : [],
      )
      .slice(0, reservedReels - reservations.length);
    for (const { reel, layer, length, paper } of picked) {
      reservedIds.add(reel.id);
      reservations.push({
        reelId: reel.id,
        orderId: index + 1,
        layer,
        metres: Math.round(length * 100) / 100,
        grams: Math.round(paper),
        specificationVersionId: specificationVersionId ?? null,
        quantity,
        size,
        createdBy: "staff@example.com",
        createdAt: new Date(now - (reservations.length + 1) * hourMs),
      });
    }
    return picked.length > 0 ? { ...order, ups: plan.value.ups } : order;
  });
  return { reservations, orders };
}

/** Accepts the pair of waiting orders that saves most of those for which the store has paper. */
export async function addDemoCombinedRun(tx: WriteDatabase, now: number): Promise<void> {
  const { groups } = await readGroups(tx);
  const pairs = groups.flatMap((group) => {
    const { apart, together } = combineOrders(
      group.orders.map((one) => toCombinable(one, new Set())),
      group.settings,
    );
    const gramsApart = (ids: readonly number[]) =>
      apart.elements
        .filter(({ orderIds }) => orderIds.every((id) => ids.includes(id)))
        .reduce((sum, { grams }) => sum + grams, 0);
    return together.elements
      .filter(({ orderIds }) => orderIds.length === 2)
      .map((element) => ({
        group,
        runs: sentRuns(element),
        savedGrams: Math.round(gramsApart(element.orderIds) - element.grams),
      }));
  });
  const [best] = pairs.toSorted((one, other) => other.savedGrams - one.savedGrams);
  if (!best) return;
  const by = { createdBy: "staff@example.com", createdAt: new Date(now - 2 * hourMs) };
  const { run, members } = await writeRun(tx, best, by);
  for (const { order, ups } of members)
    await tx.update(orders).set({ ups }).where(eq(orders.id, order.id));
  await reserveFree(tx, run.id, by);
}
