import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { designOf } from "../../contract/boxSpecifications";
import type { JobCost } from "../../contract/jobCost";
import { isComputed } from "../../domain/board/computed";
import { type MeasuredJob, measuredWasteRow, wasteRowFor } from "../../domain/board/wasteTable";
import { currentTime } from "../../domain/clock";
import { dateAfter, endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { overtimeShare, type RunOrder } from "../../domain/jobCost/jobCost";
import { ratedLayersOf, wasteRowsIn } from "../../domain/quotations/rateBook";
import type { Database } from "../db/connect";
import { orders, reelMovements, reels, reelUsages, usageShares } from "../db/schema";
import { groupBy } from "../groupBy";
import { sharedGrams } from "../paper/waste/paperUses";
import { readUnitOvertime } from "../pay/unitOvertime";
import { readRateBook } from "../rates/rateBook";
import { readOrderSpecification } from "../specifications/versions";

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

/** The number of latest finished orders that measure a row. */
const latestJobs = 10;

/** Returns the measures of a job; nothing if its boxes, paper or box weight are not known. */
async function measureJob(db: Reader, order: CostedOrder): Promise<MeasuredJob | undefined> {
  const goodBoxes = goodBoxesOf(order);
  const found = await readOrderSpecification(db, order.id);
  if (!found || !goodBoxes) return undefined;
  const { content, settings } = found;
  const layers = ratedLayersOf(designOf(content), content.layers, settings);
  if (!isComputed(layers)) return undefined;
  const uses = await readReelUses(db, order.id);
  const usedGrams = uses.reduce((sum, { grams }) => sum + grams, 0);
  const gramsPerBox = layers.value.reduce((sum, { grams }) => sum + grams, 0);
  if (usedGrams === 0) return undefined;
  return { orderId: order.id, goodBoxes, usedGrams, gramsPerBox };
}

/** Reads the waste row that the last finished orders measured, for the row of a quantity in today's table. */
export async function readWasteProposal(
  db: Reader,
  quantity: number,
): Promise<JobCost["wasteProposal"]> {
  const table = wasteRowsIn(await readRateBook(db, indiaDate(currentTime())));
  const row = wasteRowFor(table, quantity);
  if (!isComputed(row)) return undefined;
  const { uptoQuantity, setupSheets, runPercent } = row.value;
  const present = { uptoQuantity, setupSheets, runPercent };
  const smaller = table.filter((one) => one.uptoQuantity < uptoQuantity).at(-1)?.uptoQuantity ?? 0;
  const running = db
    .select({ id: reelUsages.id })
    .from(usageShares)
    .innerJoin(reelUsages, eq(reelUsages.id, usageShares.usageId))
    .where(and(eq(usageShares.orderId, orders.id), isNull(reelUsages.endedAt)));
  const finished = await db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.status, ["COMPLETED", "SHIPPED"]),
        isNull(orders.cancelledAt),
        gt(orders.quantity, smaller),
        lte(orders.quantity, uptoQuantity),
        isNotNull(orders.specificationVersionId),
        or(isNotNull(orders.madeQuantity), isNotNull(orders.shippedAt)),
        sql`exists (select from ${usageShares} where ${usageShares.orderId} = ${orders.id})`,
        notExists(running),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(latestJobs);
  const jobs: MeasuredJob[] = [];
  for (const order of finished) {
    const job = await measureJob(db, order);
    if (job) jobs.push(job);
  }
  const measured = measuredWasteRow(present, jobs);
  return measured && { present, measured, orderIds: jobs.map(({ orderId }) => orderId) };
}
