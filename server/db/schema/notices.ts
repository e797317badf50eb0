import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { NoticeKind } from "../../../contract/notices";
import type { RecordKind } from "../../../contract/records";
import type { Message } from "../../../domain/messages/say";
import { clients } from "./clients";
import { createdAt, id, instant, reference } from "./columns";
import { admins } from "./people";

/** The notices of the bell: a row for each admin who gets one. */
export const notices = pgTable(
  "notices",
  {
    id: id(),
    adminId: reference(() => admins.id),
    kind: text().$type<NoticeKind>().notNull(),
    /** The access that shows the record. An admin whose role has changed meanwhile no longer sees the notice. */
    access: text().$type<"admin" | "super">().notNull(),
    message: jsonb().$type<Message>().notNull(),
    recordKind: text().$type<RecordKind>(),
    recordId: integer(),
    recordName: text(),
    /** The event, such as `order 17 late 2026-11-20`. An admin gets one notice of an event. */
    event: text().notNull(),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (table) => [
    unique("notices_event").on(table.adminId, table.event),
    index("notices_unread").on(table.adminId).where(sql`${table.readAt} is null`),
    index("notices_created").on(table.createdAt),
    check("notices_access", sql`${table.access} in ('admin', 'super')`),
    check("notices_record", sql`(${table.recordKind} is null) = (${table.recordId} is null)`),
  ],
);

/** The personal setting of the daily email. No row: no email. */
export const noticeEmails = pgTable("notice_emails", {
  adminId: integer()
    .primaryKey()
    .references(() => admins.id),
  /** The last email, or the time at which the admin chose the emails. */
  emailedAt: instant().notNull().defaultNow(),
});

/** The clients that an admin follows. A late order of such a client is a notice. */
export const clientFollows = pgTable(
  "client_follows",
  {
    adminId: reference(() => admins.id),
    clientId: reference(() => clients.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.adminId, table.clientId] }),
    index("client_follows_client").on(table.clientId),
  ],
);
