import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildApp } from "../../../server/app";
import { admins, audit, passwordLinks, signInAttempts } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { people } from "../../support/people";
import { plant, secret } from "../../support/plant";

const host = plant();
let made = 0;

beforeEach(async () => {
  await host.db.delete(signInAttempts);
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const first = "the-first-of-them";

/** Makes a new admin, signed in twice. */
async function newAdmin() {
  made += 1;
  const email = `clerk${made}@example.com`;
  const body = { ...exampleOf("createAdmin", 0).body, email, password: first };
  expect(await host.call("owner", "createAdmin", { body })).toMatchObject({ status: 200 });
  const [row] = await host.db.select().from(admins).where(eq(admins.email, email));
  const id = Number(row?.id);
  return { id, email, here: await signIn(email, first), elsewhere: await signIn(email, first) };
}

let logins = 0;

/** Signs in from a new address each time, so that the limit of an address does not affect the test. */
function login(email: string, password: string) {
  logins += 1;
  return host.call("visitor", "login", { body: { email, password }, from: `10.3.0.${logins}` });
}

const signIn = async (email: string, password: string) =>
  String((await login(email, password)).body.token);

const statusWith = async (token: string) =>
  (await host.call("visitor", "getAllOrders", { headers: bearer(token) })).status;

const change = (token: string, currentPassword: string, newPassword: string) =>
  host.call("visitor", "changePassword", {
    headers: bearer(token),
    body: { currentPassword, newPassword },
  });

test("an admin who changes the password stays signed in here, and is signed out everywhere else", async () => {
  const { email, here, elsewhere } = await newAdmin();
  const changed = await change(here, first, "another-long-one");
  expect(changed.status).toBe(200);
  expect(String(changed.headers["set-cookie"])).toContain("device-");
  for (const old of [here, elsewhere]) expect(await statusWith(old)).toBe(401);
  expect(await statusWith(String(changed.body.token))).toBe(200);
  expect((await login(email, first)).status).toBe(401);
  expect((await login(email, "another-long-one")).status).toBe(200);
});

test("the reply of a login tells this build and an open tab of an earlier one that the host has all calls", async () => {
  const { email } = await newAdmin();
  const { headers } = await login(email, first);
  expect(headers).toMatchObject({ "plant-calls": "all", "plant-features": "edit" });
});

test("a wrong present password changes nothing, and a common new one is refused by its field", async () => {
  const { email, here } = await newAdmin();
  expect(await change(here, "not-the-one", "another-long-one")).toMatchObject({
    status: 400,
    body: { errors: { currentPassword: "This is not your password" } },
  });
  const common = await change(here, first, "millwall");
  expect([common.status, Object.keys(common.body.errors)]).toEqual([400, ["newPassword"]]);
  expect(await statusWith(here)).toBe(200);
  expect((await login(email, first)).status).toBe(200);
});

test("after ten wrong present passwords the eleventh waits, even if right, but signing in does not", async () => {
  const { email, here } = await newAdmin();
  const wrong = await Promise.all(
    Array.from({ length: 14 }, () => change(here, "not-the-one", "another-long-one")),
  );
  expect(wrong.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(await change(here, first, "another-long-one")).toMatchObject({ status: 429 });
  expect((await login(email, first)).status).toBe(200);
});

test("a stranger with the email alone does not keep the admin from changing the password", async () => {
  const { email, here } = await newAdmin();
  await Promise.all(Array.from({ length: 12 }, () => login(email, "not-the-one")));
  expect((await login(email, first)).status).toBe(429);
  expect((await change(here, first, "another-long-one")).status).toBe(200);
});

test("one of eight simultaneous changes succeeds", async () => {
  const { here } = await newAdmin();
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => change(here, first, `another-long-one-${index}`)),
  );
  const done = replies.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(await statusWith(String(done[0]?.body.token))).toBe(200);
  for (const { status } of replies) expect([200, 400, 401]).toContain(status);
});

test("signing out everywhere ends every session of the admin, and no other", async () => {
  const one = await newAdmin();
  const other = await newAdmin();
  const reply = await host.call("visitor", "signOutEverywhere", { headers: bearer(one.here) });
  expect(reply).toMatchObject({ status: 200, text: "You are signed out everywhere" });
  for (const token of [one.here, one.elsewhere]) expect(await statusWith(token)).toBe(401);
  expect(await statusWith(other.here)).toBe(200);
  expect((await login(one.email, first)).status).toBe(200);
});

test("the admin's email and names and the plant's town are no passwords, for any author", async () => {
  const { id, email, here } = await newAdmin();
  const names = { firstName: "Chandrakala", lastName: "Hiremath", userName: "chandrakala" };
  await host.db.update(admins).set(names).where(eq(admins.id, id));
  const guessablePasswords = [
    email,
    `${email.split("@")[0]}-2026`,
    "Chandrakala@1985",
    "hiremath chandrakala",
  ];
  for (const password of [...guessablePasswords, "Chikkabanavara-560090"]) {
    expect(await change(here, first, password)).toMatchObject({
      status: 400,
      body: { errors: { newPassword: expect.stringContaining("easy to guess") } },
    });
  }
  const { token } = await linkFor(id);
  expect((await setPassword(token, "Chandrakala@1985")).status).toBe(400);
  expect((await setPassword(token, "chandrakala counts reels")).status).toBe(200);
  const body = { ...exampleOf("createAdmin", 0).body, ...names, email: "hiremath@example.com" };
  const made = await host.call("owner", "createAdmin", {
    body: { ...body, password: "hiremath#77" },
  });
  expect(Object.keys(made.body.errors)).toEqual(["password"]);
});

test("the streets of the plant's units are no passwords", async () => {
  const { body: facts } = await host.call("visitor", "getCompanyFacts");
  const units = facts.units.map((unit: object) => ({
    ...unit,
    street: { en: "7 Hesaraghatta Road", hi: "", kn: "" },
  }));
  expect(
    await host.call("owner", "updateCompanyFacts", { body: { ...facts, units } }),
  ).toMatchObject({ status: 200 });
  const { here } = await newAdmin();
  expect(await change(here, first, "Hesaraghatta#2026")).toMatchObject({
    status: 400,
    body: { errors: { newPassword: expect.stringContaining("easy to guess") } },
  });
});

const linkFor = async (id: number) => {
  const reply = await host.call("owner", "createPasswordLink", { params: { id: String(id) } });
  expect(reply.status).toBe(200);
  return reply.body;
};

const setPassword = (token: string, password: string) =>
  host.call("visitor", "setPassword", { body: { token, password } });

const notGood = {
  status: 409,
  text: "This link is no longer valid. Ask the person who gave it to you for a new one.",
};

test("a link sets a password once, ends the sessions, and clears the email's wrong attempts", async () => {
  const { id, email, here } = await newAdmin();
  const { token, expiresAt } = await linkFor(id);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  await Promise.all(Array.from({ length: 12 }, () => login(email, "not-the-one")));
  expect(await setPassword(token, "set-by-a-link")).toMatchObject({
    status: 200,
    text: "Your password is set",
  });
  expect(await statusWith(here)).toBe(401);
  expect((await login(email, "set-by-a-link")).status).toBe(200);
  expect(await setPassword(token, "set-by-a-thief")).toMatchObject(notGood);
  expect((await login(email, "set-by-a-link")).status).toBe(200);
});

test("a password that is set by a link ends the warning about wrong second factors", async () => {
  const { id } = await newAdmin();
  const adminCondition = eq(admins.id, id);
  await host.db.update(admins).set({ wrongProofs: 20 }).where(adminCondition);
  const { token } = await linkFor(id);
  expect((await setPassword(token, "set-by-a-link")).status).toBe(200);
  expect(await host.db.select().from(admins).where(adminCondition)).toMatchObject([
    { wrongProofs: 0 },
  ]);
});

test("a link is valid for 24 hours, or until a newer link, a new password or a deactivation", async () => {
  const { id, here } = await newAdmin();
  const late = await linkFor(id);
  const link = eq(passwordLinks.adminId, id);
  await host.db.update(passwordLinks).set({ expiresAt: sql`now()` }).where(link);
  expect(await setPassword(late.token, "set-by-a-link")).toMatchObject(notGood);

  const older = await linkFor(id);
  const newer = await linkFor(id);
  expect(await setPassword(older.token, "set-by-a-link")).toMatchObject(notGood);
  expect((await change(here, first, "another-long-one")).status).toBe(200);
  expect(await setPassword(newer.token, "set-by-a-link")).toMatchObject(notGood);

  const last = await linkFor(id);
  await host.db.update(admins).set({ deactivatedAt: new Date() }).where(eq(admins.id, id));
  expect(await setPassword(last.token, "set-by-a-link")).toMatchObject(notGood);
  const another = { params: { id: String(id) } };
  expect(await host.call("owner", "createPasswordLink", another)).toMatchObject({ status: 409 });
  expect(await setPassword("never-the-token-of-any-link", "set-by-a-link")).toMatchObject(notGood);
});

test("a link survives a refused password, and one of eight simultaneous uses sets a password", async () => {
  const { id, email } = await newAdmin();
  const { token } = await linkFor(id);
  expect(await setPassword(token, "millwall")).toMatchObject({ status: 400 });
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => setPassword(token, `set-by-a-link-${index}`)),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const winner = replies.findIndex(({ status }) => status === 200);
  expect((await login(email, `set-by-a-link-${winner}`)).status).toBe(200);
});

test("no admin makes a link for themselves, because it would skip the present password", async () => {
  expect(await host.call("owner", "createPasswordLink", { params: { id: "1" } })).toMatchObject({
    status: 409,
  });
});

test("neither audit nor database nor log has a password or a link's token", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = buildApp({ db: host.db, secret, logger: { level: "trace", stream } });
  const { id, email, here } = await newAdmin();
  const { token } = await linkFor(id);
  const put = (url: string, payload: object, headers: object = {}) =>
    app.inject({ method: "PUT", url, payload, headers: { ...headers } });
  const passwords = { currentPassword: first, newPassword: "another-long-one" };
  await put("/api/admin/account/password", passwords, bearer(here));
  const again = (await linkFor(id)).token;
  const payload = { token: again, password: "set-by-a-link" };
  const set = await app.inject({ method: "POST", url: "/api/set-password", payload });
  expect(set.statusCode).toBe(200);
  await app.close();
  expect((await login(email, "set-by-a-link")).status).toBe(200);

  const log = lines.join("");
  expect(log).toContain("/api/set-password");
  const stored = JSON.stringify([
    await host.db.select().from(audit),
    await host.db.select().from(passwordLinks),
    await host.db.select().from(signInAttempts),
  ]);
  const secrets = [token, again, here, ...Object.values(passwords), payload.password];
  for (const text of [log, stored])
    for (const hidden of [...secrets, people.owner.password]) expect(text).not.toContain(hidden);
  const noteRows = await host.db
    .select()
    .from(audit)
    .where(eq(audit.record, `admin ${id}`))
    .orderBy(audit.id);
  expect(noteRows.map(({ call, adminEmail }) => [call, adminEmail])).toEqual([
    ["createAdmin", "owner@example.com"],
    ["createPasswordLink", "owner@example.com"],
    ["changePassword", email],
    ["createPasswordLink", "owner@example.com"],
    ["setPassword", email],
  ]);
});
