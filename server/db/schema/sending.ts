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
  uuid,
} from "drizzle-orm/pg-core";
import type { NoticeKind } from "../../../contract/notices";
import type { RecordKind } from "../../../contract/records";
import type { EmailState, PaperKind } from "../../../contract/sending";
import type { Language } from "../../../domain/languages";
import type { Message } from "../../../domain/messages/say";
import { clients } from "./clients";
import { createdAt, id, instant, reference } from "./columns";
import { admins } from "./people";

/** The paper of a link or an email. */
const paper = {
  kind: text().$type<PaperKind>().notNull(),
  paperId: integer().notNull(),
  /** The revision of a quotation or the month of a payslip. */
  part: text(),
  language: text().$type<Language>().notNull(),
  /** The record whose history has the sending, such as `invoice 12`. */
  record: text().notNull(),
};

/** Links that open a paper without a session. The link itself is not stored. */
export const paperLinks = pgTable(
  "paper_links",
  {
    id: id(),
    ...paper,
    tokenDigest: text().notNull().unique(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    revokedBy: text(),
    openings: integer().notNull().default(0),
    lastOpenedAt: instant(),
  },
  (table) => [
    index("paper_links_paper").on(table.kind, table.paperId),
    check("paper_links_revoked", sql`(${table.revokedAt} is null) = (${table.revokedBy} is null)`),
  ],
);

/** The outbox: each email with a paper, and its state. A server claims a waiting row before it sends. */
export const emails = pgTable(
  "emails",
  {
    id: id(),
    ...paper,
    /**
     * The kind of the paper. `notices` is the daily email to an admin, which has no paper: `paperId` is the admin's
     * number.
     */
    kind: text().$type<PaperKind | "notices">().notNull(),
    /** The Message-ID, by which a mail program knows an email that comes twice. */
    messageId: uuid().notNull().defaultRandom(),
    sentTo: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    state: text().$type<EmailState>().notNull().default("WAITING"),
    tries: integer().notNull().default(0),
    nextAt: instant().notNull().defaultNow(),
    claimedAt: instant(),
    sentAt: instant(),
    /** The code of a message with its values. */
    failure: jsonb().$type<Message>(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("emails_paper").on(table.kind, table.paperId),
    index("emails_open").on(table.nextAt).where(sql`${table.state} in ('WAITING', 'SENDING')`),
    check(
      "emails_state",
      sql`${table.state} in ('WAITING', 'SENDING', 'SENT', 'PERHAPS_SENT', 'FAILED')`,
    ),
    check("emails_sent", sql`(${table.state} = 'SENT') = (${table.sentAt} is not null)`),
    check("emails_claimed", sql`${table.state} <> 'SENDING' or ${table.claimedAt} is not null`),
  ],
);

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

/** The personal setting of the daily email. An admin without a row gets no email. */
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
