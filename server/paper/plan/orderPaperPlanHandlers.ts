import { say } from "../../../domain/messages/say";
import { recordChange } from "../../audit/auditLog";
import { readLetterhead } from "../../company/readFacts";
import type { Reader } from "../../db/connect";
import { badRequest, conflict } from "../../errors";
import type { Handlers } from "../../http/handler";
import { orderRecord } from "../../orders/record";
import { lockRecord, recordId, updateRecord } from "../../records/recordHandlers";
import { reelRecord } from "../reels/handlers";
import { releaseReservation } from "../reservations/reservations";
import { reserveReel, reserveReels } from "../reservations/reserveReels";
import { planOrderPaper, toReplyOrderPaper } from "./orderPaperPlan";

const orderPaper = async (db: Reader, orderId: number) =>
  toReplyOrderPaper(await planOrderPaper(db, orderId));

export const orderPaperHandlers: Handlers<
  "getOrderPaper" | "getJobCard" | "chooseUps" | "reserveReel" | "reserveReels" | "releaseReel"
> = {
  getOrderPaper: async ({ params }, { db }) => orderPaper(db, recordId(orderRecord, params.id)),

  async getJobCard({ params, query: { language } }, { db }) {
    const planned = await planOrderPaper(db, recordId(orderRecord, params.id));
    const { order, specification } = planned;
    const { jobCardPdf } = await import("../jobCards/jobCardPdf");
    const { name: companyName } = await readLetterhead(db);
    const paper = toReplyOrderPaper(planned);
    return jobCardPdf({ companyName, order, specification, paper, language });
  },

  chooseUps: updateRecord(orderRecord, {
    call: "chooseUps",
    async fields({ tx, row: { id }, body: { ups } }) {
      const { plan, isOpen } = await planOrderPaper(tx, id, ups ?? undefined);
      if (!isOpen) throw conflict(say("order.noPlan", { order: String(id) }));
      if (ups !== null && "missing" in plan)
        throw badRequest({ ups: say("thereIs", { missing: plan.missing }) });
      return { ups };
    },
    reply: orderPaper,
  }),

  reserveReel: ({ params, body, session }, { db }) =>
    db.transaction(async (tx) => {
      const orderId = recordId(orderRecord, params.id);
      const written = await reserveReel(tx, orderId, body, session.email);
      if (written) {
        const record = `order ${orderId}`;
        await recordChange(tx, session, { call: "reserveReel", record, ...written });
      }
      return orderPaper(tx, orderId);
    }),

  reserveReels: ({ params, body, session }, { db }) =>
    db.transaction(async (tx) => {
      const orderId = recordId(orderRecord, params.id);
      const { change, ...outcome } = await reserveReels(tx, orderId, body, session.email);
      if (change.after.reels.length > 0) {
        const record = `order ${orderId}`;
        await recordChange(tx, session, { call: "reserveReels", record, ...change });
      }
      return { ...outcome, paper: await orderPaper(tx, orderId) };
    }),

  releaseReel: ({ params, body: { reelId }, session }, { db }) =>
    db.transaction(async (tx) => {
      const orderId = recordId(orderRecord, params.id);
      const reel = await lockRecord(tx, reelRecord, reelId);
      if ((await releaseReservation(tx, { reelId, orderId })) > 0) {
        const record = `order ${orderId}`;
        const before = { reel: reel.barcodeId, released: false };
        const after = { released: true };
        await recordChange(tx, session, { call: "releaseReel", record, before, after });
      }
      return orderPaper(tx, orderId);
    }),
};
