import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { audit, employees, imports, orders, reelMovements, reels } from "../../../server/db/schema";
import { contentOf } from "../../support/contentOf";
import { exampleOf } from "../../support/examples";
import { waitingHere } from "../../support/locksHere";
import { plant, type Who } from "../../support/plant";
import { seed } from "../../support/seed";
import "../../support/waits";
import { importCalls, orderHeadings, type Rows } from "./importCalls";

const host = plant();

beforeAll(() => seed(host));

const importFile = async (resource: string, rows: Rows) => {
  const { body } = await importCalls(host)(resource, rows);
  expect(body).toMatchObject({ wrong: 0, importId: expect.any(Number) });
  return Number(body.importId);
};

const undo = (importId: number, who: Who = "owner") =>
  host.call(who, "undoImport", { params: { id: String(importId) } });

const lastOf = (resource: string, who: Who = "owner") =>
  host.call(who, "getLastImport", { params: { resource } });

const orderRow = (client: string, id = "") => [
  id,
  client,
  ...["RSC", "500", "S", "Peenya", "21/11/2026", "A"],
];

test("an import is undone as a whole, with a note for each record, and can be repeated", async () => {
  const rows = [["id", ...orderHeadings], orderRow("Undone"), orderRow("Changed", "1")];
  const [before] = await host.db.select().from(orders).where(eq(orders.id, 1));
  const { imported_rows: digests } = await contentOf(host.db);
  const id = await importFile("orders", rows);
  expect((await lastOf("orders")).body).toMatchObject({
    last: { id, by: "owner@example.com", created: 1, changed: 1 },
  });
  expect((await lastOf("orders", "staff")).body.last.refusal).toBe(
    "Only the admin who imported a file can undo it",
  );
  expect(await undo(id, "staff")).toMatchObject({ status: 409 });
  expect(await undo(id)).toMatchObject({ status: 200, body: { undone: 2 } });
  expect(await undo(id)).toMatchObject({
    status: 409,
    body: { message: "This import was undone already" },
  });
  const { version = 0, updatedAt: _at, ...order } = before ?? {};
  const [after] = await host.db.select().from(orders).where(eq(orders.id, 1));
  expect(after).toMatchObject({ ...order, version: version + 2 });
  expect(await host.db.select().from(orders).where(eq(orders.client, "Undone"))).toEqual([]);
  expect((await contentOf(host.db)).imported_rows).toBe(digests);
  const notes = await host.db
    .select()
    .from(audit)
    .where(eq(audit.call, "undoImport"))
    .orderBy(audit.id);
  expect(notes).toMatchObject([
    { before: { client: "Undone" }, after: null, undoOf: expect.any(Number) },
    { record: "order 1", before: { client: "Changed" }, after: { client: before?.client } },
  ]);
  expect((await lastOf("orders")).body).toEqual({});
  await importFile("orders", rows);
});

test("the second of two simultaneous undos of an import is refused", async () => {
  const id = await importFile("orders", [["id", ...orderHeadings], orderRow("Twice undone")]);
  const both = await Promise.all([undo(id), undo(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("an import with a record that was changed since is not undone at all", async () => {
  const id = await importFile("orders", [
    ["id", ...orderHeadings],
    orderRow("Stays"),
    orderRow("Moves"),
  ]);
  const [moves] = await host.db.select().from(orders).where(eq(orders.client, "Moves"));
  const params = { id: String(moves?.id) };
  await host.call("owner", "moveOrder", { params, body: { status: "IN_PROGRESS" } });
  const before = await contentOf(host.db);
  expect(await undo(id)).toMatchObject({
    status: 409,
    body: { message: `Order #${moves?.id} was changed since. The import stays as it is.` },
  });
  expect(await contentOf(host.db)).toEqual(before);
});

test("an imported record with a comment or a file since stays, until they are taken back", async () => {
  const id = await importFile("orders", [["id", ...orderHeadings], orderRow("Discussed")]);
  const [order] = await host.db.select().from(orders).where(eq(orders.client, "Discussed"));
  const number = order?.id ?? 0;
  const inUse = {
    status: 409,
    body: { message: `The order #${number} is in use since. The import stays as it is.` },
  };
  const comment = { kind: "order", recordId: number, text: "Call first" };
  const { body: added } = await host.call("staff", "addComment", { body: comment });
  expect(await undo(id)).toMatchObject(inUse);
  await host.call("staff", "withdrawComment", { params: { id: String(added.id) } });
  const { body: file } = await host.call("staff", "addFile", {
    params: { kind: "order", id: String(number) },
    query: { name: "plan.pdf" },
    file: Buffer.from("%PDF-1.4\n%%EOF\n"),
  });
  expect(await undo(id)).toMatchObject(inUse);
  await host.call("staff", "removeFile", { params: { id: String(file.id) } });
  expect((await undo(id)).body).toEqual({ undone: 1 });
});

test("a comment or a file that comes while an import is undone waits, and finds no record", async () => {
  await importFile("orders", [["id", ...orderHeadings], orderRow("Vanishing")]);
  const [order] = await host.db.select().from(orders).where(eq(orders.client, "Vanishing"));
  const number = order?.id ?? 0;
  const other = await host.db.$client.connect();
  try {
    await other.query("begin");
    await other.query("select from orders where id = $1 for update", [number]);
    const both = Promise.all([
      host.call("staff", "addComment", { body: { kind: "order", recordId: number, text: "Hi" } }),
      host.call("staff", "addFile", {
        params: { kind: "order", id: String(number) },
        query: { name: "plan.pdf" },
        file: Buffer.from("%PDF-1.4\n%%EOF\n"),
      }),
    ]);
    await vi.waitFor(async () => expect(await waitingHere(host.db)).toBe(2));
    await other.query("delete from orders where id = $1", [number]);
    await other.query("commit");
    expect((await both).map(({ status }) => status)).toEqual([404, 404]);
  } finally {
    other.release(true);
  }
});

test("the last import is undone first, and for a day", async () => {
  const box = (name: string) => [
    ["boxType", "box", "boxDescription", "boxUrl"],
    ["RSC", name, "x", "/a.svg"],
  ];
  const first = await importFile("boxes", box("First"));
  const second = await importFile("boxes", box("Second"));
  expect((await undo(first)).body.message).toBe("A later import has to be undone first");
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await host.db.update(imports).set({ importedAt: yesterday }).where(eq(imports.id, second));
  const tooLate = "Only imports of the last 24 hours can be undone";
  expect((await lastOf("boxes")).body.last.refusal).toBe(tooLate);
  expect(await undo(second)).toMatchObject({ status: 409, body: { message: tooLate } });
});

const reelHeadings = [
  ...["reelNo", "gsm", "burstFactor", "deckle", "initialWeight", "unit", "paperType"],
  "supplierName",
];
const reelRow = (no: number) => [no, 150, 18, 120, 500, "A", "Kraft", "Undone Mills"];
const undoneReels = () =>
  host.db.select().from(reels).where(eq(reels.supplierName, "Undone Mills"));

test("imported reels go with the movement by which they came, unless paper has moved since", async () => {
  const first = await importFile("reels", [reelHeadings, reelRow(1), reelRow(2)]);
  expect(await undo(first)).toMatchObject({ status: 200, body: { undone: 2 } });
  expect(await undoneReels()).toEqual([]);
  const second = await importFile("reels", [reelHeadings, reelRow(1), reelRow(2)]);
  const id = (await undoneReels())[1]?.id ?? 0;
  const movement = { reelId: id, kind: "ADJUST" as const, grams: 0, reason: "Wet", by: "x" };
  await host.db.insert(reelMovements).values(movement);
  expect(await undo(second)).toMatchObject({
    status: 409,
    body: { message: `The reel #${id} is in use since. The import stays as it is.` },
  });
  expect(await undoneReels()).toHaveLength(2);
});

test("a movement cannot be deleted by hand, not even a reel's first one", async () => {
  await expect(host.db.delete(reelMovements)).rejects.toMatchObject({
    cause: { message: "Rows of reel_movements are never changed" },
  });
});

test("an imported person who has pay since stays, and staff neither see nor undo the import", async () => {
  const id = await importFile("employees", [
    ["name", "email", "unit", "gender", "phoneNumber", "bloodGroup", "dob"],
    ["Gone", "gone@import.example", "A", "female", "9845000000", "O+", "1-2-90"],
  ]);
  const [gone] = await host.db
    .select()
    .from(employees)
    .where(eq(employees.email, "gone@import.example"));
  const body = { ...exampleOf("addSalary", 1).body, employeeId: gone?.id };
  await host.call("owner", "addSalary", { body });
  expect(await undo(id)).toMatchObject({
    status: 409,
    body: { message: `The employee #${gone?.id} is in use since. The import stays as it is.` },
  });
  expect(await lastOf("employees", "staff")).toMatchObject({ status: 403 });
  expect(await undo(id, "staff")).toMatchObject({ status: 403 });
});
