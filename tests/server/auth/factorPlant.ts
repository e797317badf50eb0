import { eq, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeEach, expect } from "vitest";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import type { CallName } from "../../../contract/routes";
import { adminSessions, admins, secondFactors, signInAttempts } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { softPasskey } from "../../support/softPasskey";

export const password = "a-long-enough-one";

/** Returns a code that is `steps` steps after the present one. */
export const codeOf = (key: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + steps * 30_000 });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Sent = Parameters<ReturnType<typeof plant>["call"]>[2];

/** Returns a host with second factors for its admins. */
export function factorPlant() {
  const host = plant();
  let made = 0;
  let logins = 0;

  beforeEach(async () => {
    await host.db.delete(signInAttempts);
  });

  /** Makes a call. Every reply with 200 has the contract's own shape. */
  async function callAs(token: string, name: CallName, sent: Sent) {
    const headers = { ...bearer(token), ...sent?.headers };
    const reply = await host.call("visitor", name, { ...sent, headers });
    const { reply: schema }: Call = calls[name];
    if (reply.status === 200 && typeof schema !== "string")
      expect(schema.parse(reply.body)).toEqual(reply.body);
    return reply;
  }

  const as =
    (token: string) =>
    (name: CallName, sent: Sent = {}) =>
      callAs(token, name, sent);

  const login = (email: string) => {
    logins += 1;
    const from = `10.5.${logins >> 8}.${logins & 255}`;
    return host.call("visitor", "login", { body: { email, password }, from });
  };

  const finish = (body: object) => host.call("visitor", "finishSignIn", { body });

  /** Makes a new super admin without a second factor, signed in. */
  async function newAdmin(role = "ROLE_SUPER_ADMIN") {
    made += 1;
    const email = `factor${made}@example.com`;
    const body = { ...exampleOf("createAdmin", 0).body, email, password, role };
    expect(await host.call("owner", "createAdmin", { body })).toMatchObject({ status: 200 });
    const [row] = await host.db.select().from(admins).where(eq(admins.email, email));
    const token = String((await login(email)).body.token);
    return { id: Number(row?.id), email, token, call: as(token) };
  }

  /** Forgets the accepted code, as if time had passed. */
  const forgetStep = (adminId: number) =>
    host.db.update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.adminId, adminId));

  async function withApp(role?: string) {
    const admin = await newAdmin(role);
    const begun = await admin.call("beginApp", { body: { currentPassword: password } });
    expect(begun.status).toBe(200);
    const { key, ticket, qrCode } = begun.body;
    expect(qrCode).toContain("<svg");
    const body = { ticket, code: codeOf(key) };
    const finished = await admin.call("finishApp", { body });
    expect(finished.status).toBe(200);
    await forgetStep(admin.id);
    return { ...admin, key: String(key), codes: finished.body.recoveryCodes };
  }

  const stepOf = async (email: string) => (await login(email)).body.secondStep;

  async function withPasskey() {
    const admin = await newAdmin();
    const begun = await admin.call("beginPasskey", { body: { currentPassword: password } });
    const passkey = softPasskey();
    const attestation = passkey.attest(begun.body.challenge);
    const body = { ticket: begun.body.ticket, name: "Phone", attestation };
    expect(await admin.call("finishPasskey", { body })).toMatchObject({ status: 200 });
    return { ...admin, passkey };
  }

  /** Moves the last proof `minutes` minutes back. */
  const proveBefore = (adminId: number, minutes: number) =>
    host.db
      .update(adminSessions)
      .set({ provenAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(adminSessions.adminId, adminId));

  return {
    host,
    as,
    login,
    finish,
    newAdmin,
    forgetStep,
    withApp,
    stepOf,
    withPasskey,
    proveBefore,
  };
}
