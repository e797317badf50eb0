import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { emailKey } from "../../../contract/fields";
import { buildApp } from "../../../server/app";
import { admins, signInAttempts } from "../../../server/db/schema";
import { people } from "../../support/people";
import { plant, secret } from "../../support/plant";

const host = plant();

// Opened before passwords keep busy the threads that a new connection's own sign-in needs too.
beforeAll(() =>
  Promise.all(Array.from({ length: 12 }, () => host.db.execute(sql`select pg_sleep(0.1)`))),
);

beforeEach(async () => {
  await host.db.delete(signInAttempts);
});

let addresses = 0;

const elsewhere = () => {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

const signIn = (email: string, password: string, from = elsewhere(), cookie?: string) =>
  host.call("visitor", "login", {
    body: { email, password },
    from,
    ...(cookie !== undefined && { headers: { cookie } }),
  });

const { email, password } = people.owner;

/** Stores `count` recent attempts with a wrong password for this email, each from another address. */
const wrongBefore = (count: number) =>
  host.db
    .insert(signInAttempts)
    .values(Array.from({ length: count }, () => ({ email, address: elsewhere() })));

/** Makes the attempts `minutes` minutes older. */
const minutesLater = (minutes: number) =>
  host.db.update(signInAttempts).set({
    at: sql`${signInAttempts.at} - make_interval(mins => ${minutes})`,
  });

test("nine wrong passwords lock no one out", async () => {
  await wrongBefore(9);
  expect((await signIn(email, password)).status).toBe(200);
});

test("after ten wrong passwords for an email even the right one waits, with the time in the reply", async () => {
  const ten = await Promise.all(Array.from({ length: 10 }, () => signIn(email, "not-the-one")));
  expect(ten.every((reply) => reply.status === 401)).toBe(true);
  const refused = await signIn(email.toUpperCase(), password);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  expect(refused.body.message).toBe("Too many wrong passwords. Please try again in 15 minutes.");
  expect((await signIn(people.staff.email, people.staff.password)).status).toBe(200);
});

test("the true owner gets in again 15 minutes later, however often others knocked meanwhile", async () => {
  await wrongBefore(10);
  await minutesLater(14);
  for (let knock = 0; knock < 5; knock += 1) {
    expect((await signIn(email, "not-the-one")).status).toBe(429);
  }
  expect((await signIn(email, password)).status).toBe(429);
  await minutesLater(1);
  expect((await signIn(email, password)).status).toBe(200);
});

test("the right password strikes out the wrong ones before it", async () => {
  await wrongBefore(9);
  expect((await signIn(email, password)).status).toBe(200);
  await wrongBefore(8);
  expect((await signIn(email, "not-the-one")).status).toBe(401);
  expect((await signIn(email, password)).status).toBe(200);
});

test("ten wrong passwords from one address close it for every email, and no other address", async () => {
  const from = elsewhere();
  const guesses = Array.from({ length: 10 }, (_, index) => `guess${index}@example.com`);
  await host.db
    .insert(signInAttempts)
    .values(guesses.map((guess) => ({ email: guess, address: from })));
  expect((await signIn(email, password, from)).status).toBe(429);
  expect((await signIn(email, password)).status).toBe(200);
});

test("at most ten of 30 simultaneous guesses are checked", async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => signIn(email, "not-the-one")));
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10);
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(20);
});

/** Signs in once on a new device, and returns the cookie that the device then has. */
async function knownDevice(who = people.owner) {
  const reply = await signIn(who.email, who.password);
  const [cookie = "", ...limits] = String(reply.headers["set-cookie"]).split("; ");
  return { cookie, limits };
}

test("a device on which an admin has signed in keeps a cookie for logins alone, out of any script's reach", async () => {
  const { cookie, limits } = await knownDevice();
  expect(cookie).toMatch(/^device-1=[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(limits).toEqual([
    "Path=/api/admin/login",
    "Max-Age=34560000",
    "HttpOnly",
    "SameSite=Strict",
  ]);
  expect((await signIn(email, "not-the-one")).headers).not.toHaveProperty("set-cookie");
});

test("behind a proxy that speaks https the cookie is never sent in the clear", async () => {
  const app = buildApp({ db: host.db, secret, trustProxy: () => true });
  const reply = await app.inject({
    method: "POST",
    url: "/api/admin/login",
    headers: { "x-forwarded-proto": "https" },
    payload: { email, password },
  });
  await app.close();
  expect(reply.headers["set-cookie"]).toMatch(/; Secure$/);
});

test("a locked email or address does not lock out a known device", async () => {
  const { cookie } = await knownDevice();
  const from = elsewhere();
  await wrongBefore(10);
  await host.db
    .insert(signInAttempts)
    .values(Array.from({ length: 10 }, () => ({ email: "x@example.com", address: from })));
  expect((await signIn(email, password)).status).toBe(429);
  expect((await signIn(people.staff.email, people.staff.password, from)).status).toBe(429);
  expect((await signIn(email, password, from, `other=1; ${cookie}`)).status).toBe(200);
  expect((await signIn(email, password)).status).toBe(429);
});

test("a known device has ten tries, separate from all others", async () => {
  const { cookie } = await knownDevice();
  const onDevice = (tried: string) => signIn(email, tried, elsewhere(), cookie);
  const replies = await Promise.all(Array.from({ length: 12 }, () => onDevice("not-the-one")));
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10);
  const refused = await onDevice(password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
  expect((await signIn(email, password)).status).toBe(200);
});

test("a cookie helps its own admin alone, until the password changes, and only if this host signed it", async () => {
  const ofStaff = (await knownDevice(people.staff)).cookie;
  const { cookie } = await knownDevice();
  const session = `device-1=${await host.tokenOf("owner")}`;
  await wrongBefore(10);
  const last = cookie.at(-1) === "A" ? "Q" : "A";
  const none = [
    ofStaff,
    ofStaff.replace("device-2", "device-1"),
    cookie.slice(0, -1) + last,
    "device-1=",
    "device-1=x",
    session,
  ];
  for (const other of none) {
    expect((await signIn(email, password, elsewhere(), other)).status).toBe(429);
  }
  const headers = { authorization: `Bearer ${cookie.split("=")[1]}` };
  expect((await host.call("visitor", "getAllOrders", { headers })).status).toBe(401);

  const ofOwner = eq(admins.email, email);
  await host.db.update(admins).set({ tokenVersion: 1 }).where(ofOwner);
  expect((await signIn(email, password, elsewhere(), cookie)).status).toBe(429);
  await host.db.update(admins).set({ tokenVersion: 0 }).where(ofOwner);
  expect((await signIn(email, password, elsewhere(), cookie)).status).toBe(200);
});

test("an address that floods the login does not keep a known device of the same address out", async () => {
  const { cookie } = await knownDevice();
  const from = elsewhere();
  const flood = Array.from({ length: 61 }, () => signIn("", "", from));
  expect((await Promise.all(flood)).at(-1)?.status).toBe(429);
  expect((await signIn(email, password, from)).status).toBe(429);
  expect((await signIn(email, password, from, cookie)).status).toBe(200);
});

const spellings = ["OWNER@Example.com", " owner@example.com ", "ｏｗｎｅｒ@example.com"];

test.each(spellings)("%j is the same email to the throttle and to the database", async (spelt) => {
  expect((await signIn(spelt, password)).status).toBe(200);
  await wrongBefore(10);
  expect((await signIn(spelt, password)).status).toBe(429);
});

test("a letter is folded to an email's letter in all places or in none", async () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const [row] = (
    await host.db.execute<{ key: string }>(
      sql`select lower(${letters.join("")} collate "C") as key`,
    )
  ).rows;
  expect(row?.key).toBe(emailKey(letters.join("")));
  const body = {
    ...people.owner,
    userName: "indira",
    firstName: "Indira",
    lastName: "Rao",
    email: "Indira@example.com",
    phoneNumber: "+91 98450 00000",
    gender: "female",
    role: "ROLE_ADMIN",
  };
  expect((await host.call("owner", "createAdmin", { body })).status).toBe(200);
  const same = { ...body, email: "INDIRA@EXAMPLE.COM" };
  expect((await host.call("owner", "createAdmin", { body: same })).status).toBe(409);
  expect((await signIn("INDIRA@example.com", password)).status).toBe(200);
  expect((await signIn("İndira@example.com", password)).status).toBe(401);
  expect((await signIn("\uFDFA".repeat(254), password)).status).toBe(401);
});
