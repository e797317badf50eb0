import { and, eq, inArray, isNull } from "drizzle-orm";
import { designOf } from "../../../contract/boxSpecifications";
import { type Computed, missing } from "../../../domain/board/computed";
import type { FreeReel, OrderRun } from "../../../domain/board/orderReels";
import { type PaperPlan, paperPlan } from "../../../domain/board/paperPlan";
import {
  burstFactor,
  fromCentimetres,
  grams,
  gramsPerSquareMetre,
} from "../../../domain/board/quantities";
import { type Message, say } from "../../../domain/messages/say";
import { priceAt } from "../../../domain/quotations/quotedPrice";
import type { Reader } from "../../db/connect";
import { type orders, reelReservations, reels, reelUsages } from "../../db/schema";
import { groupBy } from "../../groupBy";
import { readAcceptedLine } from "../../quotations/record";
import { type OrderSpecification, readOrderSpecifications } from "../../specifications/versions";
import { readReservedReels } from "./reservations";

export const freeReelOf = (row: typeof reels.$inferSelect) => ({
  id: row.id,
  gsm: gramsPerSquareMetre(row.gsm),
  burstFactor: burstFactor(row.burstFactor),
  deckle: fromCentimetres(row.deckle),
  paper: grams(Math.max(0, row.currentWeightGrams - row.coreWeightGrams)),
  isPart: row.currentWeightGrams < row.initialWeightGrams,
  receivedAt: row.receivedAt.getTime(),
  row,
});

/** Reads the reels in store of these GSM that no order has reserved. */
export async function readFreeReels(db: Reader, gsm: readonly number[]) {
  const rows = await db
    .select({ reel: reels })
    .from(reels)
    .leftJoin(
      reelReservations,
      and(eq(reelReservations.reelId, reels.id), isNull(reelReservations.releasedAt)),
    )
    .where(
      and(eq(reels.status, "AVAILABLE"), inArray(reels.gsm, [...gsm]), isNull(reelReservations.id)),
    );
  return rows.map(({ reel }) => freeReelOf(reel));
}

/** Reads the paper that reels gave to orders, and the paper on reels that still run for them. */
async function readRuns(db: Reader, orderIds: readonly number[]) {
  const rows = await db
    .select({ usage: reelUsages, reel: reels })
    .from(reelUsages)
    .innerJoin(reels, eq(reels.id, reelUsages.reelId))
    .where(inArray(reelUsages.orderId, [...orderIds]))
    .orderBy(reelUsages.id);
  return rows.map(({ usage, reel }) => {
    const isRunning = usage.endedAt === null;
    const left = usage.weightBeforeGrams - reel.coreWeightGrams;
    const run: OrderRun = {
      reelId: reel.id,
      role: usage.usageType,
      layer: usage.layer ?? undefined,
      gsm: gramsPerSquareMetre(reel.gsm),
      deckle: fromCentimetres(reel.deckle),
      paper: grams(isRunning ? Math.max(0, left) : (usage.consumedGrams ?? 0)),
      boxes: usage.boxCount ?? undefined,
      isRunning,
    };
    return { orderId: usage.orderId, run, reel };
  });
}

type Order = typeof orders.$inferSelect;
type PlannedOrder = Pick<Order, "id" | "quantity" | "ups" | "quotationId" | "quotationLine">;

/** Returns the price, with the waste in it, that the client of an order has accepted. Undefined without a quotation. */
async function readQuotedWaste(db: Reader, order: PlannedOrder) {
  const accepted = await readAcceptedLine(db, order);
  return accepted && priceAt(accepted.line.prices, order.quantity);
}

/** Plans the paper of orders, each as if it alone took the reels that no order has reserved. */
export async function readPaperPlans(db: Reader, all: readonly PlannedOrder[]) {
  const ids = all.map(({ id }) => id);
  const runs = groupBy(await readRuns(db, ids), ({ orderId }) => orderId);
  const reserved = groupBy(
    await readReservedReels(db, ids),
    ({ reservation }) => reservation.orderId,
  );
  const specifications = await readOrderSpecifications(db, ids);
  const gsm = [...specifications.values()].flatMap(({ content }) =>
    content.layers.map((layer) => layer.gsm),
  );
  const free = await readFreeReels(db, [...new Set(gsm)]);
  const plans = [];
  for (const order of all) {
    const specification = specifications.get(order.id);
    const [ownRuns, reservations] = [runs.get(order.id) ?? [], reserved.get(order.id) ?? []];
    const wanted = {
      boxes: order.quantity,
      waste: await readQuotedWaste(db, order),
      reels: free,
      reserved: reservations.map(({ reservation: { layer }, reel }) => ({
        ...freeReelOf(reel),
        layer,
      })),
      runs: ownRuns.map(({ run }) => run),
      ups: order.ups ?? undefined,
    };
    const plan = specification
      ? paperPlan(designOf(specification.content), wanted, specification.settings)
      : missing(say("absent.specification"));
    plans.push({ orderId: order.id, runs: ownRuns, reservations, plan, specification });
  }
  return plans;
}

/** Plans the paper of a further order, for which nothing is reserved. */
export async function planFurtherPaper(
  db: Reader,
  { content, settings }: OrderSpecification,
  boxes: number,
) {
  const reels = await readFreeReels(
    db,
    content.layers.map(({ gsm }) => gsm),
  );
  return paperPlan(designOf(content), { boxes, reels }, settings);
}

/** Returns the papers of a plan that the store lacks. Undefined if all of the paper is there. */
export function findLackingPaper<Reel extends FreeReel>(
  plan: Computed<PaperPlan<Reel>>,
): Message | undefined {
  if ("missing" in plan) return plan.missing;
  const lacking = plan.value.layers
    .filter((layer) => layer.lacking > 0)
    .map(({ need, missing: reason }) => {
      const { gsm, burstFactor } = need.layer;
      return reason ?? say("absent.paperInStock", { gsm, burstFactor });
    });
  return nameLacking([...new Map(lacking.map((one) => [JSON.stringify(one), one])).values()]);
}

/** Returns one message of several about lacking paper. Undefined without one. */
export const nameLacking = (all: readonly Message[]): Message | undefined =>
  all.length > 0 ? say("absent.all", { reasons: { all, by: "; " } }) : undefined;
