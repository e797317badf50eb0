import { and, between, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { shownNotices } from "../../contract/notices";
import { mayMakeCalls, type Session } from "../auth/sessions";
import type { Reader } from "../db/connect";
import { notices } from "../db/schema";
import { sentMessage } from "../errors";
import type { ServerFeature } from "../records/defineRecord";

/** Returns the condition for the notices that an admin may see now. */
const ownNotices = ({ adminId, role }: Session) =>
  and(
    eq(notices.adminId, adminId),
    inArray(
      notices.access,
      (["admin", "super"] as const).filter((access) => mayMakeCalls(role, access)),
    ),
  );

async function countUnread(db: Reader, session: Session) {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(ownNotices(session), isNull(notices.readAt)));
  return row?.unread ?? 0;
}

export const feature = {
  handlers: {
    async getNotices({ session }, { db }) {
      const rows = await db
        .select()
        .from(notices)
        .where(ownNotices(session))
        .orderBy(desc(notices.id))
        .limit(shownNotices);
      return {
        unread: await countUnread(db, session),
        notices: rows.map(({ id, kind, message, createdAt, readAt, ...row }) => ({
          id,
          kind,
          ...sentMessage(message),
          at: createdAt.toISOString(),
          isRead: readAt !== null,
          ...(row.recordKind !== null &&
            row.recordId !== null && {
              record: {
                kind: row.recordKind,
                recordId: row.recordId,
                name: row.recordName ?? undefined,
              },
            }),
        })),
      };
    },

    async readNotices({ session, body: { first, last } }, { db }) {
      await db
        .update(notices)
        .set({ readAt: sql`now()` })
        .where(and(ownNotices(session), between(notices.id, first, last), isNull(notices.readAt)));
      return { unread: await countUnread(db, session) };
    },
  },
} satisfies ServerFeature;
