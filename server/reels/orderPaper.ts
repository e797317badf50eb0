import { and, eq, inArray, isNull } from "drizzle-orm";
import { paperPlan } from "../../contract/board/paperPlan";
import {
  burstFactor,
  fromCentimetres,
  grams,
  gramsPerSquareMetre,
  metres,
} from "../../contract/board/quantities";
import { boardFactorsOf } from "../../contract/boardSettings";
import { designOf, reelSetOf } from "../../contract/boxSpecifications";
import { maxPicked, type OrderPaper, type PaperPlan } from "../../contract/orderPaper";
import type { Database } from "../db/connect";
import { orders, reelReservations, reels } from "../db/schema";
import { notFound } from "../errors";
import { specificationOfOrder } from "../specifications/orderSpecification";
import { lostReels, reservationProblem, reservedReels, shownReservation } from "./reservedReels";

type Reader = Pick<Database, "select">;

/** A reel as the picker takes it. */
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

/** The reels of these papers in the store that nobody has reserved. */
async function freeReels(db: Reader, gsm: readonly number[]) {
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

/** What an order's paper is worked out of, and what came of it. */
export async function planOrderPaper(db: Reader, orderId: number, ups?: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw notFound(`Order #${orderId}`);
  const kept = await reservedReels(db, orderId);
  const lost = await lostReels(db, orderId);
  const isOpen = order.status !== "SHIPPED" && order.cancelledAt === null;
  const specification = await specificationOfOrder(db, orderId);
  const shownWith = (plan: ReturnType<typeof paperPlan>) =>
    kept.map((one) => shownReservation(one, reservationProblem(one, order, plan)));
  if (specification === undefined) {
    const plan = { missing: "no specification of the box" };
    return { order, isOpen, reserved: shownWith(plan), lost, plan };
  }
  const { content, settings } = specification;
  const free = await freeReels(
    db,
    content.layers.map(({ gsm }) => gsm),
  );
  const plan = paperPlan(
    designOf(content),
    {
      boxes: order.quantity,
      reels: free,
      reserved: kept.map(({ reservation, reel }) => ({
        layer: reservation.layer,
        deckle: fromCentimetres(reel.deckle),
        length: metres(reservation.metres),
      })),
      ups,
    },
    boardFactorsOf(settings),
  );
  return { order, isOpen, reserved: shownWith(plan), lost, plan };
}

type Planned = Awaited<ReturnType<typeof planOrderPaper>>;
type Plan = Extract<Planned["plan"], { value: unknown }>["value"];

const rounded = (amount: number, decimals: number) => Number(amount.toFixed(decimals));
const kilograms = (amount: number) => rounded(amount / 1000, 3);

function pickedReel({
  reel,
  trim,
  gives,
  length,
  paper,
}: Plan["layers"][number]["picked"][number]) {
  const { row } = reel;
  return {
    reelId: row.id,
    barcodeId: row.barcodeId,
    deckle: row.deckle,
    supplierName: row.supplierName,
    ...(row.location !== null && { location: row.location }),
    isPart: reel.isPart,
    receivedAt: row.receivedAt.toISOString(),
    paper: kilograms(reel.paper),
    trim: rounded(trim * 100, 2),
    gives: rounded(gives, 2),
    length: rounded(length, 2),
    needed: kilograms(paper),
  };
}

const shownPlan = (plan: Plan): PaperPlan => ({
  ups: plan.ups,
  mostUps: plan.mostUps,
  blank: { length: rounded(plan.blank.length, 1), width: rounded(plan.blank.width, 1) },
  narrowestDeckle: rounded(plan.narrowestDeckle, 1),
  length: rounded(plan.length, 2),
  layers: plan.layers.map(({ need, name, picked, lacking, missing }, index) => {
    const shown = picked.slice(0, maxPicked);
    return {
      index,
      name,
      usage: reelSetOf(index),
      gsm: need.layer.gsm,
      burstFactor: need.layer.burstFactor,
      reels: shown.map(pickedReel),
      more: picked.length - shown.length,
      lacking: rounded(lacking, 2),
      ...(missing !== undefined && { missing }),
    };
  }),
});

/** The same as the office shows it. */
export const shownOrderPaper = ({ plan, isOpen, reserved, lost }: Planned): OrderPaper => ({
  ...("value" in plan ? { plan: shownPlan(plan.value) } : { missing: plan.missing }),
  isOpen,
  reserved,
  lost,
});
