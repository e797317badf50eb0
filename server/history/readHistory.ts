import { type SQL, sql } from "drizzle-orm";
import { type HistoryPage, historyPageSize, type ShownComment } from "../../contract/history";
import { secondsToEdit } from "../../domain/attachments/comments";
import type { Session } from "../auth/sessions";
import type { Database } from "../db/connect";
import { admins, audit, comments } from "../db/schema";
import type { Records } from "../records/defineRecord";

export const recordNameIn = (records: Records): SQL =>
  sql`case split_part(record, ' ', 1) ${sql.join(
    Object.values(records).flatMap(({ kind, table, name, nameFrom = sql`${table}` }) => {
      if (!table || !name) return [];
      const id = sql`split_part(record, ' ', 2)::${sql.raw(table.id.getSQLType())}`;
      const named = sql`select ${name} from ${nameFrom} where ${table.id} = ${id}`;
      return [sql`when ${sql.raw(`'${kind}'`)} then (${named})`];
    }),
    sql` `,
  )} end`;

interface EntryRow extends Record<string, unknown> {
  id: string;
  at: string;
  by: string;
  call: string;
  kind: string;
  recordId: string;
  name: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  undoOf: string | null;
  undoneBy: string | null;
  comment: CommentRow | null;
}

interface CommentRow {
  readonly id: number;
  readonly text: string;
  readonly adminId: number | null;
  readonly mentions: readonly string[] | null;
  readonly isEdited: boolean;
  readonly ageSeconds: number;
  readonly withdrawnBy: string | null;
  readonly withdrawnAt: string | null;
}

type Caller = Pick<Session, "adminId" | "role">;

/** Returns a comment as the caller may see it. A withdrawn comment has no text. */
function toReplyComment(row: CommentRow, { adminId, role }: Caller): ShownComment {
  const { id, text, mentions, isEdited, ageSeconds, withdrawnBy: by, withdrawnAt: at } = row;
  const isWithdrawn = by !== null && at !== null;
  const isOwn = row.adminId === adminId;
  return {
    id,
    ...(isWithdrawn ? { withdrawn: { by, at } } : { text }),
    mentions: isWithdrawn ? [] : [...(mentions ?? [])],
    isEdited,
    secondsToEdit: isOwn ? secondsToEdit({ ageSeconds, isWithdrawn }) : 0,
    mayWithdraw: !isWithdrawn && (isOwn || role === "ROLE_SUPER_ADMIN"),
  };
}

const withoutText = (fields: Record<string, unknown> | null) => {
  const { comment: _text, ...rest } = fields ?? {};
  return fields && rest;
};

/** Turns a row of the audit into an entry. Null columns are omitted; empty fields stay. */
function entryOf({ name, undoOf, undoneBy, comment, ...read }: EntryRow, caller: Caller) {
  // The texts before and after an edit go with the comment.
  const isHidden = comment !== null && comment.withdrawnAt !== null;
  const row = isHidden
    ? { ...read, before: withoutText(read.before), after: withoutText(read.after) }
    : read;
  const { before, after, ...entry } = row;
  return {
    ...entry,
    id: Number(entry.id),
    ...(name !== null && { name }),
    ...(before !== null && { before }),
    ...(after !== null && { after }),
    ...(comment !== null &&
      entry.call === "addComment" && { comment: toReplyComment(comment, caller) }),
    ...(undoOf !== null && { undoOf: Number(undoOf) }),
    ...(undoneBy !== null && { undoneBy: Number(undoneBy) }),
  };
}

const commentSql = sql`(
  select json_build_object('id', comment.id, 'text', comment.text, 'adminId', comment.admin_id,
    'mentions', (select json_agg(handle) from ${admins},
      lateral (values (trim(first_name || ' ' || last_name)), (email)) handles(handle)
      where id = any(comment.mentioned_ids)),
    'isEdited', comment.edited_at is not null,
    'ageSeconds', extract(epoch from now() - comment.created_at)::float8,
    'withdrawnBy', comment.withdrawn_by, 'withdrawnAt', comment.withdrawn_at)
  from ${comments} comment where comment.id = (page.after ->> 'commentId')::int)`;

/**
 * Reads a page of the changes that meet a condition, the latest first. With `before`, the page has the changes before
 * that one.
 */
export async function readHistory(
  db: Pick<Database, "execute">,
  recordName: SQL,
  where: SQL,
  { before, session }: { before: string | undefined; session: Caller },
): Promise<HistoryPage> {
  const older = before === undefined ? sql`true` : sql`id < ${before}::bigint`;
  // One more than a page tells whether another one follows.
  const { rows } = await db.execute<EntryRow>(sql`
    select id, to_json(at)#>>'{}' as at, admin_email as by, call,
      split_part(record, ' ', 1) as kind, split_part(record, ' ', 2) as "recordId",
      ${recordName} as name, before, after, undo_of as "undoOf",
      (select later.id from ${audit} later where later.undo_of = page.id) as "undoneBy",
      ${commentSql} as comment
    from (
      select * from ${audit} where ${where} and ${older}
      order by id desc limit ${historyPageSize + 1}
    ) page
    order by id desc`);
  const entries = rows.slice(0, historyPageSize).map((row) => entryOf(row, session));
  const last = entries.at(-1);
  return { entries, ...(rows.length > historyPageSize && last && { next: last.id }) };
}
