import { eq, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { thisSession } from "../../../contract/route";
import { type CallName, callNames, routes } from "../../../contract/routes";
import {
  adminSessions,
  admins,
  audit,
  factorTickets,
  recoveryCodes,
  secondFactors,
  signInAttempts,
} from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { softPasskey } from "../../support/softPasskey";

const host = plant();
const password = "a-long-enough-one";
let made = 0;
let logins = 0;

beforeEach(async () => {
  await host.db.delete(signInAttempts);
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Sent = Parameters<typeof host.call>[2];

/** Every reply with 200 has the contract's own shape. */
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

/** A new super admin without a second factor, signed in. */
async function newAdmin(role = "ROLE_SUPER_ADMIN") {
  made += 1;
  const email = `factor${made}@example.com`;
  const body = { ...exampleOf("createAdmin", 0).body, email, password, role };
  expect(await host.call("owner", "createAdmin", { body })).toMatchObject({ status: 200 });
  const [row] = await host.db.select().from(admins).where(eq(admins.email, email));
  const token = String((await login(email)).body.token);
  return { id: Number(row?.id), email, token, call: as(token) };
}

/** A code of the step that is so many after the present one. */
const codeOf = (key: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + steps * 30_000 });

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

/** As if the last proof was so many minutes ago. */
const proveBefore = (adminId: number, minutes: number) =>
  host.db
    .update(adminSessions)
    .set({ provenAt: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(adminSessions.adminId, adminId));

test("an admin without a second factor signs in as the specification says", async () => {
  const { email } = await newAdmin();
  const { status, body } = await login(email);
  expect([status, Object.keys(body).sort()]).toEqual([200, ["admin", "token"]]);
});

test("with an app the password opens the second step alone, and a code opens the session", async () => {
  const { email, key, id } = await withApp();
  const replied = await login(email);
  expect(Object.keys(replied.body)).toEqual(["secondStep"]);
  const { ticket, hasApp, hasRecoveryCodes, passkey } = replied.body.secondStep;
  expect({ hasApp, hasRecoveryCodes, passkey }).toEqual({ hasApp: true, hasRecoveryCodes: true });
  const done = await finish({ ticket, code: codeOf(key) });
  expect(done).toMatchObject({ status: 200, body: { admin: { email } } });
  expect((await as(done.body.token)("getAccount")).status).toBe(200);
  const [app] = await host.db.select().from(secondFactors).where(eq(secondFactors.adminId, id));
  expect(app?.lastUsedAt).toBeInstanceOf(Date);
  expect(app?.encryptedKey).not.toContain(key);
});

test("a code is good once: a second sign-in with it is refused, also at the same moment", async () => {
  const { email, key } = await withApp();
  const code = codeOf(key);
  const steps = await Promise.all([stepOf(email), stepOf(email)]);
  const replies = await Promise.all(steps.map(({ ticket }) => finish({ ticket, code })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { ticket } = await stepOf(email);
  expect(await finish({ ticket, code })).toMatchObject({
    status: 400,
    body: { errorCodes: { code: { code: "factor.wrongCode" } } },
  });
  expect((await finish({ ticket, code: codeOf(key, 1) })).status).toBe(200);
});

test("the codes of the steps before and after count, those two steps away do not", async () => {
  const { email, key, id } = await withApp();
  for (const [steps, status] of [
    [-3, 400],
    [-1, 200],
    [3, 400],
    [1, 200],
  ] as const) {
    await forgetStep(id);
    const { ticket } = await stepOf(email);
    expect([steps, (await finish({ ticket, code: codeOf(key, steps) })).status]).toEqual([
      steps,
      status,
    ]);
  }
});

test("ten recovery codes are shown once and kept as hashes; each opens one session", async () => {
  const { email, codes, id } = await withApp();
  expect(new Set(codes)).toHaveLength(10);
  const stored = await host.db.select().from(recoveryCodes).where(eq(recoveryCodes.adminId, id));
  for (const { codeHash } of stored) expect(codeHash).toMatch(/^\$scrypt\$/);
  const steps = await Promise.all([stepOf(email), stepOf(email)]);
  const typed = String(codes[3]).toLowerCase().replaceAll("-", " ");
  const replies = await Promise.all(
    steps.map(({ ticket }) => finish({ ticket, recoveryCode: typed })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { ticket } = await stepOf(email);
  expect(await finish({ ticket, recoveryCode: codes[3] })).toMatchObject({ status: 400 });
  const notes = await host.db.select().from(audit).where(eq(audit.call, "finishSignIn"));
  expect(notes.at(-1)).toMatchObject({ record: `admin ${id}`, after: { recoveryCodesLeft: 9 } });
});

test("new recovery codes end the earlier ones", async () => {
  const { email, codes, call } = await withApp();
  const renewed = await call("renewRecoveryCodes");
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  const { ticket } = await stepOf(email);
  expect((await finish({ ticket, recoveryCode: codes[0] })).status).toBe(400);
  const [code] = renewed.body.recoveryCodes;
  expect((await finish({ ticket, recoveryCode: code })).status).toBe(200);
});

test("the ticket of a sign-in makes no other call, and only this one sign-in", async () => {
  const { email, key, id } = await withApp();
  const { ticket } = await stepOf(email);
  for (const name of callNames.filter((name) => routes[name].access !== "public"))
    expect([name, (await as(ticket)(name, exampleOf(name, 1))).status]).toEqual([name, 401]);
  const proof = { body: { ticket, code: codeOf(key) } };
  const own = await host.call("owner", "finishProof", proof);
  expect(own).toMatchObject({ status: 409, body: { code: "factor.ticketOver" } });
  expect((await finish(proof.body)).status).toBe(200);
  await forgetStep(id);
  expect((await finish(proof.body)).status).toBe(409);
});

test("a ticket ends after five minutes, and with a change of the password", async () => {
  const { email, key, call, id } = await withApp();
  const first = await stepOf(email);
  await host.db
    .update(factorTickets)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(factorTickets.adminId, id));
  expect((await finish({ ticket: first.ticket, code: codeOf(key) })).status).toBe(409);
  const second = await stepOf(email);
  const body = { currentPassword: password, newPassword: "another-long-one" };
  expect((await call("changePassword", { body })).status).toBe(200);
  expect((await finish({ ticket: second.ticket, code: codeOf(key) })).status).toBe(409);
});

test("after ten wrong codes the eleventh has to wait, however right", async () => {
  const { email, key } = await withApp();
  const { ticket } = await stepOf(email);
  const wrong = Array.from({ length: 12 }, () => finish({ ticket, code: "000000" }));
  const statuses = (await Promise.all(wrong)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect((await finish({ ticket, code: codeOf(key) })).status).toBe(429);
});

test("the first factor needs the password, a further one a proof", async () => {
  const admin = await newAdmin();
  for (const name of ["beginApp", "beginPasskey"] as const)
    expect(await admin.call(name, { body: { currentPassword: "wrong" } })).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: "This is not your password" } },
    });
  const { call, id } = await withApp();
  await proveBefore(id, 11);
  expect(await call("beginPasskey", { body: {} })).toMatchObject({
    status: 409,
    body: { reason: "secondFactor", code: "factor.prove" },
  });
});

test("a passkey signs in, and its answer only counts for its own challenge, page and key", async () => {
  const { email, passkey } = await withPasskey();
  const { ticket, passkey: asked } = await stepOf(email);
  expect(asked).toMatchObject({ rpId: "localhost", credentials: [passkey.id] });
  const elsewhere = softPasskey({ origin: "https://evil.example.com" });
  const wrong = [
    passkey.assert("another-challenge"),
    { ...elsewhere.assert(asked.challenge), id: passkey.id },
    { ...passkey.assert(asked.challenge), id: elsewhere.id },
  ];
  for (const answer of wrong) expect((await finish({ ticket, passkey: answer })).status).toBe(400);
  const right = passkey.assert(asked.challenge);
  expect((await finish({ ticket, passkey: right })).status).toBe(200);
  expect((await finish({ ticket, passkey: right })).status).toBe(409);
});

test("an attestation of another page or challenge adds no passkey", async () => {
  const { call } = await newAdmin();
  for (const [made, ownChallenge] of [
    [softPasskey({ origin: "https://evil.example.com" }), true],
    [softPasskey({ rpId: "evil.example.com" }), true],
    [softPasskey(), false],
  ] as const) {
    const begun = await call("beginPasskey", { body: { currentPassword: password } });
    const { ticket, challenge } = begun.body;
    const attestation = made.attest(ownChallenge ? challenge : "AAAA");
    expect((await call("finishPasskey", { body: { ticket, name: "P", attestation } })).status).toBe(
      400,
    );
  }
  expect((await call("getSecondFactors")).body.passkeys).toEqual([]);
});

const bankFile = { params: { month: "2019-06" } };

test("the bank file, the pay's lock and a new role need a proof of the last ten minutes", async () => {
  const { call, id, key } = await withApp();
  const other = await newAdmin("ROLE_ADMIN");
  const { body: rows } = await call("getAdmins");
  const { active: _, ...row } = rows.find(({ id }: { id: number }) => id === other.id);
  const promote = { params: { id: String(other.id) }, body: { ...row, role: "ROLE_SUPER_ADMIN" } };
  const rename = { ...promote, body: { ...row, lastName: "Bhat" } };
  await proveBefore(id, 11);
  const refused = { status: 409, body: { reason: "secondFactor" } };
  expect(await call("getBankFile", bankFile)).toMatchObject(refused);
  expect(await call("lockPayrollMonth", bankFile)).toMatchObject(refused);
  expect(await call("updateAdmin", promote)).toMatchObject(refused);
  const created = { ...exampleOf("createAdmin", 70).body, role: "ROLE_SUPER_ADMIN" };
  expect(await call("createAdmin", { body: created })).toMatchObject(refused);
  expect((await call("getPayRegister", bankFile)).status).not.toBe(409);

  const { body: step } = await call("beginProof");
  expect(
    (await call("finishProof", { body: { ticket: step.ticket, code: "000000" } })).status,
  ).toBe(400);
  expect(await call("getBankFile", bankFile)).toMatchObject(refused);
  const proof = { ticket: step.ticket, code: codeOf(key) };
  expect((await call("finishProof", { body: proof })).status).toBe(200);
  expect((await call("getBankFile", bankFile)).body.reason).toBeUndefined();
  expect((await call("updateAdmin", promote)).status).toBe(200);
  await proveBefore(id, 11);
  const again = { ...rename, body: { ...rename.body, role: "ROLE_SUPER_ADMIN", version: 2 } };
  expect((await call("updateAdmin", again)).status).toBe(200);
});

test("a proof of one session does not count for another one, nor one admin's for another", async () => {
  const { call, id, email, key } = await withApp();
  const { ticket } = await stepOf(email);
  const elsewhere = as((await finish({ ticket, code: codeOf(key) })).body.token);
  await proveBefore(id, 11);
  await forgetStep(id);
  const { body: step } = await call("beginProof");
  const proof = { body: { ticket: step.ticket, code: codeOf(key) } };
  expect((await host.call("owner", "finishProof", proof)).status).toBe(409);
  expect((await call("finishProof", proof)).status).toBe(200);
  expect((await elsewhere("getBankFile", bankFile)).body.reason).toBe("secondFactor");
  expect((await call("getBankFile", bankFile)).body.reason).toBeUndefined();
});

test("sessions are listed with their device, and end one by one", async () => {
  const { email, call, id } = await newAdmin();
  const userAgent = "Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36";
  const body = { email, password };
  const headers = { "user-agent": userAgent };
  const phone = as((await host.call("visitor", "login", { body, headers })).body.token);
  const { sessions } = (await call("getSessions")).body;
  expect(sessions).toHaveLength(2);
  const [, away] = [true, false].map((isThis) =>
    sessions.find((session: { isThis: boolean }) => session.isThis === isThis),
  );
  expect(away).toMatchObject({ browser: "Chrome", system: "Android" });
  const stranger = await newAdmin("ROLE_ADMIN");
  await stranger.call("endSession", { params: { id: away.id } });
  expect((await phone("getAccount")).status).toBe(200);
  await call("endSession", { params: { id: away.id } });
  expect((await phone("getAccount")).status).toBe(401);
  expect((await call("getSessions")).body.sessions).toHaveLength(1);
  expect((await call("endSession", { params: { id: "nonsense" } })).status).toBe(200);

  const here = as((await host.call("visitor", "login", { body })).body.token);
  await here("endSession", { params: { id: thisSession } });
  expect((await here("getAccount")).status).toBe(401);
  expect((await call("getAccount")).status).toBe(200);

  const params = { id: String(id) };
  const own = (await host.call("owner", "getAdminSessions", { params })).body.sessions[0];
  await host.call("owner", "endAdminSession", { params: { ...params, sessionId: own.id } });
  expect((await call("getAccount")).status).toBe(401);
});

test("another super admin resets the second factor, which ends the sessions", async () => {
  const admin = await withApp();
  await host.call("owner", "resetSecondFactor", { params: { id: String(admin.id) } });
  expect((await admin.call("getAccount")).status).toBe(401);
  expect((await login(admin.email)).body.token).toEqual(expect.any(String));
  const own = await withApp();
  const reply = await own.call("resetSecondFactor", { params: { id: String(own.id) } });
  expect(reply.status).toBe(409);
});

test("where the rule asks for it, a super admin without a factor can only add one, and keeps it", async () => {
  const owner = await withApp();
  const bare = await newAdmin();
  const staff = await newAdmin("ROLE_ADMIN");
  const on = { body: { isRequired: true } };
  expect(await bare.call("updateSignInRules", on)).toMatchObject({ status: 409 });
  expect((await owner.call("updateSignInRules", on)).status).toBe(200);
  expect(await bare.call("getAllOrders")).toMatchObject({
    status: 403,
    body: { code: "factor.addFirst" },
  });
  expect((await staff.call("getAllOrders")).status).toBe(200);
  const begun = await bare.call("beginApp", { body: { currentPassword: password } });
  const { ticket, key } = begun.body;
  expect((await bare.call("finishApp", { body: { ticket, code: codeOf(key) } })).status).toBe(200);
  expect((await bare.call("getAllOrders")).status).toBe(200);
  const { app, isRequired, mustHave } = (await bare.call("getSecondFactors")).body;
  expect([isRequired, mustHave]).toEqual([true, true]);
  const ofStaff = (await staff.call("getSecondFactors")).body;
  expect([ofStaff.isRequired, ofStaff.mustHave]).toEqual([true, false]);
  const removal = { params: { id: String(app.id) } };
  expect(await bare.call("removeFactor", removal)).toMatchObject({
    status: 409,
    body: { code: "factor.isRequired" },
  });
  await owner.call("updateSignInRules", { body: { isRequired: false } });
  expect((await bare.call("removeFactor", removal)).status).toBe(200);
  expect((await bare.call("getSecondFactors")).body).toMatchObject({
    app: null,
    recoveryCodesLeft: 0,
  });
});

test("adding and removing a factor is noted, and no note has a key, a code or a hash", async () => {
  const { id, key, codes, call } = await withApp();
  await call("renewRecoveryCodes");
  const { app } = (await call("getSecondFactors")).body;
  await call("removeFactor", { params: { id: String(app.id) } });
  const notes = await host.db
    .select()
    .from(audit)
    .where(eq(audit.record, `admin ${id}`))
    .orderBy(audit.id);
  expect(notes.map(({ call }) => call)).toEqual([
    "createAdmin",
    "finishApp",
    "renewRecoveryCodes",
    "removeFactor",
  ]);
  const noted = JSON.stringify(notes);
  for (const secret of [key, ...codes, "scrypt"]) expect(noted).not.toContain(secret);
});
