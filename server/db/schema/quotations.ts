import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { storedQuotationStates } from "../../../domain/quotations/quotationState";
import { contacts } from "./catalogue";
import { clients } from "./clients";
import { createdAt, day, id, instant, paise, reference, schemaVersion, version } from "./columns";

export const quotationStateEnum = pgEnum("quotation_state", storedQuotationStates);

/** An offer to a client. The revisions hold the lines and the prices. */
export const quotations = pgTable(
  "quotations",
  {
    id: id(),
    client: text().notNull(),
    /** Null if the client is known only by its name. */
    clientId: integer().references(() => clients.id),
    enquiryId: integer().references(() => contacts.id),
    validityDays: integer().notNull(),
    state: quotationStateEnum().notNull().default("DRAFT"),
    lostReason: text(),
    /** The number of the latest revision. */
    revision: integer().notNull().default(1),
    /** The last day and the least total of the revision that was sent last. */
    validUntil: day(),
    valuePaise: paise(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index("quotations_client").on(table.clientId),
    uniqueIndex("quotations_enquiry").on(table.enquiryId),
    check("quotations_validity", sql`${table.validityDays} between 1 and 365`),
    check("quotations_revision", sql`${table.revision} > 0`),
    check(
      "quotations_lost_with_reason",
      sql`(${table.state} = 'LOST') = (${table.lostReason} is not null)`,
    ),
    check(
      "quotations_sent_until",
      sql`${table.state} not in ('SENT', 'ACCEPTED') or (${table.validUntil} is not null and ${table.valuePaise} is not null)`,
    ),
  ],
);

/** A revision of a quotation. A trigger rejects changes of a revision that was sent. */
export const quotationRevisions = pgTable(
  "quotation_revisions",
  {
    id: id(),
    quotationId: reference(() => quotations.id),
    /** 1 for the first one of a quotation. */
    number: integer().notNull(),
    /** As the contract's `QuotationContent` has it. */
    content: jsonb().notNull(),
    schemaVersion: schemaVersion(),
    /** The offer with its rates and prices, as the contract's `QuotationOffer` has it. Null until it is sent. */
    offer: jsonb(),
    sentAt: instant(),
    sentBy: text(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("quotation_revisions_number").on(table.quotationId, table.number),
    check("quotation_revisions_positive", sql`${table.number} > 0`),
    check(
      "quotation_revisions_sent",
      sql`(${table.sentAt} is null) = (${table.offer} is null) and (${table.sentAt} is null) = (${table.sentBy} is null)`,
    ),
  ],
);
