import { eq, sql } from "drizzle-orm";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import type { Language } from "../../domain/languages";
import { say } from "../../domain/messages/say";
import { quotationNumber } from "../../domain/quotations/quotationState";
import type { Reader } from "../db/connect";
import { parseId } from "../db/ids";
import { clients, quotations } from "../db/schema";
import { conflict, notFound } from "../errors";
import { readPicturePng } from "../pictures/encodePicture";
import type { ServerFeature } from "../records/defineRecord";
import { changeRecord, readRecord, recordId } from "../records/recordHandlers";
import type { SentPaper } from "../records/sentPaper";
import { addNextRevision, addQuotation, editDraft, quoteEnquiry } from "./drafts";
import { acceptQuotation, freezeDraft, readDraftOffer } from "./quotationSteps";
import {
  checkAction,
  quotationRecord,
  quotationRows,
  readQuotationRow,
  readRevision,
  sentOfferOf,
} from "./record";

interface Revision {
  readonly id: number;
  /** The number of the revision, as a path or a query has it. */
  readonly part: string | undefined;
}

/** Reads the offer of a sent revision. @throws HttpError 404, or 409 if the revision was not sent */
async function readSentOffer(db: Reader, { id, part }: Revision) {
  const revision = part === undefined ? undefined : parseId(part);
  if (revision === undefined) throw notFound(say("this.quotation"));
  const offer = sentOfferOf(await readRevision(db, id, revision));
  const number = quotationNumber(id);
  if (!offer) throw conflict(say("quotation.notSent", { number }));
  return { number, revision, offer };
}

/** Reads what the paper of a revision shows. A draft has today's prices. @throws HttpError 404 or 409 */
async function readPrinted(db: Reader, name: Revision) {
  const revision = name.part === undefined ? undefined : parseId(name.part);
  const row = await readQuotationRow(db, name.id);
  if (row.state !== "DRAFT" || row.revision !== revision) return readSentOffer(db, name);
  const offer = await readDraftOffer(db, row, indiaDate(currentTime()));
  return { number: quotationNumber(row.id), revision, offer, isDraft: true };
}

/** Writes the paper of a revision. @throws HttpError 404, or 409 if a draft has no lines */
async function makeQuotationPdf(
  db: Reader,
  { language, ...name }: Revision & { readonly language?: Language | undefined },
): Promise<Buffer> {
  const printed = await readPrinted(db, name);
  const { quotationPdf } = await import("./quotationPdf");
  const logo = await readPicturePng(db, printed.offer.paper?.logo);
  return quotationPdf({ ...printed, language, logo });
}

/** A sent revision. It goes to the contact of the client. */
const sentQuotation: SentPaper = {
  seenBy: "getQuotation",
  async read(db, name) {
    const { number } = await readSentOffer(db, name);
    const { client, clientId } = await readQuotationRow(db, name.id);
    const [contact] =
      clientId === null
        ? []
        : await db
            .select({ email: clients.contactEmail, phone: clients.contactPhone })
            .from(clients)
            .where(eq(clients.id, clientId));
    return {
      number,
      record: `quotation ${name.id}`,
      recipient: {
        name: client,
        email: contact?.email ?? undefined,
        phone: contact?.phone ?? undefined,
      },
      makePdf: () => makeQuotationPdf(db, name),
    };
  },
};

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

    createQuotation: async ({ body, session }, { tx }) => ({
      id: await addQuotation(tx, session, "createQuotation", body),
    }),

    quoteEnquiry: async ({ params, session, body }, { tx }) => ({
      id: await quoteEnquiry(tx, session, params.id, body),
    }),

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

    acceptQuotation: async ({ params, body, session }, { tx }) => ({
      orderId: await acceptQuotation(tx, session, recordId(quotationRecord, params.id), body),
    }),

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
