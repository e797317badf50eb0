import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { emailKey } from "../../contract/fields";
import type { EmailCreation, PaperKind, SentEmail } from "../../contract/sending";
import { currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Database, Reader, WriteDatabase } from "../db/connect";
import { admins, emails, noticeEmails } from "../db/schema";
import { badRequest, conflict, englishText, HttpError, notFound, sentCode } from "../errors";
import {
  checkAccess,
  isOfPaper,
  type PaperName,
  type Papers,
  type PaperToSend,
  paperColumns,
  paperNameOf,
  type SentPaper,
} from "../records/sentPaper";
import { fileNameOf } from "./links";
import type { Letter, MailOutcome, SendLetter } from "./smtp";

/**
 * Checks the address of a document that goes to the recipient alone. @throws HttpError 400 by the field for another address
 */
export function checkOwnAddress(
  { isOwnOnly }: SentPaper,
  { recipient: { email = "", name } }: PaperToSend,
  to: string,
) {
  if (isOwnOnly && emailKey(email) !== emailKey(to))
    throw badRequest({ to: say("sending.onlyOwn", { name }) });
}

/** Puts an email with a paper into the outbox. */
export async function addEmail(
  tx: WriteDatabase,
  session: Session,
  { kind, name, paper }: { kind: PaperKind; name: PaperName; paper: PaperToSend },
  { to, subject, text }: EmailCreation,
) {
  const [row] = await tx
    .insert(emails)
    .values({
      ...paperColumns(kind, name),
      record: paper.record,
      sentTo: to,
      subject,
      text,
      createdBy: session.email,
    })
    .returning({ id: emails.id });
  if (!row) throw new Error("An insert returned no row");
  await recordChange(tx, session, {
    call: "createEmail",
    record: paper.record,
    after: { document: paper.number, sentTo: to, subject },
  });
  return row;
}

/** Lets an email wait for the next attempt. @throws HttpError 404, or 409 unless it failed or was perhaps sent */
export async function retryEmail(tx: WriteDatabase, papers: Papers, session: Session, id: number) {
  const [email] = await tx.select().from(emails).where(eq(emails.id, id)).for("no key update");
  if (!email || email.kind === "notices") throw notFound(say("this.email"));
  checkAccess(papers[email.kind], session);
  if (!["FAILED", "PERHAPS_SENT"].includes(email.state)) throw conflict(say("sending.underWay"));
  await tx
    .update(emails)
    .set({ state: "WAITING", tries: 0, nextAt: currentTime(), failure: null })
    .where(eq(emails.id, id));
  await recordChange(tx, session, {
    call: "retryEmail",
    record: email.record,
    before: { sentTo: email.sentTo, emailState: email.state },
    after: { sentTo: email.sentTo, emailState: "WAITING" },
  });
}

/** Reads the emails with a paper, the latest first. */
export async function readEmails(
  db: Reader,
  kind: PaperKind,
  name: PaperName,
): Promise<SentEmail[]> {
  const rows = await db
    .select()
    .from(emails)
    .where(isOfPaper(emails, kind, name))
    .orderBy(desc(emails.id))
    .limit(20);
  return rows.map(({ state, failure, sentAt, nextAt, createdAt, ...row }) => ({
    id: row.id,
    sentTo: row.sentTo,
    createdBy: row.createdBy,
    createdAt: createdAt.toISOString(),
    state,
    sentAt: sentAt?.toISOString(),
    ...(state === "WAITING" && { nextAt: nextAt.toISOString() }),
    ...(failure && { failure: englishText(failure), failureCode: sentCode(failure) }),
  }));
}

type Email = typeof emails.$inferSelect;

/** The minutes of the pauses after the first failed attempt, the second one and so on. One attempt follows the last pause. */
const pauseMinutes = [1, 5, 30, 120, 480] as const;

/** The minutes after which a sending without a known end is taken to be that of a server that has stopped. */
const staleMinutes = 15;

const defaultMillis = 5_000;

const minutesFromNow = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/** Claims the email that has waited longest, so that no other server sends it. */
async function claimEmail(db: Database): Promise<Email | undefined> {
  const [email] = await db
    .update(emails)
    .set({
      state: "SENDING",
      // A `Date` has no microseconds.
      claimedAt: sql`date_trunc('milliseconds', clock_timestamp())`,
      tries: sql`${emails.tries} + 1`,
      failure: null,
    })
    .where(
      sql`${emails.id} = (
        select id from emails where state = 'WAITING' and next_at <= now()
        order by next_at, id limit 1 for update skip locked)`,
    )
    .returning();
  return email;
}

/** Marks the emails of servers that stopped while they sent. They are not sent again by themselves. */
const markStale = (db: Database) =>
  db
    .update(emails)
    .set({ state: "PERHAPS_SENT", failure: say("sending.crashed") })
    .where(and(eq(emails.state, "SENDING"), lt(emails.claimedAt, minutesFromNow(-staleMinutes))));

/** Returns the columns of an email after an attempt. */
function columnsAfter({ tries }: Email, outcome: MailOutcome) {
  if (outcome.is === "sent") return { state: "SENT" as const, sentAt: sql`now()` };
  const { is, failure } = outcome;
  if (is === "unknown") return { state: "PERHAPS_SENT" as const, failure };
  const pause = pauseMinutes[tries - 1];
  if (is === "never" || pause === undefined) return { state: "FAILED" as const, failure };
  return { state: "WAITING" as const, nextAt: minutesFromNow(pause), failure };
}

/** Notes the outcome, unless a person has had the email sent again meanwhile. */
const noteOutcome = (db: Database, email: Email, outcome: MailOutcome) =>
  db
    .update(emails)
    .set(columnsAfter(email, outcome))
    .where(
      and(
        eq(emails.id, email.id),
        email.claimedAt === null ? undefined : eq(emails.claimedAt, email.claimedAt),
        inArray(emails.state, ["SENDING", "PERHAPS_SENT"]),
      ),
    );

/** Writes the letter of an email, with its paper if it has one. @throws HttpError if the paper cannot be sent now */
async function writeLetter(db: Database, papers: Papers, email: Email): Promise<Letter> {
  const { kind, messageId, sentTo: to, subject, text } = email;
  const letter = { messageId, to, subject, text };
  if (kind === "notices") {
    // The admin may have left, or switched the emails off, since it was written.
    const [admin] = await db
      .select({ email: admins.email })
      .from(admins)
      .innerJoin(noticeEmails, eq(noticeEmails.adminId, admins.id))
      .where(and(eq(admins.id, email.paperId), isNull(admins.deactivatedAt)));
    if (admin?.email !== to) throw notFound(say("this.admin"));
    return letter;
  }
  const sent = papers[kind];
  const paper = await sent.read(db, paperNameOf(email));
  checkOwnAddress(sent, paper, to);
  return {
    ...letter,
    attachment: { filename: fileNameOf(paper), content: await paper.makePdf() },
  };
}

interface OutboxOptions {
  readonly papers: Papers;
  readonly send: SendLetter;
  readonly onError: (error: unknown) => void;
  readonly everyMillis?: number;
}

/** Makes an attempt to send a claimed email. An error before the sending lets it wait. */
async function sendClaimed(db: Database, email: Email, { papers, send, onError }: OutboxOptions) {
  const letter = await writeLetter(db, papers, email).catch((error: unknown) => {
    if (error instanceof HttpError)
      return { is: "never", failure: error.errors?.to ?? error.sentence } as const;
    onError(error);
    return { is: "later", failure: say("failed") } as const;
  });
  await noteOutcome(db, email, "is" in letter ? letter : await send(letter));
}

/**
 * Sends the emails of the outbox. All servers of a plant call this, and each email has one sender.
 * @returns a function that ends this after the email under way
 */
export function runOutbox(db: Database, options: OutboxOptions) {
  const { onError, everyMillis = defaultMillis } = options;
  let isEnded = false;
  let running: Promise<void> | undefined;

  async function sendAll() {
    await markStale(db);
    while (!isEnded) {
      const email = await claimEmail(db);
      if (!email) return;
      await sendClaimed(db, email, options);
    }
  }

  const timer = setInterval(() => {
    running ??= sendAll()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, everyMillis);

  return async () => {
    isEnded = true;
    clearInterval(timer);
    await running;
  };
}
