import { desc, eq, type SQLWrapper, sql } from "drizzle-orm";
import {
  Quotation,
  QuotationContent,
  QuotationDetails,
  type QuotationRevision,
} from "../../contract/quotations";
import { QuotationOffer } from "../../contract/quotedLines";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import {
  mayDo,
  type QuotationAction,
  quotationNumber,
  stateOn,
} from "../../domain/quotations/quotationState";
import type { Reader } from "../db/connect";
import { unitFieldsOf } from "../db/fieldColumns";
import { orders, quotationRevisions, quotations } from "../db/schema";
import { conflict, notFound } from "../errors";
import { readFirstRow } from "../lists/readList";
import { defineRecord } from "../records/defineRecord";
import { storedSchema } from "../storedSchema";
import { indiaToday } from "../units";
import { computeOffer } from "./offer";

/** The input and the sent offer of a revision. */
export const revisionSchema = storedSchema("A quotation", 1, (stored) => ({
  content: QuotationContent.parse(stored),
}));
const offerSchema = storedSchema("A sent quotation", 1, (stored) => QuotationOffer.parse(stored));

/** Returns the number on papers in SQL, as `quotationNumber` writes it. */
export const quotationNumberSql = (id: SQLWrapper) =>
  sql`'Q-' || lpad(${id}::text, greatest(6, length(${id}::text)), '0')`;

const number = quotationNumberSql(quotations.id);

/** An expired quotation is a sent one after its last day in India. */
const state = sql`case when ${quotations.state} = 'SENT'
  and ${quotations.validUntil} < ${indiaToday}
  then 'EXPIRED' else ${quotations.state}::text end`;

export const quotationRows = {
  tables: [quotations],
  changesDaily: true as const,
  from: sql`${quotations}`,
  fields: {
    id: quotations.id,
    number,
    client: quotations.client,
    clientId: quotations.clientId,
    enquiryId: quotations.enquiryId,
    state,
    revision: quotations.revision,
    ...unitFieldsOf(quotations),
    validUntil: quotations.validUntil,
    lostReason: quotations.lostReason,
    createdBy: quotations.createdBy,
    createdAt: quotations.createdAt,
    version: quotations.version,
  },
  orderBy: sql`id`,
};

export type QuotationRow = typeof quotations.$inferSelect;

/** Checks that the quotation's state allows an action. @throws HttpError 409 if it does not */
export function checkAction({ id, state, validUntil }: QuotationRow, action: QuotationAction) {
  const present = stateOn(state, validUntil ?? undefined, indiaDate(currentTime()));
  if (!mayDo(action, present))
    throw conflict(
      say(`quotation.no.${action}`, {
        number: quotationNumber(id),
        state: say(`quotation.state.${present}`),
      }),
    );
}

type RevisionRow = typeof quotationRevisions.$inferSelect;

export const storedContent = ({ schemaVersion, content }: RevisionRow): QuotationContent =>
  revisionSchema.read(schemaVersion, content).content;

/** Returns the offer of a sent revision. Undefined until the revision is sent. */
export const sentOfferOf = ({ schemaVersion, offer }: RevisionRow) =>
  offer === null ? undefined : offerSchema.read(schemaVersion, offer);

/** Reads a quotation. @throws HttpError 404 if there is no such quotation */
export async function readQuotationRow(db: Reader, id: number): Promise<QuotationRow> {
  const [row] = await db.select().from(quotations).where(eq(quotations.id, id));
  if (!row) throw notFound(say("this.quotation"));
  return row;
}

/** Reads a revision of a quotation. @throws HttpError 404 if there is no such revision */
export async function readRevision(
  db: Reader,
  quotationId: number,
  revision: number,
): Promise<RevisionRow> {
  const [row] = await db
    .select()
    .from(quotationRevisions)
    .where(
      sql`${quotationRevisions.quotationId} = ${quotationId} and ${quotationRevisions.number} = ${revision}`,
    );
  if (!row) throw notFound(say("this.quotation"));
  return row;
}

type QuotedOrder = Pick<typeof orders.$inferSelect, "quotationId" | "quotationLine">;

/** Reads the sent offer of an order with the line that the client has accepted. Undefined without a quotation. */
export async function readAcceptedLine(db: Reader, { quotationId, quotationLine }: QuotedOrder) {
  if (quotationId === null || quotationLine === null) return undefined;
  // An accepted quotation has no further revisions.
  const { revision } = await readQuotationRow(db, quotationId);
  const offer = sentOfferOf(await readRevision(db, quotationId, revision));
  const line = offer?.lines[quotationLine];
  return offer && line ? { quotationId, offer, line } : undefined;
}

async function toReplyRevision(
  db: Reader,
  row: RevisionRow,
  client: string,
): Promise<QuotationRevision> {
  const content = storedContent(row);
  return {
    number: row.number,
    content,
    offer: sentOfferOf(row) ?? (await computeOffer(db, content, client, indiaDate(currentTime()))),
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    ...(row.sentAt && { sentAt: row.sentAt.toISOString() }),
    ...(row.sentBy !== null && { sentBy: row.sentBy }),
  };
}

async function readDetails(db: Reader, id: number): Promise<QuotationDetails | undefined> {
  const where = sql`${quotations.id} = ${id}`;
  const quotation = await readFirstRow(db, { ...quotationRows, where }, Quotation);
  if (!quotation) return undefined;
  const { validityDays } = await readQuotationRow(db, id);
  const revisions = await db
    .select()
    .from(quotationRevisions)
    .where(eq(quotationRevisions.quotationId, id))
    .orderBy(desc(quotationRevisions.number));
  const made = await db
    .select({
      id: orders.id,
      line: orders.quotationLine,
      quantity: orders.quantity,
      pricePaise: orders.pricePaise,
    })
    .from(orders)
    .where(eq(orders.quotationId, id))
    .orderBy(orders.id);
  // A transaction has one connection, so the revisions are read one after the other.
  const shown: Awaited<ReturnType<typeof toReplyRevision>>[] = [];
  for (const revision of revisions)
    shown.push(await toReplyRevision(db, revision, quotation.client));
  return {
    ...quotation,
    validityDays,
    revisions: shown,
    orders: made.map(({ line, pricePaise, ...order }) => ({
      ...order,
      line: line ?? 0,
      pricePaise: pricePaise ?? 0,
    })),
  };
}

export const quotationRecord = defineRecord({
  kind: "quotation",
  seenBy: "getQuotations",
  name: quotations.client,
  search: {
    title: sql`${number} || ' ' || ${quotations.client}`,
    details: [sql`to_char(${quotations.createdAt} at time zone 'Asia/Kolkata', 'DD-MM-YYYY')`],
    texts: [number, quotations.client],
    codes: [number],
  },
  attachments: { addedBy: "updateQuotation" },
  table: quotations,
  reply: QuotationDetails,
  read: readDetails,
  what: say("this.quotation"),
  titleOf: ({ id }) => say("named.quotation", { number: quotationNumber(id) }),
});
