import { and, desc, eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { audit, fileParts, files, orders } from "../../../server/db/schema";
import { pdfFile, rightFiles, wrongFiles, wrongNames } from "../../support/attachedFiles";
import { exampleOf } from "../../support/examples";
import { waitingHere } from "../../support/locksHere";
import { newOrder } from "../../support/newOrder";
import { pictureFile } from "../../support/pictureFile";
import { plant } from "../../support/plant";
import { drawPdf, readPdf } from "../../support/readPdf";
import "../../support/waits";

const host = plant();

beforeAll(async () => {
  for (const client of ["Kaveri Weaves", "Nilgiri Teas"])
    await host.call("owner", "createOrder", { body: newOrder(client) });
});

const order = { kind: "order", id: "1" };

const add = (name: string, file: Buffer, more: object = {}, params = order) =>
  host.call("staff", "addFile", { params, query: { name, ...more }, file });

const open = (id: number) => host.call("staff", "openFile", { params: { id: String(id) } });

const listed = async (params = order) =>
  (await host.call("staff", "getFiles", { params })).body.files;

const latestNote = async (call: string) => {
  const where = and(eq(audit.call, call), eq(audit.record, "order 1"));
  const [note] = await host.db.select().from(audit).where(where).orderBy(desc(audit.id)).limit(1);
  return note;
};

test.each(Object.entries(rightFiles))(
  "%s is stored and comes back as it was",
  async (name, make) => {
    const file = await make();
    const { status, body } = await add(name, file);
    expect({ status, body }).toMatchObject({ status: 200, body: { id: expect.any(Number) } });
    const reply = await open(body.id);
    expect(reply.bytes.equals(file)).toBe(true);
    expect(decodeURIComponent(String(reply.headers["content-disposition"]))).toBe(
      `attachment; filename*=UTF-8''${name}`,
    );
    expect(reply.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
    });
  },
);

test("each kind has its own type, and what no browser shows has none", async () => {
  const types: Record<string, unknown> = {};
  for (const { id, kind } of await listed()) types[kind] = (await open(id)).headers["content-type"];
  expect(types).toEqual({
    PDF: "application/pdf",
    PNG: "image/png",
    JPEG: "image/jpeg",
    WEBP: "image/webp",
    DXF: "application/octet-stream",
    AI: "application/octet-stream",
    XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
});

test.each(wrongFiles)(
  "%s is refused by the field, and nothing is stored",
  async (_what, name, make, sentence) => {
    const before = await host.db.$count(files);
    const reply = await add(name, await make());
    expect(reply).toMatchObject({ status: 400, body: { errors: { file: sentence } } });
    expect(await host.db.$count(files)).toBe(before);
  },
);

test.each(wrongNames)("no file is named %j", async (name) => {
  const reply = await add(name, pdfFile("another"));
  expect(reply.status).toBe(400);
  expect(reply.body.errors).toHaveProperty("name");
});

test("the same file is refused on the same record, in two requests at once too, and taken on another one", async () => {
  const file = pdfFile("twice");
  const replies = await Promise.all([add("first.pdf", file), add("second.pdf", file)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const refused = replies.find(({ status }) => status === 400);
  expect(refused?.body.errors.file).toMatch(/^The same file is here already: (first|second)\.pdf$/);
  expect(await add("first.pdf", file, {}, { kind: "order", id: "2" })).toMatchObject({
    status: 200,
  });
});

test("a file of 20 MB is kept in parts", async () => {
  const file = Buffer.concat([pdfFile("large"), Buffer.alloc(19_999_000, 1), pdfFile("end")]);
  const { body } = await add("large.pdf", file);
  expect(await host.db.$count(fileParts, eq(fileParts.fileId, body.id))).toBe(40);
  expect((await open(body.id)).bytes.equals(file)).toBe(true);
});

test("of two removed copies that are put back at the same moment, one is refused", async () => {
  const file = pdfFile("put back together");
  const ids: number[] = [];
  for (const name of ["first.pdf", "second.pdf"]) {
    const { body } = await add(name, file);
    ids.push(body.id);
    await host.call("staff", "removeFile", { params: { id: String(body.id) } });
  }
  const [first = 0, second = 0] = ids;
  const other = await host.db.$client.connect();
  try {
    await other.query("begin");
    await other.query("update files set removed_at = null, removed_by = null where id = $1", [
      first,
    ]);
    const restored = host.call("staff", "restoreFile", { params: { id: String(second) } });
    await vi.waitFor(async () => expect(await waitingHere(host.db)).toBe(1));
    await other.query("commit");
    expect(await restored).toMatchObject({
      status: 409,
      body: { message: "The same file is here already: second.pdf" },
    });
  } finally {
    other.release(true);
  }
});

test("a removed file leaves the list and not the history, and can be put back for 30 days", async () => {
  const file = pdfFile("removed");
  const { body } = await add("removed.pdf", file);
  const params = { id: String(body.id) };
  const remove = () => host.call("staff", "removeFile", { params });
  const restore = () => host.call("staff", "restoreFile", { params });
  expect(await remove()).toMatchObject({ status: 200 });
  expect(await remove()).toMatchObject({
    status: 409,
    body: { message: "This file was removed already" },
  });
  expect((await listed()).map(({ id }: { id: number }) => id)).not.toContain(body.id);
  expect(await open(body.id)).toMatchObject({ status: 404 });
  expect(await latestNote("removeFile")).toMatchObject({
    adminEmail: "staff@example.com",
    before: { file: "removed.pdf", sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(await restore()).toMatchObject({ status: 200 });
  expect((await open(body.id)).bytes.equals(file)).toBe(true);

  await remove();
  await add("again.pdf", file);
  expect(await restore()).toMatchObject({
    status: 409,
    body: { message: "The same file is here already: again.pdf" },
  });
  const [early, late] = [31, 29].map((days) => new Date(Date.now() - days * 86_400_000));
  await host.db.update(files).set({ removedAt: early }).where(eq(files.id, body.id));
  expect(await restore()).toMatchObject({
    status: 409,
    body: { message: "This file was removed 30 days ago or earlier. Attach it again." },
  });
  const { body: recentFile } = await add("kept.pdf", pdfFile("kept"));
  await host.db
    .update(files)
    .set({ removedAt: late, removedBy: "staff@example.com" })
    .where(eq(files.id, recentFile.id));
  await add("next.pdf", pdfFile("next"));
  expect(await host.db.$count(fileParts, eq(fileParts.fileId, body.id))).toBe(0);
  expect(await host.db.$count(fileParts, eq(fileParts.fileId, recentFile.id))).toBe(1);
  const row = await host.db.select().from(files).where(eq(files.id, body.id));
  expect(row).toMatchObject([{ name: "removed.pdf", sha256: expect.any(String) }]);
});

test("a file of no record, and of a kind without files, is not found", async () => {
  const file = pdfFile("nowhere");
  for (const params of [
    { kind: "order", id: "999" },
    { kind: "order", id: "abc" },
    { kind: "box", id: "1" },
    { kind: "nothing", id: "1" },
  ])
    expect(await add("a.pdf", file, {}, params)).toMatchObject({ status: 404 });
});

test("the newest artwork of an order or its specification is on the last page of the job card, or named as a PDF", async () => {
  await host.call("owner", "createSpecification", exampleOf("createSpecification", 1));
  await host.db
    .update(orders)
    .set({ specificationVersionId: 1, boardSettingsId: 1 })
    .where(eq(orders.id, 2));
  const card = async () =>
    (await host.call("staff", "getJobCard", { params: { id: "2" }, query: {} })).bytes;
  const second = { kind: "order", id: "2" };
  const artwork = { artwork: "true" };
  await add("pallet.jpg", await pictureFile("jpeg", { width: 60, height: 40 }), {}, second);
  const pages = (await readPdf(await card())).pages.length;
  const first = await pictureFile("png", { width: 300, height: 200 });
  await add("old.png", first, artwork, { kind: "specification", id: "1" });
  const { body } = await add(
    "new.webp",
    await pictureFile("webp", { width: 210, height: 300 }),
    artwork,
    second,
  );
  const printed = (await readPdf(await card())).pages;
  expect(printed).toHaveLength(pages + 1);
  expect(printed.at(-1)?.text).toContain("Artwork: new.webp");
  expect((await drawPdf(await card(), 1)).length).toBeGreaterThan(0);
  await host.call("staff", "removeFile", { params: { id: String(body.id) } });
  expect((await readPdf(await card())).pages.at(-1)?.text).toContain("Artwork: old.png");
  const artworkPdf = async () =>
    (await host.call("staff", "getFiles", { params: second })).body.artworkPdf;
  expect(await artworkPdf()).toBeUndefined();
  const die = await add("die.pdf", pdfFile("a die"), artwork, { kind: "specification", id: "1" });
  expect(await artworkPdf()).toEqual({ id: die.body.id, name: "die.pdf" });
  const named = (await readPdf(await card())).pages;
  expect(named).toHaveLength(pages);
  expect(named[0]?.text).toMatch(/Artwork: die\.pdf of \d+ \w+ \d{4}, a PDF\./);
  expect(await add("print.ai", pdfFile("Adobe Illustrator"), artwork, second)).toMatchObject({
    status: 400,
    body: {
      errors: {
        file: "Artwork is a PNG, JPEG or WebP picture or a PDF. Take the mark off this file.",
      },
    },
  });
});
