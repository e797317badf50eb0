import { and, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import { dateAfter, endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { overtimeShare, type RunOrder } from "../../domain/jobCost/jobCost";
import type { Database } from "../db/connect";
import { orders, reelMovements, reels, reelUsages, usageShares } from "../db/schema";
import { groupBy } from "../groupBy";
import { sharedGrams } from "../paper/waste/paperUses";
import { readUnitOvertime } from "../pay/unitOvertime";

type Reader = Pick<Database, "select" | "execute">;
export type CostedOrder = typeof orders.$inferSelect;

/**
 * Reads the paper that an order used from each reel, by the movements of the ledger. Reels that still run are omitted.
 * An order of a combined run bears a part by area.
 */
export async function readReelUses(db: Reader, orderId: number) {
  const rows = await db
    .select({
      usageId: reelUsages.id,
      barcodeId: reels.barcodeId,
      paisePerKg: reels.landedPaisePerKg,
      shareFrom: usageShares.shareFrom,
      shareTo: usageShares.shareTo,
      grams: sql<number>`-sum(${reelMovements.grams})::int`,
    })
    .from(usageShares)
    .innerJoin(reelUsages, eq(reelUsages.id, usageShares.usageId))
    .innerJoin(reels, eq(reels.id, reelUsages.reelId))
    .innerJoin(reelMovements, eq(reelMovements.usageId, reelUsages.id))
    .where(and(eq(usageShares.orderId, orderId), isNotNull(reelUsages.endedAt)))
    .groupBy(reelUsages.id, reels.id, usageShares.shareFrom, usageShares.shareTo)
    .orderBy(reelUsages.id);
  return rows.map(({ shareFrom, shareTo, grams, ...use }) => ({
    ...use,
    grams: sharedGrams(grams, { shareFrom, shareTo }),
  }));
}

/** Returns the counted boxes of an order, or the dispatched boxes of a shipped order without a count. */
export const goodBoxesOf = ({ madeQuantity, shippedAt, dispatchedQuantity }: CostedOrder) =>
  madeQuantity ?? (shippedAt && dispatchedQuantity > 0 ? dispatchedQuantity : undefined);

interface Usage {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

function datesOf(usages: readonly Usage[]): string[] {
  const dates = new Set<string>();
  for (const { startedAt, endedAt } of usages) {
    const last = indiaDate(endedAt ?? startedAt);
    for (let date = indiaDate(startedAt); date <= last; date = dateAfter(date)) dates.add(date);
  }
  return [...dates].toSorted();
}

/** Reads the orders that ran in a unit between two dates in India, each with all its run's days. */
async function readRunOrders(db: Reader, unit: CostedOrder["unit"], first: string, last: string) {
  const ranThen = sql`${orders.id} in (${db
    .select({ orderId: usageShares.orderId })
    .from(usageShares)
    .innerJoin(reelUsages, eq(reelUsages.id, usageShares.usageId))
    .where(
      and(
        lt(reelUsages.startedAt, endOfIndiaDate(last)),
        gt(sql`coalesce(${reelUsages.endedAt}, now())`, startOfIndiaDate(first).toISOString()),
      ),
    )})`;
  const rows = await db
    .select({
      orderId: orders.id,
      quantity: orders.quantity,
      made: orders.madeQuantity,
      startedAt: reelUsages.startedAt,
      endedAt: reelUsages.endedAt,
    })
    .from(usageShares)
    .innerJoin(reelUsages, eq(reelUsages.id, usageShares.usageId))
    .innerJoin(orders, eq(orders.id, usageShares.orderId))
    .where(and(eq(orders.unit, unit), ranThen));
  return [...groupBy(rows, ({ orderId }) => orderId)].map(
    ([orderId, usages]): RunOrder => ({
      orderId,
      boxes: usages[0]?.made ?? usages[0]?.quantity ?? 0,
      dates: datesOf(usages),
    }),
  );
}

/** Reads the overtime of an order's unit on the days when the order ran, with the order's share by boxes. */
export async function readOvertimeShare(db: Reader, { id, unit }: CostedOrder) {
  const usages = await db
    .select({ startedAt: reelUsages.startedAt, endedAt: reelUsages.endedAt })
    .from(usageShares)
    .innerJoin(reelUsages, eq(reelUsages.id, usageShares.usageId))
    .where(eq(usageShares.orderId, id));
  const dates = datesOf(usages);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ran = await readRunOrders(db, unit, first, last);
  return overtimeShare(id, ran, await readUnitOvertime(db, unit, dates));
}
