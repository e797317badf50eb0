import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  date,
  integer,
  numeric,
  pgEnum,
  timestamp,
} from "drizzle-orm/pg-core";
import { units } from "../../../contract/fields";

/** Money is kept in paise and weight in grams, both whole; the contract speaks rupees and kilograms. */

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** A date without a time, as `YYYY-MM-DD`. */
export const day = () => date({ mode: "string" });
export const reference = (to: () => AnyPgColumn, actions?: { readonly onDelete: "cascade" }) =>
  integer().notNull().references(to, actions);
export const instant = () => timestamp({ withTimezone: true, mode: "date" });
/** The office's changes increment the version. An edit names the version that it is based on. */
export const version = () => integer().notNull().default(1);
/** The version of a stored JSON document. There is a reader for each version. */
export const schemaVersion = () => integer().notNull().default(1);
export const createdAt = () => instant().notNull().defaultNow();
export const paise = () => bigint({ mode: "number" });
export const optionalNumber = (precision: number, scale: number) =>
  numeric({ mode: "number", precision, scale });
export const number = (precision: number, scale: number) =>
  optionalNumber(precision, scale).notNull();

/** As `emailKey` writes it: the collation "C" folds only ASCII letters, and emails have no others. */
export const emailKeyOf = (email: AnyPgColumn): SQL => sql`lower(${email} collate "C")`;

export const unitEnum = pgEnum("unit", units);
