import { sql } from "drizzle-orm";
import { lastDateOfMonth } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { invoices } from "../db/schema";
import { conflict } from "../errors";
import { readPicturePng } from "../pictures/readPicturePng";
import type { ServerFeature } from "../records/defineRecord";
import { changeRecord, readRecord, recordId, toReply } from "../records/recordHandlers";
import { checkMonthOpen, filedMonthHandlers, filedMonthRecord } from "./filedMonths";
import { documentOf, invoiceRecord, invoiceRows, readInvoiceRow, transportOf } from "./invoiceRows";
import { findCancelObstacle } from "./obstacles";
import { portalHandlers } from "./portalHandlers";
import { postCreditNote, postInvoice } from "./postInvoice";
import { proposeInvoice } from "./proposal";
import { invoiceSettingsHandlers, invoiceSettingsRecord } from "./settingsHandlers";

export const feature = {
  records: {
    invoice: invoiceRecord,
    filedMonth: filedMonthRecord,
    invoicing: invoiceSettingsRecord,
  },
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
      async change({ tx, row, body: { reason } }) {
        const { serial, date, cancelledAt } = row;
        if (cancelledAt) throw conflict(say("invoice.alreadyCancelled", { serial }));
        await checkMonthOpen(tx, date, "reason");
        const obstacle = await findCancelObstacle(tx, row, new Date());
        if (obstacle) throw conflict(obstacle);
        return { fields: { cancelledAt: new Date(), cancelReason: reason } };
      },
    }),

    async getInvoicePdf({ params }, { db }) {
      const row = await readInvoiceRow(db, recordId(invoiceRecord, params.id));
      // The library is loaded when the first PDF is asked for.
      const document = documentOf(row);
      const { invoicePdf } = await import("./invoicePdf");
      return invoicePdf(
        document,
        {
          cancelledAt: row.cancelledAt ?? undefined,
          vehicleNumber: transportOf(row).vehicleNumber,
          ewayNumber: row.ewayNumber ?? undefined,
          irn: row.irn ?? undefined,
          ackNumber: row.ackNumber ?? undefined,
          ackDate: row.ackDate ?? undefined,
          signedQr: row.signedQr ?? undefined,
        },
        await readPicturePng(db, document.logo),
      );
    },
  },
} satisfies ServerFeature;
