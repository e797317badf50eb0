import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { emailKey } from "../../contract/fields";
import { thisSession } from "../../contract/route";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { deviceOf } from "../auth/deviceCookies";
import { countRecoveryCodes } from "../auth/factorProofs";
import {
  hashPassword,
  isCurrentHash,
  type PasswordCost,
  verifyPassword,
  withThrottle,
} from "../auth/passwords";
import { beginStep, checkProof, manyWrongProofs, readFactors } from "../auth/secondFactors";
import type { Session } from "../auth/sessions";
import { consumeTicket, readTicket } from "../auth/tokens";
import type { Database, WriteDatabase } from "../db/connect";
import { adminSessions, admins } from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
import { HttpError, notFound } from "../errors";
import type { Context, Handlers, Input } from "../http/handler";
import { addNotices } from "../notices/addNotices";
import { recordId } from "../records/recordHandlers";
import { adminRecord } from "./editAdmin";

type Admin = typeof admins.$inferSelect;

/** Replaces a hash of an earlier form or cost while the password is known. */
async function renewHash(db: Database, admin: Admin, password: string, cost: PasswordCost) {
  const { id, passwordHash } = admin;
  if (isCurrentHash(passwordHash, cost)) return;
  await db
    .update(admins)
    .set({ passwordHash: await hashPassword(password, cost) })
    // Changes nothing if the password was changed while the new hash was computed.
    .where(and(eq(admins.id, id), eq(admins.passwordHash, passwordHash)));
}

/**
 * Runs a proof of the second factor unless ten failed within 15 minutes. They are counted for the admin.
 * @throws HttpError 429 with `Retry-After` in seconds
 */
export const throttleProofs = <T>(
  context: Pick<Context, "db" | "transact">,
  { id, email }: Pick<Admin, "id" | "email">,
  address: string,
  prove: () => Promise<T>,
): Promise<T> => {
  const attempt = { email: emailKey(email), address, device: `second factor of admin ${id}` };
  return withThrottle(context, attempt, prove, "factor.throttled");
};

/** What the handlers of codes, passkeys and the own password declare about their transaction. */
export const proofTransactions = {
  ownTransactions: "A wrong code or password is counted, although the reply is an error.",
} as const;

/** Warns super admins once that a stranger may know the password of an admin, until the password is changed. */
const noticeWrongProofs = (tx: WriteDatabase, admin: Admin) =>
  addNotices(tx, {
    kind: "WRONG_CODES",
    seenBy: "getOperations",
    message: say("factor.manyWrongCodes", {
      name: admin.userName,
      email: admin.email,
      smart_count: admin.wrongProofs,
    }),
    event: `wrong codes ${admin.id} ${admin.tokenVersion}`,
  });

/**
 * Throttles proofs as `throttleProofs` does. Counts the wrong proofs since the last correct one, for the warning of
 * super admins.
 */
export const countWrongProofs = <T>(
  { db, transact }: Pick<Context, "db" | "transact">,
  admin: Pick<Admin, "id" | "email">,
  address: string,
  prove: () => Promise<T>,
): Promise<T> =>
  throttleProofs({ db, transact }, admin, address, async () => {
    const count = async (tx: WriteDatabase, wrongProofs: SQL) => {
      const where = eq(admins.id, admin.id);
      const [counted] = await tx.update(admins).set({ wrongProofs }).where(where).returning();
      return counted;
    };
    try {
      const proven = await prove();
      // Once super admins are warned, a new password alone ends the warning.
      await count(
        db,
        sql`case when ${admins.wrongProofs} < ${manyWrongProofs} then 0 else ${admins.wrongProofs} end`,
      );
      return proven;
    } catch (error) {
      if (error instanceof HttpError && error.status === 400)
        await transact(async (tx) => {
          const counted = await count(tx, sql`${admins.wrongProofs} + 1`);
          if (counted?.wrongProofs === manyWrongProofs) await noticeWrongProofs(tx, counted);
        });
      throw error;
    }
  });

async function openSession(
  admin: Admin,
  { cookies, userAgent }: Pick<Input<"login">, "cookies" | "userAgent">,
  { devices, sessions }: Pick<Context, "devices" | "sessions">,
  isProven: boolean,
) {
  await devices.remember(cookies, admin);
  const { firstName, lastName, email, language } = admin;
  return {
    token: await sessions.issue(admin, { userAgent, isProven }),
    admin: { firstName, lastName, email, ...(language && { language }) },
  };
}

export const signInHandlers: Handlers<"login" | "finishSignIn"> = {
  login: {
    ownTransactions: "A failed attempt is counted, although the reply is an error.",
    async run(input, context) {
      const { body, address, cookies, authority } = input;
      const { db, devices, passwordCost } = context;
      const key = emailKey(body.email);
      const [admin] = await db
        .select()
        .from(admins)
        .where(eq(emailKeyOf(admins.email), key));
      const device = admin && (await devices.deviceOf(cookies, admin));
      return withThrottle(context, { email: key, address, device }, async () => {
        const right = await verifyPassword(body.password, admin?.passwordHash, passwordCost);
        // A deactivated account gets the same reply as a wrong password.
        if (!admin || !right || admin.deactivatedAt) throw new HttpError(401, say("login.wrong"));
        await renewHash(db, admin, body.password, passwordCost);
        const factors = await readFactors(db, admin.id);
        if (factors.length === 0) return openSession(admin, input, context, false);
        return {
          secondStep: await beginStep(db, { admin, purpose: "SIGN_IN", factors, authority }),
        };
      });
    },
  },

  finishSignIn: {
    ...proofTransactions,
    async run(input, context) {
      const { db, transact, factorKeys } = context;
      const { address, authority } = input;
      const { ticket: token, ...proof } = input.body;
      const { ticket, admin } = await readTicket(db, token, { purpose: "SIGN_IN" });
      const { id: adminId, email } = admin;
      return countWrongProofs(context, admin, address, async () => {
        const proving = { adminId, challenge: ticket.content, authority, factorKeys };
        await transact(async (tx) => {
          const provenBy = await checkProof(proof, { ...proving, db: tx });
          await consumeTicket(tx, ticket);
          if (provenBy === "recoveryCode") {
            const recoveryCodesLeft = await countRecoveryCodes(tx, adminId);
            const note = { call: "finishSignIn", record: `admin ${adminId}` } as const;
            await recordChange(tx, { adminId, email }, { ...note, after: { recoveryCodesLeft } });
          }
        });
        return openSession(admin, input, context, true);
      });
    },
  },
};

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
async function end(tx: WriteDatabase, author: Session, { call, adminId, sessionId }: Ending) {
  // A token that was issued before sessions were stored names no session.
  if (sessionId === undefined) return readSessions(tx, adminId, author);
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
  return readSessions(tx, adminId, author);
}

export const sessionHandlers: Handlers<
  "getSessions" | "endSession" | "getAdminSessions" | "endAdminSession"
> = {
  getSessions: ({ session }, { db }) => readSessions(db, session.adminId, session),

  endSession: ({ params: { id }, session }, { tx }) =>
    end(tx, session, {
      call: "endSession",
      adminId: session.adminId,
      sessionId: id === thisSession ? session.id : id,
    }),

  getAdminSessions: ({ params, session }, { db }) =>
    readSessions(db, recordId(adminRecord, params.id), session),

  endAdminSession: ({ params, session }, { tx }) =>
    end(tx, session, {
      call: "endAdminSession",
      adminId: recordId(adminRecord, params.id),
      sessionId: params.sessionId,
    }),
};
