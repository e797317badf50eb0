import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildApp } from "../../server/app";
import { readConfig, readServerConfig, settingNames } from "../../server/config";
import { defaultDataDir, reachableDataDir } from "../../server/db/embedded/cluster";
import { StartupError } from "../../server/errors";
import { plant, secret } from "../support/plant";
import { temporaryFolder } from "../support/temporaryFolder";

const host = plant();

/** Returns the client's address that the server sees behind these proxies. Each proxy noted the one before it. */
async function addressSeen(trusted: string, forwarded: string) {
  const { trustProxy } = readConfig({ TRUST_PROXY: trusted });
  const app = buildApp({ db: host.db, secret, trustProxy });
  app.get("/seen", async (request) => request.ip);
  const headers = { "x-forwarded-for": forwarded };
  const { body } = await app.inject({ url: "/seen", remoteAddress: "10.0.0.1", headers });
  await app.close();
  return body;
}

const forwarded = "203.0.113.9, 198.51.100.2, 10.0.0.2";

test.each([
  ["0", "10.0.0.1"],
  ["false", "10.0.0.1"],
  ["1", "10.0.0.2"],
  ["2", "198.51.100.2"],
  ["3", "203.0.113.9"],
  ["true", "203.0.113.9"],
  ["10.0.0.0/8", "198.51.100.2"],
  ["10.0.0.1,10.0.0.2", "198.51.100.2"],
  ["192.0.2.1", "10.0.0.1"],
  ["::1, 10.0.0.0/31", "10.0.0.2"],
])("TRUST_PROXY=%s takes the address that its proxies saw", async (trusted, address) => {
  expect(await addressSeen(trusted, forwarded)).toBe(address);
});

test.each(["abc", "1.2.3", "a:b:zz", "1.2.3.4/33", "10.0.0.0/0", "::1/129", ",", "-1", "1.5"])(
  "TRUST_PROXY=%s stops the start in one line",
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
      "TRUST_PROXY must be true, false, a number of proxies, or their addresses separated by commas",
    );
  },
);

test.each([
  [{ PORT: "eighty" }, "PORT must be a port number from 0 to 65535"],
  [{ SEED: "lots" }, "SEED must be demo or none"],
  [{ BACKUP_RECIPIENT: "age1xyz" }, "BACKUP_RECIPIENT must be a public key of age, age1…"],
  [
    // A real key, but with another last character.
    { BACKUP_RECIPIENT: "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8q" },
    "BACKUP_RECIPIENT must be a public key of age, age1…",
  ],
  [{ BACKUP_IDENTITY: "AGE-SECRET-KEY-1XYZ" }, "BACKUP_IDENTITY must be a secret key of age"],
  [{ ADMIN_EMAIL: "owner" }, "ADMIN_EMAIL must be an email address"],
  [{ JWT_SECRET: "short" }, "JWT_SECRET must have at least 32 characters"],
  [{ DATABASE_URL: "mysql://localhost" }, "DATABASE_URL must look like postgres://"],
  [{ SMTP_URL: "http://mail.example" }, "SMTP_URL must look like smtps://user:password@host:465"],
  [{ SMTP_URL: "smtps://mail.example" }, "SMTP_URL and MAIL_FROM must be set together"],
  [{ MAIL_FROM: "the office" }, "MAIL_FROM must be an email address, or Name <address>"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error, warn"],
  [{ DATABASE_MIGRATION_URL: "postgres://a@b/c" }, "DATABASE_MIGRATION_URL needs DATABASE_URL"],
  [{ DATABASE_URL: "postgres://127.0.0.1:9/plant", JWT_SECRET: "" }, "JWT_SECRET must be set"],
])("a bad value is named in one line: %j", (environment, line) => {
  let message = "";
  try {
    readServerConfig(environment);
  } catch (error) {
    message = error instanceof StartupError ? error.message : "";
  }
  expect(message).toContain(line);
  expect(message).not.toContain("\n");
});

const databaseUrl = "postgres://plant:word@127.0.0.1:5432/plant";

test("a server of a shared database needs the shared secret, and a command does not", () => {
  expect(() => readServerConfig({ DATABASE_URL: databaseUrl })).toThrow(
    "JWT_SECRET must be set along with DATABASE_URL",
  );
  expect(readServerConfig({ DATABASE_URL: databaseUrl, JWT_SECRET: secret })).toMatchObject({
    databaseUrl,
    jwtSecret: secret,
  });
  expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ jwtSecret: undefined });
  expect(readServerConfig({})).toMatchObject({ jwtSecret: undefined });
});

test("a clone that PostgreSQL's user may not enter has its data elsewhere, unless it has data", () => {
  const folder = temporaryFolder("clone");
  const clone = join(folder.path, "plant");
  const another = { uid: 65_534, gid: 65_534 };
  mkdirSync(clone, { mode: 0o700 });
  expect(defaultDataDir(folder.path, another)).toBe(join(folder.path, "data"));
  expect(defaultDataDir(clone, {})).toBe(join(clone, "data"));
  expect(defaultDataDir(clone, another)).toBe(reachableDataDir);
  mkdirSync(join(clone, "data/postgres"), { recursive: true });
  expect(defaultDataDir(clone, another)).toBe(join(clone, "data"));
  folder.remove();
});

test("the list of settings names every setting, and what operators copy sets no other", () => {
  const table = readFileSync("docs/settings.md", "utf8");
  const named = [...table.matchAll(/`([A-Z_]+)`(?=[^|]*\|[^|]*\|)/g)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(settingNames));

  const lines = readFileSync("docs/deploy/env", "utf8").matchAll(/^#?([A-Z_]+)=(.*)$/gm);
  const given = Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(given)));
  // The service's unit sets PORT. This file would override the unit.
  expect(given).not.toHaveProperty("PORT");
  expect(readServerConfig({ ...given, JWT_SECRET: secret })).toMatchObject({ seed: "none" });
});
