import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { invoiceKinds } from "../../../domain/invoices/invoiceDocument";
import { clients } from "./clients";
import { createdAt, day, id, instant, paise, reference, schemaVersion, version } from "./columns";
import { orders } from "./production";

/** Boxes that left the plant for an order. `orders.dispatched_quantity` is the sum of those not cancelled. */
export const dispatches = pgTable(
  "dispatches",
  {
    id: id(),
    orderId: reference(() => orders.id),
    quantity: integer().notNull(),
    transportNumber: text().notNull(),
    dispatchedAt: createdAt(),
    createdBy: text().notNull(),
    cancelledAt: instant(),
    cancelReason: text(),
    version: version(),
  },
  (table) => [
    index("dispatches_order").on(table.orderId),
    index("dispatches_date").on(table.dispatchedAt),
    check("dispatches_quantity", sql`${table.quantity} > 0`),
    check(
      "dispatches_cancelled_with_reason",
      sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null)`,
    ),
  ],
);

export const invoiceKindEnum = pgEnum("invoice_kind", invoiceKinds);

/** Settings of invoices. An edit adds a row. */
export const invoiceSettings = pgTable("invoice_settings", {
  id: id(),
  /** The settings in the form of the contract's `InvoiceSettings`. */
  settings: jsonb().notNull(),
  schemaVersion: schemaVersion(),
  createdBy: text().notNull(),
  createdAt: createdAt(),
});

/** The last number of each series in each financial year. The row is locked until the posting transaction ends. */
export const invoiceSerials = pgTable(
  "invoice_serials",
  {
    id: id(),
    series: text().notNull(),
    financialYear: text().notNull(),
    lastNumber: integer().notNull(),
  },
  (table) => [
    unique("invoice_serials_series").on(table.series, table.financialYear),
    check("invoice_serials_last_number", sql`${table.lastNumber} > 0`),
  ],
);

/** Posted tax invoices, challans and credit notes. A cancelled one keeps its number. */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    /** The id of the voucher in Tally. */
    uuid: uuid().notNull().unique().defaultRandom(),
    kind: invoiceKindEnum().notNull(),
    series: text().notNull(),
    financialYear: text().notNull(),
    number: integer().notNull(),
    serial: text().notNull(),
    date: day().notNull(),
    orderId: reference(() => orders.id),
    /** The dispatch of the document. Null for credit notes. */
    dispatchId: integer().references(() => dispatches.id),
    /** The invoice that a credit note is about. */
    originalId: integer().references((): AnyPgColumn => invoices.id),
    client: text().notNull(),
    /**
     * The client who owes the amount. A trigger takes it from the order, until money is allocated to the invoice. Null for
     * a name that no client has.
     */
    clientId: integer().references(() => clients.id),
    gstin: text(),
    taxablePaise: paise().notNull(),
    taxPaise: paise().notNull(),
    totalPaise: paise().notNull(),
    /** The order's tooling charge among the lines. Null without one. */
    toolingPaise: paise(),
    /** The document in the form of the contract's `InvoiceDocument`. */
    document: jsonb().notNull(),
    schemaVersion: schemaVersion(),
    transport: jsonb().notNull(),
    ewayNumber: text(),
    ewayAt: text(),
    irn: text(),
    ackNumber: text(),
    ackDate: text(),
    signedQr: text(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    cancelledAt: instant(),
    cancelReason: text(),
    version: version(),
  },
  (table) => [
    unique("invoices_serial").on(table.financialYear, table.serial),
    unique("invoices_number").on(table.series, table.financialYear, table.number),
    uniqueIndex("invoices_one_of_dispatch")
      .on(table.dispatchId)
      .where(sql`${table.cancelledAt} is null`),
    // The tooling of an order is charged once, even if two invoices are posted at the same time.
    uniqueIndex("invoices_tooling_of_order")
      .on(table.orderId)
      .where(sql`${table.cancelledAt} is null and ${table.toolingPaise} is not null`),
    uniqueIndex("invoices_irn").on(table.irn),
    uniqueIndex("invoices_eway_number").on(table.ewayNumber),
    index("invoices_date").on(table.date),
    index("invoices_order").on(table.orderId),
    index("invoices_client").on(table.clientId),
    index("invoices_original").on(table.originalId),
    check("invoices_total", sql`${table.totalPaise} >= 0`),
    check(
      "invoices_kind",
      sql`(${table.kind} = 'CREDIT_NOTE') = (${table.originalId} is not null) and (${table.kind} = 'CREDIT_NOTE') = (${table.dispatchId} is null)`,
    ),
    check(
      "invoices_cancelled_with_reason",
      sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null)`,
    ),
  ],
);

/** Months with a filed return. An unlocked month keeps its row. */
export const filedMonths = pgTable(
  "filed_months",
  {
    id: id(),
    /** `yyyy-MM`. */
    month: text().notNull(),
    lockedAt: instant().notNull(),
    lockedBy: text().notNull(),
    unlockedAt: instant(),
    unlockedBy: text(),
    unlockReason: text(),
  },
  (table) => [
    uniqueIndex("filed_months_locked_month")
      .on(table.month)
      .where(sql`${table.unlockedAt} is null`),
    check(
      "filed_months_unlocked",
      sql`num_nonnulls(${table.unlockedAt}, ${table.unlockedBy}, ${table.unlockReason}) in (0, 3)`,
    ),
  ],
);
