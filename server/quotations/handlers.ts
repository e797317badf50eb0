import { sql } from "drizzle-orm";
import type { quotationCalls } from "../../contract/quotations";
import { say } from "../../domain/messages/say";
import { quotationNumber } from "../../domain/quotations/quotationState";
import { parseId } from "../db/ids";
import { quotations } from "../db/schema";
import { conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { readPicturePng } from "../pictures/readPicturePng";
import { readRecord, recordId } from "../records/recordHandlers";
import { acceptQuotation } from "./acceptQuotation";
import { addNextRevision, addQuotation, editDraft } from "./drafts";
import { changeQuotation } from "./quotationChanges";
import { quoteEnquiry } from "./quoteEnquiry";
import { quotationRecord, quotationRows, readRevision, sentOfferOf } from "./record";
import { freezeDraft } from "./sendQuotation";

export const quotationHandlers: Handlers<
  Exclude<keyof typeof quotationCalls, "getQuotationComparison">
> = {
  getQuotations: ({ query: { clientId, enquiryId } }) => ({
    ...quotationRows,
    ...(clientId !== undefined && { where: sql`${quotations.clientId} = ${clientId}` }),
    ...(enquiryId !== undefined && { where: sql`${quotations.enquiryId} = ${enquiryId}` }),
  }),

  getQuotation: readRecord(quotationRecord),

  createQuotation: ({ body, session }, { db }) =>
    db.transaction(async (tx) => ({
      id: await addQuotation(tx, session, "createQuotation", body),
    })),

  quoteEnquiry: ({ params, session, body }, { db }) =>
    db.transaction(async (tx) => ({ id: await quoteEnquiry(tx, session, params.id, body) })),

  updateQuotation: changeQuotation({
    call: "updateQuotation",
    action: "edit",
    change: (tx, row, { body }) => editDraft(tx, row, body),
  }),

  sendQuotation: changeQuotation({
    call: "sendQuotation",
    action: "send",
    change: (tx, row, { session }) => freezeDraft(tx, row, session),
  }),

  reviseQuotation: changeQuotation({
    call: "reviseQuotation",
    action: "revise",
    change: (tx, row, { session }) => addNextRevision(tx, row, session),
  }),

  acceptQuotation: ({ params, body, session }, { db }) =>
    db.transaction(async (tx) => ({
      orderId: await acceptQuotation(tx, session, recordId(quotationRecord, params.id), body),
    })),

  loseQuotation: changeQuotation({
    call: "loseQuotation",
    action: "lose",
    change: async (_tx, { state }, { body: { reason } }) => ({
      fields: { state: "LOST", lostReason: reason },
      before: { state },
      after: { state: "LOST", lostReason: reason },
    }),
  }),

  async getQuotationPdf({ params, query: { language } }, { db }) {
    const id = recordId(quotationRecord, params.id);
    const revision = parseId(params.number);
    if (revision === undefined) throw notFound(say("this.quotation"));
    const offer = sentOfferOf(await readRevision(db, id, revision));
    const number = quotationNumber(id);
    if (!offer) throw conflict(say("quotation.notSent", { number }));
    const { quotationPdf } = await import("./quotationPdf");
    const logo = await readPicturePng(db, offer.paper?.logo);
    return quotationPdf({ number, revision, offer, language, logo });
  },
};
