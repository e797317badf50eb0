import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns";

/** Files that were imported, each as a whole: the last one of a resource can be undone. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    resource: text().notNull(),
    importedAt: createdAt(),
    adminId: integer().notNull(),
    adminEmail: text().notNull(),
    /** The numbers of created and changed records. */
    created: integer().notNull(),
    changed: integer().notNull(),
    undoneAt: instant(),
  },
  (table) => [index("imports_resource").on(table.resource, table.id)],
);

/** Who changed what, when, by which call: written in the same transaction as the change. */
export const audit = pgTable(
  "audit",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    adminId: integer(),
    adminEmail: text().notNull(),
    call: text().notNull(),
    record: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** The record's version since this change, where it has versions. */
    version: integer(),
    /** The change that this one took back: each is taken back once at most. */
    undoOf: bigint({ mode: "number" }).unique(),
    /** The import that the change is a part of. */
    importId: integer().references(() => imports.id),
  },
  (table) => [
    index("audit_record_history").on(table.record, table.id),
    index("audit_admin").on(table.adminEmail, table.id),
    index("audit_import").on(table.importId, table.id).where(sql`${table.importId} is not null`),
  ],
);

/**
 * The replies to calls that create and came with an `Idempotency-Key`, for a day or more: the same
 * request again is answered by them.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** A digest of the key and of whose it is. */
    keyDigest: text().primaryKey(),
    /** A digest of the request's call and body. */
    requestDigest: text().notNull(),
    type: text().notNull(),
    reply: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("idempotency_keys_created_at").on(table.createdAt)],
);

/**
 * The rows of which imports have made records: whoever imports one again is told when it was imported. Of equal rows in
 * one file each has its own number.
 */
export const importedRows = pgTable(
  "imported_rows",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** A digest of the resource, the row's values and its number among equal rows. */
    rowDigest: text().notNull(),
    record: text().notNull(),
    importedAt: createdAt(),
    /** Of rows that were imported before imports had numbers there is none. */
    importId: integer().references(() => imports.id),
  },
  (table) => [
    index("imported_rows_digest").on(table.rowDigest),
    index("imported_rows_import").on(table.importId),
  ],
);

/** Sign-ins that have failed or are being verified, for the last quarter of an hour. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    id: id(),
    email: text().notNull(),
    address: text().notNull(),
    /** The number of a device on which the admin of this email has signed in before. */
    device: text(),
    at: createdAt(),
  },
  (table) => [
    index("sign_in_attempts_email").on(table.email, table.at),
    index("sign_in_attempts_address").on(table.address, table.at),
    index("sign_in_attempts_device").on(table.device, table.at),
  ],
);

/**
 * Rewritten by the database itself, in the same transaction, whenever a table of a list changes: a
 * list whose versions are what they were is what it was. A table has as many rows here as writers
 * ever were at work on it at once, so that none waits for another (docs/decisions/0008).
 */
export const listVersions = pgTable(
  "list_versions",
  {
    id: id(),
    tableName: text().notNull(),
    /** Another one after every statement on the table. */
    version: uuid().notNull().defaultRandom(),
    /** Another one when rows came or went. */
    rowsVersion: uuid().notNull().defaultRandom(),
  },
  (table) => [index("list_versions_table").on(table.tableName)],
);
