import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ClientAddress, ClientContact } from "../../../contract/clients";
import { zoneMarks } from "../../../domain/invoices/zones";
import { storedQuotationStates } from "../../../domain/quotations/quotationState";
import { contacts } from "./catalogue";
import { createdAt, day, id, instant, paise, reference, schemaVersion, version } from "./columns";

/**
 * Returns the key of a client's name. Two names that differ only in capitals and small letters are one client. The
 * collation "C" folds only ASCII letters.
 */
export const clientNameOf = (name: AnyPgColumn): SQL => sql`lower(${name} collate "C")`;

export const clients = pgTable(
  "clients",
  {
    id: id(),
    name: text().notNull(),
    /** Equal for names that differ only in case, blanks, punctuation or the legal form. */
    nameKey: text().notNull().generatedAlwaysAs(sql`client_name_key(name)`),
    /** Names in orders and specifications that an admin has linked to this client. */
    otherNames: jsonb().$type<readonly string[]>().notNull().default([]),
    gstin: text(),
    billingStreet: text(),
    billingTown: text(),
    billingStateCode: text(),
    billingPin: text(),
    /** Null unless the client is in a special economic zone. */
    zone: text({ enum: zoneMarks }),
    contactName: text(),
    contactPhone: text(),
    contactEmail: text(),
    /** All contacts but the first. */
    contacts: jsonb().$type<readonly ClientContact[]>().notNull().default([]),
    deliveryAddresses: jsonb().$type<readonly ClientAddress[]>().notNull().default([]),
    /** The payment days that were entered last. They hold from `paymentDaysFrom` on. */
    paymentDays: integer(),
    /** Null if the payment days hold since the beginning. */
    paymentDaysFrom: day(),
    creditLimitPaise: paise(),
    notes: text(),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("clients_name").on(clientNameOf(table.name)),
    uniqueIndex("clients_gstin").on(table.gstin),
    index("clients_name_key").on(table.nameKey),
    check("clients_zone", sql`${table.zone} in ('BY_LETTER', 'WITH_TAX', 'UNDERTAKING')`),
    check("clients_payment_days", sql`${table.paymentDays} between 0 and 365`),
    check("clients_credit_limit", sql`${table.creditLimitPaise} >= 0`),
  ],
);

/**
 * The payment days of clients by the day from which they hold, until the client's next row. A trigger writes the rows from
 * the client's `paymentDays` and `paymentDaysFrom`.
 */
export const clientPaymentDays = pgTable(
  "client_payment_days",
  {
    id: id(),
    clientId: reference(() => clients.id, { onDelete: "cascade" }),
    validFrom: day().notNull(),
    /** Null if an invoice is due on its own date. */
    days: integer(),
  },
  (table) => [
    unique("client_payment_days_date").on(table.clientId, table.validFrom),
    check("client_payment_days_days", sql`${table.days} between 0 and 365`),
  ],
);

/**
 * The board settings. The last row applies, and without a row the defaults do. A row never changes, so that earlier
 * results stay reproducible.
 */
export const boardSettings = pgTable("board_settings", {
  id: id(),
  /** The settings in the form of the contract's `BoardSettings`. */
  factors: jsonb().notNull(),
  schemaVersion: schemaVersion(),
  createdBy: text().notNull(),
  createdAt: createdAt(),
});

/** A box that a client orders repeatedly. The versions hold the box's layers and sizes. */
export const boxSpecifications = pgTable(
  "box_specifications",
  {
    id: id(),
    client: text().notNull(),
    /** Null if the client is known only by its name. */
    clientId: integer().references(() => clients.id),
    name: text().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("box_specifications_name").on(table.client, table.name),
    index("box_specifications_client").on(table.clientId),
  ],
);

/** A box's specification at one time. A version never changes: a trigger rejects changes. */
export const boxSpecificationVersions = pgTable(
  "box_specification_versions",
  {
    id: id(),
    specificationId: reference(() => boxSpecifications.id),
    /** The number of the version, from 1 for the first one of a specification. */
    number: integer().notNull(),
    /** The content in the form of the contract's `SpecificationContent`. */
    content: jsonb().notNull(),
    schemaVersion: schemaVersion(),
    /** The board settings that applied when the version was written. */
    settingsId: reference(() => boardSettings.id),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("box_specification_versions_number").on(table.specificationId, table.number),
    check("box_specification_versions_positive", sql`${table.number} > 0`),
  ],
);

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
    /** The number of the revision, from 1 for the first one of a quotation. */
    number: integer().notNull(),
    /** The content in the form of the contract's `QuotationContent`. */
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
