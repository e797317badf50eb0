import { createHash } from "node:crypto";
import { createReadStream, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../../server/db/connect";
import { fileParts, files } from "../../../server/db/schema";
import { readLines, readStoredTables } from "../../../server/db/storedTables";
import { dropDatabase, formerDatabases } from "../../../server/db/swapDatabases";
import { archiveOf, filesIn } from "../../support/archive";
import { emptyDatabase } from "../../support/emptyDatabase";
import { operationsOf } from "../../support/operationsOf";
import { plant } from "../../support/plant";
import { temporaryFolder } from "../../support/temporaryFolder";

const host = plant();
const other = emptyDatabase();
const folder = temporaryFolder("attached-files");
const count = 500;

/** Returns the content of a file. Some files have two parts. */
const contentOf = (number: number) =>
  Buffer.alloc(number % 50 === 0 ? 500_000 : 300, `file ${number} `);

const digestOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

let backup = "";

beforeAll(async () => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await host.db.insert(files).values(
    numbers.map((number) => ({
      record: `order ${number % 20}`,
      name: `file ${number}.pdf`,
      kind: "PDF" as const,
      size: contentOf(number).length,
      sha256: digestOf(contentOf(number)),
      createdBy: "owner@example.com",
    })),
  );
  await host.db.insert(fileParts).values(
    numbers.flatMap((fileId) => {
      const content = contentOf(fileId);
      const half = Math.ceil(content.length / 2);
      const parts = [content.subarray(0, half), content.subarray(half)];
      return parts.map((part, index) => ({ fileId, number: index + 1, content: part }));
    }),
  );
  const made = await (await operationsOf(host.ownerUrl, folder.path).backup("command"))?.ended;
  backup = join(folder.path, "backups", made?.file ?? "");
});

afterAll(async () => {
  for (const { name } of await formerDatabases(other.url)) await dropDatabase(other.url, name);
  folder.remove();
});

const restore = (path: string) =>
  operationsOf(other.url, join(folder.path, "other")).restore("command", path, async () =>
    createReadStream(path),
  );

test("a backup holds few parts of files in memory at a time", async () => {
  await host.db.transaction(async (tx) => {
    const table = (await readStoredTables(tx)).find(({ name }) => name === "file_parts");
    if (!table) throw new Error("There is no table of parts");
    for await (const lines of readLines(tx, table)) expect(lines.length).toBeLessThanOrEqual(8);
  });
});

test("500 files come back from a backup as they were", async () => {
  expect(
    await (await operationsOf(host.ownerUrl, folder.path).drill("command"))?.ended,
  ).toMatchObject({ rows: expect.any(Number) });
  await (await restore(backup))?.ended;
  const { db, close } = await connect(other.url);
  const rows = await db.select().from(files).orderBy(asc(files.id));
  expect(rows).toHaveLength(count);
  expect(rows).toEqual(await host.db.select().from(files).orderBy(asc(files.id)));
  const parts = await db
    .select()
    .from(fileParts)
    .orderBy(asc(fileParts.fileId), asc(fileParts.number));
  const contents = new Map<number, Buffer[]>();
  for (const { fileId, content } of parts)
    contents.set(fileId, [...(contents.get(fileId) ?? []), content]);
  for (const { id, sha256 } of rows)
    expect(digestOf(Buffer.concat(contents.get(id) ?? []))).toBe(sha256);
  await close();
});

test("a backup with a changed byte of a file is refused", async () => {
  const all = await filesIn(readFileSync(backup));
  const changed = all.map(({ name, content }) =>
    name === "file_parts/7-content"
      ? { name, content: Buffer.from(`x${content.subarray(1)}`) }
      : { name, content },
  );
  expect(changed.map(({ name }) => name)).toContain("file_parts/7-content");
  const path = join(folder.path, "changed.tar.gz");
  writeFileSync(path, await archiveOf(changed));
  await expect((await restore(path))?.ended).rejects.toThrow("Rows of file_parts were changed");
});
