import { isDeepStrictEqual } from "node:util";
import type { CombinedRunCreation } from "../../../contract/combinedRuns";
import { combineOrders } from "../../../domain/combine/combineOrders";
import { say } from "../../../domain/messages/say";
import type { Session } from "../../auth/sessions";
import type { WriteDatabase } from "../../db/connect";
import { combinedRunOrders, combinedRuns } from "../../db/schema";
import { conflict } from "../../errors";
import { othersOf, readOpenRuns, runsSchema } from "../plan/openRun";
import { readRuns } from "../plan/storedRuns";
import { changeUps, lockRunOrders, reserveFree } from "./changeRun";
import { type OrderGroup, readGroups, sentRuns, toCombinable } from "./readGroups";

type Tx = WriteDatabase;

/** @throws HttpError 409 if the present plan of these orders is another one */
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
    const [stored] = await readRuns(tx, open.runId);
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
