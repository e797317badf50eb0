import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { type CallName, callNames, routes } from "../../../contract/routes";
import { sessions } from "../../../server/auth/sessions";
import { admins } from "../../../server/db/schema";
import { contentOf } from "../../support/contentOf";
import { exampleOf, sent } from "../../support/examples";
import { plant, secret } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(() => seed(host));

const anotherSecret = "another-secret-of-at-least-32-characters";

const sign = (key: string, expires: string, subject = "1", version = 0) =>
  new SignJWT({ version })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("corrugated-plant")
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key));

const none = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","version":0,"iss":"corrugated-plant"}')}.`;

/** The callers, and the access rows of the table that admit them. */
const people = {
  visitor: { token: async () => undefined, may: ["public"], error: 401, callCounts: [23, 5] },
  station: {
    token: () => host.tokenOf("station"),
    may: ["public", "device"],
    error: 403,
    callCounts: [23, 5],
  },
  staff: {
    token: () => host.tokenOf("staff"),
    may: ["public", "admin"],
    error: 403,
    callCounts: [10, 18],
  },
  owner: {
    token: () => host.tokenOf("owner"),
    may: ["public", "device", "admin", "super"],
    error: 403,
    callCounts: [0, 28],
  },
  "a forged token": {
    token: () => sign(anotherSecret, "1h"),
    may: ["public"],
    error: 401,
    callCounts: [23, 5],
  },
  "an expired token": {
    token: () => sign(secret, "-1s"),
    may: ["public"],
    error: 401,
    callCounts: [23, 5],
  },
  "an unsigned token": {
    token: async () => none,
    may: ["public"],
    error: 401,
    callCounts: [23, 5],
  },
  garbage: { token: async () => "garbage", may: ["public"], error: 401, callCounts: [23, 5] },
} as const;

const everybody = Object.entries(people).map(([who, person], index) => ({ who, index, ...person }));

test.each(everybody)("$who meets, call by call, what the table says", async (person) => {
  const { index, token, error } = person;
  const may: readonly string[] = person.may;
  const ask = async (name: CallName) => {
    const bearer = await token();
    const { headers, ...request } = { headers: {}, ...sent(exampleOf(name, index + 1)) };
    const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
    const all = { ...request, headers: { ...headers, ...authorization } };
    return [name, (await host.call("visitor", name, all)).status] as const;
  };
  const barred = callNames.filter((name) => !may.includes(routes[name].access));
  const open = callNames.filter((name) => may.includes(routes[name].access));
  const ofSpecification = (names: readonly CallName[]) =>
    names.filter((name) => "isSpecified" in routes[name]).length;
  expect([ofSpecification(barred), ofSpecification(open)]).toEqual(person.callCounts);

  // A station is paired first, because pairing would change the content that is compared.
  await token();
  const before = await contentOf(host.db);
  for (const name of barred) expect(await ask(name)).toEqual([name, error]);
  expect(await contentOf(host.db)).toEqual(before);
  for (const name of open) {
    const [, status] = await ask(name);
    // The example's session is one of the owner.
    if (name === "endSession" && person.who === "staff") expect(status).toBe(404);
    else expect([401, 403, 404, 500], name).not.toContain(status);
  }
});

test("a token made with the host's own secret opens the door for as long as it lasts", async () => {
  const [owner] = await host.db.select().from(admins).where(eq(admins.id, 1));
  const headers = { authorization: `Bearer ${await sign(secret, "1h", "1", owner?.tokenVersion)}` };
  expect(await host.call("visitor", "getAllOrders", { headers })).toMatchObject({ status: 200 });
});

test("a token that was accepted before is refused once it has expired", async () => {
  onTestFinished(() => void vi.useRealTimers());
  const { read } = sessions(host.db, secret);
  const [owner] = await host.db.select().from(admins).where(eq(admins.id, 1));
  const authorization = `Bearer ${await sign(secret, "1h", "1", owner?.tokenVersion)}`;
  expect(await read(authorization, routes.getAllOrders)).toMatchObject({ adminId: 1 });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
  await expect(read(authorization, routes.getAllOrders)).rejects.toMatchObject({ status: 401 });
});

test.each(["", "0", "-1", "1.5", "1e3", "99999999999", "owner", "NaN"])(
  "a token for an admin %j, whom there cannot be, is none",
  async (subject) => {
    const headers = { authorization: `Bearer ${await sign(secret, "1h", subject)}` };
    expect(await host.call("visitor", "getAllOrders", { headers })).toMatchObject({ status: 401 });
  },
);

test("two sessions that begin in one second have different tokens", async () => {
  const opened = sessions(host.db, secret);
  const admin = { id: 1, tokenVersion: 0 };
  expect(await opened.issue(admin)).not.toBe(await opened.issue(admin));
});

test("an admin with a changed password, or a deleted one, has lost the old tokens", async () => {
  const created = await host.call("owner", "createAdmin", exampleOf("createAdmin", 99));
  expect(created.status).toBe(200);
  const { email, password } = z
    .object({ email: z.string(), password: z.string() })
    .parse(exampleOf("createAdmin", 99).body);
  const tokenNow = async () =>
    String((await host.call("visitor", "login", { body: { email, password } })).body.token);
  const statusWith = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await host.call("visitor", "getAllOrders", { headers })).status;
  };
  const first = await tokenNow();
  expect(await statusWith(first)).toBe(200);
  await host.db.update(admins).set({ tokenVersion: 1 }).where(eq(admins.email, email));
  expect(await statusWith(first)).toBe(401);
  const second = await tokenNow();
  expect(await statusWith(second)).toBe(200);
  await host.db.delete(admins).where(eq(admins.email, email));
  expect(await statusWith(second)).toBe(401);
});

test("a wrong password and an unknown email get the same words", async () => {
  for (const email of ["owner@example.com", "nobody@example.com"]) {
    const reply = await host.call("visitor", "login", { body: { email, password: "wrong one" } });
    expect(reply).toMatchObject({ status: 401, body: { message: "Invalid email or password" } });
  }
});

test("an email is the same in capitals", async () => {
  const body = { email: "OWNER@example.com", password: "corrugated-board" };
  expect(await host.call("visitor", "login", { body })).toMatchObject({ status: 200 });
});

test("a path below /api that no call has is refused as JSON, with any method", async () => {
  for (const method of ["GET", "POST", "DELETE"] as const) {
    const reply = await host.app.inject({ method, url: "/api/admin/everything" });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ message: "This call was not found" });
  }
});

test("a call by another method says which one it has", async () => {
  const reply = await host.app.inject({ method: "DELETE", url: "/api/admin/login" });
  expect(reply.statusCode).toBe(405);
  expect(reply.headers).toMatchObject({ allow: "POST" });
});
