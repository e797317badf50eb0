import { beforeEach, expect, test } from "vitest";
import { verifyPassword } from "../../../server/auth/passwords";
import { admins } from "../../../server/db/schema";
import { StartupError } from "../../../server/errors";
import { firstStart, makeFirstAdmins } from "../../../server/firstStart";
import { emptyDatabase } from "../../support/emptyDatabase";

const database = emptyDatabase();

beforeEach(async () => {
  await database.db.delete(admins);
});

const hashOf = async (email: string) =>
  (await database.db.select().from(admins)).find((admin) => admin.email === email)?.passwordHash;

test("the operator's password is never printed, and the demo's second admin has another one", async () => {
  const [owner, staff, ...more] = await makeFirstAdmins(database.db, {
    email: "asha@example.com",
    password: "given-by-the-operator",
    demo: true,
  });
  expect(owner).toEqual({ email: "asha@example.com" });
  expect(staff?.email).toBe("staff@example.com");
  expect(more).toEqual([]);
  expect(await verifyPassword("given-by-the-operator", await hashOf("asha@example.com"))).toBe(
    true,
  );
  const ofStaff = await hashOf("staff@example.com");
  expect(await verifyPassword(staff?.generatedPassword ?? "", ofStaff)).toBe(true);
  expect(await verifyPassword("given-by-the-operator", ofStaff)).toBe(false);
});

test("two passwords that are made up are two", async () => {
  const options = { email: "owner@example.com", password: undefined, demo: true };
  const made = await makeFirstAdmins(database.db, options);
  const passwords = made.map((admin) => admin.generatedPassword);
  expect(new Set(passwords).size).toBe(2);
  expect(await makeFirstAdmins(database.db, options)).toEqual([]);
});

test("an owner with the second one's email is the only one", async () => {
  const options = { email: "Staff@Example.com", password: undefined, demo: true };
  expect(await makeFirstAdmins(database.db, options)).toHaveLength(1);
});

test.each([
  ["short", "ADMIN_PASSWORD: Must have at least 8 characters"],
  ["Millwall", "ADMIN_PASSWORD: This password is easy to guess"],
  ["Admin@1234", "ADMIN_PASSWORD: This password is easy to guess"],
])(
  "a plant does not begin with the password %s, and nothing is written",
  async (password, line) => {
    const { db } = database;
    const begin = () =>
      firstStart(db, { email: "asha@example.com", password, demo: true }, async () => undefined);
    await expect(begin()).rejects.toThrow(line);
    await expect(begin()).rejects.toBeInstanceOf(StartupError);
    expect(await db.select().from(admins)).toEqual([]);
  },
);

test("a plant with admins starts with any password in its environment", async () => {
  const { db } = database;
  await makeFirstAdmins(db, { email: "asha@example.com", password: undefined, demo: false });
  const options = { email: "asha@example.com", password: "Admin@1234", demo: false };
  expect(await firstStart(db, options, async () => undefined)).toEqual([]);
});
