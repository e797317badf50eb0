import { and, asc, eq, inArray } from "drizzle-orm";
import { say } from "../../../domain/messages/say";
import { recordChange } from "../../audit/auditLog";
import type { Session } from "../../auth/sessions";
import type { WriteDatabase } from "../../db/connect";
import { combinedRunOrders, combinedRuns, orders, reelReservations, reels } from "../../db/schema";
import { writeFields } from "../../db/writeRows";
import { conflict, notFound } from "../../errors";
import { readOrderSpecification } from "../../specifications/versions";
import { readFreeReels } from "../plan/paperPlans";
import { releaseReservation } from "../plan/reservations";
import { pickForStored, readRuns } from "../plan/storedRuns";

type Tx = WriteDatabase;
type Order = typeof orders.$inferSelect;

/** Locks the reels in store of the orders' papers, then the orders. All writers lock reels before orders. */
export async function lockRunOrders(tx: Tx, ids: readonly number[]): Promise<void> {
  const { content } = (await readOrderSpecification(tx, ids[0] ?? 0)) ?? {};
  const gsm = content?.layers.map((layer) => layer.gsm) ?? [];
  const ofPapers = and(eq(reels.status, "AVAILABLE"), inArray(reels.gsm, gsm));
  await tx
    .select({ id: reels.id })
    .from(reels)
    .where(ofPapers)
    .orderBy(asc(reels.id))
    .for("update");
  const ofRun = inArray(orders.id, [...ids]);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(ofRun)
    .orderBy(asc(orders.id))
    .for("update");
}

interface UpsChange {
  readonly order: Order;
  /** The run's own call at its lead order. By default the choice of blanks side by side. */
  readonly call?: "acceptCombinedRun" | "undoCombinedRun" | false;
  readonly before: { readonly ups: number | null; readonly combinedRun: number | null };
  readonly after: UpsChange["before"] & { readonly reels?: number; readonly savedGrams?: number };
}

/** Writes the blanks side by side that a run gives an order. The run's number in the note keeps it from undo. */
export async function changeUps(
  tx: Tx,
  session: Session,
  { order: { id, version }, call, before, after }: UpsChange,
): Promise<void> {
  await writeFields(tx, orders, id, { ups: after.ups });
  await recordChange(tx, session, {
    call: call || "chooseUps",
    record: `order ${id}`,
    before,
    after,
    version: version + 1,
  });
}

/** Reserves the free reels that fit the board of a run for which no reel is reserved. @returns their number */
export async function reserveFree(
  tx: Tx,
  id: number,
  by: { readonly createdBy: string; readonly createdAt?: Date },
): Promise<number> {
  const [stored] = await readRuns(tx, id);
  const lead = stored?.members.find(({ order }) => order.id === stored.run.leadOrderId)?.order;
  if (!stored || !lead) return 0;
  const gsm = stored.board.layers.map((layer) => layer.gsm ?? 0);
  const { picked } = pickForStored(stored, await readFreeReels(tx, gsm));
  const { id: orderId, specificationVersionId, quantity, size } = lead;
  const order = { orderId, specificationVersionId, quantity, size, ...by };
  if (picked.length > 0)
    await tx.insert(reelReservations).values(picked.map((one) => ({ ...one, ...order })));
  return picked.length;
}

/** Locks a run whose reels have not run. @throws HttpError 404, or 409 if it is undone or something has run for it */
async function lockWaitingRun(tx: Tx, id: number) {
  const members = await tx
    .select({ orderId: combinedRunOrders.orderId })
    .from(combinedRunOrders)
    .where(eq(combinedRunOrders.runId, id))
    .orderBy(asc(combinedRunOrders.orderId));
  if (members.length === 0) throw notFound(say("this.combinedRun"));
  await lockRunOrders(
    tx,
    members.map(({ orderId }) => orderId),
  );
  const [stored] = await readRuns(tx, id);
  if (!stored) throw conflict(say("combine.undone", { run: String(id) }));
  if (stored.ranFor !== null)
    throw conflict(say("combine.hasRun", { order: String(stored.ranFor) }));
  return stored;
}

/** Reserves reels that came into the store, or are free again, after a run was accepted. @throws HttpError 404 or 409 */
export async function reserveAgain(tx: Tx, session: Session, id: number) {
  const { run } = await lockWaitingRun(tx, id);
  const reservedReels = await reserveFree(tx, id, { createdBy: session.email });
  if (reservedReels > 0)
    await recordChange(tx, session, {
      call: "reserveCombinedRun",
      record: `order ${run.leadOrderId}`,
      after: { combinedRun: id, reels: reservedReels },
    });
  return { reservedReels };
}

/** Takes an accepted run back, with its blanks side by side and its reservations. @throws HttpError 404 or 409 */
export async function undoRun(tx: Tx, session: Session, id: number) {
  const { run, members } = await lockWaitingRun(tx, id);
  const undoneAt = new Date();
  await tx.update(combinedRuns).set({ undoneAt }).where(eq(combinedRuns.id, id));
  await tx.update(combinedRunOrders).set({ undoneAt }).where(eq(combinedRunOrders.runId, id));
  await releaseReservation(tx, { orderId: run.leadOrderId });
  for (const { order, member } of members) {
    // An edit of the order removes the number.
    const ups = order.ups === member.ups ? member.formerUps : order.ups;
    await changeUps(tx, session, {
      order,
      call: order.id === run.leadOrderId && "undoCombinedRun",
      before: { ups: order.ups, combinedRun: id },
      after: { ups, combinedRun: null },
    });
  }
  return { id };
}
