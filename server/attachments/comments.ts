import { asc, eq, isNull, sql } from "drizzle-orm";
import {
  editSeconds,
  findMentions,
  secondsToEdit,
  withHandles,
} from "../../domain/attachments/comments";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { admins, comments } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import { addMentions } from "../notices/addNotices";
import { mayMake, type NamedRecord } from "../records/defineRecord";

/** Reads the admins of the office with their handles. */
export async function readMentionable(db: Reader, { features }: Pick<NamedRecord, "features">) {
  const rows = await db
    .select({
      id: admins.id,
      name: sql<string>`trim(${admins.firstName} || ' ' || ${admins.lastName})`,
      email: admins.email,
      role: admins.role,
    })
    .from(admins)
    .where(isNull(admins.deactivatedAt))
    .orderBy(asc(admins.firstName), asc(admins.id));
  return withHandles(rows).map(({ id, name, handle, role }) => ({
    id,
    name: name || handle,
    handle,
    maySee: mayMake({ role }, features.seenBy),
  }));
}

/**
 * Finds the admins that a comment mentions.
 * @throws HttpError 400 by the field `text` if one of them may not see the record
 */
async function findMentionedIds(tx: WriteDatabase, named: NamedRecord, text: string) {
  const people = findMentions(text, await readMentionable(tx, named)).map(({ person }) => person);
  const unseeing = people.filter(({ maySee }) => !maySee).map(({ name }) => name);
  if (unseeing.length > 0)
    throw badRequest({
      text: say("comment.mayNotSee", { names: { all: [...new Set(unseeing)], by: ", " } }),
    });
  return [...new Set(people.map(({ id }) => id))];
}

interface Mention {
  readonly commentId: number;
  /** The admins whom the comment names for the first time. */
  readonly adminIds: readonly number[];
}

/** Adds a notice for each admin whom a comment names. */
async function tellMentioned(
  tx: WriteDatabase,
  session: Session,
  { kind, id, features }: NamedRecord,
  { commentId, adminIds: to }: Mention,
) {
  if (to.length === 0) return;
  const { seenBy, table, name = sql`null`, nameFrom = sql`${table}` } = features;
  const { rows } = table
    ? await tx.execute<{ name: string | null }>(
        sql`select ${name} as name from ${nameFrom} where ${table.id} = ${id}`,
      )
    : { rows: [] };
  const reply = "read" in features ? await features.read(tx, Number(id)) : undefined;
  const title = "read" in features && reply && features.titleOf?.(reply);
  await addMentions(tx, session, {
    commentId,
    record: { kind, id: Number(id), name: rows[0]?.name ?? undefined },
    title: title || ("what" in features ? features.what : say("this.record")),
    seenBy,
    to,
  });
}

export async function addComment(
  tx: WriteDatabase,
  session: Session,
  named: NamedRecord,
  text: string,
) {
  const { record } = named;
  const mentionedIds = await findMentionedIds(tx, named, text);
  const { adminId } = session;
  const [comment] = await tx
    .insert(comments)
    .values({ record, text, adminId, mentionedIds })
    .returning({ id: comments.id });
  if (!comment) throw new Error("An insert returned no row");
  const { id } = comment;
  await recordChange(tx, session, { call: "addComment", record, after: { commentId: id } });
  await tellMentioned(tx, session, named, { commentId: id, adminIds: mentionedIds });
  return { id };
}

/** Locks a comment. @throws HttpError 404 if there is none, 409 if it was withdrawn */
export async function lockComment(tx: WriteDatabase, id: number) {
  const [comment] = await tx
    .select({
      id: comments.id,
      record: comments.record,
      text: comments.text,
      adminId: comments.adminId,
      mentionedIds: comments.mentionedIds,
      withdrawnAt: comments.withdrawnAt,
      ageSeconds: sql<number>`extract(epoch from now() - ${comments.createdAt})::float8`,
    })
    .from(comments)
    .where(eq(comments.id, id))
    .for("no key update");
  if (!comment) throw notFound(say("this.comment"));
  return comment;
}

type LockedComment = Awaited<ReturnType<typeof lockComment>>;

const checkNotWithdrawn = ({ withdrawnAt }: LockedComment) => {
  if (withdrawnAt) throw conflict(say("comment.isWithdrawn"));
};

export async function editComment(
  tx: WriteDatabase,
  session: Session,
  named: NamedRecord,
  { comment, text }: { comment: LockedComment; text: string },
) {
  const { id, record, ageSeconds } = comment;
  if (comment.adminId !== session.adminId) throw conflict(say("comment.notYours"));
  checkNotWithdrawn(comment);
  if (secondsToEdit({ ageSeconds, isWithdrawn: false }) === 0)
    throw conflict(say("comment.tooLate", { minutes: String(editSeconds / 60) }));
  const mentionedIds = await findMentionedIds(tx, named, text);
  if (text === comment.text) return;
  await tx
    .update(comments)
    .set({ text, mentionedIds, editedAt: sql`now()` })
    .where(eq(comments.id, id));
  await recordChange(tx, session, {
    call: "editComment",
    record,
    before: { comment: comment.text },
    after: { comment: text, commentId: id },
  });
  const adminIds = mentionedIds.filter((one) => !comment.mentionedIds.includes(one));
  await tellMentioned(tx, session, named, { commentId: id, adminIds });
}

/** Withdraws a comment. The row and the history stay, and no call returns the text. */
export async function withdrawComment(tx: WriteDatabase, session: Session, comment: LockedComment) {
  const { id, record } = comment;
  if (comment.adminId !== session.adminId && session.role !== "ROLE_SUPER_ADMIN")
    throw conflict(say("comment.keepsAuthor"));
  checkNotWithdrawn(comment);
  await tx
    .update(comments)
    .set({ withdrawnAt: sql`now()`, withdrawnBy: session.email })
    .where(eq(comments.id, id));
  await recordChange(tx, session, { call: "withdrawComment", record, after: { commentId: id } });
}
