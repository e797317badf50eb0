import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { CombinedRunCreation } from "../../../contract/combinedRuns";
import { currentTime } from "../../../domain/clock";
import { combineOrders } from "../../../domain/combine/combineOrders";
import { say } from "../../../domain/messages/say";
import { recordChange } from "../../audit/auditLog";
import type { Session } from "../../auth/sessions";
import type { WriteDatabase } from "../../db/connect";
import { combinedRunOrders, combinedRuns, orders, reelReservations, reels } from "../../db/schema";
import { writeFields } from "../../db/writeRows";
import { conflict, notFound } from "../../errors";
import { readOrderSpecification } from "../../specifications/versions";
import { othersOf, readOpenRuns, runsSchema } from "../plan/openRun";
import { readFreeReels } from "../plan/paperPlans";
import { releaseReservation } from "../plan/reservations";
import { pickForStored, readAcceptedRuns } from "../plan/storedRuns";
import { type OrderGroup, readGroups, sentRuns, toCombinable } from "./readGroups";

type Tx = WriteDatabase;
type Order = typeof orders.$inferSelect;

/** Locks the reels in store of the orders' papers, then the orders. All writers lock reels before orders. */
async function lockRunOrders(tx: Tx, ids: readonly number[]): Promise<void> {
  const { content } = (await readOrderSpecification(tx, ids[0] ?? 0)) ?? {};
  const gsm = content?.layers.map((layer) => layer.gsm) ?? [];
  const ofPapers = and(eq(reels.status, "AVAILABLE"), inArray(reels.gsm, gsm));
  await tx
    .select({ id: reels.id })
    .from(reels)
    .where(ofPapers)
    .orderBy(asc(reels.id))
    .for("no key update");
  const ofRun = inArray(orders.id, [...ids]);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(ofRun)
    .orderBy(asc(orders.id))
    .for("no key update");
}

interface UpsChange {
  readonly order: Order;
  /** The call in the audit row. The lead order has the call of the run, every other order has `chooseUps` (the default). */
  readonly call?: "acceptCombinedRun" | "undoCombinedRun" | false;
  readonly before: { readonly ups: number | null; readonly combinedRun: number | null };
  readonly after: UpsChange["before"] & { readonly reels?: number; readonly savedGrams?: number };
}

/** Writes the blanks side by side that a run gives an order. An audit row with a run's number cannot be undone. */
async function changeUps(
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
  const [stored] = await readAcceptedRuns(tx, id);
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
  const [stored] = await readAcceptedRuns(tx, id);
  if (!stored) throw conflict(say("combine.undone", { run: String(id) }));
  if (stored.ranFor !== null)
    throw conflict(say("combine.hasRun", { order: String(stored.ranFor) }));
  return stored;
}

/** Reserves reels that came into the store, or are free again, after a run was accepted. @throws HttpError 404 or 409 */
export async function reserveAgain(tx: Tx, session: Session, id: number) {
  const { run, members } = await lockWaitingRun(tx, id);
  const lead = members.find(({ order }) => order.id === run.leadOrderId)?.order;
  // The reels are reserved at the lead order, which keeps none after its end.
  if (lead?.cancelledAt || lead?.status === "SHIPPED")
    throw conflict(say("order.keepsNoReel", { order: String(lead.id) }));
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
  const undoneAt = currentTime();
  await tx.update(combinedRuns).set({ undoneAt }).where(eq(combinedRuns.id, id));
  await tx.update(combinedRunOrders).set({ undoneAt }).where(eq(combinedRunOrders.runId, id));
  await releaseReservation(tx, { orderId: run.leadOrderId });
  const lead = members.find(({ order }) => order.id === run.leadOrderId)?.order;
  // A cancelled order that is restored does not get the reels of the run back.
  if (lead?.cancelledAt)
    await tx
      .update(reelReservations)
      .set({ releasedAt: undoneAt })
      .where(
        and(
          eq(reelReservations.orderId, lead.id),
          eq(reelReservations.releasedAt, lead.cancelledAt),
        ),
      );
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

/**
 * Plans the orders again and returns the plan that the person has seen.
 * @throws HttpError 409 if the present plan is another one
 */
async function planAgain(tx: Tx, ids: readonly number[], { runs, under }: CombinedRunCreation) {
  const [group, ...others] = (await readGroups(tx, ids)).groups;
  if (!group || others.length > 0 || group.orders.length !== ids.length)
    throw conflict(say("combine.changed"));
  const combinable = group.orders.map((one) => toCombinable(one, new Set(under)));
  const pairs = ids.slice(1).map((id, index) => [ids[index] ?? id, id] as const);
  const { together, apart } = combineOrders(combinable, group.settings, pairs);
  const [element, ...rest] = together.elements;
  if (!element || rest.length > 0 || !isDeepStrictEqual(sentRuns(element), runs))
    throw conflict(say("combine.changed"));
  return { group, savedGrams: Math.round(apart.grams - together.grams) };
}

/** Returns each order's blanks side by side in its longest run, and the part of the paper that it bears by area. */
function membersOf({ orders: all }: OrderGroup, runs: CombinedRunCreation["runs"]) {
  const areas = all.flatMap(({ order, open: { value } }) => {
    const ownLanes = runs.flatMap(({ length, lanes }) =>
      lanes.filter(({ orderId }) => orderId === order.id).map((lane) => ({ ...lane, length })),
    );
    if (ownLanes.length === 0) return [];
    const longest = ownLanes.reduce((one, other) => (other.length > one.length ? other : one));
    const blanks = ownLanes.reduce((sum, lane) => sum + lane.blanks, 0);
    return {
      order,
      ups: longest.ups,
      area: blanks * value.blank.width * value.blank.length,
      isInAll: ownLanes.length === runs.length,
    };
  });
  const sum = areas.reduce((total, { area }) => total + area, 0);
  let before = 0;
  return areas.map(({ area, ...member }, index) => {
    const shareFrom = before / sum;
    before += area;
    // The last part ends at exactly 1, also after rounding.
    return { ...member, shareFrom, shareTo: index === areas.length - 1 ? 1 : before / sum };
  });
}

interface PlannedRun {
  readonly group: OrderGroup;
  readonly runs: CombinedRunCreation["runs"];
  readonly savedGrams: number;
}

/**
 * Writes a run and its orders, but not the blanks side by side of the orders.
 * @throws HttpError 409 if no order is in all runs
 */
export async function writeRun(
  tx: Tx,
  { group, runs, savedGrams }: PlannedRun,
  by: { readonly createdBy: string; readonly createdAt?: Date },
) {
  const members = membersOf(group, runs);
  // One order is in all patterns, because three orders have two patterns at most.
  const lead = members.find(({ isInAll }) => isInAll);
  if (!lead) throw conflict(say("combine.changed"));
  const { version } = runsSchema;
  const leadOrderId = lead.order.id;
  const [run] = await tx
    .insert(combinedRuns)
    .values({ ...by, runs, schemaVersion: version, savedGrams, leadOrderId })
    .returning();
  if (!run) throw new Error("An insert returned no row");
  await tx.insert(combinedRunOrders).values(
    members.map(({ order, ups, shareFrom, shareTo }) => ({
      runId: run.id,
      orderId: order.id,
      ups,
      formerUps: order.ups,
      quantity: order.quantity,
      specificationVersionId: order.specificationVersionId,
      shareFrom,
      shareTo,
    })),
  );
  return { run, members };
}

/**
 * Accepts the runs of some orders: writes their blanks side by side and reserves the free reels that fit.
 * @throws HttpError 409 if an order runs already in another combination, or the plan has changed
 */
export async function acceptRun(tx: Tx, session: Session, body: CombinedRunCreation) {
  const lanes = body.runs.flatMap((run) => run.lanes);
  const ids = [...new Set(lanes.map(({ orderId }) => orderId))].toSorted((a, b) => a - b);
  await lockRunOrders(tx, ids);
  const [openRun] = await readOpenRuns(tx, ids);
  if (openRun) {
    const [orderId, open] = openRun;
    const [stored] = await readAcceptedRuns(tx, open.runId);
    if (stored?.run.createdBy === session.email && isDeepStrictEqual(stored.runs, body.runs))
      return { id: open.runId, reservedReels: stored.reserved.length };
    const values = { others: othersOf(open, orderId), run: String(open.runId) };
    throw conflict(say("combine.alreadyAccepted", { order: String(orderId), ...values }));
  }
  const plan = await planAgain(tx, ids, body);
  const createdBy = session.email;
  const { run, members } = await writeRun(tx, { ...plan, runs: body.runs }, { createdBy });
  const { id, savedGrams } = run;
  const reservedReels = await reserveFree(tx, id, { createdBy });
  for (const { order, ups } of members) {
    const isLead = order.id === run.leadOrderId;
    await changeUps(tx, session, {
      order,
      call: isLead && "acceptCombinedRun",
      before: { ups: order.ups, combinedRun: null },
      after: { ups, combinedRun: id, ...(isLead && { reels: reservedReels, savedGrams }) },
    });
  }
  return { id, reservedReels };
}
