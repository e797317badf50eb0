import { and, between, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { shownNotices } from "../../contract/notices";
import { mayMakeCalls, type Session } from "../auth/sessions";
import { clientRecord } from "../clients/record";
import type { Reader } from "../db/connect";
import { clientFollows, noticeEmails, notices } from "../db/schema";
import { sentMessage } from "../errors";
import type { ServerFeature } from "../records/defineRecord";
import { lockRecord, recordId } from "../records/recordHandlers";

type Owner = Pick<Session, "adminId" | "role">;

/** Returns the condition for the notices that an admin may see now. */
export const ownNotices = ({ adminId, role }: Owner) =>
  and(
    eq(notices.adminId, adminId),
    inArray(
      notices.access,
      (["admin", "super"] as const).filter((access) => mayMakeCalls(role, access)),
    ),
  );

async function countUnread(db: Reader, owner: Owner) {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(ownNotices(owner), isNull(notices.readAt)));
  return row?.unread ?? 0;
}

async function isEmailed(db: Reader, { adminId }: Owner) {
  const rows = await db.select().from(noticeEmails).where(eq(noticeEmails.adminId, adminId));
  return rows.length > 0;
}

type Row = typeof notices.$inferSelect;

function readException(name: string) {
  const [date = "", q] = name.split(" ");
  return { exception: { month: date.slice(0, 7), ...(q !== undefined && { q }) } };
}

const toReply = ({ id, kind, message, createdAt, readAt, ...row }: Row) => ({
  id,
  kind,
  ...sentMessage(message),
  at: createdAt.toISOString(),
  isRead: readAt !== null,
  ...((kind === "EXCEPTION" || kind === "REFUSED_SCAN") &&
    row.recordName !== null &&
    readException(row.recordName)),
  ...(row.recordKind !== null &&
    row.recordId !== null && {
      record: {
        kind: row.recordKind,
        recordId: row.recordId,
        name: row.recordName ?? undefined,
      },
    }),
});

export const feature = {
  handlers: {
    async getNotices({ session }, { db, sendsEmails }) {
      const rows = await db
        .select()
        .from(notices)
        .where(ownNotices(session))
        .orderBy(desc(notices.id))
        .limit(shownNotices);
      return {
        unread: await countUnread(db, session),
        notices: rows.map(toReply),
        ...(sendsEmails && { isEmailed: await isEmailed(db, session) }),
      };
    },

    async readNotices({ session, body: { first, last } }, { tx }) {
      await tx
        .update(notices)
        .set({ readAt: sql`now()` })
        .where(and(ownNotices(session), between(notices.id, first, last), isNull(notices.readAt)));
      return { unread: await countUnread(tx, session) };
    },

    async emailNotices({ session: { adminId }, body }, { tx }) {
      if (body.isEmailed) await tx.insert(noticeEmails).values({ adminId }).onConflictDoNothing();
      else await tx.delete(noticeEmails).where(eq(noticeEmails.adminId, adminId));
      return body;
    },

    async followClient({ params, session: { adminId }, body }, { tx }) {
      const { id: clientId } = await lockRecord(
        tx,
        clientRecord,
        recordId(clientRecord, params.id),
      );
      const follow = { adminId, clientId };
      if (body.isFollowed) await tx.insert(clientFollows).values(follow).onConflictDoNothing();
      else
        await tx
          .delete(clientFollows)
          .where(and(eq(clientFollows.adminId, adminId), eq(clientFollows.clientId, clientId)));
      return body;
    },
  },
} satisfies ServerFeature;
