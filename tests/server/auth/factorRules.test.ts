import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { thisSession } from "../../../contract/route";
import { admins, audit } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { codeOf, factorPlant, password } from "./factorPlant";

const { host, as, login, finish, newAdmin, forgetStep, withApp, stepOf, proveBefore } =
  factorPlant();

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
  const [tried] = await host.db.select().from(admins).where(eq(admins.id, id));
  expect(tried?.wrongProofs).toBe(1);
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
  expect((await stranger.call("endSession", { params: { id: away.id } })).status).toBe(404);
  expect((await phone("getAccount")).status).toBe(200);
  await call("endSession", { params: { id: away.id } });
  expect((await phone("getAccount")).status).toBe(401);
  expect((await call("getSessions")).body.sessions).toHaveLength(1);
  expect((await call("endSession", { params: { id: away.id } })).status).toBe(200);
  const notes = await host.db.select().from(audit).where(eq(audit.adminId, id));
  expect(notes.filter((note) => note.call === "endSession")).toHaveLength(1);
  expect((await call("endSession", { params: { id: "nonsense" } })).status).toBe(404);

  const here = as((await host.call("visitor", "login", { body })).body.token);
  await here("endSession", { params: { id: thisSession } });
  expect((await here("getAccount")).status).toBe(401);
  expect((await call("getAccount")).status).toBe(200);

  const params = { id: String(id) };
  const session = (await host.call("owner", "getAdminSessions", { params })).body.sessions[0];
  const elsewhere = { id: String(stranger.id), sessionId: session.id };
  const missed = await host.call("owner", "endAdminSession", { params: elsewhere });
  expect(missed).toMatchObject({ status: 404, body: { message: "This session was not found" } });
  await host.call("owner", "endAdminSession", { params: { ...params, sessionId: session.id } });
  expect((await call("getAccount")).status).toBe(401);
});

test("another super admin resets the second factor, which ends the sessions", async () => {
  const admin = await withApp();
  await host.call("owner", "resetSecondFactor", { params: { id: String(admin.id) } });
  expect((await admin.call("getAccount")).status).toBe(401);
  expect((await login(admin.email)).body.token).toEqual(expect.any(String));
  const superAdmin = await withApp();
  const reply = await superAdmin.call("resetSecondFactor", {
    params: { id: String(superAdmin.id) },
  });
  expect(reply.status).toBe(409);
});

test("under the rule a super admin without a factor can only add one, and keeps it", async () => {
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

test("adding and removing a factor is noted, without a key, a code or a hash", async () => {
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
  const notesText = JSON.stringify(notes);
  for (const secret of [key, ...codes, "scrypt"]) expect(notesText).not.toContain(secret);
});
