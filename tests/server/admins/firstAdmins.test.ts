import { beforeEach, expect, test } from "vitest";
import { makeFirstAdmins } from "../../../server/admins/firstAdmins";
import { verifyPassword } from "../../../server/auth/passwords";
import { admins } from "../../../server/db/schema";
import { emptyDatabase } from "../../support/emptyDatabase";

const database = emptyDatabase();

beforeEach(async () => {
  await database.db.delete(admins);
});

const hashOf = async (email: string) =>
  (await database.db.select().from(admins)).find((admin) => admin.email === email)?.passwordHash;

test("a password that the operator gave is told to nobody; the demo's second admin has another", async () => {
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
