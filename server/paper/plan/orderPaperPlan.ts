import { and, eq, inArray, isNull } from "drizzle-orm";
import { designOf } from "../../../contract/boxSpecifications";
import {
  maxPicked,
  type OrderPaper,
  type PaperPlan,
  type ReservedReel,
} from "../../../contract/orderPaperPlan";
import { roleOf } from "../../../domain/board/boxDesign";
import { missing } from "../../../domain/board/computed";
import type { OrderRun } from "../../../domain/board/orderRuns";
import { lengthOf, paperPlan } from "../../../domain/board/paperPlan";
import {
  burstFactor,
  fromCentimetres,
  grams,
  gramsPerSquareMetre,
} from "../../../domain/board/quantities";
import { say } from "../../../domain/messages/say";
import { priceAt } from "../../../domain/quotations/quotedPrice";
import type { Reader } from "../../db/connect";
import { orders, reelReservations, reels, reelUsages } from "../../db/schema";
import { englishText, notFound, sentCode, sentMissing } from "../../errors";
import { readAcceptedLine } from "../../quotations/record";
import { readOrderSpecification } from "../../specifications/orderSpecification";
import {
  namedReel,
  readLostReels,
  readReservedReels,
  reservationProblem,
  toReplyReservation,
} from "./reservations";

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

/** Reads the paper that reels gave to an order, and the paper on reels that still run for it. */
async function readRuns(db: Reader, orderId: number) {
  const rows = await db
    .select({ usage: reelUsages, reel: reels })
    .from(reelUsages)
    .innerJoin(reels, eq(reels.id, reelUsages.reelId))
    .where(eq(reelUsages.orderId, orderId))
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
    return { run, reel };
  });
}

type Order = typeof orders.$inferSelect;

/** Returns the waste for which the client of a quotation pays. */
async function readQuotedWaste(db: Reader, order: Order) {
  const accepted = await readAcceptedLine(db, order);
  return accepted && priceAt(accepted.line.prices, order.quantity);
}

/** `ups` replaces the order's chosen number of blanks side by side. */
export async function planOrderPaper(db: Reader, orderId: number, ups?: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw notFound(say("named.order", { order: String(orderId) }));
  const runs = await readRuns(db, orderId);
  const reservations = await readReservedReels(db, orderId);
  const lost = await readLostReels(db, orderId);
  const isOpen = order.status !== "SHIPPED" && order.cancelledAt === null;
  const specification = await readOrderSpecification(db, orderId);
  const { content, settings } = specification ?? {};
  const gsm = content?.layers.map((layer) => layer.gsm) ?? [];
  const wanted = {
    boxes: order.quantity,
    waste: await readQuotedWaste(db, order),
    reels: await readFreeReels(db, gsm),
    reserved: reservations.map(({ reservation: { layer }, reel }) => ({
      ...freeReelOf(reel),
      layer,
    })),
    runs: runs.map(({ run }) => run),
    ups: ups ?? order.ups ?? undefined,
  };
  const plan =
    content && settings
      ? paperPlan(designOf(content), wanted, settings)
      : missing(say("absent.specification"));
  const reserved = reservations.map((one) =>
    toReplyReservation(one, reservationProblem(one, order, plan)),
  );
  return { order, isOpen, reserved, lost, runs, plan, specification };
}

type Planned = Awaited<ReturnType<typeof planOrderPaper>>;
type Plan = Extract<Planned["plan"], { value: unknown }>["value"];

const rounded = (amount: number, decimals: number) => Number(amount.toFixed(decimals));
const kilograms = (amount: number) => rounded(amount / 1000, 3);

function pickedReel(picked: Plan["layers"][number]["picked"][number]) {
  const { reel, trim, gives, length, paper } = picked;
  const { row } = reel;
  return {
    ...namedReel(row),
    isPart: reel.isPart,
    receivedAt: row.receivedAt.toISOString(),
    paper: kilograms(reel.paper),
    trim: rounded(trim * 100, 2),
    gives: rounded(gives, 2),
    length: rounded(length, 2),
    needed: kilograms(paper),
  };
}

const toReplyPlan = (plan: Plan, runs: Planned["runs"]): PaperPlan => ({
  sheets: plan.sheets,
  ups: plan.ups,
  mostUps: plan.mostUps,
  blank: { length: rounded(plan.blank.length, 1), width: rounded(plan.blank.width, 1) },
  narrowestDeckle: rounded(plan.narrowestDeckle, 1),
  length: rounded(plan.length, 2),
  layers: plan.layers.map(({ need, name, picked, lacking, missing: reason, ...layer }, index) => {
    const toReplyReel = picked.slice(0, maxPicked);
    const running = layer.running.flatMap(({ reelId, length, paper }) => {
      const found = runs.find(({ reel }) => reel.id === reelId);
      if (!found) return [];
      const given = { length: rounded(length, 2), needed: kilograms(paper) };
      return [{ ...namedReel(found.reel), ...given }];
    });
    return {
      index,
      name: englishText(name),
      nameCode: sentCode(name),
      usage: roleOf(index),
      gsm: need.layer.gsm,
      burstFactor: need.layer.burstFactor,
      ran: rounded(layer.ran, 2),
      atMachine: rounded(lengthOf(layer.running), 2),
      reservedLength: rounded(lengthOf(layer.reservedReels), 2),
      openLength: rounded(need.length, 2),
      paper: kilograms(layer.paper),
      openPaper: kilograms(layer.openPaper),
      widths: layer.widths.map((width) => rounded(width / 10, 2)),
      running,
      reels: toReplyReel.map(pickedReel),
      more: picked.length - toReplyReel.length,
      lacking: rounded(lacking, 2),
      ...(reason !== undefined && sentMissing(reason)),
    };
  }),
});

/**
 * Returns a reservation with its share in the present plan. After a change the share may differ from the reserved one.
 */
function toPlannedReservation(one: ReservedReel, { layers }: Plan): ReservedReel {
  const given = layers[one.layer]?.reservedReels.find(({ reel }) => reel.id === one.reelId);
  const { length = 0, paper = 0 } = given ?? {};
  return { ...one, length: rounded(length, 2), needed: kilograms(paper) };
}

export const toReplyOrderPaper = ({
  order,
  plan,
  isOpen,
  reserved,
  lost,
  runs,
}: Planned): OrderPaper => ({
  ...("value" in plan ? { plan: toReplyPlan(plan.value, runs) } : sentMissing(plan.missing)),
  isOpen,
  ...(order.ups !== null && { chosenUps: order.ups }),
  version: order.version,
  reserved:
    "value" in plan ? reserved.map((one) => toPlannedReservation(one, plan.value)) : reserved,
  lost,
});
