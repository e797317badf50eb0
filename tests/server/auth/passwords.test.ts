import { scryptSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../server/app";
import { hashPassword, verifyPassword } from "../../../server/auth/passwords";
import { admins } from "../../../server/db/schema";
import { people } from "../../support/people";
import { plant, secret } from "../../support/plant";

const host = plant();
const { email, password } = people.owner;

/** No option sets the cost of passwords, as in production. */
let app: ReturnType<typeof buildApp>;

beforeAll(() => {
  app = buildApp({ db: host.db, secret });
});
afterAll(() => app.close());

/** Hashes a password in the form without a cost: salt and key, at N=2^15, r=8, p=3. */
function oldHash(text: string) {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(text, salt, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 });
  return `${salt.toString("base64")}$${key.toString("base64")}`;
}

test("a hash has its parameters, and matches its password alone", async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(password, hash)).toBe(true);
  expect(await verifyPassword("another one", hash)).toBe(false);
  expect(await verifyPassword(password, undefined)).toBe(false);
});

const outdated = {
  "that does not name its cost": async () => oldHash(password),
  "of a lower cost": () => hashPassword(password, { ln: 10, r: 8, p: 1 }),
};

test.each(Object.entries(outdated))("a hash %s still works and is renewed", async (_what, make) => {
  const stored = await make();
  const ofOwner = eq(admins.email, email);
  await host.db.update(admins).set({ passwordHash: stored }).where(ofOwner);
  const hashNow = async () =>
    (await host.db.select({ hash: admins.passwordHash }).from(admins).where(ofOwner))[0]?.hash;
  const signIn = async (tried: string) => {
    const payload = { email, password: tried };
    return (await app.inject({ method: "POST", url: "/api/admin/login", payload })).statusCode;
  };

  expect(await signIn("not-the-one")).toBe(401);
  expect(await hashNow()).toBe(stored);
  expect(await signIn(password)).toBe(200);
  const renewed = await hashNow();
  expect(renewed).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(await signIn(password)).toBe(200);
  expect(await hashNow()).toBe(renewed);
});
