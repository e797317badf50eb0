import { eq } from "drizzle-orm";
import type { ReelIssue, ReelIssued } from "../../../contract/machineScans";
import { roleOf } from "../../../domain/board/boxDesign";
import { say } from "../../../domain/messages/say";
import { movementError } from "../../../domain/reelLedger";
import { kilogramsOf } from "../../../domain/storedUnits";
import { recordChange } from "../../audit/auditLog";
import type { WriteDatabase } from "../../db/connect";
import { orders, reels, reelUsages } from "../../db/schema";
import { notFound, sentMessage } from "../../errors";
import type { Decision } from "../../scans/recordScan";
import { readOrderSpecification } from "../../specifications/versions";
import { readOpenRuns } from "../plan/openRun";
import { findOpenReservation, releaseReservation } from "../plan/reservations";
import { settleUpsByRun } from "../plan/reserveReels";
import { findOpenUsage, lockReel, reelBalance, type ScanMoment, writeMovement } from "./movements";

/**
 * Returns the index of the layer that an issued reel is for: the station's choice, the reserved layer, or the only layer
 * of this role. Undefined if the order has no layer of this role, or two.
 */
async function findLayer(
  tx: WriteDatabase,
  { orderId, usageType, layer }: ReelIssue,
  reservedLayer: number | undefined,
): Promise<number | undefined> {
  const papers = (await readOrderSpecification(tx, orderId))?.content.layers ?? [];
  const possible = papers.flatMap((_, index) => (roleOf(index) === usageType ? [index] : []));
  const known = [layer, reservedLayer].find((one) => one !== undefined && possible.includes(one));
  return known ?? (possible.length === 1 ? possible[0] : undefined);
}

export async function decideIssue(
  tx: WriteDatabase,
  body: ReelIssue,
  { at, by }: ScanMoment,
): Promise<Decision<ReelIssued>> {
  const { barcodeId, orderId, usageType, takenFromOrderId } = body;
  const reel = await lockReel(tx, barcodeId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("no key update");
  if (!order) throw notFound(say("named.orderOfScan", { order: String(orderId) }));
  const open = await findOpenUsage(tx, reel.id);
  const { reelNo, currentWeightGrams } = reel;
  const number = String(reelNo);
  const reply = {
    barcodeId,
    reelNo,
    client: order.client,
    usageType,
    at: at.toISOString(),
    weight: kilogramsOf(currentWeightGrams),
  };
  const movement = { kind: "ISSUE" as const, grams: -currentWeightGrams };
  const problem =
    movementError(reelBalance(reel, open), movement, {
      AT_MACHINE: say("scan.atMachine", { reel: number, client: open?.client ?? "" }),
    }) ??
    (reel.status !== "AVAILABLE"
      ? say("scan.usedUp", { reel: number })
      : order.status === "SHIPPED"
        ? say("scan.shipped", { client: order.client })
        : order.cancelledAt
          ? say("scan.cancelled", { client: order.client })
          : undefined);
  if (problem !== undefined) {
    const exception = { ...reply, outcome: "EXCEPTION" as const, ...sentMessage(problem) };
    return { reelId: reel.id, reply: exception, exception: "ifQueued" };
  }
  const reserved = await findOpenReservation(tx, reel.id);
  const run = (await readOpenRuns(tx, [orderId])).get(orderId);
  // The reels of a combined run are reserved at its lead order, and all its orders have the same board.
  const isOwn = reserved !== undefined && [orderId, run?.leadOrderId].includes(reserved.orderId);
  const layer = await findLayer(tx, body, isOwn ? reserved.layer : undefined);
  const loser = reserved?.isOpen && !isOwn ? reserved : undefined;
  return {
    reelId: reel.id,
    version: reel.version + 1,
    // The reel is already at the machine, so the scan is recorded. An exception tells the office that the operator
    // did not confirm it.
    ...(loser &&
      loser.orderId !== takenFromOrderId && {
        question: {
          reason: "RESERVED",
          message: say("scan.reserved", {
            reel: number,
            order: String(loser.orderId),
            client: loser.client,
          }),
          current: { orderId: loser.orderId, client: loser.client },
        },
        exception: "always",
      }),
    reply: {
      ...reply,
      outcome: "ISSUED",
      ...(layer !== undefined && { layer }),
      ...(loser && {
        ...sentMessage(
          say("scan.taken", {
            order: String(orderId),
            client: order.client,
            loser: String(loser.orderId),
            losing: loser.client,
          }),
        ),
      }),
    },
    async write(tx) {
      const settled = await settleUpsByRun(tx, order, reel);
      const [usage] = await tx
        .insert(reelUsages)
        .values({
          reelId: reel.id,
          orderId,
          usageType,
          layer: layer ?? null,
          startedAt: at,
          weightBeforeGrams: currentWeightGrams,
          specificationVersionId: order.specificationVersionId,
        })
        .returning({ id: reelUsages.id });
      if (!usage) throw new Error("An insert returned no row");
      const { id: usageId } = usage;
      await writeMovement(tx, { ...movement, reelId: reel.id, usageId, at, by: by.email });
      await tx
        .update(reels)
        .set({ status: "IN_USE", reelSet: usageType, version: reel.version + 1 })
        .where(eq(reels.id, reel.id));
      if (settled !== undefined) {
        const { ups, version } = settled;
        await recordChange(tx, by, {
          call: "issueReel",
          record: `order ${orderId}`,
          before: { ups: null },
          after: { reel: barcodeId, ups },
          version,
        });
      }
      // The issue ends the reservation. Another order that had reserved the reel gets a note.
      await releaseReservation(tx, {
        reelId: reel.id,
        ...(loser && { lostToOrderId: orderId }),
      });
      if (loser) {
        await recordChange(tx, by, {
          call: "issueReel",
          record: `order ${loser.orderId}`,
          before: { reel: barcodeId, released: false },
          after: { released: true, lostToOrderId: orderId },
        });
      }
    },
  };
}
