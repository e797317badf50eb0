import { toSVG } from "bwip-js/node";
import { eq, sql } from "drizzle-orm";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import {
  countRecoveryCodes,
  createPasskeyOptions,
  createRecoveryCodes,
  replaceRecoveryCodes,
  verifyNewPasskey,
} from "../auth/factorProofs";
import {
  appAddress,
  newAppKey,
  readFactors,
  requireProof,
  stepOfCode,
} from "../auth/secondFactors";
import { consumeTicket, createTicket, readTicket } from "../auth/tokens";
import { readCompanyFacts } from "../company/plantSettings";
import { adminSessions, admins, secondFactors } from "../db/schema";
import { badRequest, conflict, unauthorized } from "../errors";
import type { Context, Handlers, Input } from "../http/handler";
import { lockRecord } from "../records/recordHandlers";
import { adminRecord, checkOwnPassword } from "./editAdmin";
import { proofTransactions, throttleProofs } from "./sessionHandlers";

type Begin = Input<"beginApp"> | Input<"beginPasskey">;

/**
 * Begins to add a second factor. The first factor needs the password, because a stolen session must not add one. Each
 * further factor needs a proof.
 */
async function beginEnrolment({ body, session, address }: Begin, context: Context) {
  const { db, passwordCost } = context;
  requireProof(session);
  const factors = await readFactors(db, session.adminId);
  if (factors.length === 0) {
    const typed = { session, address, password: body.currentPassword ?? "" };
    return { factors, admin: await checkOwnPassword(context, typed, passwordCost) };
  }
  const [admin] = await db.select().from(admins).where(eq(admins.id, session.adminId));
  if (!admin) throw unauthorized();
  return { factors, admin };
}

const hasApp = (factors: Awaited<ReturnType<typeof readFactors>>) =>
  factors.some(({ kind }) => kind === "APP");

type NewFactor = Omit<typeof secondFactors.$inferInsert, "adminId">;

/** Stores a factor. The first one brings ten recovery codes, and proves the session. */
async function addFactor(
  { session }: Pick<Input<"finishApp">, "session">,
  { db, transact }: Context,
  {
    call,
    ticket,
    factor,
  }: { call: "finishApp" | "finishPasskey"; ticket: { id: number }; factor: NewFactor },
) {
  const { adminId } = session;
  const isFirst = (await countRecoveryCodes(db, adminId)) === 0;
  const codes = isFirst ? await createRecoveryCodes() : undefined;
  return transact(async (tx) => {
    // Two factors added at the same time get one set of recovery codes.
    await lockRecord(tx, adminRecord, adminId);
    await consumeTicket(tx, ticket);
    await tx.insert(secondFactors).values({ ...factor, adminId });
    const needsCodes = codes !== undefined && (await countRecoveryCodes(tx, adminId)) === 0;
    if (needsCodes) await replaceRecoveryCodes(tx, adminId, codes);
    if (session.id !== undefined)
      await tx
        .update(adminSessions)
        .set({ provenAt: sql`now()` })
        .where(eq(adminSessions.id, session.id));
    const after = { secondFactor: factor.name };
    await recordChange(tx, session, { call, record: `admin ${adminId}`, after });
    return { recoveryCodes: needsCodes ? codes.codes : [] };
  });
}

const appPresent = () => conflict(say("factor.appPresent"));

export const enrolmentHandlers: Handlers<
  "beginApp" | "finishApp" | "beginPasskey" | "finishPasskey"
> = {
  beginApp: {
    ...proofTransactions,
    async run(input, context) {
      const { db, factorKeys } = context;
      const { admin, factors } = await beginEnrolment(input, context);
      if (hasApp(factors)) throw appPresent();
      const key = newAppKey();
      const issuer = (await readCompanyFacts(db)).name.en;
      const { id: adminId, tokenVersion, email } = admin;
      const content = await factorKeys.encrypt(key);
      return {
        ticket: await createTicket(db, { adminId, tokenVersion, purpose: "APP", content }),
        key,
        qrCode: toSVG({ bcid: "qrcode", text: appAddress(key, { issuer, email }), scale: 4 }),
      };
    },
  },

  finishApp: {
    ...proofTransactions,
    async run(input, context) {
      const { body, session, address } = input;
      const { db, factorKeys } = context;
      const of = { purpose: "APP", adminId: session.adminId } as const;
      const { ticket, admin } = await readTicket(db, body.ticket, of);
      const step = await throttleProofs(context, admin, address, async () => {
        const key = await factorKeys.decrypt(ticket.content);
        const found = key === undefined ? undefined : stepOfCode(key, body.code);
        if (found === undefined) throw badRequest({ code: say("factor.wrongCode") });
        return found;
      });
      const factor = {
        kind: "APP" as const,
        name: "Authenticator app",
        encryptedKey: ticket.content,
        lastStep: step,
      };
      return addFactor(input, context, { call: "finishApp", ticket, factor });
    },
  },

  beginPasskey: {
    ...proofTransactions,
    async run(input, context) {
      const { db } = context;
      const { authority } = input;
      const { admin, factors } = await beginEnrolment(input, context);
      const { id: adminId, email, firstName, lastName, tokenVersion } = admin;
      const options = await createPasskeyOptions({
        authority,
        rpName: (await readCompanyFacts(db)).name.en,
        admin: { id: adminId, email, name: `${firstName} ${lastName}`.trim() },
        excluded: factors.flatMap(({ credentialId }) => credentialId ?? []),
      });
      const ticket = {
        adminId,
        tokenVersion,
        purpose: "PASSKEY",
        content: options.challenge,
      } as const;
      return { ticket: await createTicket(db, ticket), ...options };
    },
  },

  finishPasskey: {
    ...proofTransactions,
    async run(input, context) {
      const { body, session, authority } = input;
      const of = { purpose: "PASSKEY", adminId: session.adminId } as const;
      const { ticket } = await readTicket(context.db, body.ticket, of);
      const passkey = await verifyNewPasskey(body.attestation, {
        challenge: ticket.content,
        authority,
      });
      if (!passkey) throw badRequest({ attestation: say("factor.wrongPasskey") });
      const factor = { ...passkey, kind: "PASSKEY" as const, name: body.name };
      return addFactor(input, context, { call: "finishPasskey", ticket, factor });
    },
  },
};
