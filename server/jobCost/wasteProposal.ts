import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { designOf } from "../../contract/boxSpecifications";
import type { JobCost } from "../../contract/jobCost";
import { isComputed } from "../../domain/board/computed";
import { type MeasuredJob, measuredWasteRow, wasteRowFor } from "../../domain/board/wasteTable";
import { indiaDate } from "../../domain/indiaTime";
import { ratedLayersOf, wasteRowsIn } from "../../domain/quotations/rateBook";
import type { Database } from "../db/connect";
import { orders, reelUsages, usageShares } from "../db/schema";
import { readRateBook } from "../rates/readRates";
import { readOrderSpecification } from "../specifications/orderSpecification";
import { type CostedOrder, goodBoxesOf, readReelUses } from "./readRun";

type Reader = Pick<Database, "select" | "execute">;

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
  const table = wasteRowsIn(await readRateBook(db, indiaDate(new Date())));
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
