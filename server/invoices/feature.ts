import { eq, sql } from "drizzle-orm";
import { lastDateOfMonth } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import type { Reader } from "../db/connect";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { clients, invoices, orders } from "../db/schema";
import { conflict } from "../errors";
import { readPicturePng } from "../pictures/readPicturePng";
import { releaseAllocations } from "../receivables/allocate";
import type { ServerFeature } from "../records/defineRecord";
import { changeRecord, readRecord, recordId, toReply } from "../records/recordHandlers";
import type { SentPaper } from "../records/sentPaper";
import {
  checkMonthOpen,
  filedMonthHandlers,
  filedMonthRecord,
  findCancelObstacle,
} from "./filedMonths";
import {
  documentOf,
  type InvoiceRow,
  invoiceRecord,
  invoiceRows,
  readInvoiceRow,
  transportOf,
} from "./invoiceRows";
import { portalHandlers } from "./portalHandlers";
import { postCreditNote, postInvoice } from "./postInvoice";
import { proposeInvoice } from "./proposal";
import { invoiceSettingsHandlers, invoiceSettingsRecord } from "./settingsHandlers";

/** Writes the paper of a posted document. */
async function makeInvoicePdf(db: Reader, row: InvoiceRow): Promise<Buffer> {
  const document = documentOf(row);
  // The library is loaded when the first PDF is asked for.
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
}

/** An invoice, a challan or a credit note. It goes to the contact of the order's client. */
const sentInvoice: SentPaper = {
  seenBy: "getInvoice",
  async read(db, { id }) {
    const row = await readInvoiceRow(db, id);
    const [client] = await db
      .select({ email: clients.contactEmail, phone: clients.contactPhone })
      .from(orders)
      .innerJoin(clients, eq(clients.id, orders.clientId))
      .where(eq(orders.id, row.orderId));
    return {
      number: row.serial,
      record: `invoice ${id}`,
      recipient: {
        name: row.client,
        email: client?.email ?? undefined,
        phone: client?.phone ?? undefined,
      },
      makePdf: () => makeInvoicePdf(db, row),
    };
  },
};

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
