import { and, count, eq, isNull } from "drizzle-orm";
import type { JobCost } from "../../contract/jobCost";
import { flatMapComputed, isComputed, known } from "../../domain/board/computed";
import { jobCost, type OvertimeDay } from "../../domain/jobCost/jobCost";
import { say } from "../../domain/messages/say";
import { gramsOf, kilogramsOf, rupeesOf, unitPriceRupees } from "../../domain/storedUnits";
import { weightValuePaise } from "../../domain/unitPrice";
import type { Database } from "../db/connect";
import { orders, reelUsages, usageShares } from "../db/schema";
import { notFound, sentMissing } from "../errors";
import { orderRecord } from "../orders/record";
import { paperSum, readOrderUses } from "../paper/waste/paperUses";
import type { ServerFeature } from "../records/defineRecord";
import { recordId } from "../records/recordHandlers";
import { comparisonHandlers } from "./quotationComparison";
import { readEstimate } from "./readEstimate";
import { goodBoxesOf, readOvertimeShare, readReelUses, readWasteProposal } from "./readRun";

type ReelUses = Awaited<ReturnType<typeof readReelUses>>;

const toReplyReels = (reels: ReelUses) =>
  reels.map(({ usageId, barcodeId, grams, paisePerKg }) => ({
    usageId,
    barcodeId,
    used: kilogramsOf(grams),
    ...(paisePerKg !== null && {
      rate: unitPriceRupees(paisePerKg),
      amount: rupeesOf(weightValuePaise(grams, paisePerKg)),
    }),
  }));

const toReplyOvertime = (days: readonly OvertimeDay[]) =>
  days.map(({ date, paise, boxes, allBoxes, sharePaise }) => ({
    date,
    unitOvertime: rupeesOf(Math.round(paise)),
    boxes: Math.round(boxes),
    allBoxes: Math.round(allBoxes),
    share: rupeesOf(Math.round(sharePaise)),
  }));

/** Returns the paper beyond the good boxes, at the average price of the used paper. */
async function readWaste(
  db: Pick<Database, "select">,
  orderId: number,
  goodGrams: number,
  reels: ReelUses,
): Promise<JobCost["waste"]> {
  const usedGrams = reels.reduce((sum, { grams }) => sum + grams, 0);
  const paise = reels.reduce((sum, use) => sum + (use.grams * (use.paisePerKg ?? 0)) / 1000, 0);
  const amountOf = (grams: number) => rupeesOf(Math.round((grams * paise) / usedGrams));
  const [compared] = await readOrderUses(db, eq(usageShares.orderId, orderId));
  const { expected, trim } = paperSum(compared?.lines ?? []);
  const wasteGrams = Math.round(usedGrams - goodGrams);
  const trimGrams = trim === undefined ? undefined : Math.round((gramsOf(expected) * trim) / 100);
  return {
    waste: kilogramsOf(wasteGrams),
    wasteAmount: amountOf(wasteGrams),
    ...(trimGrams !== undefined && {
      trim: kilogramsOf(trimGrams),
      trimAmount: amountOf(trimGrams),
    }),
  };
}

async function readJobCost(db: Database, id: number): Promise<JobCost> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw notFound(say("named.order", { order: String(id) }));
  const [open] = await db
    .select({ running: count() })
    .from(usageShares)
    .innerJoin(reelUsages, eq(reelUsages.id, usageShares.usageId))
    .where(and(eq(usageShares.orderId, id), isNull(reelUsages.endedAt)));
  const reels = await readReelUses(db, id);
  const overtime = await readOvertimeShare(db, order);
  const estimate = await readEstimate(db, order);
  const goodBoxes = goodBoxesOf(order);
  const wasteProposal = await readWasteProposal(db, order.quantity);
  const reply = {
    ...(goodBoxes !== undefined && { goodBoxes }),
    isCounted: order.madeQuantity !== null,
    running: open?.running ?? 0,
    ...(isComputed(estimate) && { estimate: estimate.value.source }),
    reels: toReplyReels(reels),
    overtime: toReplyOvertime(overtime),
    ...(wasteProposal && { wasteProposal }),
  };
  const cost = flatMapComputed(estimate, ({ standard }) =>
    flatMapComputed(known(goodBoxes, say("absent.goodBoxes")), (boxes) =>
      jobCost(standard, {
        goodBoxes: boxes,
        reels: reels.map(({ paisePerKg, ...use }) => ({
          ...use,
          paisePerKg: paisePerKg ?? undefined,
        })),
        overtimePaise: overtime.reduce((sum, { sharePaise }) => sum + sharePaise, 0),
      }),
    ),
  );
  if (!isComputed(cost)) return { ...reply, lines: [], ...sentMissing(cost.missing) };
  const { lines, pricePaise, usagePaise, usedGrams, standardGrams } = cost.value;
  const gramsPerBox = isComputed(estimate) ? estimate.value.standard.gramsPerBox : 0;
  const waste = await readWaste(db, id, gramsPerBox * (goodBoxes ?? 0), reels);
  return {
    ...reply,
    lines: lines.map(({ part, standardPaise, actualPaise }) => ({
      part,
      standard: rupeesOf(standardPaise),
      actual: rupeesOf(actualPaise),
      difference: rupeesOf(actualPaise - standardPaise),
    })),
    variance: {
      price: rupeesOf(pricePaise),
      usage: rupeesOf(usagePaise),
      used: kilogramsOf(usedGrams),
      standard: kilogramsOf(Math.round(standardGrams)),
    },
    ...(waste && { waste }),
  };
}

export const feature = {
  handlers: {
    ...comparisonHandlers,
    getJobCost: ({ params }, { db }) => readJobCost(db, recordId(orderRecord, params.id)),
  },
} satisfies ServerFeature;
