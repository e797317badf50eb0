import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { debtKinds, openItemKinds, storedModes } from "../../../domain/receivables/account";
import { clients } from "./clients";
import { createdAt, day, id, paise, reference } from "./columns";
import { invoices } from "./invoices";

export const receiptModeEnum = pgEnum("receipt_mode", storedModes);
export const openItemKindEnum = pgEnum("open_item_kind", openItemKinds);
export const debtKindEnum = pgEnum("debt_kind", debtKinds);

/** Money from clients. A row never changes: a further row reverses it. */
export const receipts = pgTable(
  "receipts",
  {
    id: id(),
    /** The id of the voucher in Tally. */
    uuid: uuid().notNull().unique().defaultRandom(),
    clientId: reference(() => clients.id),
    /**
     * The client's ledger in Tally on the day of the entry, also after the client is renamed. The part of the receipt that
     * pays no bill is booked in this ledger. A trigger takes the name from the client's newest bill, or else from the
     * client.
     */
    ledgerName: text().notNull().default(""),
    date: day().notNull(),
    mode: receiptModeEnum().notNull(),
    reference: text(),
    amountPaise: paise().notNull(),
    /** Tax that the client has deducted at source. */
    tdsPaise: paise().notNull().default(0),
    rateDifferencePaise: paise().notNull().default(0),
    otherPaise: paise().notNull().default(0),
    otherReason: text(),
    /** The receipt that this row reverses, with equal amounts. */
    reversesId: integer().references((): AnyPgColumn => receipts.id),
    /** The reason of a reversal. */
    reason: text(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("receipts_reverses").on(table.reversesId),
    index("receipts_client").on(table.clientId, table.date),
    index("receipts_date").on(table.date),
    check(
      "receipts_amounts",
      sql`least(${table.amountPaise}, ${table.tdsPaise}, ${table.rateDifferencePaise}, ${table.otherPaise}) >= 0
        and ${table.amountPaise} + ${table.tdsPaise} + ${table.rateDifferencePaise} + ${table.otherPaise} > 0`,
    ),
    check(
      "receipts_other_reason",
      sql`(${table.otherPaise} > 0) = (${table.otherReason} is not null)`,
    ),
    check(
      "receipts_reversal_reason",
      sql`(${table.reversesId} is null) = (${table.reason} is null)`,
    ),
  ],
);

/** Amounts that clients owed before the plant began with this product. A further row reverses a row. */
export const clientOpenings = pgTable(
  "client_openings",
  {
    id: id(),
    clientId: reference(() => clients.id),
    /** The client's ledger in Tally on the day of the entry. */
    ledgerName: text().notNull().default(""),
    date: day().notNull(),
    /** The number of the old invoice. */
    reference: text(),
    amountPaise: paise().notNull(),
    reversesId: integer().references((): AnyPgColumn => clientOpenings.id),
    reason: text(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("client_openings_reverses").on(table.reversesId),
    index("client_openings_client").on(table.clientId),
    check("client_openings_amount", sql`${table.amountPaise} > 0`),
    check(
      "client_openings_reversal_reason",
      sql`(${table.reversesId} is null) = (${table.reason} is null)`,
    ),
  ],
);

/** Parts of receipts for invoices and opening balances. A negative row takes a part back. */
export const allocations = pgTable(
  "allocations",
  {
    id: id(),
    receiptId: reference(() => receipts.id),
    kind: debtKindEnum().notNull(),
    invoiceId: integer().references(() => invoices.id),
    openingId: integer().references(() => clientOpenings.id),
    /** The day from which the part counts. */
    date: day().notNull().default(sql`(now() at time zone 'Asia/Kolkata')::date`),
    amountPaise: paise().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("allocations_receipt").on(table.receiptId),
    index("allocations_invoice").on(table.invoiceId),
    index("allocations_opening").on(table.openingId),
    index("allocations_date").on(table.date),
    check("allocations_amount", sql`${table.amountPaise} <> 0`),
    check(
      "allocations_debt",
      sql`(${table.kind} = 'INVOICE') = (${table.invoiceId} is not null) and (${table.kind} = 'OPENING') = (${table.openingId} is not null)`,
    ),
  ],
);

/**
 * Every invoice, opening balance and receipt with the amount that is still open. Triggers derive the rows. An invoice's
 * amount is its total less its credit notes. A receipt's amounts are negative.
 */
export const openItems = pgTable(
  "open_items",
  {
    kind: openItemKindEnum().notNull(),
    /** The id of the invoice, the opening balance or the receipt. */
    paperId: integer().notNull(),
    /** Null for an invoice of a name that no client has. */
    clientId: integer(),
    date: day().notNull(),
    /** The due date that is printed on the invoice. Null if the client's payment days of the invoice's date decide. */
    dueDate: day(),
    amountPaise: paise().notNull(),
    openPaise: paise().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.paperId] }),
    index("open_items_open").on(table.clientId).where(sql`${table.openPaise} <> 0`),
    index("open_items_client").on(table.clientId, table.date),
  ],
);
