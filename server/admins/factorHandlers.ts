import { and, eq, sql } from "drizzle-orm";
import { proofMinutes } from "../../contract/secondFactors";
import { currentMillis } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import {
  countRecoveryCodes,
  createRecoveryCodes,
  replaceRecoveryCodes,
} from "../auth/factorProofs";
import { beginStep, checkProof, deleteFactors, readFactors } from "../auth/secondFactors";
import type { Session } from "../auth/sessions";
import { consumeTicket, readTicket } from "../auth/tokens";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { adminSessions, admins, secondFactors, signInRules } from "../db/schema";
import { conflict, unauthorized } from "../errors";
import type { Handlers } from "../http/handler";
import { lockRecord, recordId, toReply } from "../records/recordHandlers";
import { adminRecord } from "./editAdmin";
import { countWrongProofs, proofTransactions } from "./sessionHandlers";

/** True if super admins must have a second factor. */
async function isFactorRequired(db: Pick<WriteDatabase, "select">): Promise<boolean> {
  const [rules] = await db.select().from(signInRules);
  return rules?.isFactorRequired ?? false;
}

type Factor = typeof secondFactors.$inferSelect;

const replyOf = ({ id, name, createdAt, lastUsedAt }: Factor) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

async function readFactorsReply(
  db: Pick<WriteDatabase, "select">,
  { adminId, role }: Pick<Session, "adminId" | "role">,
) {
  const isRequired = await isFactorRequired(db);
  const factors = await readFactors(db, adminId);
  const app = factors.find(({ kind }) => kind === "APP");
  return {
    app: app ? replyOf(app) : null,
    passkeys: factors.filter(({ kind }) => kind === "PASSKEY").map(replyOf),
    recoveryCodesLeft: await countRecoveryCodes(db, adminId),
    isRequired,
    mustHave: isRequired && role === "ROLE_SUPER_ADMIN",
  };
}

export const factorHandlers: Handlers<
  | "getSecondFactors"
  | "removeFactor"
  | "renewRecoveryCodes"
  | "beginProof"
  | "finishProof"
  | "resetSecondFactor"
  | "updateSignInRules"
> = {
  getSecondFactors: ({ session }, { db }) => readFactorsReply(db, session),

  async removeFactor({ params, session }, { tx }) {
    const { adminId, role } = session;
    // The second of two simultaneous removals waits for the lock, and then finds one factor.
    await lockRecord(tx, adminRecord, adminId);
    const factors = await readFactors(tx, adminId);
    const factor = factors.find(({ id }) => id === parseId(params.id));
    if (!factor) throw conflict(say("factor.gone"));
    const isLast = factors.length === 1;
    if (isLast && role === "ROLE_SUPER_ADMIN" && (await isFactorRequired(tx)))
      throw conflict(say("factor.isRequired"));
    if (isLast) await deleteFactors(tx, adminId);
    else await tx.delete(secondFactors).where(eq(secondFactors.id, factor.id));
    await recordChange(tx, session, {
      call: "removeFactor",
      record: `admin ${adminId}`,
      before: { secondFactor: factor.name },
      after: { secondFactor: null },
    });
    return readFactorsReply(tx, session);
  },

  renewRecoveryCodes: {
    ownTransactions:
      "The hashes of the codes wait for other hashes, and no transaction is open meanwhile",
    async run({ session }, { transact }) {
      const { adminId } = session;
      if (session.factor === "none") throw conflict(say("factor.ownFirst"));
      const codes = await createRecoveryCodes();
      await transact(async (tx) => {
        await lockRecord(tx, adminRecord, adminId);
        await replaceRecoveryCodes(tx, adminId, codes);
        const after = { recoveryCodesLeft: codes.codes.length };
        const note = { call: "renewRecoveryCodes", record: `admin ${adminId}`, after } as const;
        await recordChange(tx, session, note);
      });
      return { recoveryCodes: codes.codes };
    },
  },

  async beginProof({ session: { adminId }, authority }, { tx }) {
    const factors = await readFactors(tx, adminId);
    if (factors.length === 0) throw conflict(say("factor.ownFirst"));
    const [admin] = await tx.select().from(admins).where(eq(admins.id, adminId));
    if (!admin) throw unauthorized();
    return beginStep(tx, { admin, purpose: "PROOF", factors, authority });
  },

  finishProof: {
    ...proofTransactions,
    async run({ body, session, address, authority }, context) {
      const { db, transact, factorKeys } = context;
      const { ticket: token, ...proof } = body;
      const { adminId, id: sessionId } = session;
      const { ticket, admin } = await readTicket(db, token, { purpose: "PROOF", adminId });
      return countWrongProofs(context, admin, address, async () => {
        const proving = { adminId, challenge: ticket.content, authority, factorKeys };
        await transact(async (tx) => {
          await checkProof(proof, { ...proving, db: tx });
          await consumeTicket(tx, ticket);
          if (sessionId === undefined) throw unauthorized();
          await tx
            .update(adminSessions)
            .set({ provenAt: sql`now()` })
            .where(and(eq(adminSessions.id, sessionId), eq(adminSessions.adminId, adminId)));
        });
        return { until: new Date(currentMillis() + proofMinutes * 60_000).toISOString() };
      });
    },
  },

  /** Removes all factors of an admin who has lost them. The admin's sessions end, because a thief may have one. */
  async resetSecondFactor({ params, session }, { tx }) {
    const id = recordId(adminRecord, params.id);
    if (id === session.adminId) throw conflict(say("factor.own"));
    const { userName: name, tokenVersion } = await lockRecord(tx, adminRecord, id);
    if ((await deleteFactors(tx, id)) === 0) throw conflict(say("factor.none", { name }));
    await tx
      .update(admins)
      .set({ tokenVersion: tokenVersion + 1 })
      .where(eq(admins.id, id));
    await recordChange(tx, session, {
      call: "resetSecondFactor",
      record: `admin ${id}`,
      after: { secondFactor: null },
    });
    return toReply(tx, adminRecord, id);
  },

  async updateSignInRules({ body: { isRequired }, session }, { tx }) {
    if (isRequired && session.factor === "none") throw conflict(say("factor.ownFirst"));
    const before = await isFactorRequired(tx);
    await tx
      .insert(signInRules)
      .values({ isFactorRequired: isRequired })
      .onConflictDoUpdate({ target: signInRules.id, set: { isFactorRequired: isRequired } });
    await recordChange(tx, session, {
      call: "updateSignInRules",
      record: `admin ${session.adminId}`,
      before: { factorRequired: before },
      after: { factorRequired: isRequired },
    });
    return { isRequired };
  },
};
