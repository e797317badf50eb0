import { desc, eq } from "drizzle-orm";
import { emailKey } from "../../contract/fields";
import type { EmailCreation, PaperKind, SentEmail } from "../../contract/sending";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { emails } from "../db/schema";
import { badRequest, conflict, englishText, notFound, sentCode } from "../errors";
import type { PaperName, Papers, PaperToSend, SentPaper } from "../records/sentPaper";
import { checkAccess, isOfPaper, paperColumns } from "./paperNames";

/** @throws HttpError 400 by the field if the paper may not go to this address */
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
  const [email] = await tx.select().from(emails).where(eq(emails.id, id)).for("update");
  if (!email || email.kind === "notices") throw notFound(say("this.email"));
  checkAccess(papers[email.kind], session);
  if (!["FAILED", "PERHAPS_SENT"].includes(email.state)) throw conflict(say("sending.underWay"));
  await tx
    .update(emails)
    .set({ state: "WAITING", tries: 0, nextAt: new Date(), failure: null })
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
