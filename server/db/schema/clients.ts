import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ClientAddress, ClientContact } from "../../../contract/clients";
import { createdAt, id, paise, version } from "./columns";

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
    contactName: text(),
    contactPhone: text(),
    contactEmail: text(),
    /** All contacts but the first. */
    contacts: jsonb().$type<readonly ClientContact[]>().notNull().default([]),
    deliveryAddresses: jsonb().$type<readonly ClientAddress[]>().notNull().default([]),
    paymentDays: integer(),
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
    check("clients_payment_days", sql`${table.paymentDays} between 0 and 365`),
    check("clients_credit_limit", sql`${table.creditLimitPaise} >= 0`),
  ],
);
