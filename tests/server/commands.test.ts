import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CommandPlant } from "../../server/cli/command";
import { commands } from "../../server/cli/commands";
import { readConfig } from "../../server/config";
import { admins, audit, secondFactors } from "../../server/db/schema";
import { plant } from "../support/plant";

const host = plant();

const commandPlant: CommandPlant = {
  config: readConfig({}),
  ownerUrl: async () => host.ownerUrl,
  open: async () => ({ db: host.db, close: async () => undefined }),
  operations: async () => {
    throw new Error("These commands make no backups");
  },
};

const run = async (name: string, ...args: string[]) => {
  const output = await commands[name]?.run(commandPlant, args, { role: "super" });
  return /with the password (\S+)/.exec(String(output))?.[1] ?? "";
};

const notes = () => host.db.select().from(audit).orderBy(audit.id);

test("an admin made by a command is noted under the operator", async () => {
  const email = "meena@example.com";
  const password = await run("create-admin", email);
  const login = await host.call("visitor", "login", { body: { email, password } });
  expect(login.status).toBe(200);
  const [note, ...more] = await notes();
  expect(more).toEqual([]);
  expect(note).toMatchObject({
    adminId: null,
    adminEmail: "the command line",
    call: "create-admin",
    record: expect.stringMatching(/^admin \d+$/),
    after: { email, role: "ROLE_SUPER_ADMIN" },
  });
  expect(JSON.stringify(note)).not.toMatch(/password|scrypt/i);
});

test("a password set by a command is noted, without the password", async () => {
  const password = await run("reset-password", "STAFF@example.com");
  const body = { email: "staff@example.com", password };
  expect((await host.call("visitor", "login", { body })).status).toBe(200);
  const note = (await notes()).at(-1);
  expect(note).toMatchObject({
    adminEmail: "the command line",
    call: "reset-password",
    record: "admin 2",
  });
  expect(JSON.stringify(note)).not.toContain(password);
});

test("a second factor is reset by a command: the password alone signs in again", async () => {
  const email = "lost-phone@example.com";
  const password = await run("create-admin", email);
  const [admin] = await host.db.select().from(admins).where(eq(admins.email, email));
  const factor = { kind: "APP" as const, name: "App", encryptedKey: "of-another-secret" };
  await host.db.insert(secondFactors).values({ ...factor, adminId: Number(admin?.id) });
  const login = () => host.call("visitor", "login", { body: { email, password } });
  expect(Object.keys((await login()).body)).toEqual(["secondStep"]);
  await run("reset-second-factor", email);
  expect((await login()).body.token).toEqual(expect.any(String));
  expect((await notes()).at(-1)).toMatchObject({
    adminEmail: "the command line",
    call: "reset-second-factor",
    record: `admin ${admin?.id}`,
    after: { secondFactor: null },
  });
});

test("a command that fails leaves no note", async () => {
  const before = await notes();
  await expect(run("create-admin", "owner@example.com")).rejects.toThrow("There is an admin");
  await expect(run("reset-password", "nobody@example.com")).rejects.toThrow("There is no admin");
  expect(await notes()).toEqual(before);
});
