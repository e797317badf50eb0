import { and, eq, inArray, sql } from "drizzle-orm";
import {
  maxPicked,
  type OrderPaper,
  type PaperPlan,
  type ReservedReel,
} from "../../../contract/orderPaperPlan";
import { roleOf } from "../../../domain/board/boxDesign";
import { missing } from "../../../domain/board/computed";
import { pickReels } from "../../../domain/board/orderReels";
import { lengthOf } from "../../../domain/board/paperPlan";
import { metres } from "../../../domain/board/quantities";
import { type Message, say } from "../../../domain/messages/say";
import { areFinished } from "../../../domain/stages/stages";
import type { Reader, WriteDatabase } from "../../db/connect";
import { orders, reelReservations, reels } from "../../db/schema";
import { englishText, notFound, sentCode, sentMissing } from "../../errors";
import { readMadeSums } from "./madeSums";
import { type OpenRun, othersOf, readOpenRuns } from "./openRun";
import { freeReelOf, readPaperPlans } from "./paperPlans";
import {
  findOpenReservation,
  namedReel,
  readLostReels,
  reservationProblem,
  toReplyReservation,
} from "./reservations";

/** Returns the message that says where the paper of an order in a combined run is planned. */
const runSentence = (run: OpenRun, orderId: number) =>
  say("combine.reelsAtLead", {
    others: othersOf(run, orderId),
    run: String(run.runId),
    lead: String(run.leadOrderId),
  });

/** Plans the paper of an order. `ups` replaces the order's chosen number of blanks side by side. */
export async function planOrderPaper(db: Reader, orderId: number, ups?: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw notFound(say("named.order", { order: String(orderId) }));
  const [planned] = await readPaperPlans(db, [ups === undefined ? order : { ...order, ups }]);
  if (!planned) throw notFound(say("named.order", { order: String(orderId) }));
  const { runs, reservations, specification } = planned;
  const run = (await readOpenRuns(db, [orderId])).get(orderId);
  const sums = (await readMadeSums(db, sql`${orderId}`)).get(orderId) ?? new Map();
  // Reels that are still reserved keep their plan, so that a person sees them and releases them.
  const isFinished = reservations.length === 0 && areFinished(sums, order.quantity);
  const plan = run
    ? missing(runSentence(run, orderId))
    : isFinished
      ? missing(say("absent.openBoxes"))
      : planned.plan;
  const lost = await readLostReels(db, orderId);
  const isOpen = order.status !== "SHIPPED" && order.cancelledAt === null;
  const reserved = reservations.map((one) =>
    toReplyReservation(one, reservationProblem(one, order, run ? undefined : plan)),
  );
  return { order, isOpen, reserved, lost, runs, plan, specification, combinedRun: run?.runId };
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
  combinedRun,
}: Planned): OrderPaper => ({
  ...("value" in plan ? { plan: toReplyPlan(plan.value, runs) } : sentMissing(plan.missing)),
  isOpen,
  ...(combinedRun !== undefined && { combinedRun }),
  ...(order.ups !== null && { chosenUps: order.ups }),
  version: order.version,
  reserved:
    "value" in plan ? reserved.map((one) => toPlannedReservation(one, plan.value)) : reserved,
  lost,
});

interface RestoredOrder {
  readonly id: number;
  /** The instant of the cancellation. The order's reservations ended at the same instant. */
  readonly cancelledAt: Date;
}

/**
 * Locks the reels that are reserved for an order. Call it before the order is locked: a reservation and an issue lock the
 * reel first too.
 */
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
    .for("no key update");
}

type Reservation = typeof reelReservations.$inferSelect;
type Reel = typeof reels.$inferSelect;

/** Returns the length of board that the reel still gives its layer. Undefined if the reel no longer fits. */
function shareOf(plan: Planned["plan"], { layer, metres: wanted }: Reservation, reel: Reel) {
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
  const { plan, combinedRun } = await planOrderPaper(tx, id, 1);
  const reserved: string[] = [];
  const problems: Message[] = [];
  for (const { reservation, reel } of released) {
    // A combined run has one plan for all its orders, so a reel of the run keeps the former part.
    const share = combinedRun === undefined ? shareOf(plan, reservation, reel) : {};
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
