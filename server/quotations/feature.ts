import { sql } from "drizzle-orm";
import { quotations } from "../db/schema";
import type { ServerFeature } from "../records/defineRecord";
import { changeRecord, readRecord, recordId } from "../records/recordHandlers";
import { acceptQuotation } from "./acceptQuotation";
import { addNextRevision, addQuotation, editDraft } from "./drafts";
import { quoteEnquiry } from "./quoteEnquiry";
import { checkAction, quotationRecord, quotationRows } from "./record";
import { freezeDraft } from "./sendQuotation";
import { makeQuotationPdf, sentQuotation } from "./sentQuotation";

export const feature = {
  records: { quotation: quotationRecord },
  papers: { quotation: sentQuotation },
  handlers: {
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

    updateQuotation: changeRecord(quotationRecord, {
      call: "updateQuotation",
      change({ tx, row, body }) {
        checkAction(row, "edit");
        return editDraft(tx, row, body);
      },
    }),

    sendQuotation: changeRecord(quotationRecord, {
      call: "sendQuotation",
      change({ tx, row, session }) {
        checkAction(row, "send");
        return freezeDraft(tx, row, session);
      },
    }),

    reviseQuotation: changeRecord(quotationRecord, {
      call: "reviseQuotation",
      change({ tx, row, session }) {
        checkAction(row, "revise");
        return addNextRevision(tx, row, session);
      },
    }),

    acceptQuotation: ({ params, body, session }, { db }) =>
      db.transaction(async (tx) => ({
        orderId: await acceptQuotation(tx, session, recordId(quotationRecord, params.id), body),
      })),

    loseQuotation: changeRecord(quotationRecord, {
      call: "loseQuotation",
      change({ row, body: { reason } }) {
        checkAction(row, "lose");
        const after = { state: "LOST", lostReason: reason } as const;
        return { fields: after, audited: { before: { state: row.state }, after } };
      },
    }),

    getQuotationPdf: ({ params, query: { language } }, { db }) =>
      makeQuotationPdf(db, {
        id: recordId(quotationRecord, params.id),
        part: params.number,
        language,
      }),
  },
} satisfies ServerFeature;
