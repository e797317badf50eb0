import type { AcceptedRun } from "../../../contract/combinedRuns";
import { type Message, say } from "../../../domain/messages/say";
import { readFacts } from "../../company/readFacts";
import type { combinedRunOrders, orders } from "../../db/schema";
import { englishText, notFound, sentCode } from "../../errors";
import type { Handlers } from "../../http/handler";
import { recordId } from "../../records/recordHandlers";
import { lackingPapers, readRuns, type StoredRun } from "../plan/storedRuns";
import { acceptRun } from "./acceptRun";
import { reserveAgain, undoRun } from "./changeRun";
import { kilograms } from "./readCombination";

type Member = typeof combinedRunOrders.$inferSelect;
type Order = typeof orders.$inferSelect;

/** Returns why an order no longer fits its run. Undefined if it does. */
function problemOf(
  { quantity, specificationVersionId }: Member,
  order: Order,
): Message | undefined {
  if (order.cancelledAt) return say("combine.orderCancelled");
  return quantity === order.quantity && specificationVersionId === order.specificationVersionId
    ? undefined
    : say("combine.orderChanged");
}

function toReplyRun(stored: StoredRun): AcceptedRun {
  const { run, runs, members, reserved, ranFor } = stored;
  return {
    id: run.id,
    runs,
    leadOrderId: run.leadOrderId,
    orders: members.map(({ member, order, blankWidth }) => {
      const problem = problemOf(member, order);
      return {
        orderId: order.id,
        client: order.client,
        blankWidth,
        ...(problem && { problem: englishText(problem), problemCode: sentCode(problem) }),
      };
    }),
    hasRun: ranFor !== null,
    reservedReels: reserved.length,
    lacking: lackingPapers(stored),
    saved: kilograms(run.savedGrams),
    createdBy: run.createdBy,
    createdAt: run.createdAt.toISOString(),
  };
}

const combinedRun = { what: say("this.combinedRun") };

export const combinedRunHandlers: Handlers<
  | "getCombinedRuns"
  | "acceptCombinedRun"
  | "reserveCombinedRun"
  | "undoCombinedRun"
  | "getCombinedRunCard"
> = {
  getCombinedRuns: async (_input, { db }) => ({ runs: (await readRuns(db)).map(toReplyRun) }),

  acceptCombinedRun: ({ body, session }, { db }) =>
    db.transaction((tx) => acceptRun(tx, session, body)),

  reserveCombinedRun: ({ params, session }, { db }) =>
    db.transaction((tx) => reserveAgain(tx, session, recordId(combinedRun, params.id))),

  undoCombinedRun: ({ params, session }, { db }) =>
    db.transaction((tx) => undoRun(tx, session, recordId(combinedRun, params.id))),

  async getCombinedRunCard({ params, query: { language } }, { db }) {
    const [stored] = await readRuns(db, recordId(combinedRun, params.id));
    if (!stored) throw notFound(combinedRun.what);
    const { combinedRunPdf } = await import("../jobCards/combinedRunPdf");
    const { name } = await readFacts(db);
    return combinedRunPdf({ companyName: name.en, stored, language });
  },
};
