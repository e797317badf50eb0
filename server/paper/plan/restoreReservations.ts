import { and, eq, inArray } from "drizzle-orm";
import { pickReels } from "../../../domain/board/orderReels";
import { metres } from "../../../domain/board/quantities";
import { type Message, say } from "../../../domain/messages/say";
import type { WriteDatabase } from "../../db/connect";
import { reelReservations, reels } from "../../db/schema";
import { englishText } from "../../errors";
import { planOrderPaper } from "./orderPaperPlan";
import { freeReelOf } from "./paperPlans";
import { findOpenReservation } from "./reservations";

interface RestoredOrder {
  readonly id: number;
  /** The instant of the cancellation. The order's reservations ended at the same instant. */
  readonly cancelledAt: Date;
}

/** Comes before the lock of the order: a reservation and an issue lock the reel first. */
export async function lockReservedReels(tx: WriteDatabase, orderId: number): Promise<void> {
  const reserved = tx
    .select({ id: reelReservations.reelId })
    .from(reelReservations)
    .where(eq(reelReservations.orderId, orderId));
  await tx
    .select({ id: reels.id })
    .from(reels)
    .where(inArray(reels.id, reserved))
    .orderBy(reels.id)
    .for("update");
}

type Reservation = typeof reelReservations.$inferSelect;
type Reel = typeof reels.$inferSelect;
type Plan = Awaited<ReturnType<typeof planOrderPaper>>["plan"];

/** Returns the length of board that the reel still gives its layer. Undefined if the reel no longer fits. */
function shareOf(plan: Plan, { layer, metres: wanted }: Reservation, reel: Reel) {
  if (!("value" in plan)) return undefined;
  const { layers, factors } = plan.value;
  const need = layers[layer]?.need;
  if (need === undefined) return undefined;
  const [picked] = pickReels([freeReelOf(reel)], { ...need, length: metres(wanted) }, factors);
  return picked && { metres: picked.length, grams: Math.round(picked.paper) };
}

/** Returns the reason why a reel cannot be reserved again: it is not in the store, or reserved for another order. */
async function findProblem(
  tx: WriteDatabase,
  { id, status, barcodeId: reel }: Reel,
): Promise<Message | undefined> {
  if (status === "IN_USE") return say("reservation.isAtMachine", { reel });
  if (status !== "AVAILABLE") return say("reservation.isUsedUp", { reel });
  const other = await findOpenReservation(tx, id);
  if (!other) return undefined;
  const { orderId, client } = other;
  return say("reservation.isReserved", { reel, order: String(orderId), client });
}

const sentences = (reserved: readonly string[], problems: readonly Message[]) =>
  say("reservation.restored", {
    parts: {
      all: [
        ...(reserved.length === 0
          ? []
          : [say("reservation.reserved", { reels: reserved.join(", ") })]),
        ...(problems.length === 0
          ? []
          : [say("reservation.notReserved", { problems: { all: problems, by: "; " } })]),
      ],
      by: " ",
    },
  });

/** Reserves the reels of a restored order again. {@link lockReservedReels} has locked the reels. */
export async function restoreReservations(tx: WriteDatabase, { id, cancelledAt }: RestoredOrder) {
  const released = await tx
    .select({ reservation: reelReservations, reel: reels })
    .from(reelReservations)
    .innerJoin(reels, eq(reels.id, reelReservations.reelId))
    .where(and(eq(reelReservations.orderId, id), eq(reelReservations.releasedAt, cancelledAt)))
    .orderBy(reelReservations.layer, reelReservations.id);
  if (released.length === 0) return { audited: {} };
  // Computed for one blank: a reel that was wide enough for several is wide enough for one.
  const { plan } = await planOrderPaper(tx, id, 1);
  const reserved: string[] = [];
  const problems: Message[] = [];
  for (const { reservation, reel } of released) {
    const share = shareOf(plan, reservation, reel);
    const problem =
      (await findProblem(tx, reel)) ??
      (share ? undefined : say("reservation.fitsNoMore", { reel: reel.barcodeId }));
    if (problem !== undefined) {
      problems.push(problem);
      continue;
    }
    await tx
      .update(reelReservations)
      .set({ ...share, releasedAt: null })
      .where(eq(reelReservations.id, reservation.id));
    reserved.push(reel.barcodeId);
  }
  return {
    audited: {
      ...(reserved.length > 0 && { reservedReels: reserved.join(", ") }),
      ...(problems.length > 0 && { notReserved: problems.map(englishText).join("; ") }),
    },
    message: sentences(reserved, problems),
  };
}
