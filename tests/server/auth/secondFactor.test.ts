import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callNames, routes } from "../../../contract/routes";
import { say } from "../../../domain/messages/say";
import { countWrongProofs } from "../../../server/admins/sessionHandlers";
import {
  admins,
  audit,
  factorTickets,
  recoveryCodes,
  secondFactors,
  signInAttempts,
} from "../../../server/db/schema";
import { transactOf } from "../../../server/db/transact";
import { badRequest, conflict } from "../../../server/errors";
import { exampleOf } from "../../support/examples";
import { softPasskey } from "../../support/softPasskey";
import { codeOf, factorPlant, password } from "./factorPlant";

const { host, as, login, finish, newAdmin, forgetStep, withApp, stepOf, withPasskey, proveBefore } =
  factorPlant();

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

test("ten recovery codes are shown once and stored as hashes, and each opens one session", async () => {
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
  const ownerReply = await host.call("owner", "finishProof", proof);
  expect(ownerReply).toMatchObject({ status: 409, body: { code: "factor.ticketOver" } });
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
  const refused = await finish({ ticket, code: codeOf(key) });
  expect(refused.status).toBe(429);
  expect(refused.body.message).toBe("Too many wrong codes. Please try again in 15 minutes.");
});

test("20 wrong codes warn super admins until the admin has a new password", async () => {
  const { id, email, key, call } = await withApp();
  const { ticket } = await stepOf(email);
  const readWarnings = async () => {
    const { problems } = (await host.call("owner", "getOperations")).body;
    return problems.filter(({ message }: { message: string }) => message.includes(email));
  };
  const enterWrongCode = async (of: string) => {
    await host.db.delete(signInAttempts);
    expect((await finish({ ticket: of, code: "000000" })).status).toBe(400);
  };
  await enterWrongCode(ticket);
  expect((await finish({ ticket, code: codeOf(key) })).status).toBe(200);
  await forgetStep(id);
  const next = await stepOf(email);
  for (let count = 0; count < 19; count += 1) await enterWrongCode(next.ticket);
  expect(await readWarnings()).toEqual([]);
  await enterWrongCode(next.ticket);
  expect((await finish({ ticket: next.ticket, code: codeOf(key) })).status).toBe(200);
  await enterWrongCode((await stepOf(email)).ticket);
  const bell = (await host.call("owner", "getNotices")).body.notices;
  expect(bell).toMatchObject([
    { kind: "WRONG_CODES", message: expect.stringContaining("20 wrong codes were entered for") },
  ]);
  expect((await host.call("staff", "getNotices")).body.notices).toEqual([]);
  expect(await readWarnings()).toMatchObject([
    { message: expect.stringContaining("21 wrong codes were entered for") },
  ]);
  const body = { currentPassword: password, newPassword: "another-long-one" };
  expect((await call("changePassword", { body })).status).toBe(200);
  expect(await readWarnings()).toEqual([]);
});

test("only a wrong proof counts as one, not a ticket that another request has used", async () => {
  const { id, email } = await newAdmin();
  const { db } = host;
  const context = { db, transact: transactOf(db, "finishProof", { unique: {} }) };
  const prove = (error: Error) =>
    countWrongProofs(context, { id, email }, "10.6.0.1", () => Promise.reject(error));
  const countOf = async () =>
    (await host.db.select().from(admins).where(eq(admins.id, id)))[0]?.wrongProofs;
  await expect(prove(conflict(say("this.session")))).rejects.toMatchObject({ status: 409 });
  expect(await countOf()).toBe(0);
  await expect(prove(badRequest({ code: say("this.session") }))).rejects.toThrow();
  expect(await countOf()).toBe(1);
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
  const { ticket, passkey: passkeyOptions } = await stepOf(email);
  expect(passkeyOptions).toMatchObject({ rpId: "localhost", credentials: [passkey.id] });
  const elsewhere = softPasskey({ origin: "https://evil.example.com" });
  const wrong = [
    passkey.assert("another-challenge"),
    { ...elsewhere.assert(passkeyOptions.challenge), id: passkey.id },
    { ...passkey.assert(passkeyOptions.challenge), id: elsewhere.id },
  ];
  for (const answer of wrong) expect((await finish({ ticket, passkey: answer })).status).toBe(400);
  const right = passkey.assert(passkeyOptions.challenge);
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
