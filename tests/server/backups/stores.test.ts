import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { failureMessage } from "../../../server/backups/operations";
import { type BackupStore, folderStore, s3Store } from "../../../server/backups/store";
import { englishText, errorMessage } from "../../../server/errors";
import { s3Keys, s3Server } from "../../support/s3Server";
import { temporaryFolder } from "../../support/temporaryFolder";

const folder = temporaryFolder("stores");
const names = ["plant-20261122T203000Z.tar.gz", "plant-20261123T203000Z.tar.gz.age"];
let storage: Awaited<ReturnType<typeof s3Server>>;

const settings = (more = {}) => ({ ...s3Keys, url: storage.url, region: "ap-south-1", ...more });

beforeAll(async () => {
  storage = await s3Server();
});
beforeEach(() => storage.setClockWrong(false));
afterAll(async () => {
  await storage.close();
  folder.remove();
});

const stores: readonly (readonly [string, () => BackupStore])[] = [
  ["a folder", () => folderStore(join(folder.path, "kept"))],
  ["an S3-compatible storage", () => s3Store(settings())],
];

test.each(stores)(
  "%s keeps whole files, lists backups only, and forgets them",
  async (_what, open) => {
    const store = open();
    expect(await store.list()).toEqual([]);
    for (const [place, name] of names.entries()) {
      const path = join(folder.path, "unfinished");
      writeFileSync(path, `content ${place}`);
      await store.put(name, path);
    }
    mkdirSync(join(folder.path, "kept"), { recursive: true });
    writeFileSync(join(folder.path, "kept", "notes.txt"), "");
    storage.objects.set("plant/notes.txt", Buffer.from(""));
    expect(await store.list()).toEqual(names.map((name) => ({ name, bytes: 9 })));
    expect(await text(await store.read(names[1] ?? ""))).toBe("content 1");
    for (const name of ["plant-20200101T000000Z.tar.gz", "../unfinished", "notes.txt"])
      await expect(store.read(name)).rejects.toThrow(
        `There is no backup ${name} at ${store.place}`,
      );
    await store.remove(names[0] ?? "");
    expect((await store.list()).map(({ name }) => name)).toEqual([names[1]]);
  },
);

test("a storage that is away, refuses, or finds the clock wrong is one sentence", async () => {
  const messageOf = (store: BackupStore) => store.list().catch(errorMessage);
  const away = s3Store(settings({ url: "http://127.0.0.1:9/backups" }));
  expect(await messageOf(away)).toMatch(/^The storage at \S+ does not answer\. Check/);
  const wrong = s3Store(settings({ secretAccessKey: "another secret" }));
  expect(await messageOf(wrong)).toMatch(/^The storage at \S+ refused the request \(403\)\. Check/);
  storage.setClockWrong(true);
  expect(await messageOf(s3Store(settings()))).toMatch(
    /this machine's clock is wrong\. Set the clock\.$/,
  );
});

test.each([
  [{ code: "ENOSPC" }, "The disk at /backups is full"],
  [{ cause: { code: "53100" } }, "The disk at /backups is full"],
  [{ code: "EACCES" }, "/backups cannot be read or written"],
  [{ code: "EROFS" }, "/backups cannot be read or written"],
  [{}, "It failed. The log of the server has the reason."],
])("the error %j is one sentence", (parts, sentence) => {
  const cause =
    "cause" in parts && parts.cause ? Object.assign(new Error(), parts.cause) : undefined;
  const error = Object.assign(new Error("write failed", { cause }), "code" in parts ? parts : {});
  expect(englishText(failureMessage(error, "/backups"))).toContain(sentence);
});

test("a folder that is a file cannot be written, and says so", async () => {
  const path = join(folder.path, "a-file");
  writeFileSync(path, "");
  const error = await folderStore(join(path, "backups"))
    .list()
    .catch((reason: unknown) => reason);
  expect(englishText(failureMessage(error, path))).toContain("cannot be read or written");
  expect(readdirSync(folder.path)).toContain("a-file");
});
