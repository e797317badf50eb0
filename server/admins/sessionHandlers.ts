import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { thisSession } from "../../contract/route";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { deviceOf } from "../auth/deviceCookies";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { adminSessions, admins } from "../db/schema";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { recordId } from "../records/recordHandlers";
import { adminRecord } from "./editAdmin";

const isOpen = and(isNull(adminSessions.endedAt), gt(adminSessions.expiresAt, sql`now()`));

/** Returns the sessions that have not ended, the one used last first. */
async function readSessions(
  db: Pick<WriteDatabase, "select">,
  adminId: number,
  caller: Pick<Session, "id">,
) {
  const rows = await db
    .select({ session: adminSessions })
    .from(adminSessions)
    .innerJoin(
      admins,
      and(
        eq(admins.id, adminSessions.adminId),
        eq(admins.tokenVersion, adminSessions.tokenVersion),
      ),
    )
    .where(and(eq(adminSessions.adminId, adminId), isNull(admins.deactivatedAt), isOpen))
    .orderBy(desc(adminSessions.lastSeenAt));
  return {
    sessions: rows.map(({ session: { id, userAgent, createdAt, lastSeenAt } }) => ({
      id,
      ...deviceOf(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: id === caller.id,
    })),
  };
}

const Uuid = z.uuid();

interface Ending {
  readonly call: "endSession" | "endAdminSession";
  readonly adminId: number;
  readonly sessionId: string | undefined;
}

/**
 * Ends one session. A session that has ended stays ended, without a second note.
 * @throws HttpError 404 if the admin has no such session
 */
const end = (db: WriteDatabase, author: Session, { call, adminId, sessionId }: Ending) =>
  db.transaction(async (tx) => {
    // A token from before sessions were stored.
    if (sessionId === undefined) return readSessions(db, adminId, author);
    const id = Uuid.safeParse(sessionId);
    if (!id.success) throw notFound(say("this.session"));
    const isNamed = and(eq(adminSessions.id, id.data), eq(adminSessions.adminId, adminId));
    const [ended] = await tx
      .update(adminSessions)
      .set({ endedAt: sql`now()` })
      .where(and(isNamed, isOpen))
      .returning({ userAgent: adminSessions.userAgent });
    const [named] = await tx.select({ id: adminSessions.id }).from(adminSessions).where(isNamed);
    if (!named) throw notFound(say("this.session"));
    if (ended) {
      const { browser, system } = deviceOf(ended.userAgent);
      const after = { endedSession: [browser, system].filter((name) => name !== "").join(", ") };
      await recordChange(tx, author, { call, record: `admin ${adminId}`, after });
    }
    return readSessions(db, adminId, author);
  });

export const sessionHandlers: Handlers<
  "getSessions" | "endSession" | "getAdminSessions" | "endAdminSession"
> = {
  getSessions: ({ session }, { db }) => readSessions(db, session.adminId, session),

  endSession: ({ params: { id }, session }, { db }) =>
    end(db, session, {
      call: "endSession",
      adminId: session.adminId,
      sessionId: id === thisSession ? session.id : id,
    }),

  getAdminSessions: ({ params, session }, { db }) =>
    readSessions(db, recordId(adminRecord, params.id), session),

  endAdminSession: ({ params, session }, { db }) =>
    end(db, session, {
      call: "endAdminSession",
      adminId: recordId(adminRecord, params.id),
      sessionId: params.sessionId,
    }),
};
