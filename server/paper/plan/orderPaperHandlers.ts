import { eq } from "drizzle-orm";
import { recordChange } from "../../audit/auditLog";
import { recordEdit } from "../../audit/recordEdit";
import { parseId } from "../../db/ids";
import { orders, reels } from "../../db/schema";
import { badRequest, conflict, notFound } from "../../errors";
import type { Handlers } from "../../http/handler";
import { releaseReservation } from "../reservations/reservations";
import { reserveReel, reserveReels } from "../reservations/reserveReels";
import { planOrderPaper, toReplyOrderPaper } from "./orderPaper";

function orderIdOf(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw notFound("This order");
  return id;
}

export const orderPaperHandlers: Handlers<
  "getOrderPaper" | "chooseUps" | "reserveReel" | "reserveReels" | "releaseReel"
> = {
  getOrderPaper: async ({ params }, { db }) =>
    toReplyOrderPaper(await planOrderPaper(db, orderIdOf(params.id))),

  chooseUps: ({ params, body: { ups, version }, session }, { db }) =>
    db.transaction(async (tx) => {
      const orderId = orderIdOf(params.id);
      const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
      if (!row) throw notFound(`Order #${orderId}`);
      const { plan, isOpen } = await planOrderPaper(tx, orderId, ups ?? undefined);
      if (!isOpen)
        throw conflict(`Order #${orderId} is shipped or cancelled: its paper is not planned`);
      if (ups !== null && "missing" in plan) throw badRequest({ ups: `There is ${plan.missing}` });
      const current = async () => toReplyOrderPaper(await planOrderPaper(tx, orderId));
      return recordEdit(tx, session, {
        call: "chooseUps",
        table: orders,
        record: `order ${orderId}`,
        title: `Order #${orderId}`,
        row,
        version,
        fields: { ups },
        current,
      });
    }),

  reserveReel: ({ params, body, session }, { db }) =>
    db.transaction(async (tx) => {
      const orderId = orderIdOf(params.id);
      const written = await reserveReel(tx, orderId, body, session.email);
      if (written) {
        const record = `order ${orderId}`;
        await recordChange(tx, session, { call: "reserveReel", record, ...written });
      }
      return toReplyOrderPaper(await planOrderPaper(tx, orderId));
    }),

  reserveReels: ({ params, body, session }, { db }) =>
    db.transaction(async (tx) => {
      const orderId = orderIdOf(params.id);
      const { change, ...outcome } = await reserveReels(tx, orderId, body, session.email);
      if (change.after.reels.length > 0) {
        const record = `order ${orderId}`;
        await recordChange(tx, session, { call: "reserveReels", record, ...change });
      }
      return { ...outcome, paper: toReplyOrderPaper(await planOrderPaper(tx, orderId)) };
    }),

  releaseReel: ({ params, body: { reelId }, session }, { db }) =>
    db.transaction(async (tx) => {
      const orderId = orderIdOf(params.id);
      const [reel] = await tx.select().from(reels).where(eq(reels.id, reelId)).for("update");
      if (!reel) throw notFound("This reel");
      if ((await releaseReservation(tx, { reelId, orderId })) > 0) {
        const record = `order ${orderId}`;
        const before = { reel: reel.barcodeId, released: false };
        const after = { released: true };
        await recordChange(tx, session, { call: "releaseReel", record, before, after });
      }
      return toReplyOrderPaper(await planOrderPaper(tx, orderId));
    }),
};
