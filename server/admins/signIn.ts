import { and, eq } from "drizzle-orm";
import { emailKey } from "../../contract/fields";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { consumeTicket, readTicket } from "../auth/factorTickets";
import { hashPassword, isCurrentHash, type PasswordCost, verifyPassword } from "../auth/passwords";
import { countRecoveryCodes } from "../auth/recoveryCodes";
import { beginStep, checkProof, factorsOf } from "../auth/secondFactors";
import { withThrottle } from "../auth/signInThrottle";
import type { Database } from "../db/connect";
import { admins } from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
import { HttpError } from "../errors";
import type { Context, Handlers, Input } from "../http/handler";

type Admin = typeof admins.$inferSelect;

/** A hash of an earlier form or cost is replaced while its password is at hand. */
async function renewHash(db: Database, admin: Admin, password: string, cost: PasswordCost) {
  const { id, passwordHash } = admin;
  if (isCurrentHash(passwordHash, cost)) return;
  await db
    .update(admins)
    .set({ passwordHash: await hashPassword(password, cost) })
    // Unless the password was changed meanwhile.
    .where(and(eq(admins.id, id), eq(admins.passwordHash, passwordHash)));
}

/** Attempts at the second factor are counted for the admin, at a sign-in and later. */
export const factorAttempt = (admin: Pick<Admin, "id" | "email">, address: string) => ({
  email: emailKey(admin.email),
  address,
  device: `second factor of admin ${admin.id}`,
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
  async login(input, context) {
    const { body, address, cookies, host } = input;
    const { db, devices, passwordCost } = context;
    const key = emailKey(body.email);
    const [admin] = await db
      .select()
      .from(admins)
      .where(eq(emailKeyOf(admins.email), key));
    const device = admin && (await devices.deviceOf(cookies, admin));
    return withThrottle(db, { email: key, address, device }, async () => {
      const right = await verifyPassword(body.password, admin?.passwordHash, passwordCost);
      // A deactivated account gets the same reply as a wrong password.
      if (!admin || !right || admin.deactivatedAt) throw new HttpError(401, say("login.wrong"));
      await renewHash(db, admin, body.password, passwordCost);
      const factors = await factorsOf(db, admin.id);
      if (factors.length === 0) return openSession(admin, input, context, false);
      return { secondStep: await beginStep(db, { admin, purpose: "SIGN_IN", factors, host }) };
    });
  },

  async finishSignIn(input, context) {
    const { db, factorKeys } = context;
    const { address, host } = input;
    const { ticket: token, ...proof } = input.body;
    const { ticket, admin } = await readTicket(db, token, { purpose: "SIGN_IN" });
    const { id: adminId, email } = admin;
    return withThrottle(db, factorAttempt(admin, address), async () => {
      const proving = { adminId, challenge: ticket.content, host, factorKeys };
      await db.transaction(async (tx) => {
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
};
