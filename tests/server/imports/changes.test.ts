import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { numberError } from "../../../domain/numbers";
import { audit, employees, orders, reels } from "../../../server/db/schema";
import { orderForm } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";
import { beginSpan } from "../../support/timeSpan";
import { importCalls, orderHeadings } from "./importCalls";

const host = plant();

beforeAll(() => seed(host));

const importFile = importCalls(host);

const orderOf = async (id: number) =>
  (await host.db.select().from(orders).where(eq(orders.id, id)))[0];

test("a row that names an order by its number changes what its cells say, as an edit would", async () => {
  const before = await orderOf(1);
  const rows = [
    ["Order", "quantity", "materialGrade"],
    ["#1", "1,20,000", "Kraft 18 BF"],
    ["2", (await orderOf(2))?.quantity, (await orderOf(2))?.materialGrade],
  ];
  const query = { labels: JSON.stringify({ id: "Order" }) };
  const dry = await importFile("orders", rows, { ...query, dryRun: "true" }, "staff");
  expect(dry.body).toMatchObject({ created: 0, changed: 1, unchanged: 1, skipped: 0, wrong: 0 });
  expect(dry.body.rows).toMatchObject([
    { row: 2, state: "changed", before: { 1: String(before?.quantity) } },
    { row: 3, state: "unchanged" },
  ]);
  expect(await orderOf(1)).toEqual(before);
  const real = await importFile("orders", rows, { ...query, plan: dry.body.plan }, "staff");
  expect(real).toMatchObject({ status: 200, body: { changed: 1 } });
  const after = await orderOf(1);
  expect(after).toMatchObject({
    quantity: 120_000,
    materialGrade: "Kraft 18 BF",
    version: (before?.version ?? 0) + 1,
    client: before?.client,
  });
  const [note] = await host.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(note).toMatchObject({
    record: "order 1",
    call: "importRecords",
    adminEmail: "staff@example.com",
    before: { quantity: before?.quantity },
    after: { quantity: 120_000 },
    version: after?.version,
    importId: real.body.importId,
  });
});

test("barcodes identify reels and employees, and only the scale changes a reel's weight", async () => {
  const reelRows = (weight: string) => [
    ["Barcode ID", "location", "moisture", "initialWeight"],
    ["reel-000001", "Bay 7", "6.5", weight],
  ];
  const labels = JSON.stringify({ barcodeId: "Barcode ID" });
  const heavier = await importFile("reels", reelRows("700"), { labels });
  expect(heavier.body).toMatchObject({ wrong: 1, changed: 0 });
  expect(heavier.body.rows[0].errors).toEqual({ 3: "Only the scale changes this" });
  const [was] = await host.db.select().from(reels).where(eq(reels.id, 1));
  const weight = String((was?.initialWeightGrams ?? 0) / 1000);
  expect((await importFile("reels", reelRows(weight), { labels })).body).toMatchObject({
    changed: 1,
  });
  const [reel] = await host.db.select().from(reels).where(eq(reels.id, 1));
  expect(reel).toMatchObject({
    location: "Bay 7",
    moisturePercent: 6.5,
    coreWeightGrams: was?.coreWeightGrams,
    receivedAt: was?.receivedAt,
  });
  const people = [
    ["barcodeId", "bankAccountNumber", "bankIfsc", "uan", "esiNumber"],
    ["EMP-A-00001", "123456789012", "sbin0001234", "100900007919", "5300006007"],
  ];
  expect((await importFile("employees", people)).body).toMatchObject({ changed: 1, wrong: 0 });
  const [person] = await host.db.select().from(employees).where(eq(employees.id, 1));
  expect(person).toMatchObject({
    bankAccountNumber: "123456789012",
    bankIfsc: "SBIN0001234",
    uan: "100900007919",
    esiNumber: "5300006007",
  });
});

test("a cell is refused that names no record, one twice, a cancelled one, or another's value", async () => {
  await host.call("owner", "cancelOrder", { params: { id: "3" }, body: { reason: "Twice" } });
  const { body } = await importFile("orders", [
    ["id", "quantity"],
    ["99999", "7"],
    ["1", "7"],
    ["1", "8"],
    ["3", "7"],
    ["", "7"],
    ["2", "none"],
  ]);
  expect(body.changed).toBe(0);
  expect(body.rows.map(({ errors }: { errors: object }) => errors)).toEqual([
    { 0: "There is no order with this number. Empty the cell to make a new one." },
    {},
    { "": "The same order as in row 3" },
    { "": "Order #3 is cancelled and cannot be edited" },
    { "": expect.stringContaining("client: Required; productType: Required") },
    { 1: numberError },
  ]);
  const duplicateReply = await importFile("reels", [
    ["barcodeId", "reelNo", "supplierName"],
    ["REEL-000001", "2", "Tungabhadra Papers"],
  ]);
  expect(duplicateReply.body.rows[0].errors).toEqual({
    1: "This supplier has a reel with this number",
  });
});

test("a file from before another person's change does not overwrite it", async () => {
  const version = (await orderOf(2))?.version ?? 0;
  const rows = (client: string, at: string) => [
    ["id", "client", "version"],
    ["2", client, at],
  ];
  const edit = { params: { id: "2" }, body: { ...orderForm("Kaveri Silks"), version } };
  expect(await host.call("staff", "updateOrder", edit)).toMatchObject({ status: 200 });
  const stale = await importFile("orders", rows("Another", String(version)));
  expect(stale.body).toMatchObject({ wrong: 1 });
  expect(stale.body.rows[0].errors[2]).toContain("Changed since this file was saved");
  const same = await importFile("orders", rows("Kaveri Silks", String(version)));
  expect(same.body).toMatchObject({ wrong: 0, unchanged: 1 });
  expect((await importFile("orders", rows("Another", ""))).body).toMatchObject({ changed: 1 });
});

test("the shown plan is carried out, and a change in between is refused", async () => {
  const rows = (size: string) => [
    ["id", "size"],
    ["1", size],
  ];
  const dry = await importFile("orders", rows("10 x 10"), { dryRun: "true" });
  await importFile("orders", rows("9 x 9"));
  const real = await importFile("orders", rows("10 x 10"), { plan: dry.body.plan });
  expect(real.status).toBe(409);
  expect(real.body.message).toMatch(/^Something was changed/);
  expect(await orderOf(1)).toMatchObject({ size: "9 x 9" });
});

const orderRow = (client: string) => [client, "RSC", "500", "S", "Peenya", "21/11/2026", "A"];

test("a row that was imported before says when, and is imported again where that is asked for", async () => {
  const expectNow = beginSpan();
  await importFile("orders", [orderHeadings, orderRow("Monthly"), orderRow("Other")]);
  const later = [orderHeadings, orderRow("New"), orderRow("Monthly"), orderRow("Other")];
  const { body } = await importFile("orders", later, { dryRun: "true" });
  expect(body).toMatchObject({ created: 1, skipped: 2 });
  expect(body.rows[1]).toMatchObject({ row: 3, state: "repeated" });
  expectNow(body.rows[1].importedAt);
  const some = await importFile("orders", later, { again: "3" });
  expect(some.body).toMatchObject({ created: 2, skipped: 1 });
  const all = await importFile("orders", later, { again: "all" });
  expect(all.body).toMatchObject({ created: 3, skipped: 0 });
  const monthly = await host.db.select().from(orders).where(eq(orders.client, "Monthly"));
  expect(monthly).toHaveLength(3);
});
