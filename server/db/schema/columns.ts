import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  customType,
  date,
  integer,
  numeric,
  pgEnum,
  timestamp,
} from "drizzle-orm/pg-core";
import { units } from "../../../contract/fields";

// Money is stored in paise and weight in grams, both whole. The contract has rupees and kilograms.

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** Returns a column for a date without a time, as `YYYY-MM-DD`. */
export const day = () => date({ mode: "string" });
export const reference = (to: () => AnyPgColumn, actions?: { readonly onDelete: "cascade" }) =>
  integer().notNull().references(to, actions);
export const instant = () => timestamp({ withTimezone: true, mode: "date" });
/**
 * Returns the version column. The office's changes increment the version. An edit names the version that it is based
 * on.
 */
export const version = () => integer().notNull().default(1);
/** Returns the column for the version of a stored JSON document. There is a reader for each version. */
export const schemaVersion = () => integer().notNull().default(1);
export const createdAt = () => instant().notNull().defaultNow();
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });
export const paise = () => bigint({ mode: "number" });
export const optionalNumber = (precision: number, scale: number) =>
  numeric({ mode: "number", precision, scale });
export const number = (precision: number, scale: number) =>
  optionalNumber(precision, scale).notNull();

/** Returns the column of a unit price in paise, to a tenth of a paisa: three decimals of a rupee. */
export const unitPriceColumn = () => optionalNumber(15, 1);

/**
 * Returns the key of an email, as `emailKey` writes it. The collation "C" folds only ASCII letters, and emails have no
 * others.
 */
export const emailKeyOf = (email: AnyPgColumn): SQL => sql`lower(${email} collate "C")`;

export const unitEnum = pgEnum("unit", units);
