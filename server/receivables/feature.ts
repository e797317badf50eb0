import { sql } from "drizzle-orm";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { rupeesOf } from "../../domain/storedUnits";
import { invoices, openItems } from "../db/schema";
import type { ServerFeature } from "../records/defineRecord";
import { readRecord, recordId, toReply } from "../records/recordHandlers";
import { readOutstandingOn } from "./outstandingOn";
import { checkDay, outstandingRows, readAccount } from "./readAccount";
import { openingRecord, receiptRecord, receiptRows, reverseOpening, writeOpening } from "./records";
import { sentStatement, writeReminder, writeStatement } from "./statements";
import { allocateReceipt, reverseReceipt, writeReceipt } from "./writeReceipt";

const client = { what: say("this.client") };
const opening = { what: say("this.opening") };

export const feature = {
  records: { receipt: receiptRecord, opening: openingRecord },
  papers: { statement: sentStatement },
  handlers: {
    async getOutstanding({ query: { date = indiaDate(currentTime()) } }, { db }) {
      checkDay(date);
      return date === indiaDate(currentTime()) ? outstandingRows : readOutstandingOn(db, date);
    },

    async getUnlinkedInvoices(_input, { db }) {
      const { rows } = await db.execute<{
        id: number;
        serial: string;
        client: string;
        paise: number;
      }>(sql`
        select ${invoices.id} as id, ${invoices.serial} as serial, ${invoices.client} as client,
          ${openItems.openPaise}::float8 as paise
        from ${openItems} join ${invoices} on ${invoices.id} = ${openItems.paperId}
        where ${openItems.kind} = 'INVOICE' and ${openItems.clientId} is null and ${openItems.openPaise} <> 0
        order by ${invoices.id}`);
      return {
        open: rupeesOf(rows.reduce((sum, { paise }) => sum + paise, 0)),
        invoices: rows.map(({ paise, ...invoice }) => ({ ...invoice, open: rupeesOf(paise) })),
      };
    },

    getReceipts: () => receiptRows,
    getReceipt: readRecord(receiptRecord),

    createReceipt: async ({ body, session }, { tx }) =>
      toReply(tx, receiptRecord, await writeReceipt(tx, session, body)),

    async allocateReceipt({ params, body, session }, { tx }) {
      const id = recordId(receiptRecord, params.id);
      await allocateReceipt(tx, session, id, body.allocations, body.allocationsVersion);
      return toReply(tx, receiptRecord, id);
    },

    async reverseReceipt({ params, body, session }, { tx }) {
      const id = recordId(receiptRecord, params.id);
      await reverseReceipt(tx, session, id, body);
      return toReply(tx, receiptRecord, id);
    },

    getClientAccount: ({ params, query: { date } }, { db }) =>
      readAccount(db, recordId(client, params.id), date),

    getStatementPdf: ({ params, query: { language = "en", ...period } }, { db }) =>
      writeStatement(db, recordId(client, params.id), { ...period, language }),

    getReminder: ({ params, query: { language = "en" } }, { db }) =>
      writeReminder(db, recordId(client, params.id), language),

    async createOpening({ body, session }, { tx }) {
      await writeOpening(tx, session, body);
      return readAccount(tx, body.clientId);
    },

    async reverseOpening({ params, body, session }, { tx }) {
      const id = recordId(opening, params.id);
      return readAccount(tx, await reverseOpening(tx, session, id, body));
    },
  },
} satisfies ServerFeature;
