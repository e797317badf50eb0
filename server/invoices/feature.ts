import { sql } from "drizzle-orm";
import { lastDateOfMonth } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { invoices } from "../db/schema";
import { conflict } from "../errors";
import { releaseAllocations } from "../receivables/releaseAllocations";
import type { ServerFeature } from "../records/defineRecord";
import { changeRecord, readRecord, recordId, toReply } from "../records/recordHandlers";
import { checkMonthOpen, filedMonthHandlers, filedMonthRecord } from "./filedMonths";
import { invoiceRecord, invoiceRows, readInvoiceRow } from "./invoiceRows";
import { findCancelObstacle } from "./obstacles";
import { portalHandlers } from "./portalHandlers";
import { postCreditNote, postInvoice } from "./postInvoice";
import { proposeInvoice } from "./proposal";
import { makeInvoicePdf, sentInvoice } from "./sentInvoice";
import { invoiceSettingsHandlers, invoiceSettingsRecord } from "./settingsHandlers";

export const feature = {
  records: {
    invoice: invoiceRecord,
    filedMonth: filedMonthRecord,
    invoicing: invoiceSettingsRecord,
  },
  papers: { invoice: sentInvoice },
  handlers: {
    ...invoiceSettingsHandlers,
    ...portalHandlers,
    ...filedMonthHandlers,

    getInvoices: ({ query: { month } }) => ({
      ...invoiceRows,
      ...(month !== undefined && {
        where: sql`${invoices.date} between ${`${month}-01`} and ${lastDateOfMonth(month)}`,
      }),
    }),

    getInvoice: readRecord(invoiceRecord),

    getInvoiceProposal: ({ params }, { db }) =>
      proposeInvoice(db, recordId({ what: say("this.dispatch") }, params.id)),

    // The reply is read after the posting: other postings of the series need not wait for it.
    createInvoice: ({ body, session }, { db }) =>
      rejectDuplicates(
        invoiceRecord.unique ?? {},
        db.transaction((tx) => postInvoice(tx, session, body)),
      ).then((id) => toReply(db, invoiceRecord, id)),

    createCreditNote: ({ body, session }, { db }) =>
      db
        .transaction((tx) => postCreditNote(tx, session, body))
        .then((id) => toReply(db, invoiceRecord, id)),

    cancelInvoice: changeRecord(invoiceRecord, {
      call: "cancelInvoice",
      async change({ tx, session, row, body: { reason } }) {
        const { serial, date, cancelledAt } = row;
        if (cancelledAt) throw conflict(say("invoice.alreadyCancelled", { serial }));
        await checkMonthOpen(tx, date, "reason");
        const obstacle = await findCancelObstacle(tx, row, new Date());
        if (obstacle) throw conflict(obstacle);
        // The invoice's allocations are then on account.
        if (row.kind === "TAX_INVOICE")
          await releaseAllocations(tx, session, {
            kind: "INVOICE",
            paperId: row.id,
            amountPaise: 0,
            call: "cancelInvoice",
          });
        return { fields: { cancelledAt: new Date(), cancelReason: reason } };
      },
    }),

    getInvoicePdf: async ({ params }, { db }) =>
      makeInvoicePdf(db, await readInvoiceRow(db, recordId(invoiceRecord, params.id))),
  },
} satisfies ServerFeature;
