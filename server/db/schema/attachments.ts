import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { FileKind } from "../../../domain/attachments/fileKinds";
import { bytes, createdAt, id, instant, reference } from "./columns";
import { admins } from "./people";

/** The files of records. A removed file keeps its row, so that its name and digest stay known. */
export const files = pgTable(
  "files",
  {
    id: id(),
    /** The record, such as `order 17`. */
    record: text().notNull(),
    name: text().notNull(),
    kind: text().$type<FileKind>().notNull(),
    /** The size of the file in bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    isArtwork: boolean().notNull().default(false),
    /** Null for a visitor's file. */
    createdBy: text(),
    createdAt: createdAt(),
    removedAt: instant(),
    removedBy: text(),
  },
  (table) => [
    index("files_record").on(table.record, table.id),
    uniqueIndex("files_content")
      .on(table.record, table.sha256)
      .where(sql`${table.removedAt} is null`),
    index("files_removed").on(table.removedAt).where(sql`${table.removedAt} is not null`),
    index("files_visitors").on(table.createdAt).where(sql`${table.createdBy} is null`),
    check("files_size", sql`${table.size} between 1 and 20000000`),
    check("files_removal", sql`(${table.removedAt} is null) = (${table.removedBy} is null)`),
  ],
);

/** The content of files in parts, so that a backup reads and writes a small part of a file at a time. */
export const fileParts = pgTable(
  "file_parts",
  {
    id: id(),
    fileId: reference(() => files.id),
    number: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [unique("file_parts_number").on(table.fileId, table.number)],
);

/** Comments on records. A withdrawn comment keeps the row, and no call returns the text. */
export const comments = pgTable(
  "comments",
  {
    id: id(),
    record: text().notNull(),
    text: text().notNull(),
    /** Null for a comment of the demo plant, which is made before its admins. */
    adminId: integer().references(() => admins.id),
    /** The admins whom the text names by `@`. */
    mentionedIds: integer().array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    editedAt: instant(),
    withdrawnAt: instant(),
    withdrawnBy: text(),
  },
  (table) => [
    index("comments_record").on(table.record, table.id),
    check(
      "comments_withdrawal",
      sql`(${table.withdrawnAt} is null) = (${table.withdrawnBy} is null)`,
    ),
  ],
);
