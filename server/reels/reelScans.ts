import { and, eq, isNull, sql } from "drizzle-orm";
import {
  type ReelIssue,
  ReelIssued,
  type ReelReturn,
  ReelReturned,
} from "../../contract/reelScans";
import { authorOf } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { orders, reels, reelUsages } from "../db/schema";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { type Decision, recordScan } from "../scans/recordScan";
import { gramsOf, kilogramsOf } from "../units";
import { writeMovement } from "./movements";
import { finishUsage, remainingByDiameter } from "./reelWeights";
import { releaseReservation } from "./reservations";

/** Locked, so that of two scans of one reel the second sees what the first did. */
async function lockedReel(tx: WriteDatabase, barcodeId: string) {
  const [reel] = await tx.select().from(reels).where(eq(reels.barcodeId, barcodeId)).for("update");
  if (!reel) throw notFound(`The reel ${barcodeId}`);
  return reel;
}

async function openUsageOf(tx: WriteDatabase, reelId: number) {
  const [usage] = await tx
    .select({
      id: reelUsages.id,
      client: orders.client,
      startedAt: reelUsages.startedAt,
      weightBeforeGrams: reelUsages.weightBeforeGrams,
    })
    .from(reelUsages)
    .innerJoin(orders, eq(orders.id, reelUsages.orderId))
    .where(and(eq(reelUsages.reelId, reelId), isNull(reelUsages.endedAt)));
  return usage;
}

/** When a reel was scanned, and by whom. */
interface ScanMoment {
  readonly at: Date;
  readonly by: string;
}

const kilogramsText = (grams: number) => `${kilogramsOf(grams).toLocaleString("en-IN")} kg`;

async function decideIssue(
  tx: WriteDatabase,
  { barcodeId, orderId, usageType }: ReelIssue,
  { at, by }: ScanMoment,
): Promise<Decision<ReelIssued>> {
  const reel = await lockedReel(tx, barcodeId);
  const [order] = await tx
    .select({ client: orders.client, status: orders.status, cancelledAt: orders.cancelledAt })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for("share");
  if (!order) throw notFound(`The order ${orderId}`);
  const open = await openUsageOf(tx, reel.id);
  const { reelNo, currentWeightGrams } = reel;
  const reply = {
    barcodeId,
    reelNo,
    client: order.client,
    usageType,
    at: at.toISOString(),
    weight: kilogramsOf(currentWeightGrams),
  };
  const problem = open
    ? `Reel ${reelNo} is already running for ${open.client}: return it first`
    : reel.status !== "AVAILABLE"
      ? `Reel ${reelNo} is used up`
      : order.status === "SHIPPED"
        ? `The order of ${order.client} has been shipped: choose another`
        : order.cancelledAt
          ? `The order of ${order.client} has been cancelled: choose another`
          : undefined;
  if (problem !== undefined) {
    const exception = { ...reply, outcome: "EXCEPTION" as const, message: problem };
    return { reelId: reel.id, reply: exception, exception: "noted if queued" };
  }
  return {
    reelId: reel.id,
    reply: { ...reply, outcome: "ISSUED" },
    async write(tx) {
      const [usage] = await tx
        .insert(reelUsages)
        .values({
          reelId: reel.id,
          orderId,
          usageType,
          startedAt: at,
          weightBeforeGrams: currentWeightGrams,
        })
        .returning({ id: reelUsages.id });
      if (!usage) throw new Error("An insert returned no row");
      const grams = -currentWeightGrams;
      await writeMovement(tx, { reelId: reel.id, kind: "ISSUE", grams, usageId: usage.id, at, by });
      await tx
        .update(reels)
        .set({ status: "IN_USE", reelSet: usageType })
        .where(eq(reels.id, reel.id));
      // It was kept for this order and is there now; one that is kept for another stays so.
      await releaseReservation(tx, { reelId: reel.id, orderId });
    },
  };
}

type LockedReel = Awaited<ReturnType<typeof lockedReel>>;

/** What the reel weighs now: by the scale, or by its diameters. */
function weightAfter(reel: LockedReel, { weight, diameter, fullDiameter }: ReelReturn): number {
  if (weight !== undefined) return gramsOf(weight);
  const net = reel.initialWeightGrams - reel.coreWeightGrams;
  const remaining = remainingByDiameter(net, { now: diameter ?? 0, full: fullDiameter ?? 0 });
  return reel.coreWeightGrams + Math.round(remaining);
}

async function decideReturn(
  tx: WriteDatabase,
  body: ReelReturn,
  { at, by }: ScanMoment,
): Promise<Decision<ReelReturned>> {
  const reel = await lockedReel(tx, body.barcodeId);
  const usage = await openUsageOf(tx, reel.id);
  const after = weightAfter(reel, body);
  const reply = {
    barcodeId: body.barcodeId,
    reelNo: reel.reelNo,
    at: at.toISOString(),
    isEstimated: body.weight === undefined,
  };
  const before = usage?.weightBeforeGrams ?? reel.currentWeightGrams;
  const problem = !usage
    ? `Reel ${reel.reelNo} is not in use`
    : after > before
      ? `Reel ${reel.reelNo} was issued with ${kilogramsText(before)} and cannot come back with ${kilogramsText(after)}`
      : undefined;
  if (!usage || problem !== undefined) {
    return {
      reelId: reel.id,
      exception: "noted if queued",
      reply: {
        ...reply,
        outcome: "EXCEPTION",
        consumed: 0,
        weight: kilogramsOf(after),
        isFinished: false,
        message: problem,
      },
    };
  }
  const { consumedGrams, ...weights } = finishUsage(before, after, {
    coreGrams: reel.coreWeightGrams,
    isFinished: body.isFinished,
  });
  return {
    reelId: reel.id,
    reply: {
      ...reply,
      outcome: "RETURNED",
      consumed: kilogramsOf(consumedGrams),
      weight: kilogramsOf(after),
      isFinished: weights.status === "CONSUMED",
    },
    async write(tx) {
      await tx
        .update(reelUsages)
        .set({
          // By a clock that was set meanwhile it may have ended before it began.
          endedAt: at < usage.startedAt ? usage.startedAt : at,
          weightAfterGrams: after,
          isEstimated: reply.isEstimated,
          boxCount: body.howManyBox ?? null,
        })
        .where(eq(reelUsages.id, usage.id));
      const movement = { reelId: reel.id, kind: "RETURN" as const, usageId: usage.id };
      await writeMovement(tx, { ...movement, grams: after, at, by });
      await tx.update(reels).set(weights).where(eq(reels.id, reel.id));
      if (weights.status === "CONSUMED") await releaseReservation(tx, { reelId: reel.id });
    },
  };
}

export const reelScanHandlers: Handlers<"issueReel" | "returnReel" | "getOpenUsages"> = {
  issueReel: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "issueReel",
      reply: ReelIssued,
      body,
      session,
      decide: (tx, at) => decideIssue(tx, body, { at, by: authorOf(session).email }),
    }),

  returnReel: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "returnReel",
      reply: ReelReturned,
      body,
      session,
      decide: (tx, at) => decideReturn(tx, body, { at, by: authorOf(session).email }),
    }),

  async getOpenUsages(_input, { db }) {
    const rows = await db
      .select({
        id: reelUsages.id,
        barcodeId: reels.barcodeId,
        reelNo: reels.reelNo,
        orderId: reelUsages.orderId,
        client: orders.client,
        usageType: reelUsages.usageType,
        startedAt: reelUsages.startedAt,
        weightBeforeGrams: reelUsages.weightBeforeGrams,
      })
      .from(reelUsages)
      .innerJoin(reels, eq(reels.id, reelUsages.reelId))
      .innerJoin(orders, eq(orders.id, reelUsages.orderId))
      .where(isNull(reelUsages.endedAt))
      .orderBy(sql`${reelUsages.startedAt} desc`);
    return rows.map(({ weightBeforeGrams, startedAt, ...usage }) => ({
      ...usage,
      startedAt: startedAt.toISOString(),
      weightBefore: kilogramsOf(weightBeforeGrams),
    }));
  },
};
