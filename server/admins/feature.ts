import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { passwordLinkLifetimeMs } from "../../contract/admins";
import { emailKey } from "../../contract/fields";
import { currentMillis } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { checkNewPassword, clearAttempts, hashPassword } from "../auth/passwords";
import { requireProof } from "../auth/secondFactors";
import { digestSecret, newToken } from "../auth/tokens";
import type { Database, WriteDatabase } from "../db/connect";
import { admins, passwordLinks } from "../db/schema";
import { conflict, unauthorized } from "../errors";
import type { ServerFeature } from "../records/defineRecord";
import { createRecord, lockRecord, recordId } from "../records/recordHandlers";
import {
  adminRecord,
  adminRows,
  checkOwnPassword,
  editAdminHandlers,
  readPasswordWords,
} from "./editAdmin";
import { enrolmentHandlers } from "./enrolFactors";
import { factorHandlers } from "./factorHandlers";
import { proofTransactions, sessionHandlers, signInHandlers } from "./sessionHandlers";

const linkNoLongerGood = () => conflict(say("link.noLongerGood"));

/** A link that is neither used nor too old. */
const isGood = and(isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, sql`now()`));

async function findAdminOfLink(db: Pick<Database, "select">, tokenDigest: string) {
  const [found] = await db
    .select({
      linkId: passwordLinks.id,
      createdBy: passwordLinks.createdBy,
      id: admins.id,
      email: admins.email,
      userName: admins.userName,
      firstName: admins.firstName,
      lastName: admins.lastName,
    })
    .from(passwordLinks)
    .innerJoin(admins, eq(admins.id, passwordLinks.adminId))
    .where(and(eq(passwordLinks.tokenDigest, tokenDigest), isGood, isNull(admins.deactivatedAt)));
  if (!found) throw linkNoLongerGood();
  return found;
}

const endSessions = (
  tx: WriteDatabase,
  id: number,
  { passwordHash }: { passwordHash?: string } = {},
) =>
  tx
    .update(admins)
    .set({
      ...(passwordHash !== undefined && { passwordHash, wrongProofs: 0 }),
      tokenVersion: sql`${admins.tokenVersion} + 1`,
    })
    .where(eq(admins.id, id))
    .returning({ id: admins.id, tokenVersion: admins.tokenVersion });

/** Ends all password links of an admin, because only the newest link is valid. */
const endLinks = (tx: WriteDatabase, adminId: number) =>
  tx
    .update(passwordLinks)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(passwordLinks.adminId, adminId), isGood));

const insertAdmin = createRecord(adminRecord, {
  call: "createAdmin",
  audited: ({ passwordHash: _hash, ...columns }) => columns,
  reply: ({ row: { firstName } }) => ({ firstName }),
});

export const feature = {
  records: { admin: adminRecord },
  handlers: {
    ...editAdminHandlers,
    ...enrolmentHandlers,
    ...factorHandlers,
    ...sessionHandlers,
    ...signInHandlers,
    getAdmins: () => adminRows,

    async createAdmin({ body: { password, ...admin }, ...input }, context) {
      if (admin.role === "ROLE_SUPER_ADMIN") requireProof(input.session);
      checkNewPassword("password", password, await readPasswordWords(context.tx, admin));
      const passwordHash = await hashPassword(password, context.passwordCost);
      return insertAdmin({ ...input, body: { ...admin, passwordHash } }, context);
    },

    changePassword: {
      ...proofTransactions,
      async run({ body, session, address, cookies, userAgent }, context) {
        const { db, transact, sessions, devices, passwordCost } = context;
        const { adminId } = session;
        const [person] = await db.select().from(admins).where(eq(admins.id, adminId));
        if (!person) throw unauthorized();
        checkNewPassword("newPassword", body.newPassword, await readPasswordWords(db, person));
        const typed = { session, address, password: body.currentPassword };
        const admin = await checkOwnPassword(context, typed, passwordCost);
        const passwordHash = await hashPassword(body.newPassword, passwordCost);
        const renewed = await transact(async (tx) => {
          const [changed] = await tx
            .update(admins)
            .set({ passwordHash, wrongProofs: 0, tokenVersion: sql`${admins.tokenVersion} + 1` })
            // Nothing changes if the password was changed, or the sessions were ended, in the meantime.
            .where(and(eq(admins.id, adminId), eq(admins.tokenVersion, admin.tokenVersion)))
            .returning({ id: admins.id, tokenVersion: admins.tokenVersion });
          if (!changed) throw unauthorized();
          await endLinks(tx, adminId);
          await recordChange(tx, session, {
            call: "changePassword",
            record: `admin ${adminId}`,
            after: { changed: true },
          });
          return changed;
        });
        await devices.remember(cookies, renewed);
        const isProven = session.factor === "fresh";
        return { token: await sessions.issue(renewed, { userAgent, isProven }) };
      },
    },

    async signOutEverywhere({ session }, { tx }) {
      await endSessions(tx, session.adminId);
      await recordChange(tx, session, {
        call: "signOutEverywhere",
        record: `admin ${session.adminId}`,
        after: { signedOut: true },
      });
      return say("signedOutEverywhere");
    },

    async createPasswordLink({ params, session }, { tx }) {
      const id = recordId(adminRecord, params.id);
      if (id === session.adminId) throw conflict(say("link.ownPassword"));
      // The lock lasts until the end. If two links are made together, the later one is valid.
      const { deactivatedAt } = await lockRecord(tx, adminRecord, id);
      if (deactivatedAt) throw conflict(say("link.deactivated"));
      await endLinks(tx, id);
      const token = newToken();
      const expiresAt = new Date(currentMillis() + passwordLinkLifetimeMs);
      await tx.insert(passwordLinks).values({
        adminId: id,
        tokenDigest: digestSecret(token),
        createdBy: session.email,
        expiresAt,
      });
      await recordChange(tx, session, {
        call: "createPasswordLink",
        record: `admin ${id}`,
        after: { linkExpiresAt: expiresAt },
      });
      return { token, expiresAt: expiresAt.toISOString() };
    },

    setPassword: {
      ownTransactions:
        "The hash of a password waits for other hashes, and no transaction is open meanwhile",
      async run({ body }, { db, transact, passwordCost }) {
        const tokenDigest = digestSecret(body.token);
        // Rejects a bad link before the slow hash. The update below decides: of two concurrent requests one succeeds.
        const { linkId, createdBy, id, ...person } = await findAdminOfLink(db, tokenDigest);
        const { email } = person;
        checkNewPassword("password", body.password, await readPasswordWords(db, person));
        const passwordHash = await hashPassword(body.password, passwordCost);

        await transact(async (tx) => {
          // The admin before the links, in the order in which all others lock them.
          await lockRecord(tx, adminRecord, id);
          const [used] = await tx
            .update(passwordLinks)
            .set({ usedAt: sql`now()` })
            .where(and(eq(passwordLinks.id, linkId), isGood))
            .returning({ id: passwordLinks.id });
          if (!used) throw linkNoLongerGood();
          await endSessions(tx, id, { passwordHash });
          await recordChange(
            tx,
            { adminId: id, email },
            { call: "setPassword", record: `admin ${id}`, after: { linkBy: createdBy } },
          );
          await clearAttempts(tx, emailKey(email));
        });
        return say("password.isSet");
      },
    },
  },
} satisfies ServerFeature;
