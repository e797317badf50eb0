import { say } from "../../domain/messages/say";
import { readArtwork } from "../attachments/storedFiles";
import { type Change, recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import { readCompanyFacts } from "../company/plantSettings";
import type { Reader, WriteDatabase } from "../db/connect";
import { badRequest, conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { readOpenRuns } from "../paper/plan/openRun";
import { planOrderPaper, toReplyOrderPaper } from "../paper/plan/orderPaperPlan";
import { releaseReel, reserveReel, reserveReels } from "../paper/plan/reserveReels";
import { readOrderWaste } from "../paper/waste/wasteReport";
import { recordId, toReply, updateRecord } from "../records/recordHandlers";
import { readOrderTools } from "../tools/toolRecord";
import { orderRecord } from "./record";
import { repeatAddress } from "./repeatRoute";

const orderPaper = async (db: Reader, orderId: number) =>
  toReplyOrderPaper(await planOrderPaper(db, orderId));

const recordOrderChange = (
  tx: WriteDatabase,
  session: Session,
  orderId: number,
  call: Change["call"],
  change: Pick<Change, "before" | "after" | "version">,
) => recordChange(tx, session, { call, record: `order ${orderId}`, ...change });

export const orderPaperHandlers: Handlers<
  | "getOrderPaper"
  | "getJobCard"
  | "chooseUps"
  | "reserveReel"
  | "reserveReels"
  | "releaseReel"
  | "getOrderWaste"
> = {
  getOrderPaper: async ({ params }, { db }) => orderPaper(db, recordId(orderRecord, params.id)),

  async getJobCard({ params, query: { language } }, { db }) {
    const planned = await planOrderPaper(db, recordId(orderRecord, params.id));
    const { order, specification } = planned;
    const { jobCardPdf } = await import("../paper/jobCards/jobCardPdf");
    const { name, website } = await readCompanyFacts(db);
    const paper = toReplyOrderPaper(planned);
    return jobCardPdf({
      companyName: name.en,
      repeatAddress: repeatAddress(website, order.repeatCode),
      order,
      specification,
      paper,
      tools: await readOrderTools(db, order.specificationVersionId),
      artwork: await readArtwork(db, order),
      language,
    });
  },

  chooseUps: updateRecord(orderRecord, {
    call: "chooseUps",
    async fields({ tx, row: { id }, body: { ups } }) {
      const run = (await readOpenRuns(tx, [id])).get(id);
      if (run)
        throw conflict(say("combine.undoFirst", { order: String(id), run: String(run.runId) }));
      const { plan, isOpen } = await planOrderPaper(tx, id, ups ?? undefined);
      if (!isOpen) throw conflict(say("order.noPlan", { order: String(id) }));
      if (ups !== null && "missing" in plan)
        throw badRequest({ ups: say("thereIs", { missing: plan.missing }) });
      return { ups };
    },
    reply: orderPaper,
  }),

  async reserveReel({ params, body, session }, { tx }) {
    const orderId = recordId(orderRecord, params.id);
    const change = await reserveReel(tx, orderId, body, session.email);
    if (change) await recordOrderChange(tx, session, orderId, "reserveReel", change);
    return orderPaper(tx, orderId);
  },

  async reserveReels({ params, body, session }, { tx }) {
    const orderId = recordId(orderRecord, params.id);
    const { change, ...outcome } = await reserveReels(tx, orderId, body, session.email);
    if (change.after.reels.length > 0)
      await recordOrderChange(tx, session, orderId, "reserveReels", change);
    return { ...outcome, paper: await orderPaper(tx, orderId) };
  },

  async releaseReel({ params, body: { reelId }, session }, { tx }) {
    const orderId = recordId(orderRecord, params.id);
    const change = await releaseReel(tx, orderId, reelId);
    if (change) await recordOrderChange(tx, session, orderId, "releaseReel", change);
    return orderPaper(tx, orderId);
  },

  async getOrderWaste({ params }, { db }) {
    const { id } = await toReply(db, orderRecord, recordId(orderRecord, params.id));
    return readOrderWaste(db, id);
  },
};
