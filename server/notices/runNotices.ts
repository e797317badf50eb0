import { and, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { type NoticeKind, noticeDays } from "../../contract/notices";
import type { RecordKind } from "../../contract/records";
import { currentTime } from "../../domain/clock";
import { indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { messageText, say } from "../../domain/messages/say";
import type { Database, WriteDatabase } from "../db/connect";
import { admins, emails, noticeEmails, notices } from "../db/schema";
import { readerIn } from "../documents/paperTexts";
import { dayMs, hourMs, minuteMs } from "../units";
import { addLateOrders, addOperationRuns } from "./addNotices";
import { ownNotices } from "./feature";

/** The hour in India from which the day's email is sent. */
const emailHour = 8;

/** The most notices whose sentences an email has. */
const longestEmail = 30;

/** Kinds whose sentence an email has. The sentences of all other kinds may name people, and stay in the office. */
const emailedKinds: readonly NoticeKind[] = ["LATE_ORDER", "FAILED_RUN", "RESTORE", "WRONG_CODES"];

/** Records that a mention in an email names. Records of people and pay are not among them. */
const emailedRecords: readonly (RecordKind | null)[] = [
  "order",
  "quotation",
  "client",
  "specification",
  "reel",
  "enquiry",
  "machine",
  "invoice",
];

type Row = Pick<typeof notices.$inferSelect, "kind" | "access" | "recordKind" | "message">;

const mayLeave = ({ kind, access, recordKind }: Row) =>
  emailedKinds.includes(kind) ||
  (kind === "MENTION" && access === "admin" && emailedRecords.includes(recordKind));

/** Returns the text of an email. A notice that stays in the office is only counted. */
function emailText(rows: readonly Row[], language: Parameters<typeof readerIn>[0]) {
  const reader = readerIn(language);
  const read = (message: Row["message"]) => messageText(message, reader);
  const shown = rows.filter(mayLeave).slice(0, longestEmail);
  const others = rows.length - shown.length;
  return [
    ...shown.map(({ message }) => `- ${read(message)}`),
    ...(others > 0 ? [`- ${read(say("notice.emailOthers", { smart_count: others }))}`] : []),
    "",
    read(say("notice.emailOff")),
  ].join("\n");
}

/** Puts an email with the unread notices since the last one into the outbox, once a day for each admin. */
async function writeEmails(tx: WriteDatabase, now: Date) {
  const today = startOfIndiaDate(indiaDate(now));
  if (now.getTime() < today.getTime() + emailHour * hourMs) return;
  const dueNotices = await tx
    .select({
      adminId: admins.id,
      role: admins.role,
      email: admins.email,
      language: admins.language,
      emailedAt: noticeEmails.emailedAt,
    })
    .from(noticeEmails)
    .innerJoin(admins, eq(admins.id, noticeEmails.adminId))
    .where(and(isNull(admins.deactivatedAt), lt(noticeEmails.emailedAt, today)))
    .for("update", { of: noticeEmails, skipLocked: true });
  for (const { emailedAt, email, language, ...owner } of dueNotices) {
    const { adminId } = owner;
    const rows = await tx
      .select()
      .from(notices)
      .where(and(ownNotices(owner), isNull(notices.readAt), gt(notices.createdAt, emailedAt)))
      .orderBy(desc(notices.id));
    await tx.update(noticeEmails).set({ emailedAt: now }).where(eq(noticeEmails.adminId, adminId));
    if (rows.length === 0) continue;
    const chosen = language ?? "en";
    await tx.insert(emails).values({
      kind: "notices",
      paperId: adminId,
      language: chosen,
      record: `admin ${adminId}`,
      sentTo: email,
      subject: messageText(
        say("notice.emailSubject", { smart_count: rows.length }),
        readerIn(chosen),
      ),
      text: emailText(rows, chosen),
      createdBy: email,
    });
  }
}

/** Deletes old notices. A statement that deletes no row would still refresh every bell. */
async function deleteOld(db: Database, now: Date) {
  const isOld = lt(notices.createdAt, new Date(now.getTime() - noticeDays * dayMs));
  const [old] = await db.select({ id: notices.id }).from(notices).where(isOld).limit(1);
  if (old) await db.delete(notices).where(isOld);
}

interface NoticeOptions {
  readonly now?: Date;
  /** True if the server sends the emails of the outbox. */
  readonly sendsEmails: boolean;
}

/** Adds the notices that time brings, deletes old ones, and writes the emails of the day. */
export async function renewNotices(
  db: Database,
  { now = currentTime(), sendsEmails }: NoticeOptions,
) {
  await addOperationRuns(db, now);
  await addLateOrders(db, now);
  await deleteOld(db, now);
  if (sendsEmails) await db.transaction((tx) => writeEmails(tx, now));
}

/**
 * Renews the notices each minute. All servers of a plant call this, and a notice is added once.
 * @returns a function that ends this after the renewal under way
 */
export function runNotices(
  db: Database,
  { onError, ...options }: Omit<NoticeOptions, "now"> & { onError: (error: unknown) => void },
) {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= renewNotices(db, options)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, minuteMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
