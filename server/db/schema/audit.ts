import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns";

/** The imports of files, one row for each file. The last import of a resource can be undone. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    resource: text().notNull(),
    importedAt: createdAt(),
    adminId: integer().notNull(),
    adminEmail: text().notNull(),
    created: integer().notNull(),
    changed: integer().notNull(),
    /** The error of a biometric reader's clock. Null for a right clock, and for other files. */
    clockAheadSeconds: integer(),
    undoneAt: instant(),
  },
  (table) => [index("imports_resource").on(table.resource, table.id)],
);

/** One row for each change: the admin, the time, the call and the record. Written in the change's own transaction. */
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
    /** The record's version since this change. Null for a record without versions. */
    version: integer(),
    /** The change that this change undid. The unique index lets each change be undone once. */
    undoOf: bigint({ mode: "number" }).unique(),
    importId: integer().references(() => imports.id),
  },
  (table) => [
    index("audit_record_history").on(table.record, table.id),
    index("audit_admin").on(table.adminEmail, table.id),
    index("audit_import").on(table.importId, table.id).where(sql`${table.importId} is not null`),
  ],
);

/**
 * The stored replies to requests. A repeated request gets the stored reply. Replies older than 24 hours are deleted in
 * batches.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** A digest of the key and the admin's id. */
    keyDigest: text().primaryKey(),
    /** A digest of the request's call, body and path parameters. */
    requestDigest: text().notNull(),
    type: text().notNull(),
    reply: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("idempotency_keys_created_at").on(table.createdAt)],
);

/**
 * The imported rows of files, each with the record that it created. If a file has a row with the same digest again, the
 * import shows when the row was imported before.
 */
export const importedRows = pgTable(
  "imported_rows",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** A digest of the resource, the row's values, and the row's number among the equal rows of its file. */
    rowDigest: text().notNull(),
    record: text().notNull(),
    importedAt: createdAt(),
    /** Null for rows imported before imports had numbers. */
    importId: integer().references(() => imports.id),
  },
  (table) => [
    index("imported_rows_digest").on(table.rowDigest),
    index("imported_rows_import").on(table.importId),
    // A bank statement's row is imported one time, even if two people import it together.
    uniqueIndex("imported_rows_receipt")
      .on(table.rowDigest)
      .where(sql`${table.record} like 'receipt %'`),
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
 * The database's triggers rewrite these rows in the transaction that changes a list's table. A list is unchanged while
 * its versions are unchanged. Each concurrent writer of a table has a row, so that writers do not wait for each other
 * (docs/decisions/0008-list-versions.md).
 */
export const listVersions = pgTable(
  "list_versions",
  {
    id: id(),
    tableName: text().notNull(),
    /** Changes after every statement on the table. */
    version: uuid().notNull().defaultRandom(),
    /** Changes when rows are added or removed. */
    rowsVersion: uuid().notNull().defaultRandom(),
  },
  (table) => [index("list_versions_table").on(table.tableName)],
);

/** Backups, drills and restores with their results. A backup leaves this table out, and a restore keeps its rows. */
export const operationRuns = pgTable(
  "operation_runs",
  {
    id: id(),
    /** The kind of the run: `backup`, `drill` or `restore`. */
    kind: text().notNull(),
    /** `schedule`, `migration`, `office` or `command`. */
    trigger: text().notNull(),
    /** The admin who started the run in the office. */
    startedBy: text(),
    startedAt: createdAt(),
    /** Null while the run goes on. */
    finishedAt: instant(),
    /** The name of the backup. */
    file: text(),
    /** The folder or the address of the storage. */
    place: text(),
    bytes: bigint({ mode: "number" }),
    rows: integer(),
    /** The reason for the failure: the code of a message with its values. */
    failure: jsonb(),
  },
  (table) => [index("operation_runs_kind").on(table.kind, table.startedAt)],
);
