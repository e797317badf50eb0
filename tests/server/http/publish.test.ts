import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { publish } from "../../../scripts/site/publish";
import { buildApp } from "../../../server/app";
import { emptyDatabase } from "../../support/emptyDatabase";
import { secret } from "../../support/plant";
import { temporaryFolder } from "../../support/temporaryFolder";

const database = emptyDatabase();
const folder = temporaryFolder("builds");
const webRoot = join(folder.path, "web");

afterAll(folder.remove);

/** Publishes a build with one hashed file and one picture. Its home page has an inline script. */
function publishBuild(name: string) {
  const built = join(folder.path, "next");
  mkdirSync(join(built, "assets"), { recursive: true });
  writeFileSync(join(built, "index.html"), `<h1>${name}</h1><script>start("${name}")</script>`);
  writeFileSync(join(built, `assets/main-${name}.js`), name);
  writeFileSync(join(built, `${name}.svg`), "<svg/>");
  publish(built, webRoot, "/api");
}

const script = (name: string) => readFileSync(join(webRoot, `assets/main-${name}.js`), "utf8");

test("a build beside a running server replaces its pages and keeps the hashed files of the build before", async () => {
  publishBuild("first");
  const app = buildApp({ db: database.db, secret, webRoot });
  const home = async () => {
    const { body, headers } = await app.inject("/");
    const policy = String(headers["content-security-policy"]);
    return { body, hashes: policy.match(/'sha256-[^']+'/g) ?? [] };
  };
  const first = await home();
  expect(first).toMatchObject({ body: expect.stringContaining("first"), hashes: { length: 1 } });

  publishBuild("second");
  const second = await home();
  expect(second.body).toContain("second");
  expect(second.hashes).toHaveLength(2);
  expect(second.hashes).toEqual(expect.arrayContaining(first.hashes));
  expect((await app.inject("/assets/main-first.js")).body).toBe("first");
  expect((await app.inject("/first.svg")).statusCode).toBe(404);
  expect(existsSync(join(folder.path, "next"))).toBe(false);

  publishBuild("third");
  expect((await home()).hashes).toHaveLength(2);
  expect((await app.inject("/assets/main-first.js")).statusCode).toBe(404);
  expect([script("second"), script("third")]).toEqual(["second", "third"]);
  await app.close();
});
