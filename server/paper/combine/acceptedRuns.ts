import type { AcceptedRun } from "../../../contract/combinedRuns";
import type { Message } from "../../../domain/messages/message";
import { say } from "../../../domain/messages/say";
import { readFacts } from "../../company/readFacts";
import { parseId } from "../../db/ids";
import type { combinedRunOrders, orders } from "../../db/schema";
import { englishText, notFound, sentCode } from "../../errors";
import type { Handlers } from "../../http/handler";
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

/** @throws HttpError 404 if the text of the path is no number */
function runId(text: string | undefined): number {
  const id = parseId(text);
  if (id === undefined) throw notFound(say("this.combinedRun"));
  return id;
}

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
    db.transaction((tx) => reserveAgain(tx, session, runId(params.id))),

  undoCombinedRun: ({ params, session }, { db }) =>
    db.transaction((tx) => undoRun(tx, session, runId(params.id))),

  async getCombinedRunCard({ params, query: { language } }, { db }) {
    const [stored] = await readRuns(db, runId(params.id));
    if (!stored) throw notFound(say("this.combinedRun"));
    const { combinedRunPdf } = await import("../jobCards/combinedRunPdf");
    const { name } = await readFacts(db);
    return combinedRunPdf({ companyName: name.en, stored, language });
  },
};
